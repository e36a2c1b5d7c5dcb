import { HMG_DICE, LMG_DICE, MORTAR_DICE } from './groups.ts';

/** What is mounted on a hull. */
export interface Weapon {
  readonly kind: 'lmg' | 'hmg' | 'mortar' | 'cannon';
  /** BT-5.2: dice for a shot at groups; the gun effect of a cannon. */
  readonly dice: number;
  /** BT-3.2: AP for a shot. */
  readonly cost: number;
  /** BT-2.4: where it can shoot. */
  readonly arc: 'bow' | 'ahead' | 'astern' | 'round';
}

/** BT-3.2, BT-3.3 */
const COSTS = { lmg: 1, hmg: 1, mortar: 2, cannon: 4 } as const;
export const BOAT_SHOTS = 3;
/** BT-5.1: groups that shoot from a boat, and the shots of each. */
export const TROOPS_SHOOTING = 2;
export const TROOPS_SHOTS = 2;
/** BT-2.4 */
export const MOST_EFFECT = 7;
export const CANNON_POINTS = 5;
export const NETS_POINTS = 10;
export const MORTAR_POINTS = 20;
/** BT-2.4: machine guns on a soft hull; on a hard one there is no such limit, but shots are written in two bits each. */
export const SOFT_GUNS = 2;
export const MOST_WEAPONS = 8;

/** How a scenario names a weapon: a cannon by its effect. */
export const WEAPON_NAMES: readonly string[] = [
  'lmg',
  'hmg',
  'mortar',
  ...Array.from({ length: MOST_EFFECT }, (_, i) => `cannon${i + 1}`),
];

/** BT-2.4: the weapons of a hull. The first machine gun is on the bow, the second at the rear. */
export function weaponsNamed(names: readonly string[]): Weapon[] {
  let guns = 0;
  return names.map((name): Weapon => {
    if (name === 'lmg' || name === 'hmg') {
      const arc = (['ahead', 'astern'] as const)[guns++] ?? 'round';
      return { kind: name, dice: name === 'hmg' ? HMG_DICE : LMG_DICE, cost: COSTS[name], arc };
    }
    if (name === 'mortar') {
      return { kind: 'mortar', dice: MORTAR_DICE, cost: COSTS.mortar, arc: 'round' };
    }
    return { kind: 'cannon', dice: Number(name.slice(-1)), cost: COSTS.cannon, arc: 'bow' };
  });
}

/** BT-3.5: what a tank has. */
export const TANK_WEAPONS: readonly string[] = ['lmg', 'cannon6'];

import { refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  objectionOf,
  whyNoLine,
  type Census,
  type Objections,
  type State,
} from '@sandtable/pbi/extending';
import { fleetOf, isOut } from '../state/fleet.ts';
import { GUN_EFFECT, GUN_REACH, MORTAR_FROM } from '../tables/groups.ts';
import type { Weapon } from '../tables/weapons.ts';

const REFUSED = {
  boatBetween: refuse('BT-1.4', 'boats:boatBetween'),
  night: refuse('BT-1.5', 'boats:night'),
  tooNear: refuse('BT-5.2', 'boats:tooNear'),
  tooFar: refuse('BT-6.2', 'boats:tooFar'),
  noAssault: refuse('BT-6.2', 'boats:gunsNeverAssault'),
} as const;

/** What a weapon can be used for, whoever has it. */
export interface Arm {
  /** BT-6.2: an anti-tank weapon, which harms hard hulls. */
  readonly gun?: true;
  /** BT-5.2: it needs no line of fire. */
  readonly indirect?: true;
  /** It is no use against groups. */
  readonly hullsOnly?: true;
  readonly nearest?: number;
  readonly farthest?: number;
}

/** BT-5.2: rifles, SMGs and machine guns. */
export const SMALL_ARMS: Arm = {};
/** BT-5.2: small arms too, as far as hulls are concerned. */
const MORTAR: Arm = { indirect: true, nearest: MORTAR_FROM };
const GUN: Arm = { gun: true };
const HAND_HELD: Arm = { gun: true, hullsOnly: true, farthest: GUN_REACH.antitank };

/** What a group shoots with. */
export function armOfKind(kind: string): Arm {
  if (kind === 'mortar') return MORTAR;
  if (kind === 'antitank') return HAND_HELD;
  return kind in GUN_EFFECT ? GUN : SMALL_ARMS;
}

/** What is mounted on a hull. */
export function armOfWeapon({ kind }: Weapon): Arm {
  if (kind === 'mortar') return MORTAR;
  return kind === 'cannon' ? GUN : SMALL_ARMS;
}

/** BT-5.2, BT-6.2, QS-7: whether such a weapon reaches from one square to another. */
export function whyNoReach(
  state: State,
  now: Census,
  from: number,
  to: number,
  { indirect, nearest = 0, farthest = Infinity }: Arm,
): Refusal | undefined {
  const range = state[SETTING].board.range(from, to);
  if (range < nearest) return REFUSED.tooNear;
  if (range > farthest) return REFUSED.tooFar;
  return indirect ? whyUnseen(state, from, to) : whyNoLine(state, now, from, to);
}

/** At night nobody sees farther than the scenario says. */
function whyUnseen(state: State, from: number, to: number): Refusal | undefined {
  const { sight } = fleetOf(state).plan;
  return sight > 0 && state[SETTING].board.range(from, to) > sight ? REFUSED.night : undefined;
}

/** BT-1.4, QS-7.5: a boat blocks a line as groups do, and so does a vehicle. */
function whyBoatBetween(state: State, from: number, to: number): Refusal | undefined {
  const crossed = state[SETTING].lines.between[from][to];
  if (crossed.length === 0) return undefined;
  for (let piece = 0; piece < state.status.length; piece++) {
    if (isOut(state, piece) && crossed.includes(state.at[piece])) return REFUSED.boatBetween;
  }
  return undefined;
}

/** QS-8.1, BT-4.3: what there is against a shot of a group that could shoot. */
export function whyNoShot(state: State, group: number, range: number): Refusal | undefined {
  return objectionOf(state[SETTING].book.objections.shoot, state, group, range);
}

/** BT-6.2: guns never assault. */
function whyNotCharge(state: State, group: number): Refusal | undefined {
  const { gun, hullsOnly } = armOfKind(state[SETTING].roster.kindOf[group].name);
  return gun && !hullsOnly ? REFUSED.noAssault : undefined;
}

/** What boats have against shots and assaults that the book allows. */
export const FIRE_OBJECTIONS: Partial<Objections> = {
  line: [whyUnseen, whyBoatBetween],
  charge: [whyNotCharge],
};

import { otherSide, SETTING } from '@sandtable/kernel';
import {
  groupsIn,
  OPPORTUNITY_SHOTS,
  shotDice,
  shotReason,
  WITHOUT_AP,
  type State,
} from '@sandtable/pbi/extending';
import {
  fleetOf,
  groupsAboard,
  hasMark,
  isOut,
  SAVED,
  setMark,
  TAKEN,
  TROOPS_SHOT,
  WEAPONS_SHOT,
} from '../state/fleet.ts';
import { POWERLESS_AT } from '../tables/figures.ts';
import { LIGHT_WEAPONS } from '../tables/groups.ts';
import { TROOPS_SHOOTING, type Weapon } from '../tables/weapons.ts';
import { armOfKind, SMALL_ARMS, whyNoShot } from './arms.ts';
import type { Shot } from './shots.ts';
import { isInArc, shotOf, weaponsOf } from './weapons.ts';

// BT-6.7, BT-9.2: who shoots, and with what, as something comes near.

/** QS-9: how near whoever shoots so must be. */
export const NEAR = 1;

/** BT-6.7, BT-5.1: what a boat shoots with: up to two groups aboard, or a machine gun. */
export const WAYS = ['groups', 'gun'] as const;
export type Way = (typeof WAYS)[number];

/** QS-9.1: whether a group has a shot left for whoever comes near: small arms that cost 1 AP. */
function canSnap(state: State, group: number): boolean {
  const { name, shotCost } = state[SETTING].roster.kindOf[group];
  if ((state.flags[group] & WITHOUT_AP) !== 0 || shotCost > OPPORTUNITY_SHOTS) return false;
  return armOfKind(name) === SMALL_ARMS && whyNoShot(state, group, NEAR) === undefined;
}

/** The groups ashore in a square that would shoot. */
export function shootersIn(state: State, square: number): number[] {
  return groupsIn(state, otherSide(state.side), square).filter((group) => canSnap(state, group));
}

/** BT-6.7, BT-5.1: the groups aboard that would shoot: two at the most, the strongest. */
function shootersAboard(state: State, hull: number): number[] {
  const { kindOf } = state[SETTING].roster;
  return groupsAboard(state, hull)
    .filter((group) => LIGHT_WEAPONS.has(kindOf[group].name) && canSnap(state, group))
    .toSorted((a, b) => shotDice(kindOf[b], NEAR) - shotDice(kindOf[a], NEAR))
    .slice(0, TROOPS_SHOOTING);
}

/** BT-6.7: the machine gun that would shoot into a square: the strongest that can. */
function gunAt(state: State, hull: number, square: number): Weapon | undefined {
  // BT-7.1: without power nothing aboard has an AP to be fired with.
  if (fleetOf(state).damage[hull] >= POWERLESS_AT) return undefined;
  // BT-9.4, BT-7.4: who has just taken it cannot yet, and a vehicle out of the water does nothing more.
  if (hasMark(state, hull, TAKEN | SAVED)) return undefined;
  return weaponsOf(state, hull)
    .filter((weapon) => weapon.cost <= OPPORTUNITY_SHOTS && isInArc(state, hull, weapon, square))
    .toSorted((a, b) => b.dice - a.dice)
    .at(0);
}

/** BT-6.7, BT-9.2: in which ways a hull may shoot at a square as something comes at it. */
export function waysOf(state: State, hull: number, square: number): Way[] {
  if (!isOut(state, hull) || state[SETTING].board.range(state.at[hull], square) > NEAR) return [];
  const groups = !hasMark(state, hull, WEAPONS_SHOT) && shootersAboard(state, hull).length > 0;
  const gun = !hasMark(state, hull, TROOPS_SHOT) && gunAt(state, hull, square) !== undefined;
  return WAYS.filter((way) => (way === 'groups' ? groups : gun));
}

/** BT-5.1: a hull has shot so, which settles how it shoots this turn. */
export function markWay(state: State, hull: number, way: Way): void {
  setMark(state, hull, way === 'groups' ? TROOPS_SHOT : WEAPONS_SHOT);
}

/** BT-6.7: what a hull shoots so with. */
export function shotBy(state: State, hull: number, way: Way, square: number): Shot {
  const weapon = way === 'gun' ? gunAt(state, hull, square) : undefined;
  if (weapon !== undefined) return shotOf(state, hull, weapon);
  return shotWith(state, shootersAboard(state, hull), state.at[hull]);
}

/** QS-9.1: groups shoot once each. */
export function shotWith(state: State, groups: readonly number[], from: number): Shot {
  const { kindOf, sideOf } = state[SETTING].roster;
  return {
    side: sideOf[groups[0]],
    from,
    pieces: groups,
    arm: SMALL_ARMS,
    count: groups.reduce((sum, group) => sum + shotDice(kindOf[group], NEAR), 0),
    reasons: groups.map((group) => shotReason(state, group, OPPORTUNITY_SHOTS, NEAR)),
  };
}

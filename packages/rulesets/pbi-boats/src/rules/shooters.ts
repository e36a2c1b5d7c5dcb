import { refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  groupsIn,
  shotDice,
  SHOTS_A_TURN,
  type Census,
  type State,
} from '@sandtable/pbi/extending';
import {
  crewOf,
  groupsAboard,
  hasMark,
  isAfloat,
  SECOND_SHOT,
  setMark,
  TAKEN,
  THROTTLE,
  TROOPS_SHOT,
  WEAPONS_SHOT,
} from '../state/fleet.ts';
import { LIGHT_WEAPONS } from '../tables/groups.ts';
import { TROOPS_SHOOTING, TROOPS_SHOTS } from '../tables/weapons.ts';
import { armOfKind, SMALL_ARMS, whyNoReach, whyNoShot } from './arms.ts';
import { whyNotMark, type Mark } from './marks.ts';

// Who may shoot small arms, from where, and how often.

const REFUSED = {
  noAp: refuse('QS-5.8', 'noAp'),
  noShots: refuse('QS-5.8', 'noShots'),
  outOfRange: refuse('QS-8.1', 'outOfRange'),
  notShooting: refuse('QS-8.2', 'notShooting'),
  noTarget: refuse('BT-6.6', 'boats:noTarget'),
  notAboard: refuse('BT-5.1', 'boats:notShootingBoat'),
  notLight: refuse('BT-5.1', 'boats:notLight'),
  twoShots: refuse('BT-5.1', 'boats:twoShots'),
  twoGroups: refuse('BT-5.1', 'boats:twoGroups'),
  weaponsShot: refuse('BT-5.1', 'boats:weaponsShot'),
  throttle: refuse('BT-3.4', 'boats:throttleShots'),
  taken: refuse('BT-9.4', 'boats:taken'),
  oneByOne: refuse('BT-6.2', 'boats:oneByOne'),
} as const;

/** Where groups shoot from: a square, or a boat that they are aboard of. */
export interface Post {
  readonly square: number;
  /** -1 ashore. */
  readonly boat: number;
}

/** A post as a move names it. */
export function postNamed(state: State, name: string): Post {
  const { board, roster } = state[SETTING];
  const boat = roster.named(name);
  return boat === -1
    ? { square: board.named(name), boat }
    : { square: isAfloat(state, boat) ? state.at[boat] : -1, boat };
}

/** The groups that are there. */
export function groupsOf(state: State, { square, boat }: Post): number[] {
  return boat === -1 ? groupsIn(state, state.side, square) : groupsAboard(state, boat);
}

/** BT-6.6: whether anybody there may shoot at this. */
export function whyNotAim(state: State, now: Census, post: Post, mark: Mark): Refusal | undefined {
  const { square, boat } = post;
  // The book has the shots of groups ashore at groups ashore.
  if (boat === -1 && mark.what === 'ashore') return REFUSED.noTarget;
  const refusal =
    whyNotFrom(state, post) ??
    whyNotMark(state, state.side, mark, SMALL_ARMS) ??
    whyNoReach(state, now, square, mark.square, SMALL_ARMS);
  return refusal ?? whyNobodyShoots(state, post, mark);
}

/** BT-5.1, BT-3.4: whether groups may shoot from there at all. */
function whyNotFrom(state: State, { square, boat }: Post): Refusal | undefined {
  if (boat === -1) return square === -1 ? REFUSED.notShooting : undefined;
  if (square === -1 || crewOf(state, boat) !== state.side) return REFUSED.notAboard;
  if (hasMark(state, boat, TAKEN)) return REFUSED.taken;
  if (hasMark(state, boat, THROTTLE)) return REFUSED.throttle;
  return hasMark(state, boat, WEAPONS_SHOT) ? REFUSED.weaponsShot : undefined;
}

/** The reason that is nearest to a shot: that somebody lacks AP tells the least. */
function whyNobodyShoots(state: State, post: Post, mark: Mark): Refusal | undefined {
  let refusal: Refusal = REFUSED.notShooting;
  for (const group of groupsOf(state, post)) {
    const reason = whyNotShoot(state, post, mark, [], group, 1);
    if (reason === undefined) return undefined;
    if (refusal === REFUSED.notShooting || refusal === REFUSED.noAp) refusal = reason;
  }
  return refusal;
}

/** QS-8.1: as the book has it for a range; whoever is in the same square is as near as can be. */
export function rangeOf(state: State, { square }: Post, mark: Mark): number {
  return Math.max(1, state[SETTING].board.range(square, mark.square));
}

/** QS-5.8, QS-8.1, BT-5.1: whether a group may add so many shots to those of a party. */
export function whyNotShoot(
  state: State,
  post: Post,
  mark: Mark,
  party: readonly number[],
  group: number,
  shots: number,
): Refusal | undefined {
  const kind = state[SETTING].roster.kindOf[group];
  if (armOfKind(kind.name) !== SMALL_ARMS) return REFUSED.oneByOne;
  if (state.ap[group] < shots * kind.shotCost) return REFUSED.noAp;
  if (state.shots[group] + shots > SHOTS_A_TURN) return REFUSED.noShots;
  const range = rangeOf(state, post, mark);
  if (shotDice(kind, range) === 0) return REFUSED.outOfRange;
  if (post.boat === -1) return whyNoShot(state, group, range);
  if (!LIGHT_WEAPONS.has(kind.name)) return REFUSED.notLight;
  if (state.shots[group] + shots > TROOPS_SHOTS) return REFUSED.twoShots;
  const others = party.filter((each) => state.shots[each] === 0).length;
  const isFirst = state.shots[group] === 0;
  const full = isFirst && shootersSoFar(state, post.boat) + others >= TROOPS_SHOOTING;
  return full ? REFUSED.twoGroups : undefined;
}

/** BT-5.1: how many groups have shot from a boat this turn, whatever has become of them. */
function shootersSoFar(state: State, boat: number): number {
  if (hasMark(state, boat, SECOND_SHOT)) return TROOPS_SHOOTING;
  return hasMark(state, boat, TROOPS_SHOT) ? 1 : 0;
}

/** The most shots that a group can add. */
export function shotsLeft(
  state: State,
  post: Post,
  mark: Mark,
  party: readonly number[],
  group: number,
): number {
  let shots = 0;
  while (whyNotShoot(state, post, mark, party, group, shots + 1) === undefined) shots++;
  return shots;
}

/** BT-5.1: one more group has shot from a boat. */
export function markShooter(state: State, boat: number): void {
  setMark(state, boat, hasMark(state, boat, TROOPS_SHOT) ? SECOND_SHOT : TROOPS_SHOT);
}

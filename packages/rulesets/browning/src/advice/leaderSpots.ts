import { isWithin } from '@sandtable/table';
import { meetings, placeInAll, type Disc } from './discs.ts';
import type { Place } from '../state/field.ts';
import { PINNED, type State } from '../state/state.ts';
import { isAnyWithin } from '../rules/teams.ts';
import { LEADER_REACH, RALLY_REACH } from '../rules/tables.ts';

/** So many places for a leader are worth a thought; more only for those who are reached from none of them. */
const PLACES = 6;
/** Rims that meet are worked out with fractions: whoever is as near as this to the reach counts as in it. */
const NEARLY = 0.001;

/**
 * BB-3.1, BB-3.3: places for a leader figure within reach of these figures: those from where he reaches as
 * many pinned figures as he can, the most first, and everybody whom he can reach from one of them. Beside
 * a figure where that will do; and where he can reach nobody one place is as good as another.
 */
export function leaderSpots(state: State, figures: readonly number[]): Place[] {
  const pinned = pinnedNear(state, figures);
  if (pinned.length === 0) return placesOf(state, figures.slice(0, 1));
  const best = figures.find((f) => reachesAll(pinned, state.x[f], state.y[f]));
  if (best !== undefined) return placesOf(state, [best]);
  const beside = placesOf(state, figures);
  const kept: Spot[] = [];
  const groups = groupsOf(pinned, beside);
  for (let size = pinned.length; size > 0; size--) {
    for (const group of groups.values()) {
      if (group.length !== size || !isWorth(kept, group)) continue;
      const at = placeFor(state, beside, pinned, group);
      if (at !== undefined) kept.push({ at, reached: reachedFrom(pinned, at) });
      // Their discs meet between whole places: all but one may be reached all the same.
      else for (const out of group) add(groups, without(group, out));
    }
  }
  // Also where somebody is near enough, but from no whole place.
  return kept.length === 0 ? beside.slice(0, 1) : kept.map(({ at }) => at);
}

function placesOf({ x, y }: State, figures: readonly number[]): Place[] {
  return figures.map((f) => [x[f], y[f]]);
}

/** The pinned of the side whom a leader can reach from somewhere, one place for each. */
function pinnedNear(state: State, figures: readonly number[]): Place[] {
  const { x, y, status, field } = state;
  const side = field.sides[figures[0]];
  const pinned: Place[] = [];
  for (let f = 0; f < status.length; f++) {
    if (status[f] !== PINNED || field.sides[f] !== side) continue;
    const isNear = isAnyWithin(state, figures, x[f], y[f], LEADER_REACH + RALLY_REACH);
    if (isNear) pinned.push([x[f], y[f]]);
  }
  return pinned;
}

/** Some of the pinned, by their numbers in rising order. */
type Group = readonly number[];

interface Spot {
  readonly at: Place;
  /** Which of the pinned he reaches from there. */
  readonly reached: Group;
}

/** Whether a place for these adds to those that are kept: more at once than from any, or somebody new. */
function isWorth(kept: readonly Spot[], group: Group): boolean {
  if (kept.length < PLACES) {
    return !kept.some(({ reached }) => group.every((i) => reached.includes(i)));
  }
  return group.some((i) => !kept.some(({ reached }) => reached.includes(i)));
}

function reachesAll(pinned: readonly Place[], atX: number, atY: number): boolean {
  for (const at of pinned) if (!isWithin(atX, atY, at[0], at[1], RALLY_REACH)) return false;
  return true;
}

function reachedFrom(pinned: readonly Place[], [atX, atY]: Place, reach = RALLY_REACH): number[] {
  const reached: number[] = [];
  for (let i = 0; i < pinned.length; i++) {
    const dx = pinned[i][0] - atX;
    const dy = pinned[i][1] - atY;
    if (dx * dx + dy * dy <= reach * reach) reached.push(i);
  }
  return reached;
}

/**
 * Whom a leader may reach at once. What is common to several discs has a corner where the rims of two
 * of them meet, or is one of them whole, its middle included: so these places miss nobody.
 */
function groupsOf(pinned: readonly Place[], beside: readonly Place[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const at of beside) add(groups, reachedFrom(pinned, at));
  const reaches = pinned.map((at) => disc(at, RALLY_REACH));
  const corners: Place[] = [];
  for (const [i, one] of reaches.entries()) {
    for (const at of beside) corners.push(...meetings(one, disc(at, LEADER_REACH)));
    for (const other of reaches.slice(i + 1)) {
      const inReach = ([x, y]: Place): boolean =>
        beside.some(([atX, atY]) => isWithin(atX, atY, x, y, LEADER_REACH + NEARLY));
      corners.push(...meetings(one, other).filter(inReach));
    }
  }
  for (const at of corners) add(groups, reachedFrom(pinned, at, RALLY_REACH + NEARLY));
  return groups;
}

function add(groups: Map<string, Group>, group: Group): void {
  const key = group.join();
  if (!groups.has(key)) groups.set(key, group);
}

function without(group: Group, out: number): Group {
  return group.filter((each) => each !== out);
}

/** A place from which all of a group are reached: beside a figure, or between them. */
function placeFor(
  { field }: State,
  beside: readonly Place[],
  pinned: readonly Place[],
  group: Group,
): Place | undefined {
  const reaches = group.map((i) => disc(pinned[i], RALLY_REACH));
  const isReached = ([atX, atY]: Place): boolean =>
    reaches.every(({ x, y }) => isWithin(atX, atY, x, y, RALLY_REACH));
  const there = beside.find(isReached);
  if (there !== undefined) return there;
  for (const at of beside) {
    const between = placeInAll([disc(at, LEADER_REACH), ...reaches], field.width, field.height);
    if (between !== undefined) return between;
  }
  return undefined;
}

function disc([x, y]: Place, radius: number): Disc {
  return { x, y, radius };
}

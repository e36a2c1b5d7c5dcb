import { along, distance, isWithin } from '@sandtable/table';
import type { Place } from './field.ts';
import { PINNED, type State } from './state.ts';
import { LEADER_REACH, RALLY_REACH } from './tables.ts';

/** So many places for a leader are worth a thought. */
const PLACES = 6;

/**
 * BB-3.1, BB-3.3: places for a leader figure within reach of these figures: those from where he reaches as
 * many pinned figures as he can, the most first. Beside a figure where that will do; and where nobody is
 * pinned one place is as good as another.
 */
export function leaderSpots(state: State, figures: readonly number[]): Place[] {
  const beside = figures.map((f): Place => [state.x[f], state.y[f]]);
  const pinned = pinnedNear(state, beside, figures[0]);
  if (pinned.length === 0) return beside.slice(0, 1);
  const spots = best(pinned, beside);
  if (spots[0].reached.length === pinned.length) return [spots[0].at];
  const between = placesBetween(pinned, beside).filter(([x, y]) => isStanding(state, beside, x, y));
  return best(pinned, [...beside, ...between]).map(({ at }) => at);
}

/** The pinned of the side whom a leader can reach from somewhere, one place for each. */
function pinnedNear(state: State, beside: readonly Place[], figure: number): Place[] {
  const side = state.field.sides[figure];
  const pinned: Place[] = [];
  for (let f = 0; f < state.status.length; f++) {
    if (state.status[f] !== PINNED || state.field.sides[f] !== side) continue;
    const [x, y] = [state.x[f], state.y[f]];
    const reach = LEADER_REACH + RALLY_REACH;
    if (beside.some(([atX, atY]) => isWithin(atX, atY, x, y, reach))) pinned.push([x, y]);
  }
  return pinned;
}

interface Spot {
  readonly at: Place;
  /** Which of the pinned he reaches from there. */
  readonly reached: readonly number[];
}

/** The places from which the most are reached; none from which only some of those of another are. */
function best(pinned: readonly Place[], places: readonly Place[]): Spot[] {
  const spots = places.map((at): Spot => ({
    at,
    reached: pinned.flatMap(([x, y], i) => (isWithin(at[0], at[1], x, y, RALLY_REACH) ? [i] : [])),
  }));
  const kept: Spot[] = [];
  for (const spot of spots.toSorted((a, b) => b.reached.length - a.reached.length)) {
    if (kept.length === PLACES) break;
    const isPart = kept.some((other) => spot.reached.every((i) => other.reached.includes(i)));
    if (!isPart) kept.push(spot);
  }
  return kept;
}

/**
 * Where a leader reaches two at once if he can: as far toward a pinned figure as he may go, and where
 * the rims of what is within reach of two meet.
 */
function placesBetween(pinned: readonly Place[], beside: readonly Place[]): Place[] {
  const places: Place[] = [];
  for (const [i, one] of pinned.entries()) {
    for (const from of beside) {
      const { x, y } = along({ x: from[0], y: from[1] }, { x: one[0], y: one[1] }, LEADER_REACH);
      places.push([x, y], ...meetings(one, RALLY_REACH, from, LEADER_REACH));
    }
    for (const other of pinned.slice(i + 1)) {
      places.push(...meetings(one, RALLY_REACH, other, RALLY_REACH));
    }
  }
  return places;
}

/** The whole places around the two points where two circles meet. */
function meetings([ax, ay]: Place, a: number, [bx, by]: Place, b: number): Place[] {
  const apart = distance(ax, ay, bx, by);
  if (apart === 0 || apart > a + b || apart < Math.abs(a - b)) return [];
  const toward = (apart * apart + a * a - b * b) / (2 * apart);
  const aside = Math.sqrt(Math.max(a * a - toward * toward, 0));
  const [ux, uy] = [(bx - ax) / apart, (by - ay) / apart];
  return [aside, -aside].flatMap((out): Place[] => {
    const x = Math.floor(ax + ux * toward - uy * out);
    const y = Math.floor(ay + uy * toward + ux * out);
    return [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ];
  });
}

/** Whether a leader may stand there. */
function isStanding({ field }: State, beside: readonly Place[], x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > field.width || y > field.height) return false;
  return beside.some(([atX, atY]) => isWithin(atX, atY, x, y, LEADER_REACH));
}

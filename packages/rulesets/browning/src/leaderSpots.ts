import { distanceSquared } from '@sandtable/table';
import type { Place } from './field.ts';
import { PINNED, type State } from './state.ts';
import { BASE_RADIUS, LEADER_REACH, RALLY_REACH } from './tables.ts';

/** So many places for a leader are worth a thought. */
const PLACES = 4;

/** BB-3.1: places for a leader figure: where it reaches the most pinned figures first. */
export function leaderSpots(state: State, figures: readonly number[]): Place[] {
  const { sides } = state.field;
  const reached = (x: number, y: number): number => {
    let count = 0;
    for (let f = 0; f < state.status.length; f++) {
      if (state.status[f] !== PINNED || sides[f] !== sides[figures[0]]) continue;
      if (distanceSquared(state.x[f], state.y[f], x, y) <= RALLY_REACH * RALLY_REACH) count++;
    }
    return count;
  };
  const spots = figures.map((f): { at: Place; count: number } => ({
    at: [state.x[f], state.y[f]],
    count: reached(state.x[f], state.y[f]),
  }));
  spots.sort((a, b) => b.count - a.count);
  return spots.slice(0, PLACES).map(({ at }) => at);
}

/** BB-8.3: the first place around these figures that will do. */
export function firstSpotAround(
  state: State,
  figures: readonly number[],
  willDo: (spot: Place) => boolean,
): Place | undefined {
  for (const f of figures) {
    for (const [dx, dy] of AROUND) {
      const spot: Place = [state.x[f] + dx, state.y[f] + dy];
      if (spot[0] >= 0 && spot[1] >= 0 && willDo(spot)) return spot;
    }
  }
  return undefined;
}

/** Rings around a figure, a base apart, out to where a leader can be. */
const AROUND: readonly Place[] = Array.from(
  { length: Math.floor(LEADER_REACH / (2 * BASE_RADIUS)) },
  (_, i): Place[] => {
    const far = (i + 1) * 2 * BASE_RADIUS;
    const slant = Math.floor((far * 7071) / 10_000);
    return [
      [0, far],
      [slant, slant],
      [far, 0],
      [slant, -slant],
      [0, -far],
      [-slant, -slant],
      [-far, 0],
      [-slant, slant],
    ];
  },
).flat();

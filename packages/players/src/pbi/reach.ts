import { BOARD, COMMANDER_AP, GROUPS_A_SQUARE } from '@sandtable/pbi';
import type { Danger } from './danger.ts';
import type { Situation } from './situation.ts';

/** The most AP a group can have: a six in the commander's square. */
export const MOST_AP = 6 + COMMANDER_AP;

/** A square that can be walked to. */
export interface Way {
  readonly to: number;
  readonly cost: number;
  /** The first square on the way. */
  readonly step: number;
  /** The deadly hits of opportunity shooting on the way, for all who go together. */
  readonly hits: number;
}

// A place is a square with the diagonal steps left. The arrays are used again by every search:
// there are thousands of searches in a game, and they would be most of what it allocates.
const PLACES = 2 * BOARD.size;
const costs = new Int8Array(PLACES);
const steps = new Int8Array(PLACES);
const risks = new Float64Array(PLACES);
const seen = new Uint8Array(BOARD.size);
const byCost: readonly number[][] = Array.from({ length: MOST_AP + 1 }, () => []);

/**
 * The squares within reach of a square, each by its cheapest way, and of two as cheap the safer.
 * A diagonal step can be made once a turn (QS-6.2).
 */
export function waysFrom(
  situation: Situation,
  danger: Danger,
  from: number,
  diagonals: number,
  most: number,
): Way[] {
  const { ground, ours, theirs } = situation;
  costs.fill(MOST_AP + 1);
  seen.fill(0);
  for (const places of byCost) places.length = 0;
  const ways: Way[] = [];
  const start = diagonals * BOARD.size + from;
  byCost[0].push(start);
  costs[start] = 0;
  risks[start] = 0;
  steps[start] = -1;
  seen[from] = 1;
  for (let spent = 0; spent <= most; spent++) {
    for (const place of byCost[spent]) {
      if (costs[place] !== spent) continue;
      const square = place % BOARD.size;
      if (seen[square] === 0) {
        seen[square] = 1;
        ways.push({ to: square, cost: spent, step: steps[place], hits: risks[place] });
      }
      const after = spent + ground.leave[square];
      if (after > most) continue;
      for (const next of BOARD.neighbours[square]) {
        if (theirs[next].length > 0 || ours[next].length >= GROUPS_A_SQUARE) continue;
        const isDiagonal = BOARD.isDiagonal(square, next);
        if (isDiagonal && place < BOARD.size) continue;
        const reached = isDiagonal || place < BOARD.size ? next : next + BOARD.size;
        const risk = risks[place] + danger.onArrival(next);
        if (after > costs[reached]) continue;
        if (after === costs[reached] && risk >= risks[reached]) continue;
        if (after < costs[reached]) byCost[after].push(reached);
        costs[reached] = after;
        risks[reached] = risk;
        steps[reached] = steps[place] === -1 ? next : steps[place];
      }
    }
  }
  return ways;
}

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

interface Node {
  readonly square: number;
  readonly diagonals: number;
  readonly step: number;
  readonly hits: number;
}

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
  const cost = new Int8Array(2 * BOARD.size).fill(MOST_AP + 1);
  const nodes = new Array<Node | undefined>(2 * BOARD.size);
  const buckets: Node[][] = Array.from({ length: most + 1 }, () => []);
  const ways: Way[] = [];
  const seen = new Uint8Array(BOARD.size);
  const start = { square: from, diagonals, step: -1, hits: 0 };
  buckets[0].push(start);
  cost[diagonals * BOARD.size + from] = 0;
  nodes[diagonals * BOARD.size + from] = start;
  seen[from] = 1;
  for (let spent = 0; spent <= most; spent++) {
    for (const node of buckets[spent]) {
      const { square } = node;
      if (nodes[node.diagonals * BOARD.size + square] !== node) continue;
      if (seen[square] === 0) {
        seen[square] = 1;
        ways.push({ to: square, cost: spent, step: node.step, hits: node.hits });
      }
      const after = spent + ground.leave[square];
      if (after > most) continue;
      for (const next of BOARD.neighbours[square]) {
        if (theirs[next].length > 0 || ours[next].length >= GROUPS_A_SQUARE) continue;
        const left = node.diagonals - (BOARD.isDiagonal(square, next) ? 1 : 0);
        if (left < 0) continue;
        const index = left * BOARD.size + next;
        const hits = node.hits + danger.onArrival(next);
        if (after > cost[index]) continue;
        if (after === cost[index] && hits >= (nodes[index]?.hits ?? Infinity)) continue;
        cost[index] = after;
        const reached = {
          square: next,
          diagonals: left,
          step: node.step === -1 ? next : node.step,
          hits,
        };
        nodes[index] = reached;
        buckets[after].push(reached);
      }
    }
  }
  return ways;
}

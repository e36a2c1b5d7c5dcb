import { BLOCKED, BOARD, THROUGH_PARTIAL, type Ground } from '@sandtable/pbi';
import { motivationChance } from './danger.ts';
import { deadliness } from './fire.ts';
import { housesOf, type Houses } from './houses.ts';

const SIZE = BOARD.size;

/** What quick answers look up of a layout: by pair of squares, worked out once. */
export interface Landscape {
  readonly ground: Ground;
  readonly houses: Houses;
  /** The chance that a die kills, by `from * size + to`; 0 where the ground blocks the line. */
  readonly kill: Float64Array;
  /** AP from square to square by `from * size + to`, with a diagonal step and without. */
  readonly walk: readonly [Int8Array, Int8Array];
  /** The squares by how far they are, nearest first: as `walk`. */
  readonly order: readonly [Int8Array, Int8Array];
  /** The chance that a commander motivates a square, by `from * size + to` (QS-5.2). */
  readonly motivates: Float64Array;
  /** What a square is worth for its cover alone. */
  readonly shelter: Float64Array;
}

/** Further than anybody goes in a turn. */
export const TOO_FAR = 100;

const known = new WeakMap<Ground, Landscape>();

export function landscapeOf(ground: Ground): Landscape {
  let landscape = known.get(ground);
  if (landscape === undefined) known.set(ground, (landscape = newLandscape(ground)));
  return landscape;
}

/** How much safer one is where nobody shoots yet, in points. */
const SHELTER = { open: 0, partial: 0.15, closed: 0.35 } as const;

function newLandscape(ground: Ground): Landscape {
  const kill = new Float64Array(SIZE * SIZE);
  for (let from = 0; from < SIZE; from++) {
    for (let to = 0; to < SIZE; to++) {
      const sight = ground.sight(from, to);
      if (from === to || sight === BLOCKED) continue;
      const cover = ground.cover[to];
      const isBehind = cover === 'open' && sight === THROUGH_PARTIAL;
      kill[from * SIZE + to] = deadliness(isBehind ? 'partial' : cover);
    }
  }
  const straight = new Int8Array(SIZE * SIZE).fill(TOO_FAR);
  const diagonal = new Int8Array(SIZE * SIZE).fill(TOO_FAR);
  for (let from = 0; from < SIZE; from++) spread(ground, from, straight, diagonal);
  const motivates = Float64Array.from({ length: SIZE * SIZE }, (_, pair) =>
    motivationChance(ground.need(Math.floor(pair / SIZE), pair % SIZE)),
  );
  const shelter = Float64Array.from(ground.cover, (cover) => SHELTER[cover]);
  return {
    ground,
    houses: housesOf(ground),
    kill,
    walk: [straight, diagonal],
    order: [orderOf(straight), orderOf(diagonal)],
    motivates,
    shelter,
  };
}

function orderOf(walk: Int8Array): Int8Array {
  const order = new Int8Array(walk.length);
  for (let from = 0; from < SIZE; from++) {
    const squares = Array.from({ length: SIZE }, (_, square) => square);
    const at = from * SIZE;
    order.set(
      squares.sort((a, b) => walk[at + a] - walk[at + b] || a - b),
      at,
    );
  }
  return order;
}

/** The cheapest ways from a square: without a diagonal step, and with at most one (QS-6.2). */
function spread(ground: Ground, from: number, straight: Int8Array, diagonal: Int8Array): void {
  const at = from * SIZE;
  straight[at + from] = 0;
  const changed = [from];
  for (let square = changed.shift(); square !== undefined; square = changed.shift()) {
    const cost = straight[at + square] + ground.leave[square];
    for (const next of BOARD.neighbours[square]) {
      if (BOARD.isDiagonal(square, next) || cost >= straight[at + next]) continue;
      straight[at + next] = cost;
      changed.push(next);
    }
  }
  // One diagonal step anywhere, then straight ones.
  const queue: number[] = [];
  for (let square = 0; square < SIZE; square++) {
    diagonal[at + square] = straight[at + square];
    queue.push(square);
  }
  for (let square = 0; square < SIZE; square++) {
    const cost = straight[at + square] + ground.leave[square];
    for (const next of BOARD.neighbours[square]) {
      if (cost < diagonal[at + next]) diagonal[at + next] = cost;
    }
  }
  for (let square = queue.shift(); square !== undefined; square = queue.shift()) {
    const cost = diagonal[at + square] + ground.leave[square];
    for (const next of BOARD.neighbours[square]) {
      if (BOARD.isDiagonal(square, next) || cost >= diagonal[at + next]) continue;
      diagonal[at + next] = cost;
      queue.push(next);
    }
  }
}

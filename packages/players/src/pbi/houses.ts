import { BOARD, type Ground } from '@sandtable/pbi';

/** The building squares of a layout, and how far every square is from them. */
export interface Houses {
  readonly squares: readonly number[];
  /** Whether a square is one of them. */
  readonly are: readonly boolean[];
  /** By square: its place in `squares`, or -1. */
  readonly place: readonly number[];
  /** AP from each square to a house, by the house's place in `squares`. */
  readonly walk: readonly (readonly number[])[];
}

const known = new WeakMap<Ground, Houses>();

export function housesOf(ground: Ground): Houses {
  let houses = known.get(ground);
  if (houses === undefined) {
    const are = ground.terrain.map((terrain) => terrain === 'building');
    const squares = are.flatMap((is, square) => (is ? [square] : []));
    const place = are.map((_, square) => squares.indexOf(square));
    houses = { squares, are, place, walk: squares.map((house) => walkTo(ground, house)) };
    known.set(ground, houses);
  }
  return houses;
}

/** A diagonal step is scarce, one a turn, so a way that needs several is a longer one. */
const DIAGONAL_EXTRA = 0.5;

function walkTo(ground: Ground, house: number): number[] {
  const walk = new Array<number>(BOARD.size).fill(Infinity);
  walk[house] = 0;
  const changed = [house];
  for (let square = changed.pop(); square !== undefined; square = changed.pop()) {
    for (const next of BOARD.neighbours[square]) {
      const extra = BOARD.isDiagonal(next, square) ? DIAGONAL_EXTRA : 0;
      const cost = walk[square] + ground.leave[next] + extra;
      if (cost >= walk[next]) continue;
      walk[next] = cost;
      changed.push(next);
    }
  }
  return walk;
}

import { squaresBetween, walkCosts } from '@sandtable/board';
import { BOARD } from '../state/state.ts';
import {
  COVER_OF,
  LEAVE_COST,
  PATH_COST,
  PATH_DIAGONALS,
  TERRAIN_LETTERS,
  TERRAINS,
  type Cover,
  type Terrain,
} from './tables.ts';

/** What a line of fire meets before its target: closed ground, nothing, or partial ground. */
export const BLOCKED = 0;
export const CLEAR = 1;
export const THROUGH_PARTIAL = 2;

/** What follows from the scenery alone, worked out once for a layout. */
export class Ground {
  readonly terrain: readonly Terrain[];
  readonly cover: readonly Cover[];
  /** AP to leave each square (QS-5.8). */
  readonly leave: readonly number[];
  readonly #sight: (Uint8Array | undefined)[] = [];
  readonly #need: (readonly number[] | undefined)[] = [];

  constructor(letters: string) {
    this.terrain = Array.from(letters, terrainOf);
    this.cover = this.terrain.map((terrain) => COVER_OF[terrain]);
    this.leave = this.cover.map((cover) => LEAVE_COST[cover]);
  }

  /** QS-7.2, QS-7.3: what the ground between two squares does to a line of fire. */
  sight(from: number, to: number): number {
    const row = (this.#sight[from] ??= this.#sightFrom(from));
    return row[to];
  }

  /** QS-5.2: the score a commander in one square needs to motivate another. */
  need(from: number, to: number): number {
    const row = (this.#need[from] ??= this.#needFrom(from));
    return row[to];
  }

  #sightFrom(from: number): Uint8Array {
    const sight = new Uint8Array(BOARD.size).fill(CLEAR);
    for (let to = 0; to < BOARD.size; to++) {
      for (const square of LINES[from][to]) {
        if (this.cover[square] === 'open') continue;
        sight[to] = this.cover[square] === 'closed' ? BLOCKED : THROUGH_PARTIAL;
        if (sight[to] === BLOCKED) break;
      }
    }
    return sight;
  }

  /** QS-5.2, QS-5.3: squares count one, closed ones two; one step of the path may be diagonal. */
  #needFrom(from: number): readonly number[] {
    const costs = this.cover.map((cover) => PATH_COST[cover]);
    return walkCosts(BOARD, from, costs, PATH_DIAGONALS);
  }
}

/** QS-7.6: the squares that a line of fire crosses, for every pair of squares. */
export const LINES: readonly (readonly (readonly number[])[])[] = BOARD.names.map((_, from) =>
  BOARD.names.map((__, to) => squaresBetween(BOARD, from, to)),
);

/** What a letter of a layout stands for. */
export function terrainOf(letter: string): Terrain {
  return TERRAINS.find((terrain) => TERRAIN_LETTERS[terrain] === letter) ?? 'open';
}

const known = new Map<string, Ground>();
let latest: Ground | undefined;
let latestLetters = '';

/** The ground of a layout. The last few hundred layouts are kept. */
export function groundOf(letters: string): Ground {
  if (letters === latestLetters && latest !== undefined) return latest;
  let ground = known.get(letters);
  if (ground === undefined) {
    if (known.size >= 256) known.clear();
    ground = new Ground(letters);
    known.set(letters, ground);
  }
  latest = ground;
  latestLetters = letters;
  return ground;
}

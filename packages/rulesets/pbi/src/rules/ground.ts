import { walkCosts, type Grid, type Lines } from '@sandtable/board';
import { message, SETTING, type Message } from '@sandtable/kernel';
import type { Setting } from '../state/setting.ts';
import type { State } from '../state/state.ts';
import type { Book } from './book.ts';
import { fixedSum, type FixedModifier } from './modifiers.ts';
import {
  LEAVE_COST,
  PATH_COST,
  PATH_DIAGONALS,
  type Cover,
  type GroundKind,
  type Terrain,
} from './tables.ts';

/** What a line of fire meets before its target: closed ground, nothing, or partial ground. */
export const BLOCKED = 0;
export const CLEAR = 1;
export const THROUGH_PARTIAL = 2;

/** What follows from the scenery alone, worked out once for a layout. */
export class Ground {
  readonly letters: string;
  readonly kinds: readonly GroundKind[];
  /** The names of the kinds; those of an extension are none of the book. */
  readonly terrain: readonly Terrain[];
  readonly cover: readonly Cover[];
  /** AP to leave each square (QS-5.8), by the number of a piece's kind. */
  readonly leaves: readonly (readonly number[])[];
  /** The same for the groups that are the rule. */
  readonly leave: readonly number[];
  /** The fewest AP that anybody leaves a square with. */
  readonly least: readonly number[];
  readonly #board: Grid;
  readonly #lines: Lines;
  readonly #path: readonly number[];
  readonly #sight: (Uint8Array | undefined)[] = [];
  readonly #need: (readonly number[] | undefined)[] = [];

  constructor(
    letters: string,
    grounds: readonly GroundKind[],
    { kinds, fixed }: Book,
    board: Grid,
    lines: Lines,
  ) {
    this.letters = letters;
    this.kinds = Array.from(
      letters,
      (letter) => grounds.find((kind) => kind.letter === letter) ?? grounds[0],
    );
    this.terrain = this.kinds.map(({ name }) => name as Terrain);
    this.cover = this.kinds.map(({ cover }) => cover);
    this.leaves = kinds.map((piece) =>
      this.kinds.map((ground) => fixedSum(fixed.leave, ground, piece)),
    );
    this.leave = this.leaves[this.leaves.length - 1];
    this.least = this.leave.map((_, square) => Math.min(...this.leaves.map((by) => by[square])));
    this.#path = this.kinds.map((ground) => fixedSum(fixed.path, ground, kinds[0]));
    this.#board = board;
    this.#lines = lines;
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
    const { size } = this.#board;
    const sight = new Uint8Array(size).fill(CLEAR);
    for (let to = 0; to < size; to++) {
      for (const square of this.#lines.between[from][to]) {
        if (this.cover[square] === 'open') continue;
        sight[to] = this.cover[square] === 'closed' ? BLOCKED : THROUGH_PARTIAL;
        if (sight[to] === BLOCKED) break;
      }
    }
    return sight;
  }

  /** QS-5.2, QS-5.3: squares count one, closed ones two; one step of the path may be diagonal. */
  #needFrom(from: number): readonly number[] {
    return walkCosts(this.#board, from, this.#path, PATH_DIAGONALS);
  }
}

/** QS-5.8: what it costs to leave a square. */
export const LEAVE_MODIFIERS: readonly FixedModifier[] = [
  { rule: 'QS-5.8', count: ({ cover }) => LEAVE_COST[cover] },
];

/** QS-5.2: what a square adds to a path of command. */
export const PATH_MODIFIERS: readonly FixedModifier[] = [
  { rule: 'QS-5.2', count: ({ cover }) => PATH_COST[cover] },
];

/** The ground of a layout. */
export function groundIn(setting: Setting, letters: string): Ground {
  if (setting.latest.letters === letters) return setting.latest;
  const { grounds, groundKinds, book, board, lines } = setting;
  let ground = grounds.get(letters);
  if (ground === undefined) {
    if (grounds.size >= 256) grounds.clear();
    ground = new Ground(letters, groundKinds, book, board, lines);
    grounds.set(letters, ground);
  }
  setting.latest = ground;
  return ground;
}

/** A kind of ground in words. */
export function groundWords({ name, text }: GroundKind): Message {
  return text === undefined ? message(`terrain.${name}`) : message('terrain.given', { text });
}

/** The ground of a game as it is laid out now. */
export function groundOf(state: State): Ground {
  return groundIn(state[SETTING], state.terrain);
}

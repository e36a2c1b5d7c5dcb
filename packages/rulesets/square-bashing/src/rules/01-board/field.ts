import { EDGES, stepToEdge, type Edge } from '@sandtable/board';
import type { SideNumber } from '@sandtable/kernel';
import { BOARD } from '../../state/names.ts';
import type { SettingFields } from '../../state/setting.ts';
import {
  COLUMNS,
  COVER,
  GROUND_LETTERS,
  GROUNDS,
  HILLS,
  ROWS,
  SCENERY,
  SQUARES,
  type Ground,
} from '../tables.ts';

/** SB-1.1: the sides of a square, clockwise, so that opposite ones are two apart. */
export const FACES = EDGES;
export type Face = Edge;
const EVERY_FACE = 0b1111;
export const FACE_LETTERS = ['n', 'e', 's', 'w'] as const;

/** SB-1.1: the attacker's forward is north, the defender's south. */
export const FORWARD: readonly [number, number] = [0, 2];
export const BACK: readonly [number, number] = [2, 0];

/** The square beyond a face, by `4 * square + face`; -1 off the board. */
export const BEYOND: readonly number[] = BOARD.names.flatMap((_, square) =>
  FACES.map((face) => stepToEdge(BOARD, square, face, 0)),
);

/** The squares that share a side with each square. */
export const NEAR: readonly (readonly number[])[] = BOARD.names.map((_, square) =>
  FACES.map((_face, face) => BEYOND[4 * square + face]).filter((each) => each !== -1),
);

/** SB-5.10, `cornerSupport`: the squares that share a side or a corner. */
export const AROUND = BOARD.neighbours;

/** The face of one square that another lies beyond; -1 where they share no side. */
export function faceTo(from: number, to: number): number {
  for (let face = 0; face < 4; face++) if (BEYOND[4 * from + face] === to) return face;
  return -1;
}

/** Asked for every pair of squares that might shoot at each other, so worked out once. */
const STEPS = Uint8Array.from({ length: SQUARES * SQUARES }, (_, i) => {
  const [from, to] = [Math.floor(i / SQUARES), i % SQUARES];
  const columns = Math.abs(BOARD.column(from) - BOARD.column(to));
  return columns + Math.abs(BOARD.row(from) - BOARD.row(to));
});

/** SB-6.3: steps by sides. */
export function stepsBetween(from: number, to: number): number {
  return STEPS[from * SQUARES + to];
}

/** Every square, in their order, that lies so many steps or fewer from another: by steps and square. */
export const WITHIN: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: COLUMNS + ROWS },
  (_, most) =>
    BOARD.names.map((_name, from) =>
      Array.from(BOARD.names, (_each, to) => to).filter((to) => stepsBetween(from, to) <= most),
    ),
);

/** Where a square's column stands when columns go from a side's right to its left. */
export function placeFromRight(side: SideNumber, square: number): number {
  const column = square % COLUMNS;
  return side === 0 ? COLUMNS - 1 - column : column;
}

/** SB-1.1: how many rows lie between a square and a side's own edge. */
export function rowsFromEdge(side: SideNumber, square: number): number {
  const row = Math.floor(square / COLUMNS);
  return side === 0 ? row : ROWS - 1 - row;
}

/** By side: the squares along its own edge. */
export const BASE_EDGE: readonly (readonly number[])[] = ([0, 1] as const).map((side) =>
  Array.from(BOARD.names, (_, square) => square).filter(
    (square) => rowsFromEdge(side, square) === 0,
  ),
);

/** By side: the squares column by column from its right, each column from its own edge forward. */
export const MORALE_ORDER: readonly (readonly number[])[] = ([0, 1] as const).map((side) =>
  Array.from(BOARD.names, (_, square) => square).toSorted(
    (a, b) =>
      placeFromRight(side, a) - placeFromRight(side, b) ||
      rowsFromEdge(side, a) - rowsFromEdge(side, b),
  ),
);

/** SB-1.2: what the ground of a scenario means for the rules, square by square. */
export class Field {
  readonly ground: readonly Ground[];
  /** SB-4.2: to leave it a unit rolls. */
  readonly isScenery: readonly boolean[];
  /** SB-3.1, SB-7.1: woods and buildings. */
  readonly isCover: readonly boolean[];
  readonly isHill: readonly boolean[];
  readonly objectives: readonly number[];
  /** The objective that a square is, by number; -1 where it is none. */
  readonly objectiveAt: readonly number[];
  readonly trenchWarfare: boolean;
  /** Faces of each square that a road goes through, as bits. */
  readonly roads: readonly number[];
  /** Faces of each square that a river lies on, as bits. */
  readonly rivers: readonly number[];
  /** Faces of each square that a river lies on and no road leads through, and faces that cannot just be walked through. */
  readonly #fords: readonly number[];
  readonly #rough: readonly number[];

  constructor({ board, roads = {}, rivers = [], objectives, trenchWarfare }: SettingFields) {
    const letters = board.toReversed().join('');
    this.ground = Array.from(
      { length: SQUARES },
      (_, square) => GROUNDS.find((each) => GROUND_LETTERS[each] === letters[square]) ?? 'open',
    );
    this.isScenery = this.ground.map((each) => SCENERY.includes(each));
    this.isCover = this.ground.map((each) => COVER.includes(each));
    this.isHill = this.ground.map((each) => HILLS.includes(each));
    this.objectives = objectives.map((name) => BOARD.named(name));
    this.objectiveAt = BOARD.names.map((name) => objectives.indexOf(name));
    this.trenchWarfare = trenchWarfare ?? false;
    this.roads = BOARD.names.map((name) =>
      FACE_LETTERS.reduce(
        (bits, letter, face) => bits | (roads[name]?.includes(letter) ? 1 << face : 0),
        0,
      ),
    );
    const wet = new Array<number>(SQUARES).fill(0);
    for (const [a, b] of rivers) {
      const [one, other] = [BOARD.named(a), BOARD.named(b)];
      wet[one] |= 1 << faceTo(one, other);
      wet[other] |= 1 << faceTo(other, one);
    }
    this.rivers = wet;
    this.#fords = wet.map((faces, square) => faces & ~this.roads[square]);
    this.#rough = this.#fords.map((faces, square) => (this.isScenery[square] ? EVERY_FACE : faces));
  }

  /** SB-1.2, SB-4.2: whether the road leads through that face. */
  hasRoad(square: number, face: number): boolean {
    return (this.roads[square] & (1 << face)) !== 0;
  }

  /** SB-1.2: whether to go through that face is to cross a river off the road. */
  isFord(square: number, face: number): boolean {
    return (this.#fords[square] & (1 << face)) !== 0;
  }

  /** SB-4.2, SB-1.2: whether that face leads out of scenery, or through a river off the road. */
  isRough(square: number, face: number): boolean {
    return (this.#rough[square] & (1 << face)) !== 0;
  }
}

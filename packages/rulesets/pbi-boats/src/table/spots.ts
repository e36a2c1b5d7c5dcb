import { SETTING, type Point } from '@sandtable/kernel';
import { countIn, type State } from '@sandtable/pbi/extending';
import { boatHull, fleetOf, isSeen } from '../state/fleet.ts';
import { LARGE_FROM } from '../tables/figures.ts';

/** The side of a square, in units of the table. */
const SQUARE = 100;
/** From bow to stern, where there is room enough. */
const LENGTH = { small: 40, middling: 62, large: 80 } as const;
/** How broad a hull is for its length. */
const BEAM = 0.42;

/** Where a hull lies in its square, and how large it is drawn there. */
export interface Berth {
  readonly at: Point;
  readonly size: { readonly width: number; readonly depth: number };
}

/** Hulls lie apart whatever way each faces, and below the groups that stand in their square. */
export function berthOf(state: State, hull: number): Berth {
  const { board } = state[SETTING];
  const square = state.at[hull];
  const hulls = [...state.at.keys()].filter(
    (piece) => isSeen(state, piece) && state.at[piece] === square,
  );
  const groups = countIn(state, 0, square) + countIn(state, 1, square);
  const place = hulls.indexOf(hull);
  const { x, y, length } =
    groups === 0 && hulls.length === 2
      ? abreast(place, fleetOf(state).facing[hulls[0]], fleetOf(state).facing[hulls[1]])
      : berth(place, hulls.length, groups, fleetOf(state).facing[hull] % 2 === 0);
  return {
    at: { x: board.column(square) * SQUARE + x, y: board.row(square) * SQUARE + y },
    size: sizeWithin(length, lengthOf(state, hull)),
  };
}

/** How large a hull is drawn where nothing is in its way. */
export function fullSize(state: State, hull: number): Berth['size'] {
  return sizeWithin(LENGTH.large, lengthOf(state, hull));
}

function sizeWithin(room: number, length: number): Berth['size'] {
  const depth = Math.min(room, length);
  return { width: Math.round(depth * BEAM), depth };
}

/** A place in a square, and how long a hull may be there. */
type Place = Point & { readonly length: number };

/** Two that lie the same way have their full length, side by side; else each has a half of the square. */
function abreast(place: number, one: number, other: number): Place {
  const along = place === 0 ? 27 : 73;
  if ((one - other) % 2 !== 0) return { x: along, y: 50, length: 44 };
  return one % 2 === 0
    ? { x: along, y: 50, length: LENGTH.large }
    : { x: 50, y: along, length: LENGTH.large };
}

function lengthOf(state: State, hull: number): number {
  const { small = false, capacity } = boatHull(state, hull);
  if (small) return LENGTH.small;
  return capacity >= LARGE_FROM ? LENGTH.large : LENGTH.middling;
}

/** The book stands two groups in the upper half of a square, and two more in the lower. */
function berth(place: number, hulls: number, groups: number, upright: boolean): Place {
  if (groups === 0 && hulls === 1) return { x: 50, y: 50, length: LENGTH.large };
  if (groups === 0 && hulls <= 4) {
    return { x: place % 2 === 0 ? 27 : 73, y: place < 2 ? 73 : 27, length: 44 };
  }
  const gap = Math.floor(SQUARE / hulls);
  const x = gap * place + Math.floor(gap / 2);
  if (groups <= 2) return { x, y: 28, length: Math.min(44, gap - 2) };
  // Below four groups little is left: one that lies across has all of it, another shows its bow among them.
  const length = Math.min(upright ? 32 : 44, gap - 2);
  return { x, y: upright ? Math.ceil(length / 2) : 10, length };
}

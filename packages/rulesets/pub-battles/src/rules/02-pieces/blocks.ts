import { SETTING } from '@sandtable/kernel';
import { rectangleOf, type Rectangle } from '@sandtable/table';
import type { SideIndex } from '../../state/field.ts';
import { ON_MAP, type State } from '../../state/state.ts';
import { COLUMN_WIDTH, type Kind, type KindEntry } from '../tables.ts';

/** By piece, the block in which it was last seen to stand: most pieces stand still. */
const standing: Rectangle[] = [];

export function kindOf(state: State, piece: number): Kind {
  return state[SETTING].kinds[piece];
}

/** What the book says of a piece's kind. */
export function entryOf(state: State, piece: number): KindEntry {
  return state[SETTING].entries[piece];
}

export function sideOfPiece(state: State, piece: number): SideIndex {
  return state[SETTING].sides[piece];
}

export function isOnMap(state: State, piece: number): boolean {
  return state.place[piece] === ON_MAP;
}

/** PB-1.4, PB-4.6: the front of a piece in line, or of a column. */
export function frontOf(state: State, piece: number, column = state.column[piece] === 1): number {
  return column ? COLUMN_WIDTH : state[SETTING].fronts[piece];
}

export function depthOf(state: State, piece: number, column = state.column[piece] === 1): number {
  const { field, fronts, depths } = state[SETTING];
  return column ? field.columnLength * fronts[piece] : depths[piece];
}

/** Where a piece on the map stands. The same object while it stands there, mostly. */
export function blockOf(state: State, piece: number): Rectangle {
  const known = standing[piece];
  const x = state.x[piece];
  const y = state.y[piece];
  const facing = state.facing[piece];
  const width = frontOf(state, piece);
  const depth = depthOf(state, piece);
  if (
    known?.x === x &&
    known.y === y &&
    known.facing === facing &&
    known.width === width &&
    known.depth === depth
  ) {
    return known;
  }
  return (standing[piece] = rectangleOf(x, y, width, depth, facing));
}

/** A piece as it would stand there, in line or in column. */
export function blockWouldBe(
  state: State,
  piece: number,
  x: number,
  y: number,
  facing: number,
  column = false,
): Rectangle {
  return rectangleOf(x, y, frontOf(state, piece, column), depthOf(state, piece, column), facing);
}

/** PB-1.3: how far a piece marches. */
export function rateOf(state: State, piece: number): number {
  return state[SETTING].rates[piece];
}

/** PB-1.3: a third of its own rate. */
export function thirdOf(state: State, piece: number): number {
  return state[SETTING].thirds[piece];
}

/** PB-5.1 and others: a third of the Foot rate. */
export function thirdFoot(state: State): number {
  return state[SETTING].thirdFoot;
}

/** PB-6.1, PB-9.1: a third of the Mounted rate. */
export function thirdMounted(state: State): number {
  return state[SETTING].thirdMounted;
}

/** A piece that fights: no HQ and no train. */
export function isCombatant(kind: Kind): boolean {
  return kind !== 'hq' && kind !== 'train';
}

import { SETTING } from '@sandtable/kernel';
import type { Army, PieceInfo } from '../state/army.ts';
import type { SideIndex } from '../state/field.ts';
import { KIND, SIDES } from '../rules/tables.ts';
import type { View, ViewPiece } from './view.ts';

/** Who a world consists of. */
export interface Cast {
  readonly army: Army;
  /** The piece of the army that each piece of the view is. */
  readonly pieceOf: readonly number[];
  /** The Command of each piece of the army. */
  readonly belongs: readonly number[];
}

export function isOwn({ viewer }: View, side: SideIndex): boolean {
  return SIDES[side] === viewer;
}

/** The Commands of the viewer, as the army counts them. */
export function commandsOf(view: View, army: Army): (own: number) => number {
  const own = army.commands.flatMap(({ side }, c) => (isOwn(view, side) ? [c] : []));
  return (command) => (command < 0 ? command : own[command]);
}

/** PB-7.5: whether a block can be such a piece, by all that is known of it. */
export function canBe(
  { [SETTING]: { field } }: View,
  shown: ViewPiece,
  { side, kind, steadfast }: PieceInfo,
): boolean {
  if (side !== shown.side) return false;
  if (shown.kind !== null) return kind === shown.kind && steadfast === shown.steadfast;
  const { arm, shape } = KIND[kind];
  if (shown.arm !== null && arm !== shown.arm) return false;
  // PB-9.3: only trains unpack; and they are never Spent.
  if (shown.unpacked === 1 ? kind !== 'train' : shown.spent === 1 && kind === 'train') return false;
  // PB-4.6: a column is some fronts long.
  const front = shown.column === 1 ? shown.depth / field.columnLength : shown.width;
  return field.sizes[shape][0] === front;
}

import { listOf, plain, type Field, type SideNumber } from '@sandtable/kernel';
import {
  ASSETS,
  MOST_UNITS,
  SIDES,
  SQUARES as ALL_SQUARES,
  COLUMNS,
  type Asset,
  type SideName,
} from '../rules/tables.ts';
import { BOARD, SQUARE_NAME, UNIT_NAME } from './names.ts';
import type { Setting } from './setting.ts';

// What the fields of frames hold: it is what makes them readable in a file, and checkable.

export const SQUARE: Field<number, unknown> = {
  schema: SQUARE_NAME,
  write: (square) => BOARD.names[square],
  read: (written) => BOARD.named(written as string),
};
export const SQUARES = listOf(SQUARE, ALL_SQUARES);

/** A square, or `none`. */
export const MAYBE_SQUARE: Field<number, unknown> = {
  schema: { type: 'string', enum: [...BOARD.names, 'none'] },
  write: (square) => (square === -1 ? 'none' : BOARD.names[square]),
  read: (written) => BOARD.named(written as string),
};

export const UNIT: Field<number, Setting> = {
  schema: UNIT_NAME,
  write: (unit, { roster }) => roster.ids[unit],
  read(written, { roster }) {
    const unit = roster.named(written as string);
    return unit === -1 ? undefined : unit;
  },
};
export const UNITS = listOf(UNIT, MOST_UNITS);

export const SIDE: Field<SideNumber, unknown> = {
  schema: { type: 'string', enum: SIDES },
  write: (side) => SIDES[side],
  read: (written) => SIDES.indexOf(written as SideName) as SideNumber,
};

export const COUNT = plain<number>({ type: 'integer', minimum: 0, maximum: 100 });
export const COUNTS = listOf(COUNT, MOST_UNITS);
export const FLAG = plain<boolean>({ type: 'boolean' });
/** How many columns are done with, from a side's right. */
export const COLUMN = plain<number>({ type: 'integer', minimum: 0, maximum: COLUMNS - 1 });
/** How many squares are done with, in a side's order. */
export const PLACE = plain<number>({ type: 'integer', minimum: 0, maximum: ALL_SQUARES });
export const ASSET = plain<Asset>({ type: 'string', enum: ASSETS });

import { listOf, plain, type Field, type Schema, type SideNumber } from '@sandtable/kernel';
import {
  COVERS,
  MOST_GROUPS,
  MOST_SQUARES,
  SHOTS_A_TURN,
  SIDES,
  TERRAINS,
  type Cover,
  type SideName,
  type Terrain,
} from '../rules/tables.ts';
import { GROUP_NAME, SQUARE_NAME } from './names.ts';
import type { Setting } from './setting.ts';

// What the fields of frames hold: it is what makes them readable in a file, and checkable.

/** A number that stands for a name of the setting. */
function named(
  schema: Schema,
  nameOf: (number: number, setting: Setting) => string,
  numberOf: (name: string, setting: Setting) => number,
): Field<number, Setting> {
  return {
    schema,
    write: nameOf,
    read(written, setting) {
      const number = numberOf(written as string, setting);
      return number === -1 ? undefined : number;
    },
  };
}

export const SQUARE = named(
  SQUARE_NAME,
  (square, { board }) => board.names[square],
  (name, { board }) => board.named(name),
);
export const SQUARES = listOf(SQUARE, MOST_SQUARES);
export const GROUP = named(
  GROUP_NAME,
  (group, { roster }) => roster.ids[group],
  (name, { roster }) => roster.named(name),
);
export const GROUPS = listOf(GROUP, MOST_GROUPS);
export const SIDE: Field<SideNumber, unknown> = {
  schema: { type: 'string', enum: SIDES },
  write: (side) => SIDES[side],
  read: (written) => SIDES.indexOf(written as SideName) as SideNumber,
};

export const COUNT = plain<number>({ type: 'integer', minimum: 0, maximum: 1000 });
/** How many shots each group of a party fires. */
export const SHOTS = listOf(
  plain<number>({ type: 'integer', minimum: 1, maximum: SHOTS_A_TURN }),
  MOST_GROUPS,
);
export const COVER = plain<Cover>({ type: 'string', enum: COVERS });
export const TERRAIN = plain<Terrain>({ type: 'string', enum: TERRAINS });

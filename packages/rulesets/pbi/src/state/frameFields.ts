import { listOf, plain, type Field, type SideNumber } from '@sandtable/kernel';
import {
  COVERS,
  SHOTS_A_TURN,
  SIDES,
  TERRAINS,
  type Cover,
  type Terrain,
} from '../rules/tables.ts';
import { GROUP_IDS, groupNamed } from './groups.ts';
import { BOARD } from './state.ts';

// What the fields of frames hold: it is what makes them readable in a file, and checkable.

/** A number that stands for a name of a list which is the same in every game. */
function named<Number extends number>(
  names: readonly string[],
  numberOf: (name: string) => number,
): Field<Number, unknown> {
  return {
    schema: { type: 'string', enum: names },
    write: (number) => names[number],
    read(written) {
      const number = numberOf(written as string);
      return number === -1 ? undefined : (number as Number);
    },
  };
}

export const SQUARE = named<number>(BOARD.names, (name) => BOARD.named(name));
export const SQUARES = listOf(SQUARE, BOARD.size);
export const GROUPS = listOf(named<number>(GROUP_IDS, groupNamed), GROUP_IDS.length);
export const SIDE = named<SideNumber>(SIDES, (name) => SIDES.findIndex((side) => side === name));

export const COUNT = plain<number>({ type: 'integer', minimum: 0, maximum: 1000 });
/** How many shots each group of a party fires. */
export const SHOTS = listOf(
  plain<number>({ type: 'integer', minimum: 1, maximum: SHOTS_A_TURN }),
  GROUP_IDS.length,
);
export const COVER = plain<Cover>({ type: 'string', enum: COVERS });
export const TERRAIN = plain<Terrain>({ type: 'string', enum: TERRAINS });

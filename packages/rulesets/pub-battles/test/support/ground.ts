import { SETTING } from '@sandtable/kernel';
import { settingOf } from '../../src/state/setting.ts';
import { rectangleOf, type Rectangle } from '@sandtable/table';
import type { BattleMap, Field, Hill, Place, SideIndex } from '../../src/state/field.ts';
import { Ground } from '../../src/rules/01-map/ground.ts';
import { DESTROYED, ON_MAP, RESERVE, type State } from '../../src/state/state.ts';
import { COLUMN_LENGTH, RATES, SIZES, type Kind } from '../../src/rules/tables.ts';

/** An upright rectangle as an outline. */
export function box(left: number, bottom: number, right: number, top: number): Place[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** A hill with an upright rectangle as its contour and a crest from its left to its right edge. */
export function ridge(
  left: number,
  bottom: number,
  right: number,
  top: number,
  level = 1,
  crest: readonly Place[] = [
    [left, (bottom + top) / 2],
    [right, (bottom + top) / 2],
  ],
): Hill {
  return { level, outline: box(left, bottom, right, top), crest };
}

/** A map of 40 by 30 inches with nothing on it but what is given. */
export function mapWith(things: Partial<BattleMap> = {}): BattleMap {
  return {
    title: 'Test',
    width: 40_000,
    height: 30_000,
    woods: [],
    towns: [],
    hills: [],
    streams: [],
    rivers: [],
    marshes: [],
    roads: [],
    names: [],
    decoration: {},
    ...things,
  };
}

export function groundWith(things: Partial<BattleMap> = {}): Ground {
  return new Ground(mapWith(things));
}

/** A block in line, as nearly of the usual size as one can halve; facing up unless it says otherwise. */
export function block(x: number, y: number, facing = 0): Rectangle {
  return rectangleOf(x, y, 1874, 376, facing);
}

export function fieldWith(
  things: Partial<BattleMap> = {},
  lines: Field['lines'] = [[], []],
): Field {
  return {
    map: mapWith(things),
    armies: ['Reds', 'Blues'],
    rates: RATES,
    sizes: SIZES,
    columnLength: COLUMN_LENGTH,
    firstTurn: 1,
    fog: [],
    days: 1,
    chooser: 0,
    lines,
    free: null,
  };
}

const PLACE = { map: ON_MAP, reserve: RESERVE, destroyed: DESTROYED } as const;

/** A piece of a test: regular infantry on the map, facing up, unless it says otherwise. */
export interface PieceSketch {
  readonly side: SideIndex;
  readonly at: Place;
  readonly kind?: Kind;
  readonly facing?: number;
  readonly where?: keyof typeof PLACE;
  readonly column?: boolean;
  readonly known?: boolean;
}

/** A state with these pieces, numbered in their order, and no question under way. */
export function stateWith(field: Field, sketches: readonly PieceSketch[]): State {
  const none = (): number[] => sketches.map(() => 0);
  return {
    options: { bitterEnd: false },
    written: null,
    day: 1,
    turn: 1,
    place: sketches.map(({ where = 'map' }) => PLACE[where]),
    x: sketches.map(({ at }) => at[0]),
    y: sketches.map(({ at }) => at[1]),
    facing: sketches.map(({ facing = 0 }) => facing),
    command: none(),
    behind: none().map(() => -1),
    rank: [],
    block: sketches.map((_, i) => i + 1),
    nextBlock: [sketches.length + 1, sketches.length + 1],
    spent: none(),
    column: sketches.map(({ column = false }) => (column ? 1 : 0)),
    unpacked: none(),
    moved: none(),
    stood: none(),
    known: sketches.map(({ known = false }) => (known ? 1 : 0)),
    spotted: none(),
    fallen: none(),
    fought: none(),
    trails: [],
    carried: none().map(() => -1),
    packed: [0, 0],
    pool: [],
    contacts: [],
    bombarded: [],
    edge: null,
    won: null,
    stack: [],
    outcome: null,
    [SETTING]: settingOf(
      {
        commands: [],
        pieces: sketches.map(({ side, kind = 'regular' }, i) => ({
          name: `P${i}`,
          side,
          kind,
          steadfast: false,
        })),
        homes: none(),
      },
      field,
    ),
  };
}

/** The same pieces on another field. */
export function onField(state: State, field: Field): State {
  return { ...state, [SETTING]: settingOf(state[SETTING].army, field) };
}

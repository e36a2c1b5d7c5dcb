import { SETTING } from '@sandtable/kernel';
import { settingOf } from '../../src/state/setting.ts';
import type { Refusal } from '@sandtable/kernel';
import type { BattleMap, Field, Place, SideIndex } from '../../src/state/field.ts';
import { isRefusal } from '../../src/rules/refusal.ts';
import { ON_MAP, RESERVE, type Contact, type State } from '../../src/state/state.ts';
import { KIND, COLUMN_LENGTH, RATES, SIZES, type Kind } from '../../src/rules/tables.ts';

/** A piece on the map: what it is, where it stands and faces, and its Command. */
export interface Piece {
  readonly side: SideIndex;
  readonly kind: Kind;
  readonly at: Place;
  readonly facing: number;
  readonly command: number;
  readonly column: boolean;
  readonly place: number;
}

type Extra = Partial<Pick<Piece, 'column' | 'command' | 'place'>>;

export function red(kind: Kind, at: Place, facing: number, extra: Extra = {}): Piece {
  return { side: 0, kind, at, facing, command: 0, column: false, place: ON_MAP, ...extra };
}

export function blue(kind: Kind, at: Place, facing: number, extra: Extra = {}): Piece {
  return { side: 1, kind, at, facing, command: 1, column: false, place: ON_MAP, ...extra };
}

export interface FieldSketch {
  readonly map?: Partial<BattleMap>;
  readonly contacts?: readonly Contact[];
  readonly bombarded?: State['bombarded'];
  readonly trails?: State['trails'];
}

/**
 * Pieces on a plain of 40 by 40 inches, numbered in the order given. Commands 0 and 2 are Red's, 1 and
 * 3 Blue's; 2 and 3 are army commanders.
 */
export function fieldWith(pieces: readonly Piece[], sketch: FieldSketch = {}): State {
  const zeros = (): number[] => pieces.map(() => 0);
  return {
    options: { bitterEnd: false },
    written: null,
    day: 1,
    turn: 1,
    edge: null,
    place: pieces.map(({ place }) => place),
    x: pieces.map(({ at }) => at[0]),
    y: pieces.map(({ at }) => at[1]),
    facing: pieces.map(({ facing }) => facing),
    command: pieces.map(({ command }) => command),
    behind: pieces.map(({ place, command }) => (place === RESERVE ? command : -1)),
    block: pieces.map((_, i) => i + 1),
    nextBlock: [100, 100],
    spent: zeros(),
    column: pieces.map(({ column }) => (column ? 1 : 0)),
    unpacked: zeros(),
    moved: zeros(),
    stood: zeros(),
    known: zeros(),
    spotted: zeros(),
    fallen: zeros(),
    fought: zeros(),
    rank: pieces.map(({ place }, i) => (place === RESERVE ? i + 1 : 0)),
    trails: [...(sketch.trails ?? [null, null, null, null])],
    carried: pieces.map(() => -1),
    packed: [0, 0],
    pool: [],
    contacts: [...(sketch.contacts ?? [])],
    bombarded: [...(sketch.bombarded ?? [])],
    won: null,
    stack: [],
    outcome: null,
    [SETTING]: settingOf(
      {
        commands: [0, 1, 2, 3].map((command) => ({
          side: (command % 2) as SideIndex,
          name: `Command ${command}`,
          rating: 4,
          chit: command < 2,
          army: command >= 2,
          arrives: 0,
          entry: [20_000, 0],
          facing: 0,
        })),
        pieces: pieces.map(({ side, kind }, i) => ({
          name: `${KIND[kind].arm} ${i}`,
          side,
          kind,
          steadfast: false,
        })),
        homes: pieces.map(({ command }) => command),
      },
      fieldOf(sketch.map ?? {}),
    ),
  };
}

function fieldOf(map: Partial<BattleMap>): Field {
  return {
    map: {
      title: 'Test',
      width: 40_000,
      height: 40_000,
      woods: [],
      towns: [],
      hills: [],
      streams: [],
      rivers: [],
      marshes: [],
      roads: [],
      names: [],
      decoration: {},
      ...map,
    },
    armies: ['Red', 'Blue'],
    rates: RATES,
    sizes: SIZES,
    columnLength: COLUMN_LENGTH,
    firstTurn: 1,
    fog: [],
    days: 1,
    chooser: 0,
    lines: [[], []],
    free: null,
  };
}

/** The corners of an upright rectangle. */
export function box(left: number, bottom: number, right: number, top: number): Place[] {
  return [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ];
}

/** `PB-4.5 enemyInWay` for a refusal, otherwise what was asked for. */
export function told<T extends object>(answer: T | Refusal | undefined): T | string | undefined {
  if (answer === undefined || !isRefusal(answer)) return answer;
  return `${answer.rule} ${answer.message.key.replace('refusal.', '')}`;
}

import {
  distanceToEdge,
  Grid,
  Lines,
  squareSet,
  type Edge,
  type SquareSet,
} from '@sandtable/board';
import type { Schema } from '@sandtable/kernel';
import { Ground } from '../rules/ground.ts';
import {
  COLUMNS,
  PLATOON_TABLE,
  ROWS,
  groundKind,
  type GroundEntry,
  type GroundKind,
  type PlatoonEntry,
} from '../rules/tables.ts';
import type { Book } from '../rules/book.ts';
import { Census } from './census.ts';
import { makeMoves, type Make } from './moves.ts';
import { inSetting } from './names.ts';
import { Roster } from './roster.ts';

/** What never changes in a game: it follows from the scenario and the rules in force. */
export interface Setting {
  /** What the scenario says about it: nothing, where all is as in the book. */
  readonly fields: SettingFields;
  readonly book: Book;
  /** QS-1.1: the board. */
  readonly board: Grid;
  /** QS-7.6: the squares that a line of fire crosses, for every pair of squares. */
  readonly lines: Lines;
  /** How many rows lie between an edge and each square. */
  readonly rowsFrom: Readonly<Record<Edge, readonly number[]>>;
  /** The squares that each side may start in, by the attacker's edge, once they are found. */
  readonly starts: Partial<Record<Edge, readonly (readonly number[])[]>>;
  /** QS-1.1: what a square can be. */
  readonly groundKinds: readonly GroundKind[];
  readonly roster: Roster;
  /** Where groups are counted in: see `census`. */
  readonly census: Census;
  /** Squares that a list has come across: emptied by whoever uses it. */
  readonly seen: SquareSet;
  /** The moves, ready made. */
  readonly make: Make;
  /** The form of a move, with the names of this setting. */
  readonly moveSchema: Schema;
  /** The ground of the last few hundred layouts, and the one that was asked for last: see `groundIn`. */
  readonly grounds: Map<string, Ground>;
  latest: Ground;
}

/** What a scenario may say about its setting. */
export interface SettingFields {
  readonly size?: { readonly columns: number; readonly rows: number };
  readonly platoons?: readonly PlatoonEntry[];
  readonly ground?: readonly GroundEntry[];
}

const BOOK_SIZE = { columns: COLUMNS, rows: ROWS };

const kept = new WeakMap<Book, Map<string, Setting>>();

/** The setting of a scenario: the book's board and roster where it does not give its own. */
export function settingOf(book: Book, fields: SettingFields): Setting {
  const known = kept.get(book) ?? new Map<string, Setting>();
  kept.set(book, known);
  const key = JSON.stringify(fields);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= 32) known.clear();
  const made = makeSetting(book, fields);
  known.set(key, made);
  return made;
}

function makeSetting(book: Book, fields: SettingFields): Setting {
  const { size = BOOK_SIZE, platoons = PLATOON_TABLE, ground = [] } = fields;
  const groundKinds = [...book.grounds, ...ground.map(groundKind)];
  const board = new Grid(size.columns, size.rows);
  const roster = new Roster(
    platoons,
    book.kinds,
    book.statuses.map(({ name }) => name),
  );
  const lines = new Lines(board);
  const setting = {
    fields,
    book,
    groundKinds,
    board,
    lines,
    roster,
    census: new Census(board.size),
    seen: squareSet(board.size),
    make: makeMoves(board, roster),
  };
  const rowsFrom = (edge: Edge): number[] =>
    board.names.map((_, square) => distanceToEdge(board, square, edge));
  return {
    ...setting,
    rowsFrom: {
      north: rowsFrom('north'),
      east: rowsFrom('east'),
      south: rowsFrom('south'),
      west: rowsFrom('west'),
    },
    starts: {},
    moveSchema: inSetting(book.moveSchema, setting),
    grounds: new Map(),
    latest: new Ground('.'.repeat(board.size), groundKinds, book, board, lines),
  };
}

import { listOf, plain, type Field, type SideNumber } from '@sandtable/kernel';
import type { Army } from './army.ts';
import { namesIn } from './names.ts';
import { flag, list, name, number, object, oneOfWords, side } from '../files/schemaParts.ts';
import type { Draft } from '../rules/12-victory/drafts.ts';
import { KINDS, SIDES, type SideName } from '../rules/tables.ts';

// What the fields of frames hold. In a file pieces and Commands go by their names.

const MANY = 120;

function described<Value>(description: string, field: Field<Value, Army>): Field<Value, Army> {
  return { ...field, schema: { ...field.schema, description } };
}

export const PIECE: Field<number, Army> = {
  schema: name('A piece.'),
  write: (piece, { pieces }) => pieces[piece].name,
  read: (written, army) => namesIn(army).pieces.get(written as string),
};
export const PIECES = described('Pieces.', listOf(PIECE, MANY));

/** Pieces, or null where that is not settled yet. */
export const PIECES_OR_NULL: Field<readonly number[] | null, Army> = {
  // Our part of JSON Schema has no unions; what is neither is caught when the frame is read.
  schema: {
    items: name('A piece.'),
    maxItems: MANY,
    description: 'Pieces, or null where that is not settled yet.',
  },
  write: (pieces, army) => (pieces === null ? null : PIECES.write(pieces, army)),
  read(written, army) {
    if (written === null) return null;
    return Array.isArray(written) ? PIECES.read(written, army) : undefined;
  },
};

/** Each piece that goes, and before whom. */
export const FLIGHTS = described(
  'Each piece that goes, and before whom.',
  listOf({ ...PIECES, schema: list('Pieces.', PIECE.schema, 2, MANY) }, MANY),
);

export const COMMAND: Field<number, Army> = {
  schema: name('A Command.'),
  write: (command, { commands }) => commands[command].name,
  read: (written, army) => namesIn(army).commands.get(written as string),
};
export const COMMANDS = described('Commands.', listOf(COMMAND, 30));

export const SIDE: Field<SideNumber, Army> = {
  schema: side('A side.'),
  write: (of) => SIDES[of],
  read: (written) => SIDES.indexOf(written as SideName) as SideNumber,
};

export const COUNT = plain<number>(number('A number.', 0, 100_000));
/** A number for each side. */
export const BY_SIDE = plain<readonly number[]>(
  list('Numbers.', number('A number.', 0, 1000), 0, MANY),
);
export const FLAG = plain<boolean>(flag('Whether it is so.'));

const DRAFT = object('A Command on paper (PB-12.8).', {
  rating: number('Its rating.', 1, 6),
  arrives: number('The turn on which it arrives; 0 where it is there.', 0, 100),
  kinds: list('Its pieces.', oneOfWords('A kind of piece.', KINDS), 0, 40),
});
export const DRAFTS = plain<readonly (readonly Draft[])[]>(
  list('Orders of battle by side.', list('Commands.', DRAFT, 0, 30), 2, 2),
);

/** Holds numbers of pieces, in lists or not; and of Commands. */
const OF_PIECES: ReadonlySet<object> = new Set([PIECE, PIECES, PIECES_OR_NULL, FLIGHTS]);
const OF_COMMANDS: ReadonlySet<object> = new Set([COMMAND, COMMANDS]);

type Numbered = (number: number) => number;

/** What a field holds, with other numbers for pieces and Commands: those of a view, or of another world. */
export function renumbered(
  piece: Numbered,
  command: Numbered,
): (field: object, value: unknown) => unknown {
  return (field, value) => {
    if (OF_PIECES.has(field)) return deeply(value, piece);
    return OF_COMMANDS.has(field) ? deeply(value, command) : value;
  };
}

function deeply(value: unknown, change: Numbered): unknown {
  if (Array.isArray(value)) return value.map((each) => deeply(each, change));
  return value === null ? null : change(value as number);
}

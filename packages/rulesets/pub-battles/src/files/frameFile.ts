import type { Schema } from '@sandtable/kernel';
import type { Army } from '../state/army.ts';
import type { Frame, FrameOf, FrameType } from '../state/frames.ts';
import { namesIn } from '../state/names.ts';
import type { FrameEntry } from './scenarioFile.ts';
import { flag, list, name, number, object, oneOfWords, side } from './schemaParts.ts';
import { KINDS, SIDES, type SideName } from '../rules/tables.ts';

const MANY = 120;
const DRAFT = object('A Command on paper (PB-12.8).', {
  rating: number('Its rating.', 1, 6),
  arrives: number('The turn on which it arrives; 0 where it is there.', 0, 100),
  kinds: list('Its pieces.', oneOfWords('A kind of piece.', KINDS), 0, 40),
});

/** What the fields of a frame hold: it is what makes them readable in a file, and checkable. */
export const FIELD_KINDS = {
  piece: name('A piece.'),
  pieces: list('Pieces.', name('A piece.'), 0, MANY),
  /** Our part of JSON Schema has no unions; what is neither is caught when the frame is read. */
  piecesOrNull: {
    items: name('A piece.'),
    maxItems: MANY,
    description: 'Pieces, or null where that is not settled yet.',
  },
  flights: list(
    'Each piece that goes, and before whom.',
    list('Pieces.', name('A piece.'), 2, MANY),
    0,
    MANY,
  ),
  command: name('A Command.'),
  commands: list('Commands.', name('A Command.'), 0, 30),
  side: side('A side.'),
  count: number('A number.', 0, 100_000),
  numbers: list('Numbers.', number('A number.', 0, 1000), 0, MANY),
  flag: flag('Whether it is so.'),
  drafts: list('Orders of battle by side.', list('Commands.', DRAFT, 0, 30), 2, 2),
} as const satisfies Readonly<Record<string, Schema>>;
export type FieldKind = keyof typeof FIELD_KINDS;

const FIGHTING = { leads: 'pieces', round: 'count', hit: 'pieces' } as const;

/** What every frame has, and of which kind it is. */
export const FRAME_FIELDS: {
  readonly [T in FrameType]: Readonly<Record<Exclude<keyof FrameOf<T>, 'type'>, FieldKind>>;
} = {
  muster: { ready: 'numbers', drafts: 'drafts' },
  edge: {},
  deploy: {},
  assign: { side: 'side' },
  begin: {},
  draw: {},
  alter: { pulled: 'commands', asked: 'side', declined: 'count' },
  order: { command: 'command', waiting: 'commands', inRange: 'piecesOrNull' },
  combat: {},
  withdraw: { ...FIGHTING, cavalry: 'pieces' },
  volley: { ...FIGHTING, begun: 'flag', left: 'pieces' },
  aim: { ...FIGHTING, piece: 'piece', begun: 'flag', left: 'pieces' },
  relieve: {
    support: 'piece',
    lead: 'piece',
    x: 'count',
    y: 'count',
    facing: 'count',
  },
  stand: { ...FIGHTING, left: 'pieces' },
  giveWay: { left: 'flights' },
  aftermath: {},
  nightfall: { chosen: 'numbers' },
  recover: { side: 'side', detachments: 'count', others: 'count' },
};

function frameSchema(type: FrameType): Schema {
  const fields = Object.entries<FieldKind>(FRAME_FIELDS[type]);
  const { properties, ...rest } = object(
    `A frame of the kind ${type}.`,
    Object.fromEntries(fields.map(([field, kind]) => [field, FIELD_KINDS[kind]])),
  );
  return {
    ...rest,
    required: ['type', ...(rest.required ?? [])],
    properties: { type: { const: type }, ...properties },
  };
}

export const FRAME_SCHEMA: Schema = {
  oneOf: (Object.keys(FRAME_FIELDS) as FrameType[]).map(frameSchema),
};

type Numbered = (number: number) => number;

/** The same frame with other numbers for its pieces and Commands. */
export function mapFrame(frame: Frame, piece: Numbered, command: Numbered): Frame {
  return changed(frame, frame.type, (kind, value) => {
    switch (kind) {
      case 'piece':
        return piece(value as number);
      case 'pieces':
        return (value as number[]).map((each) => piece(each));
      case 'piecesOrNull':
        return value === null ? null : (value as number[]).map((each) => piece(each));
      case 'flights':
        return (value as number[][]).map((pieces) => pieces.map((each) => piece(each)));
      case 'command':
        return command(value as number);
      case 'commands':
        return (value as number[]).map((each) => command(each));
      case 'side':
      case 'count':
      case 'numbers':
      case 'flag':
      case 'drafts':
        return value;
    }
  }) as Frame;
}

/** A frame with names in place of numbers. */
export function encodeFrame({ pieces, commands }: Army, frame: Frame): FrameEntry {
  const nameOf = (piece: number): string => pieces[piece].name;
  return changed(frame, frame.type, (kind, value) => {
    switch (kind) {
      case 'piece':
        return nameOf(value as number);
      case 'pieces':
        return (value as number[]).map(nameOf);
      case 'piecesOrNull':
        return value === null ? null : (value as number[]).map(nameOf);
      case 'flights':
        return (value as number[][]).map((each) => each.map(nameOf));
      case 'command':
        return commands[value as number].name;
      case 'commands':
        return (value as number[]).map((command) => commands[command].name);
      case 'side':
        return SIDES[value as number];
      case 'count':
      case 'numbers':
      case 'flag':
      case 'drafts':
        return value;
    }
  }) as FrameEntry;
}

/** The frame that an entry of the right form stands for; undefined where it names what is not there. */
export function decodeFrame(army: Army, entry: FrameEntry): Frame | undefined {
  const names = namesIn(army);
  let isWhole = true;
  const one = (numbers: ReadonlyMap<string, number>, text: unknown): number => {
    const found = numbers.get(text as string);
    if (found === undefined) isWhole = false;
    return found ?? -1;
  };
  const all = (numbers: ReadonlyMap<string, number>, texts: unknown): number[] => {
    if (!Array.isArray(texts)) isWhole = false;
    return Array.isArray(texts) ? texts.map((text) => one(numbers, text)) : [];
  };
  const frame = changed(entry, entry.type, (kind, value) => {
    switch (kind) {
      case 'piece':
        return one(names.pieces, value);
      case 'pieces':
        return all(names.pieces, value);
      case 'piecesOrNull':
        return value === null ? null : all(names.pieces, value);
      case 'flights':
        return (value as unknown[]).map((each) => all(names.pieces, each));
      case 'command':
        return one(names.commands, value);
      case 'commands':
        return all(names.commands, value);
      case 'side':
        return SIDES.indexOf(value as SideName);
      case 'count':
      case 'numbers':
      case 'flag':
      case 'drafts':
        return value;
    }
  });
  return isWhole ? (frame as Frame) : undefined;
}

/** Every field changed by its kind. They keep their order, so that states stay equal as text. */
function changed(
  frame: object,
  type: FrameType,
  change: (kind: FieldKind, value: unknown) => unknown,
): object {
  const kinds = FRAME_FIELDS[type] as Readonly<Record<string, FieldKind>>;
  return Object.fromEntries(
    Object.entries(frame).map(([field, value]: [string, unknown]) => [
      field,
      field === 'type' ? value : change(kinds[field], value),
    ]),
  );
}

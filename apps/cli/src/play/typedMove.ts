import type { Move, Schema } from '@sandtable/kernel';

/** A field of a move, and what is typed for it. */
interface Slot {
  readonly name: string;
  readonly schema: Schema;
}

const PLACE = /^(-?\d+(?:\.\d+)?)[,;](-?\d+(?:\.\d+)?)$/;
const NUMBER = /^-?\d+$/;

/** What can be typed for each kind of move of a game on a free table: `march PIECE TO FACING`. */
export function moveForms(schema: Schema): string[] {
  return shapesOf(schema).map(([type, slots]) => formOf(type, slots));
}

/** How a move of that name is typed; undefined where there is none. */
export function moveForm(schema: Schema, type: string): string | undefined {
  const slots = new Map(shapesOf(schema)).get(type);
  return slots && formOf(type, slots);
}

function formOf(type: string, slots: readonly Slot[]): string {
  const words = slots.map((slot) => slot.name.toUpperCase() + (isPath(slot) ? '…' : ''));
  return [type, ...words].join(' ');
}

/** Whether several places can be typed for a field, one after another. */
function isPath({ schema }: Slot): boolean {
  return schema.items?.type === 'array';
}

function shapesOf({ oneOf = [] }: Schema): [string, Slot[]][] {
  return oneOf.map(({ properties = {} }) => {
    const { type, ...fields } = properties;
    const slots = Object.entries(fields).map(([name, schema]) => ({ name, schema }));
    return [String(type.const), slots];
  });
}

/**
 * The move in a line such as `march R3 12.5,8 facing 90`, on a table with so many units to an inch;
 * undefined where it says too little or too much. Places are inches across and up; what has blanks in
 * it stands in quotes; several pieces are joined by commas; the places of a path follow each other, with
 * blanks or slashes between them; the name of a field may stand before it.
 * Names that are known are understood however they are typed, in capitals or not.
 */
export function typedMove(
  schema: Schema,
  inch: number,
  line: string,
  known: readonly string[] = [],
): Move | undefined {
  const [type, ...typed] = wordsIn(line);
  const slots = new Map(shapesOf(schema)).get(type.toLowerCase());
  if (slots === undefined) return undefined;
  const names = new Set(slots.map(({ name }) => name));
  const left = [...slots];
  const move: Record<string, unknown> = { type: type.toLowerCase() };
  for (const [i, word] of typed.entries()) {
    // The name of a field, with something after it, says which is meant.
    if (names.has(word) && i + 1 < typed.length) continue;
    const before = typed[i - 1];
    const at = left.findIndex(
      ({ name, schema: field }) =>
        (before === name || !isNamed(names, before)) &&
        valueOf(field, inch, word, known) !== undefined,
    );
    if (at >= 0) {
      const [slot] = left.splice(at, 1);
      move[slot.name] = valueOf(slot.schema, inch, word, known);
      continue;
    }
    // One more leg of a path.
    const path = slots.find(isPath);
    const more = path && valueOf(path.schema, inch, word, known);
    const legs = path && move[path.name];
    if (path === undefined || more === undefined || legs === undefined) return undefined;
    move[path.name] = [...(legs as number[][]), ...(more as number[][])];
  }
  for (const { name, schema: field } of left) {
    // What is measured to either hand is in the middle unless it is said.
    if (field.type !== 'integer' || (field.minimum ?? 0) >= 0) return undefined;
    move[name] = 0;
  }
  return move as unknown as Move;
}

function isNamed(names: ReadonlySet<string>, before: string | undefined): boolean {
  return before !== undefined && names.has(before);
}

/** Words between blanks; a name with blanks in quotes. */
function wordsIn(line: string): [string, ...string[]] {
  const found = Array.from(line.matchAll(/"[^"]*"|“[^”]*”|\S+/g), ([word]) =>
    word.replaceAll(/["“”]/g, ''),
  );
  return [found[0] ?? '', ...found.slice(1)];
}

/** What a word stands for in a field; undefined where it does not fit. */
function valueOf(schema: Schema, inch: number, word: string, known: readonly string[]): unknown {
  if (schema.enum !== undefined) return schema.enum.find((each) => each === word.toLowerCase());
  if (schema.type === 'array') return listOf(schema, inch, word, known);
  if (schema.type === 'integer') return NUMBER.test(word) ? Number(word) : undefined;
  return PLACE.test(word) || NUMBER.test(word) ? undefined : named(word, known);
}

/** The name that is meant; tags of blocks are capitals and numbers, though the block is not known. */
function named(word: string, known: readonly string[]): string {
  if (known.includes(word)) return word;
  const meant = known.find((name) => name.toLowerCase() === word.toLowerCase());
  return meant ?? (/^[a-z]\d+$/.test(word) ? word.toUpperCase() : word);
}

/** A place; places of a path, joined by slashes; or several names, joined by commas. */
function listOf({ items }: Schema, inch: number, word: string, known: readonly string[]): unknown {
  if (items?.type === 'string') {
    if (!word.includes(',') || PLACE.test(word)) return undefined;
    return word.split(',').map((each) => named(each, known));
  }
  if (items?.type === 'array') {
    const places = word.split('/').map((each) => placeIn(each, inch));
    return places.includes(undefined) ? undefined : places;
  }
  return placeIn(word, inch);
}

function placeIn(word: string, inch: number): number[] | undefined {
  const place = PLACE.exec(word);
  return place === null ? undefined : [place[1], place[2]].map((each) => toUnits(each, inch));
}

function toUnits(inches: string, inch: number): number {
  return Math.round(Number(inches) * inch);
}

/** How a move would be typed: what `typedMove` understands as that move. */
export function lineOf(schema: Schema, inch: number, move: Move): string {
  const slots = new Map(shapesOf(schema)).get(move.type) ?? [];
  const fields = move as unknown as Readonly<Record<string, unknown>>;
  return [move.type, ...slots.map(({ name }) => wordsFor(name, fields[name], inch))].join(' ');
}

function wordsFor(name: string, value: unknown, inch: number): string {
  if (typeof value === 'number') return `${name} ${value}`;
  if (!Array.isArray(value)) return quoted(String(value));
  const list = value as readonly unknown[];
  if (list.every((each) => typeof each === 'number')) {
    return list.map((each) => each / inch).join(',');
  }
  return list.every((each) => typeof each === 'string')
    ? list.join(',')
    : list.map((each) => wordsFor(name, each, inch)).join('/');
}

function quoted(name: string): string {
  return /\s/.test(name) ? `"${name}"` : name;
}

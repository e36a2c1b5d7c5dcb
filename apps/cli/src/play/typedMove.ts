import type { Move, Schema } from '@sandtable/kernel';

/** A field of a move, and what is typed for it. */
interface Slot {
  readonly name: string;
  readonly schema: Schema;
}

const PLACE = /^(\d+(?:\.\d+)?)[,;](\d+(?:\.\d+)?)$/;
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
  return [type, ...slots.map(({ name }) => name.toUpperCase())].join(' ');
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
 * it stands in quotes; several pieces are joined by commas, several places by slashes; the name of a field may stand before it.
 */
export function typedMove(schema: Schema, inch: number, line: string): Move | undefined {
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
        (before === name || !isNamed(names, before)) && valueOf(field, inch, word) !== undefined,
    );
    if (at < 0) return undefined;
    const [slot] = left.splice(at, 1);
    move[slot.name] = valueOf(slot.schema, inch, word);
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
function valueOf(schema: Schema, inch: number, word: string): unknown {
  if (schema.enum !== undefined) return schema.enum.find((each) => each === word.toLowerCase());
  if (schema.type === 'array') return listOf(schema, inch, word);
  if (schema.type === 'integer') return NUMBER.test(word) ? Number(word) : undefined;
  return PLACE.test(word) || NUMBER.test(word) ? undefined : tagged(word);
}

/** Tags of blocks are capitals and numbers, however they are typed. */
function tagged(word: string): string {
  return /^[a-z]\d+$/.test(word) ? word.toUpperCase() : word;
}

/** A place; several, joined by slashes; or several names, joined by commas. */
function listOf({ items }: Schema, inch: number, word: string): unknown {
  if (items?.type === 'string') {
    return word.includes(',') && !PLACE.test(word) ? word.split(',').map(tagged) : undefined;
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

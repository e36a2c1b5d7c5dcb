import { message, type Message, type Part } from './message.ts';
import type { RuleId } from './rulebook.ts';

/** Something wrong with a piece of data, and where: `groups[3].at`. */
export interface Problem {
  readonly path: string;
  readonly message: Message;
  /** The rule that it goes against, or by which a step of a match does not come out as it was recorded. */
  readonly rule?: RuleId;
}

/** A value, or everything that is wrong with what it should have come from. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Refuses with these problems: the first of them, and how many more there are. */
export function reject(problems: readonly Problem[]): { ok: false; problems: readonly Problem[] } {
  const found = new Problems();
  for (const problem of problems) found.take(problem);
  return { ok: false, problems: found.list() };
}

/** How many problems are listed. A file as broken as can be has one in every line. */
export const LISTED_PROBLEMS = 50;
/** A path is made of names that somebody else chose. */
const LONGEST_PATH = 200;
const MORE = 'problem.more';

/** Problems as they are found: the first ones are kept, the others only counted. */
class Problems {
  readonly #listed: Problem[] = [];
  readonly #path: (string | number)[] = [];
  #more = 0;

  /** What is looked at now is a part of what was looked at before. Made into text only where something is wrong. */
  enter(part: string | number): void {
    this.#path.push(part);
  }

  leave(): void {
    this.#path.pop();
  }

  /** A problem of what is looked at. Nothing is built for one that is only counted. */
  add(key: string, parts?: () => Readonly<Record<string, Part>>): void {
    if (this.#listed.length === LISTED_PROBLEMS) {
      this.#more++;
      return;
    }
    const path = shortPath(this.#path.reduce<string>(pathTo, ''));
    this.#listed.push({ path, message: message(`problem.${key}`, parts?.()) });
  }

  /** A problem of a part of it. */
  addIn(part: string, key: string, parts?: () => Readonly<Record<string, Part>>): void {
    this.enter(part);
    this.add(key, parts);
    this.leave();
  }

  /** A problem out of another list; the last of that one may say how many more there were. */
  take(problem: Problem): void {
    if (problem.message.key === MORE) this.#more += Number(problem.message.with?.['count']);
    else if (this.#listed.length === LISTED_PROBLEMS) this.#more++;
    else this.#listed.push(problem);
  }

  list(): Problem[] {
    if (this.#more === 0) return this.#listed;
    return [...this.#listed, { path: '', message: message(MORE, { count: this.#more }) }];
  }
}

function pathTo(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`;
  return path === '' ? part : `${path}.${part}`;
}

function shortPath(path: string): string {
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH - 1)}…` : path;
}

/** The part of JSON Schema (2020-12) that our files need; a document of it is valid JSON Schema. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Alternatives told apart by a `const` in the same property of each. */
  readonly oneOf?: readonly Schema[];
}

/**
 * What in a value its schema does not allow: the first problems, and how many more there are. Takes
 * anything at all.
 */
export function problemsIn(schema: Schema, value: unknown, path = ''): Problem[] {
  const problems = new Problems();
  if (path !== '') problems.enter(path);
  inspect(schema, value, problems);
  return problems.list();
}

function inspect(schema: Schema, value: unknown, problems: Problems): void {
  if (schema.oneOf !== undefined) return inspectAlternatives(schema.oneOf, value, problems);
  const { const: only, enum: words, type } = schema;
  if (only !== undefined && value !== only) {
    return problems.add('const', () => ({ expected: show(only), found: show(value) }));
  }
  if (words !== undefined && !isAmong(words, value)) {
    return problems.add('enum', () => ({ expected: words.map(show), found: show(value) }));
  }
  if (type !== undefined && typeOf(value) !== type) {
    return problems.add('type', () => ({ expected: type, found: show(value) }));
  }
  if (typeof value === 'string') inspectString(schema, value, problems);
  else if (typeof value === 'number') inspectNumber(schema, value, problems);
  else if (Array.isArray(value)) inspectArray(schema, value, problems);
  else if (typeof value === 'object' && value !== null) {
    inspectObject(schema, value as Record<string, unknown>, problems);
  }
}

/** A longer list than this is looked up, not read. */
const SHORT = 8;

const sets = new WeakMap<readonly unknown[], ReadonlySet<unknown>>();

function isAmong(words: readonly unknown[], value: unknown): boolean {
  if (words.length <= SHORT) return words.includes(value);
  const known = sets.get(words) ?? new Set(words);
  sets.set(words, known);
  return known.has(value);
}

function inspectNumber(schema: Schema, value: number, problems: Problems): void {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (value < minimum) problems.add('minimum', () => ({ limit: minimum }));
  if (value > maximum) problems.add('maximum', () => ({ limit: maximum }));
}

function inspectString(schema: Schema, value: string, problems: Problems): void {
  // Half of a pair of surrogates has no bytes, so that nothing could be bound to it or written out.
  if (!value.isWellFormed()) return problems.add('illFormed');
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  if (value.length < minLength) problems.add('short', () => ({ limit: minLength }));
  if (value.length > maxLength) problems.add('long', () => ({ limit: maxLength }));
  if (pattern !== undefined && !patternOf(pattern).test(value)) {
    problems.add('pattern', () => ({ pattern, found: show(value) }));
  }
}

/** Our schemas have a few dozen patterns; a file may have to be compared with one very often. */
const patterns = new Map<string, RegExp>();

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known;
}

function inspectArray(schema: Schema, value: readonly unknown[], problems: Problems): void {
  const { minItems = 0, maxItems = Infinity, items } = schema;
  if (value.length < minItems) problems.add('few', () => ({ limit: minItems }));
  // What is too long to be right is not read to its end.
  if (value.length > maxItems) return problems.add('many', () => ({ limit: maxItems }));
  if (items === undefined) return;
  // By index: a list with holes in it has nothing there, and `forEach` would pass over that.
  for (let i = 0; i < value.length; i++) {
    problems.enter(i);
    inspect(items, value[i], problems);
    problems.leave();
  }
}

function inspectObject(schema: Schema, value: Record<string, unknown>, problems: Problems): void {
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) problems.addIn(name, 'missing');
  }
  for (const name of Object.keys(value)) {
    if (!name.isWellFormed()) {
      problems.addIn(name.toWellFormed(), 'illFormed');
      continue;
    }
    const properties = schema.properties ?? {};
    if (Object.hasOwn(properties, name)) {
      inspectPart(properties[name], value, name, problems);
    } else if (schema.additionalProperties === false) {
      problems.addIn(name, 'unknown');
    } else if (typeof schema.additionalProperties === 'object') {
      inspectPart(schema.additionalProperties, value, name, problems);
    }
  }
}

function inspectPart(
  schema: Schema,
  whole: Record<string, unknown>,
  name: string,
  problems: Problems,
): void {
  problems.enter(name);
  inspect(schema, whole[name], problems);
  problems.leave();
}

function inspectAlternatives(
  alternatives: readonly Schema[],
  value: unknown,
  problems: Problems,
): void {
  const tag = tagOf(alternatives);
  if (typeOf(value) !== 'object') {
    return problems.add('type', () => ({ expected: 'object', found: show(value) }));
  }
  const found = (value as Record<string, unknown>)[tag];
  const match = alternatives.find((schema) => schema.properties?.[tag].const === found);
  if (match !== undefined) return inspect(match, value, problems);
  problems.addIn(tag, 'enum', () => ({
    expected: alternatives.map((schema) => show(schema.properties?.[tag].const)),
    found: show(found),
  }));
}

const tags = new WeakMap<readonly Schema[], string>();

function tagOf(alternatives: readonly Schema[]): string {
  const tag = tags.get(alternatives) ?? findTag(alternatives);
  tags.set(alternatives, tag);
  return tag;
}

function findTag(alternatives: readonly Schema[]): string {
  for (const [name, schema] of Object.entries(alternatives[0].properties ?? {})) {
    if (schema.const !== undefined) return name;
  }
  throw new Error('alternatives need a property with a const');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** A value as it may stand in a message: short, and never a whole file. */
function show(value: unknown): Part {
  if (value === undefined) return message('value.nothing');
  if (Array.isArray(value)) return message('value.list');
  if (typeof value === 'object' && value !== null) return message('value.object');
  // JSON knows no function, symbol or bigint: their type says enough.
  const known = typeof value === 'string' ? value.slice(0, 60) : value;
  const text = JSON.stringify(typeof known === 'bigint' ? undefined : known) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

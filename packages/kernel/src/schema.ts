import { message, type Message, type Part } from './message.ts';

/** Something wrong with a piece of data, and where: `groups[3].at`. */
export interface Problem {
  readonly path: string;
  readonly message: Message;
}

/** A value, or everything that is wrong with what it should have come from. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function reject(problems: readonly Problem[]): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems };
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

/** Everything in a value that its schema does not allow. Takes anything at all. */
export function problemsIn(schema: Schema, value: unknown, path = ''): Problem[] {
  const problems: Problem[] = [];
  inspect(schema, value, path, problems);
  return problems;
}

function inspect(schema: Schema, value: unknown, path: string, problems: Problem[]): void {
  const report = (key: string, parts?: Record<string, Part>): void => {
    problems.push({ path, message: message(`problem.${key}`, parts) });
  };
  if (schema.oneOf !== undefined) return inspectAlternatives(schema.oneOf, value, path, problems);
  if (schema.const !== undefined && value !== schema.const) {
    return report('const', { expected: show(schema.const), found: show(value) });
  }
  if (schema.enum !== undefined && !schema.enum.includes(value as string)) {
    return report('enum', { expected: schema.enum.map(show), found: show(value) });
  }
  if (schema.type !== undefined && typeOf(value) !== schema.type) {
    return report('type', { expected: schema.type, found: show(value) });
  }
  if (typeof value === 'string') inspectString(schema, value, report);
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? -Infinity)) report('minimum', { limit: schema.minimum ?? 0 });
    if (value > (schema.maximum ?? Infinity)) report('maximum', { limit: schema.maximum ?? 0 });
  }
  if (Array.isArray(value)) inspectArray(schema, value, path, problems, report);
  else if (typeof value === 'object' && value !== null) {
    inspectObject(schema, value as Record<string, unknown>, path, problems);
  }
}

type ReportProblem = (key: string, parts?: Record<string, Part>) => void;

function inspectString(schema: Schema, value: string, report: ReportProblem): void {
  if (value.length < (schema.minLength ?? 0)) report('short', { limit: schema.minLength ?? 0 });
  if (value.length > (schema.maxLength ?? Infinity)) {
    report('long', { limit: schema.maxLength ?? 0 });
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    report('pattern', { pattern: schema.pattern, found: show(value) });
  }
}

function inspectArray(
  schema: Schema,
  value: readonly unknown[],
  path: string,
  problems: Problem[],
  report: ReportProblem,
): void {
  if (value.length < (schema.minItems ?? 0)) report('few', { limit: schema.minItems ?? 0 });
  if (value.length > (schema.maxItems ?? Infinity)) {
    // What is too long to be right is not read to its end.
    return report('many', { limit: schema.maxItems ?? 0 });
  }
  const { items } = schema;
  if (items === undefined) return;
  // By index: a list with holes in it has nothing there, and `forEach` would pass over that.
  for (let i = 0; i < value.length; i++) inspect(items, value[i], `${path}[${i}]`, problems);
}

function inspectObject(
  schema: Schema,
  value: Record<string, unknown>,
  path: string,
  problems: Problem[],
): void {
  const inside = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) {
      problems.push({ path: inside(name), message: message('problem.missing') });
    }
  }
  for (const name of Object.keys(value)) {
    const properties = schema.properties ?? {};
    if (Object.hasOwn(properties, name)) {
      inspect(properties[name], value[name], inside(name), problems);
    } else if (schema.additionalProperties === false) {
      problems.push({ path: inside(name), message: message('problem.unknown') });
    } else if (typeof schema.additionalProperties === 'object') {
      inspect(schema.additionalProperties, value[name], inside(name), problems);
    }
  }
}

function inspectAlternatives(
  alternatives: readonly Schema[],
  value: unknown,
  path: string,
  problems: Problem[],
): void {
  const tag = tagOf(alternatives);
  if (typeOf(value) !== 'object') {
    problems.push({
      path,
      message: message('problem.type', { expected: 'object', found: show(value) }),
    });
    return;
  }
  const found = (value as Record<string, unknown>)[tag];
  const match = alternatives.find((schema) => schema.properties?.[tag].const === found);
  if (match !== undefined) return inspect(match, value, path, problems);
  const expected = alternatives.map((schema) => show(schema.properties?.[tag].const));
  problems.push({
    path: path === '' ? tag : `${path}.${tag}`,
    message: message('problem.enum', { expected, found: show(found) }),
  });
}

function tagOf(alternatives: readonly Schema[]): string {
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
  const text = JSON.stringify(typeof value === 'bigint' ? undefined : value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

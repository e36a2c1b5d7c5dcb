import type { Schema } from '@sandtable/kernel';

// What requests are answered with, for those who write programs. Nothing is judged or cut by it: see `openapi.ts`.

/** What something may be without. */
type OptionalOf<T> = {
  [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? K : undefined extends T[K] ? K : never;
}[keyof T];

type Always<T> = Readonly<Record<Exclude<keyof T, OptionalOf<T>>, Schema>>;
type Sometimes<T> = Readonly<Record<OptionalOf<T>, Schema>>;

/**
 * The form of something that is told, by its name: what it always has, and what it may be without. None of its
 * properties can be left out.
 */
export function told<T>(
  title: string,
  always: Always<T>,
  ...[sometimes]: [OptionalOf<T>] extends [never] ? [] : [Sometimes<T>]
): Schema {
  return {
    title,
    type: 'object',
    required: Object.keys(always),
    properties: { ...always, ...sometimes },
  };
}

export const TEXT: Schema = { type: 'string' };
export const FLAG: Schema = { type: 'boolean' };
export const COUNT: Schema = { type: 'integer' };
export const TIME: Schema = { type: 'integer', description: 'In milliseconds since 1970.' };
/** Of this game or that: docs/engine-protocol.md describes it. */
export const OF_GAME: Schema = { type: 'object', description: 'As the game has it.' };

export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** Something of each side, or by another name. */
export function byName(each: Schema): Schema {
  return { type: 'object', additionalProperties: each };
}

/** What a request is answered with, by its status. */
type Answers = Readonly<Record<number, object>>;

export function says(schema: Schema): Answers {
  return { 200: answer('This.', 'application/json', schema) };
}

export function makes(schema: Schema): Answers {
  return { 201: answer('It was done, and this came of it.', 'application/json', schema) };
}

/** Answers that are not JSON, or do not end. */
export function sends(type: string, schema: Schema, description: string): Answers {
  return { 200: answer(description, type, schema) };
}

function answer(description: string, type: string, schema: Schema): object {
  return { description, content: { [type]: { schema } } };
}

/** An object without anything in it. */
const EMPTY: Schema = { type: 'object' };
export const DONE: Answers = { 200: answer('It was done.', 'application/json', EMPTY) };
export const MADE: Answers = { 201: answer('It was done.', 'application/json', EMPTY) };
/** Nothing at all. */
export const SILENT: Answers = { 204: { description: 'It was done.', type: 'null' } };

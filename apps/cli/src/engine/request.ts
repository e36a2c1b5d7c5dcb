import type { Schema } from '@sandtable/kernel';
import type { Desk } from './desk.ts';

/** What an answer holds besides `ok` and `id`. */
export type Answer = Readonly<Record<string, unknown>>;

/** One sort of request: its fields, and how it is answered once they have been checked. */
export interface RequestKind<Fields = unknown> {
  readonly name: string;
  readonly fields: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  answer(desk: Desk, fields: Fields): Answer;
}

/** Which match is meant; the one opened last where it is left out. */
export interface OfMatch {
  readonly match?: string;
}

export const TEXT: Schema = { type: 'string', maxLength: 200 };
export const OBJECT: Schema = { type: 'object' };
export const FACES: Schema = {
  type: 'array',
  maxItems: 10_000,
  items: { type: 'integer', minimum: 1 },
};
export const COUNT: Schema = { type: 'integer', minimum: 0 };

const PLACE: Schema = { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 };

/** What somebody points at, one thing after another: each has one of these, and a button perhaps a value. */
export const PICKS: Schema = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    additionalProperties: false,
    properties: {
      piece: TEXT,
      formation: TEXT,
      square: TEXT,
      point: {
        type: 'object',
        required: ['x', 'y'],
        additionalProperties: false,
        properties: { x: PLACE, y: PLACE },
      },
      facing: { type: 'integer', minimum: 0, maximum: 359 },
      button: TEXT,
      value: {},
    },
  },
};

/** Whether something that has the form of `PICKS` is one thing to point at. */
export function isPick(pick: object): boolean {
  const { value, ...rest } = pick as { readonly value?: unknown };
  if (Object.keys(rest).length !== 1) return false;
  if (value === undefined) return true;
  return 'button' in rest && (typeof value === 'string' || Number.isSafeInteger(value));
}

/** Keeps the type of the fields next to their schema. */
export function requestKind<Fields>(kind: RequestKind<Fields>): RequestKind {
  return kind;
}

/** The schema of a whole request line. */
export function schemaOf(kinds: readonly RequestKind[]): Schema {
  return {
    oneOf: kinds.map(({ name, fields, required }) => ({
      type: 'object',
      required: ['request', ...required],
      additionalProperties: false,
      properties: { request: { const: name }, id: {}, ...fields },
    })),
  };
}

import type { Schema } from '@sandtable/kernel';
import { SIDES } from '../rules/tables.ts';

/** Moves can name no place further out (see `MOVE_SCHEMA`). */
export const LONGEST = 100_000;

const NAME_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} .,’'&/-]{0,39}$";

export function text(description: string, maxLength: number, minLength = 1): Schema {
  return { type: 'string', minLength, maxLength, description };
}

export function name(description: string): Schema {
  return { type: 'string', pattern: NAME_PATTERN, description };
}

export function number(description: string, minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum, description };
}

export function flag(description: string): Schema {
  return { type: 'boolean', description };
}

export function oneOfWords(description: string, words: readonly string[]): Schema {
  return { type: 'string', enum: words, description };
}

export function list(
  description: string,
  items: Schema,
  minItems: number,
  maxItems: number,
): Schema {
  return { type: 'array', minItems, maxItems, items, description };
}

/** Every property is required but those that are named. */
export function object(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  ...optional: string[]
): Schema {
  return {
    type: 'object',
    required: Object.keys(properties).filter((each) => !optional.includes(each)),
    additionalProperties: false,
    properties,
    description,
  };
}

const COORDINATE = number('Thousandths of an inch from the left or lower edge.', 0, LONGEST);

export function place(description: string): Schema {
  return { type: 'array', minItems: 2, maxItems: 2, items: COORDINATE, description };
}

export function line(description: string): Schema {
  return list(description, place('Across, up.'), 2, 200);
}

export function outline(description: string): Schema {
  return list(description, place('A corner: across, up.'), 3, 200);
}

export function facing(description: string): Schema {
  return number(description, 0, 359);
}

export function side(description: string): Schema {
  return oneOfWords(description, SIDES);
}

export function bySide(description: string, schema: Schema): Schema {
  return object(description, { red: schema, blue: schema });
}

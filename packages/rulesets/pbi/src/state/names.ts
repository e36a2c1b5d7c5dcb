import type { Schema } from '@sandtable/kernel';
import {
  ATTEMPTS,
  MOST_POINTS,
  BOOK_POINTS,
  MOST_GROUPS,
  LEAST_ROWS,
  MOST_COLUMNS,
} from '../rules/tables.ts';
import type { Setting } from './setting.ts';

// What squares, groups and platoons are called in moves and files. A published schema knows the form only;
// that of one setting has the names that are there.

export const SQUARE_NAME: Schema = { type: 'string', pattern: '^[a-z][1-9][0-9]?$' };
export const GROUP_NAME: Schema = { type: 'string', pattern: '^[A-Z]-[a-z]+[0-9]*$' };
export const PLATOON_NAME: Schema = { type: 'string', pattern: '^[A-Z]$' };

/** A board as scenarios draw it. */
export const BOARD_ROWS: Schema = {
  type: 'array',
  description: 'North first: . open, p partial (hedges, walls), w woods, b building.',
  minItems: LEAST_ROWS,
  maxItems: MOST_COLUMNS,
  items: { type: 'string', minLength: LEAST_ROWS, maxLength: MOST_COLUMNS },
};

/** A figure for each platoon. */
export const BY_PLATOON: Schema = {
  type: 'object',
  additionalProperties: { type: 'integer', minimum: 0, maximum: ATTEMPTS },
};

/** The points of a side. */
export const SCORE: Schema = { type: 'integer', minimum: 0, maximum: MOST_POINTS };

/** A schema with the names of a setting in the place of any names. */
export function inSetting(
  schema: Schema,
  {
    fields,
    groundKinds,
    board,
    roster,
  }: Pick<Setting, 'fields' | 'groundKinds' | 'board' | 'roster'>,
): Schema {
  const letters = groundKinds.map(({ letter }) => letter).join('');
  const known = new Map<unknown, Schema>([
    [SQUARE_NAME, { type: 'string', enum: board.names }],
    [GROUP_NAME, { type: 'string', enum: roster.ids }],
    [PLATOON_NAME, { type: 'string', enum: roster.platoons }],
    [SCORE, Object.keys(fields).length > 0 ? SCORE : { ...SCORE, maximum: BOOK_POINTS }],
    [
      BY_PLATOON,
      {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          roster.platoons.map((platoon) => [platoon, BY_PLATOON.additionalProperties as Schema]),
        ),
      },
    ],
    [
      BOARD_ROWS,
      {
        ...BOARD_ROWS,
        minItems: board.rows,
        maxItems: board.rows,
        items: { type: 'string', pattern: `^[${letters}]{${board.columns}}$` },
      },
    ],
  ]);
  const replaced = (part: unknown): unknown => {
    const found = known.get(part);
    if (found !== undefined) return found;
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([name, each]): [string, unknown] => [
      name,
      // No list of groups is longer than the roster.
      name === 'maxItems' && each === MOST_GROUPS ? roster.ids.length : replaced(each),
    ]);
    return Object.fromEntries(entries);
  };
  return replaced(schema) as Schema;
}

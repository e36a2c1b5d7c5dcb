import type { Schema } from '@sandtable/kernel';
import { SIDES } from '../rules/tables.ts';

/** Of both sides together: as many as a position may have to name. */
export const MOST = { teams: 100, leaders: 40, figures: 400 } as const;

/** Of all features of a table together: their points, and how long they are in hundredths of an inch. */
export const MOST_GROUND = { points: 1500, length: 300_000 } as const;

/** Coordinates fit into 13 bits, so that two places fit into one number (see `terrain.ts`). */
const COORDINATE: Schema = { type: 'integer', minimum: 0, maximum: 8000 };

// What the entries of a file are made of.
export const A_PLACE: Schema = { type: 'array', minItems: 2, maxItems: 2, items: COORDINATE };
export const A_NAME: Schema = {
  type: 'string',
  pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} .’'-]{0,29}$",
};
/** A team's name and the number of the figure in it. */
export const A_FIGURE: Schema = {
  type: 'string',
  pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} .’'-]{0,32}$",
};
export const A_SIDE: Schema = { type: 'string', enum: SIDES };
export const A_COUNT: Schema = { type: 'integer', minimum: 0, maximum: 1000 };

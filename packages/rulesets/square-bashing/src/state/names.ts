import { Grid } from '@sandtable/board';
import { message, type Message, type Schema } from '@sandtable/kernel';
import {
  COLUMNS,
  KINDS,
  MOST_UNITS,
  QUALITIES,
  ROWS,
  type Kind,
  type Quality,
} from '../rules/tables.ts';

// What squares and units are called in moves and files.

/** SB-1.1: columns a to h from the attacker's left, rows 1 to 6 from his edge. */
export const BOARD = new Grid(COLUMNS, ROWS);

export const SQUARE_NAME: Schema = { type: 'string', enum: BOARD.names };

/** The letter of the side, the kind, and which of them. A match knows which of these there are. */
export const UNIT_NAME: Schema = {
  type: 'string',
  pattern: `^[AD]-(?:${KINDS.join('|')})[1-9][0-9]?$`,
};
export const UNIT_NAMES: Schema = { type: 'array', maxItems: MOST_UNITS, items: UNIT_NAME };

export const SIDE_LETTERS = ['A', 'D'] as const;

/** A unit as scenarios write it: `infantry`, `professional infantry`. */
export const UNIT_WORDS: readonly string[] = KINDS.flatMap((kind) =>
  QUALITIES.map((quality) => (quality === 'regular' ? kind : `${quality} ${kind}`)),
);

/** The kind that such a word names. */
export function kindOf(word: string): Kind {
  return KINDS.find((kind) => word.split(' ').at(-1) === kind) ?? 'infantry';
}

/** The quality that such a word names. */
export function qualityOf(word: string): Quality {
  return QUALITIES.find((quality) => word.startsWith(quality)) ?? 'regular';
}

/** A unit in words. Its id says it all, so that an event can be told without the game that it is from. */
export function unitWords(id: string): Message {
  const dash = id.indexOf('-');
  const kind = id.slice(dash + 1).replace(/\d+$/u, '');
  return message(`unit.${kind}`, {
    side: id.slice(0, dash),
    nth: id.slice(dash + 1 + kind.length),
  });
}

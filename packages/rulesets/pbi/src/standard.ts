import { BOOK_ROSTER } from './state/groups.ts';
import { shotDice as diceOf } from './rules/shooting.ts';
import { KIND_TABLE, KINDS, type Kind } from './rules/tables.ts';
import { settingOf } from './state/setting.ts';
import { THE_BOOK } from './rules/book.ts';
import { groundIn, type Ground } from './rules/ground.ts';

// The board and the roster of the book, for those who play no other: the rules themselves ask the setting.

const STANDARD = settingOf(THE_BOOK, {});

/** QS-1.1 */
export const BOARD = STANDARD.board;
export const LINES = STANDARD.lines;

export const ROSTER = BOOK_ROSTER.groups;
export const GROUP_IDS = BOOK_ROSTER.ids;
export const SIDE_OF = BOOK_ROSTER.sideOf;
export const PLATOON_OF = BOOK_ROSTER.platoonOf;
export const KIND_OF = ROSTER.map(({ kind }) => kind as Kind);
export const IS_COMMANDER = BOOK_ROSTER.isCommander;
export const FIRST = BOOK_ROSTER.first;
export const END = BOOK_ROSTER.end;
export const COMMANDER_OF = BOOK_ROSTER.commanderOf;
export const PLATOONS_OF = BOOK_ROSTER.platoonsOf;

/** The number of a group, or -1. */
export function groupNamed(id: string): number {
  return BOOK_ROSTER.named(id);
}

export function platoonNamed(name: string): number {
  return BOOK_ROSTER.platoonNamed(name);
}

/** QS-8.1: dice for one shot of a group. */
export function shotDice(kind: Kind, range: number): number {
  return diceOf(KIND_TABLE[KINDS.indexOf(kind)], range);
}

/** What follows from a layout. */
export function groundOf(letters: string): Ground {
  return groundIn(STANDARD, letters);
}

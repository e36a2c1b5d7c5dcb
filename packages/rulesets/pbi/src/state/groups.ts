import { message, type Message, type SideNumber } from '@sandtable/kernel';
import { KIND_TABLE, PLATOON_TABLE } from '../rules/tables.ts';
import { Roster } from './roster.ts';

export const ATTACKER: SideNumber = 0;
export const DEFENDER: SideNumber = 1;

/** A group in words. Its id says it all, so that an event can be told without the game that it is from. */
export function groupWords(id: string): Message {
  const dash = id.indexOf('-');
  const kind = id.slice(dash + 1).replace(/\d+$/u, '');
  const nth = Number(id.slice(dash + 1 + kind.length));
  return message(`group.${kind}`, { nth: nth || 1, platoon: id.slice(0, dash) });
}

/** QS-2.1, QS-2.2: the roster of the book. */
export const BOOK_ROSTER = new Roster(PLATOON_TABLE, KIND_TABLE, ['waiting', 'board']);

import type { Turn } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';

/** The number that each part of a battle has: those of both sides in a turn have the same; a night has none. */
export function turnNumbers(turns: readonly Pick<Turn, 'opens'>[]): string[] {
  return turns.map(({ opens }) => {
    if (opens === undefined) return '1';
    return 'turn' in opens ? String(opens.turn) : '';
  });
}

/** What a turn is called: the sentence that it begins with, without its full stop. */
export function turnTitle({ words }: Game, { opens }: Turn): string {
  return opens === undefined ? text('report.first') : words.tell(opens).replace(/\.$/, '');
}

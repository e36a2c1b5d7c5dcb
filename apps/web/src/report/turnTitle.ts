import type { Turn } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';

/** What a turn is called: the sentence that it begins with, without its full stop. */
export function turnTitle({ words }: Game, { opens }: Turn): string {
  return opens === undefined ? text('report.first') : words.tell(opens).replace(/\.$/, '');
}

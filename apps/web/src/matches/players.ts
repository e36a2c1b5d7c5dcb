import type { Game } from '../games/games.ts';
import type { SavedMatch } from '../store/matches.ts';
import { playerIn } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { ownSide } from './statistics.ts';

/** Who plays which side, in words: by name where somebody played elsewhere. */
export function playersIn(
  { ruleset, words }: Pick<Game, 'ruleset' | 'words'>,
  { seats, people }: Pick<SavedMatch, 'seats' | 'people'>,
): string[] {
  const own = ownSide({ seats });
  return ruleset.sides.flatMap((side) => {
    const seat = seats[side];
    if (seat === undefined) return [];
    const player = playerIn(seat);
    const person = side === own ? text('history.you') : (people?.[side] ?? text('history.person'));
    const name = player === undefined ? person : words.word('player', player);
    return [text('history.seat', { side: words.sideFirst(side), player: name })];
  });
}

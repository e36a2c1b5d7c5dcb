import type { Message, Plan, Supposed } from '@sandtable/kernel';
import type { Became } from '@sandtable/wire';
import type { Game } from '../../games/games.ts';
import { text } from '../words.ts';

/**
 * A plan in sentences, one for each of its orders.
 * @param most Of what the other side does before it, no more than so many of the last steps are told.
 */
export function planWords(game: Pick<Game, 'words'>, plan: Plan, most = Infinity): string[] {
  return plan.orders.map(({ after, said }, i) => {
    const mine = game.words.render(said);
    const they = after.slice(i === 0 ? plan.met : 0).flatMap((deed) => deed.said);
    if (they.length > 0) return text('orders.if', { they: inOrder(game, they, most), mine });
    return text(i === 0 ? 'orders.asked' : 'orders.then', { mine });
  });
}

/** What the other side has done on a board of one's own, as long as nothing has come of it. */
export function courseWords(
  game: Pick<Game, 'words'>,
  course: readonly Supposed[],
  most: number,
): string {
  const they = course.map(({ said }) => said);
  return text('orders.soFar', { they: inOrder(game, they, most) });
}

function inOrder(game: Pick<Game, 'words'>, said: readonly Message[], most: number): string {
  const count = Math.max(0, said.length - most);
  const told = said.slice(count).map((each) => game.words.render(each));
  const before = count > 0 ? [text('orders.before', { count })] : [];
  return [...before, ...told].join(text('orders.joint'));
}

/** What has become of something that was said beforehand. */
export function becameWords(game: Pick<Game, 'words'>, { what, said, why }: Became): string {
  const words = { said: game.words.render(said) };
  if (what !== 'dropped') return text(`orders.${what}`, words);
  return text('orders.dropped', { ...words, why: why === undefined ? '' : game.words.render(why) });
}

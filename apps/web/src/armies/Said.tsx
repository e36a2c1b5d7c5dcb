import { asSentence, type Cited, type Violation } from '@sandtable/kernel';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import styles from './ArmiesPage.module.css';

/** Something that an army goes against, with the id of the text that says so. */
export type Found = Violation & { readonly id: string };

/** What a rule says about an army, with the way to its card. */
export function Said({
  game,
  cited: { rule, message },
}: {
  readonly game: Game;
  readonly cited: Cited;
}) {
  return (
    <>
      {asSentence(game.words.render(message))}{' '}
      <Link className={styles['rule']} to={ADDRESS.rules(game.ruleset.id, rule)}>
        {rule}
      </Link>
    </>
  );
}

export function Wrong({ game, violation }: { readonly game: Game; readonly violation: Found }) {
  return (
    <p id={violation.id} className={styles['wrong']}>
      <Said game={game} cited={violation} />
    </p>
  );
}

import type { Muster } from '@sandtable/kernel';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame, type Game } from '../games/games.ts';
import { text } from './words.ts';
import styles from './ArmiesPage.module.css';
import { Battle } from './Battle.tsx';
import { useArmies } from './useArmies.ts';

/** Where the armies of a battle are chosen. */
export function ArmiesPage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const { muster } = game.ruleset;
  const title = game.words.text('ruleset.title');
  if (muster === undefined) return <Missing what={text('missing.armies', { game: title })} />;
  return <Choosing game={game} muster={muster} />;
}

function Choosing({ game, muster }: { readonly game: Game; readonly muster: Muster }) {
  const { ruleset, words } = game;
  const { armies, reading, problems, change } = useArmies(game, muster);
  const title = text('armies.title', { game: words.text('ruleset.title') });
  usePageTitle(title);
  return (
    <main id="content" className="page" data-game={ruleset.id}>
      <h1>{title}</h1>
      <p className={styles['lead']}>
        {text('armies.lead')} <Link to={ADDRESS.start(ruleset.id)}>{text('armies.ready')}</Link>
      </p>
      {problems.length > 0 && (
        <div role="alert" className={styles['problem']}>
          <p>{text('armies.problem')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {reading ? (
        <p role="status">{text('app.loading')}</p>
      ) : (
        <Battle game={game} muster={muster} armies={armies} onChange={change} />
      )}
    </main>
  );
}

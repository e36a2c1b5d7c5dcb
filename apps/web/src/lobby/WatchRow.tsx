import type { Watchable } from '@sandtable/wire';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { aboutGame } from '../games/about.ts';
import { useGame } from '../games/games.ts';
import { Glimpsed } from '../matches/Glimpsed.tsx';
import { text } from '../words/words.ts';
import styles from './LobbyPage.module.css';
import { lobbyText } from './lobbyText.ts';

/** A match that is being played, with its table as those see it who look on. */
export function WatchRow({ match }: { readonly match: Watchable }) {
  const game = useGame(match.ruleset);
  const { words } = game;
  const { title } = words.battle({ format: 1, ruleset: match.ruleset, ...match.scenario });
  const people = match.people.map(({ side, name, player }) =>
    text('history.seat', {
      side: words.sideFirst(side),
      player:
        player === undefined ? (name ?? lobbyText('lobby.somebody')) : words.word('player', player),
    }),
  );
  const { turn, now } = match.line;
  const line = [
    ...(turn === undefined ? [] : [words.render(turn)]),
    ...now.map(({ side, message }) =>
      text('history.seat', { side: words.sideFirst(side), player: words.renderBriefly(message) }),
    ),
  ];
  return (
    <article className={styles['row']} aria-label={title}>
      <Glimpsed key={match.updated} game={game} match={match} title={title} />
      <div className={styles['told']}>
        <h3>{title}</h3>
        <p>{people.join(' · ')}</p>
        <p className={styles['about']}>{[aboutGame(match.ruleset).title, ...line].join(' · ')}</p>
      </div>
      <Link to={ADDRESS.watch(match.match)} className="button">
        {text('front.watch')}
        <span className="unseen">{title}</span>
      </Link>
    </article>
  );
}

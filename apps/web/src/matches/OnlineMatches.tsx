import { claimableFrom, type MyMatch } from '@sandtable/wire';
import { Suspense, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { aboutGame } from '../games/about.ts';
import { useGame, type Game } from '../games/games.ts';
import { lobbyText } from '../lobby/lobbyText.ts';
import { LOBBY } from '../lobby/requests.ts';
import { reasonOf } from '../online/host.ts';
import { removeSeat } from '../store/online.ts';
import { said, text } from '../words/words.ts';
import { Glimpsed } from './Glimpsed.tsx';
import styles from './MatchesPage.module.css';
import { lookForMine, useAsOf } from './mine.ts';
import { mineText } from './mineText.ts';
import { peopleOf, statusOf } from './status.ts';
import { when } from './when.ts';

/** Matches that are played elsewhere: those that wait for whoever is here come first. */
export function OnlineMatches({ matches }: { readonly matches: readonly MyMatch[] }) {
  const asOf = useAsOf();
  if (matches.length === 0) return null;
  const waiting = matches.filter(({ isMyTurn }) => isMyTurn).length;
  return (
    <section aria-labelledby="matches-online">
      <h2 id="matches-online">
        {mineText('mine.title')}{' '}
        <span className={styles['count']}>
          {mineText(waiting > 0 ? 'mine.waiting' : 'mine.waiting.none', { count: waiting })}
        </span>
      </h2>
      <p role="status">{asOf !== undefined && mineText('mine.asOf', { time: when(asOf) })}</p>
      <ul className={styles['battles']}>
        {matches.map((match) => (
          <li key={`${match.match} ${match.side}`}>
            <Suspense fallback={<p>{text('app.loading')}</p>}>
              <OnlineRow match={match} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of them: whose turn, how it stands, against whom. */
function OnlineRow({ match }: { readonly match: MyMatch }) {
  const game = useGame(match.ruleset);
  const { words } = game;
  const [problem, setProblem] = useState<string>();
  const { title } = words.battle({ format: 1, ruleset: match.ruleset, ...match.scenario });
  const withdraw = async (key: string): Promise<void> => {
    try {
      await LOBBY.withdraw(match.match, key);
      await removeSeat(match.match);
      await lookForMine();
    } catch (error) {
      setProblem(said(reasonOf(error)));
    }
  };
  const { state, time } = statusOf(game, match);
  const canClaim = !match.isMyTurn && claimableFrom(match) !== undefined;
  const isUrgent = match.isMyTurn || canClaim;
  const hidden = <span className="unseen"> {title}</span>;
  return (
    <article className={styles['battle']} aria-label={title} data-waits={isUrgent}>
      <Glimpsed key={match.updated} game={game} match={match} title={title} />
      <div className={styles['told']}>
        <h3>{title}</h3>
        <p className={styles['result']}>{state}</p>
        <p>{time}</p>
        <p className={styles['about']}>
          {[aboutGame(match.ruleset).title, ...peopleOf(game, match)].join(' · ')}
        </p>
        <p className={styles['about']}>{lineOf(game, match)}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
      <div className={styles['acts']}>
        <Link to={ADDRESS.online(match.match)} className={isUrgent ? 'button primary' : 'button'}>
          {canClaim
            ? mineText('mine.claim.go')
            : text(match.state === 'over' ? 'front.watch' : 'front.go')}
          {hidden}
        </Link>
        {isFree(match) && match.key !== undefined && (
          <button type="button" className="quiet" onClick={() => void withdraw(match.key ?? '')}>
            {lobbyText('lobby.withdraw')}
            {hidden}
          </button>
        )}
      </div>
    </article>
  );
}

/** Whether somebody may still come to it: anybody, or whoever was invited. */
function isFree({ state, people }: MyMatch): boolean {
  return state === 'open' && people.some(({ isTaken }) => !isTaken);
}

function lineOf({ words }: Game, { line: { turn, now } }: MyMatch): string {
  return [
    ...(turn === undefined ? [] : [words.render(turn)]),
    ...now.map(({ side, message }) =>
      text('history.seat', { side: words.sideFirst(side), player: words.renderBriefly(message) }),
    ),
  ].join(' · ');
}

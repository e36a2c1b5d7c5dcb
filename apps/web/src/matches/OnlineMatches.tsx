import type { MyMatch } from '@sandtable/wire';
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
import { lookForMine } from './mine.ts';
import { when } from './when.ts';

/** Matches that are played elsewhere: those that wait for whoever is here come first. */
export function OnlineMatches({ matches }: { readonly matches: readonly MyMatch[] }) {
  if (matches.length === 0) return null;
  const waiting = matches.filter(({ isMyTurn }) => isMyTurn).length;
  return (
    <section aria-labelledby="matches-online">
      <h2 id="matches-online">
        {text('matches.online')}{' '}
        <span className={styles['count']}>
          {text(waiting > 0 ? 'matches.waiting' : 'matches.waiting.none', { count: waiting })}
        </span>
      </h2>
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
  const hidden = <span className="unseen">{title}</span>;
  return (
    <article className={styles['battle']} aria-label={title} data-waits={match.isMyTurn}>
      <Glimpsed key={match.updated} game={game} match={match} title={title} />
      <div className={styles['told']}>
        <h3>{title}</h3>
        <p className={styles['result']}>{stateOf(game, match)}</p>
        <p className={styles['about']}>
          {[aboutGame(match.ruleset).title, ...peopleOf(game, match)].join(' · ')}
        </p>
        <p className={styles['about']}>
          {lineOf(game, match)}
          {match.isMyTurn && match.clock?.until !== undefined && (
            <>{text('matches.until', { time: when(match.clock.until) })} · </>
          )}
          <time dateTime={new Date(match.since).toISOString()}>{when(match.since)}</time>
        </p>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
      <div className={styles['acts']}>
        <Link
          to={ADDRESS.online(match.match)}
          className={match.isMyTurn ? 'button primary' : 'button'}
        >
          {text(match.state === 'over' ? 'front.watch' : 'front.go')}
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

/** Whether anybody may still come to it. */
function isFree({ state, isListed, people }: MyMatch): boolean {
  return state === 'open' && isListed && people.some(({ isTaken }) => !isTaken);
}

function stateOf({ words }: Game, { state, isMyTurn, outcome, people, side }: MyMatch): string {
  if (outcome !== undefined) return words.result(outcome);
  if (state === 'open') {
    return text(people.every(({ isTaken }) => isTaken) ? 'matches.coming' : 'matches.open');
  }
  if (isMyTurn) return text('matches.yours');
  const other = people.find((person) => person.side !== side)?.name;
  return other === undefined
    ? text('matches.theirs')
    : text('matches.theirs.name', { name: other });
}

/** Who plays which side. */
function peopleOf({ words }: Game, { people, side }: MyMatch): string[] {
  return people.map((person) => {
    const name = person.player === undefined ? person.name : words.word('player', person.player);
    const player = person.side === side ? text('history.you') : (name ?? text('history.person'));
    return text('history.seat', { side: words.sideFirst(person.side), player });
  });
}

function lineOf({ words }: Game, { line: { turn, now } }: MyMatch): string {
  const parts = [
    ...(turn === undefined ? [] : [words.render(turn)]),
    ...now.map(({ side, message }) =>
      text('history.seat', { side: words.sideFirst(side), player: words.renderBriefly(message) }),
    ),
  ];
  return parts.map((part) => `${part} · `).join('');
}

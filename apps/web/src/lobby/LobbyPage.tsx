import type { Challenge, Listed, Watchable } from '@sandtable/wire';
import { Suspense, useState } from 'react';
import { ADDRESS, go, useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { aboutGame } from '../games/about.ts';
import { GAME_IDS, hasRuleset } from '../games/rulesets.ts';
import { useMine } from '../matches/mine.ts';
import { reasonOf } from '../online/host.ts';
import { takeOpenSeat } from '../online/invite.ts';
import { NameField } from '../online/NameField.tsx';
import { keepOwnName, ownName } from '../online/ownName.ts';
import { useFeature } from '../online/useFeature.ts';
import type { Place } from '../start/Where.tsx';
import { said, text } from '../words/words.ts';
import { ChallengeRow } from './ChallengeRow.tsx';
import { FilterBar, GameFilter } from './FilterBar.tsx';
import { filtersIn, isFitting, isOfGame, lobbyAddress, type Filters } from './filters.ts';
import styles from './LobbyPage.module.css';
import { lobbyText } from './lobbyText.ts';
import { QuickMatch } from './QuickMatch.tsx';
import { useLobby } from './useLobby.ts';
import { WatchRow } from './WatchRow.tsx';

/** Where others wait to be played, and can be watched. */
export function LobbyPage() {
  const isThere = useFeature('lobby');
  usePageTitle(lobbyText('lobby.title'));
  if (isThere === false) return <Missing what={text('online.none')} />;
  if (isThere === undefined) {
    return (
      <main id="content" className="page" aria-busy="true">
        <p role="status">{text('app.loading')}</p>
      </main>
    );
  }
  return <OpenLobby />;
}

function OpenLobby() {
  const { lobby, isAway } = useLobby();
  const mine = useMine();
  const [name, setName] = useState(ownName);
  const filters = filtersIn(useAddress());
  const [taking, setTaking] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const take = async ({ match, ruleset, scenario }: Challenge): Promise<void> => {
    setTaking(match);
    setProblem(undefined);
    keepOwnName(name.trim());
    try {
      await takeOpenSeat(match, name.trim(), { ruleset, scenario });
      go(ADDRESS.online(match));
    } catch (error) {
      setProblem(said(reasonOf(error)));
      setTaking(undefined);
    }
  };

  const own = new Set(mine?.map(({ match }) => match));
  const isListed = mine?.some((each) => each.state === 'open' && each.isListed) === true;
  const isOthers = ({ match, ruleset }: Listed): boolean => !own.has(match) && hasRuleset(ruleset);
  const waiting = lobby?.challenges.filter(isOthers) ?? [];
  const shown = waiting.filter((each) => isFitting(each, filters));
  const isAnyOther = waiting.length > 0;
  const watched = lobby?.watchable.filter((each) => isOthers(each) && isOfGame(each, filters));
  return (
    <main id="content" className={`page ${styles['lobby']}`}>
      <div>
        <h1>{lobbyText('lobby.title')}</h1>
        <p className={styles['about']}>{lobbyText('lobby.lead')}</p>
        <p role="status" className={styles['problem']}>
          {isAway && text('online.away')}
        </p>
      </div>
      <section className={`panel ${styles['quick']}`} aria-labelledby="lobby-friend">
        <h2 id="lobby-friend">{lobbyText('lobby.friend')}</h2>
        <p>{lobbyText('lobby.friend.text')}</p>
        <Games where="link" />
      </section>
      <QuickMatch name={name} lobby={lobby} mine={mine}>
        <NameField name={name} onName={setName} />
      </QuickMatch>
      <section aria-labelledby="lobby-challenges">
        <h2 id="lobby-challenges">{lobbyText('lobby.challenges')}</h2>
        <FilterBar filters={filters} onChange={lookFor} />
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        {lobby !== undefined && shown.length === 0 && (
          <p className={styles['none']}>
            {lobbyText(
              isAnyOther ? 'lobby.none.fitting' : isListed ? 'lobby.none.else' : 'lobby.none',
            )}
          </p>
        )}
        <ul className={styles['rows']}>
          {shown.map((challenge) => (
            <li key={challenge.match}>
              <Suspense fallback={<p>{text('app.loading')}</p>}>
                <ChallengeRow
                  challenge={challenge}
                  isTaking={taking !== undefined}
                  onTake={() => void take(challenge)}
                />
              </Suspense>
            </li>
          ))}
        </ul>
        <p className={styles['about']}>{lobbyText('lobby.make')}</p>
        <Games where="lobby" />
      </section>
      {watched !== undefined && <Watched matches={watched} filters={filters} />}
    </main>
  );
}

function lookFor(filters: Filters): void {
  go(lobbyAddress(filters), 'replace');
}

/** The games, each to be set up for somebody elsewhere. */
function Games({ where }: { readonly where: Place }) {
  return (
    <ul className={styles['ways']}>
      {GAME_IDS.map((id) => (
        <li key={id}>
          <Link to={ADDRESS.start(id, undefined, where)} className="button">
            {aboutGame(id).title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface WatchedProps {
  readonly matches: readonly Watchable[];
  readonly filters: Filters;
}

function Watched({ matches, filters }: WatchedProps) {
  return (
    <section aria-labelledby="lobby-watch">
      <h2 id="lobby-watch">{lobbyText('lobby.watch')}</h2>
      <p className={styles['about']}>{lobbyText('lobby.watch.text')}</p>
      <div className={styles['filter']}>
        <GameFilter filters={filters} onChange={lookFor} />
      </div>
      {matches.length === 0 && (
        <p className={styles['none']}>
          {lobbyText(filters.game !== undefined ? 'lobby.watch.none.game' : 'lobby.watch.none')}
        </p>
      )}
      <ul className={styles['rows']}>
        {matches.map((match) => (
          <li key={match.match}>
            <Suspense fallback={<p>{text('app.loading')}</p>}>
              <WatchRow match={match} />
            </Suspense>
          </li>
        ))}
      </ul>
      <p className={styles['about']}>
        <Link to={ADDRESS.matches}>{lobbyText('lobby.mine')}</Link>
      </p>
    </section>
  );
}

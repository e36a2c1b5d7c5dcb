import type { Challenge, Watchable } from '@sandtable/wire';
import { Suspense, useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
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
import { clockLabel } from './clockLabel.ts';
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

const ALL = '';

function OpenLobby() {
  const lobby = useLobby();
  const mine = useMine();
  const [name, setName] = useState(ownName);
  const [game, setGame] = useState(ALL);
  const [clock, setClock] = useState(ALL);
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
  const known = lobby?.challenges.filter(({ ruleset }) => hasRuleset(ruleset)) ?? [];
  const shown = known.filter(
    (each) =>
      !own.has(each.match) &&
      (game === ALL || each.ruleset === game) &&
      (clock === ALL || each.clock === clock),
  );
  const watched = lobby?.watchable.filter(
    ({ match, ruleset }) =>
      !own.has(match) && hasRuleset(ruleset) && (game === ALL || ruleset === game),
  );
  return (
    <main id="content" className={`page ${styles['lobby']}`}>
      <div>
        <h1>{lobbyText('lobby.title')}</h1>
        <p className={styles['about']}>{lobbyText('lobby.lead')}</p>
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
        <div className={styles['filter']}>
          <Filter
            label={text('history.game')}
            all={text('history.allGames')}
            value={game}
            onChange={setGame}
            choices={unique(
              [...known, ...(lobby?.watchable ?? [])].map((each) => each.ruleset),
            ).map((id) => ({ value: id, label: aboutGame(id).title }))}
          />
          <Filter
            label={lobbyText('lobby.clock')}
            all={lobbyText('lobby.clock.all')}
            value={clock}
            onChange={setClock}
            choices={unique(known.map((each) => each.clock)).map((kind) => ({
              value: kind,
              label: clockLabel(kind),
            }))}
          />
        </div>
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        {lobby !== undefined && shown.length === 0 && (
          <p className={styles['none']}>{lobbyText(isListed ? 'lobby.none.else' : 'lobby.none')}</p>
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
      <Watched matches={watched ?? []} />
    </main>
  );
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

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted();
}

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** Only what there is more than one of can be chosen from; what was chosen stays until it is changed. */
function Filter({ label, all, value, choices, onChange }: FilterProps) {
  if (choices.length < 2 && value === ALL) return null;
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ALL}>{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Watched({ matches }: { readonly matches: readonly Watchable[] }) {
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="lobby-watch">
      <h2 id="lobby-watch">{lobbyText('lobby.watch')}</h2>
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

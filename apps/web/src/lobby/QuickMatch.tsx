import type { Lobby, MyMatch } from '@sandtable/wire';
import { useEffect, useState, type ReactNode } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { aboutGame } from '../games/about.ts';
import { GAME_IDS } from '../games/rulesets.ts';
import { lookForMine } from '../matches/mine.ts';
import { HOST, reasonOf } from '../online/host.ts';
import { keepOwnName } from '../online/ownName.ts';
import { removeSeat } from '../store/online.ts';
import { said } from '../words/words.ts';
import styles from './LobbyPage.module.css';
import { lobbyText } from './lobbyText.ts';
import { playAtOnce } from './playAtOnce.ts';
import { LOBBY } from './requests.ts';

interface QuickMatchProps {
  readonly name: string;
  readonly lobby: Lobby | undefined;
  readonly mine: readonly MyMatch[] | undefined;
  /** Where he says what he is called. */
  readonly children: ReactNode;
}

/** Playing at once: any of these games, against whoever wants one of them too. */
export function QuickMatch({ name, lobby, mine, children }: QuickMatchProps) {
  const [games, setGames] = useState<readonly string[]>(GAME_IDS);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const waiting =
    mine?.filter(
      ({ state, isListed, people }) =>
        state === 'open' && isListed && people.some(({ isTaken }) => !isTaken),
    ) ?? [];
  const isTaken = useTaken(lobby, waiting);
  useEffect(() => {
    if (isTaken !== undefined) go(ADDRESS.online(isTaken));
  }, [isTaken]);

  const play = async (): Promise<void> => {
    setIsAsking(true);
    setProblem(undefined);
    keepOwnName(name.trim());
    try {
      const match = await playAtOnce(games, name.trim());
      if (match === undefined) await lookForMine();
      else go(ADDRESS.online(match));
    } catch (error) {
      setProblem(said(reasonOf(error)));
    }
    setIsAsking(false);
  };
  const withdraw = async (): Promise<void> => {
    for (const { match, key } of waiting) {
      // Somebody may have come meanwhile.
      if (key !== undefined) await LOBBY.withdraw(match, key).catch(() => undefined);
      await removeSeat(match);
    }
    await lookForMine();
  };

  return (
    <section className={`panel ${styles['quick']}`} aria-labelledby="lobby-quick">
      <h2 id="lobby-quick">{lobbyText('lobby.quick')}</h2>
      {waiting.length > 0 ? (
        <>
          <p role="status">
            {lobbyText('lobby.waiting', {
              games: [...new Set(waiting.map(({ ruleset }) => aboutGame(ruleset).title))].join(
                ', ',
              ),
            })}
          </p>
          <button type="button" onClick={() => void withdraw()}>
            {lobbyText('lobby.withdraw')}
          </button>
        </>
      ) : (
        <>
          <p className={styles['about']}>{lobbyText('lobby.quick.text')}</p>
          <fieldset className={styles['games']}>
            <legend>{lobbyText('lobby.quick.games')}</legend>
            {GAME_IDS.map((id) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={games.includes(id)}
                  onChange={({ target: { checked } }) =>
                    setGames((all) => (checked ? [...all, id] : all.filter((each) => each !== id)))
                  }
                />
                {aboutGame(id).title}
              </label>
            ))}
          </fieldset>
          {children}
          <button
            type="button"
            className="primary"
            disabled={isAsking || games.length === 0}
            onClick={() => void play()}
          >
            {lobbyText('lobby.quick.play')}
          </button>
        </>
      )}
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    </section>
  );
}

/** The match in which somebody has come, of those where one waits on this page. */
function useTaken(lobby: Lobby | undefined, waiting: readonly MyMatch[]): string | undefined {
  const [taken, setTaken] = useState<string>();
  const open = waiting.map(({ match }) => match);
  const isGone =
    lobby !== undefined &&
    open.some((match) => !lobby.challenges.some((challenge) => challenge.match === match));
  const ids = open.join(' ');
  useEffect(() => {
    if (!isGone) return undefined;
    let wanted = true;
    void comeTo(ids.split(' ')).then((match) => wanted && setTaken(match));
    return () => {
      wanted = false;
    };
  }, [isGone, ids]);
  return taken;
}

/** Of these matches the one at which everybody sits. */
async function comeTo(matches: readonly string[]): Promise<string | undefined> {
  for (const match of matches) {
    const facts = await HOST.facts(match).catch(() => undefined);
    if (facts?.people.every(({ isTaken }) => isTaken) === true) return match;
  }
  return undefined;
}

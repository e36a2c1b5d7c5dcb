import type { Challenge, Lobby, LobbyNews, Watchable } from '@sandtable/wire';
import { useEffect, useState } from 'react';

/** The lobby as the host tells it, kept up by what comes; undefined until it has told. And whether it does not answer. */
export function useLobby(): { readonly lobby: Lobby | undefined; readonly isAway: boolean } {
  const [lobby, setLobby] = useState<Lobby>();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const events = new EventSource('/api/lobby/events');
    let isNew = true;
    // Whoever is connected again is told everything again.
    events.addEventListener('open', () => {
      isNew = true;
      setIsAway(false);
    });
    events.addEventListener('error', () => setIsAway(true));
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as LobbyNews;
      const before = isNew ? undefined : 'known';
      isNew = false;
      setLobby((known) => changed(before === undefined ? NOBODY : (known ?? NOBODY), news));
    });
    return () => events.close();
  }, []);
  return { lobby, isAway };
}

const NOBODY: Lobby = { challenges: [], watchable: [] };

/** The lobby after what has changed: the last first. */
export function changed(lobby: Lobby, { challenges, watchable, gone }: LobbyNews): Lobby {
  // What has begun waits for nobody any more, and is not gone.
  const begun = watchable.map(({ match }) => match);
  return {
    challenges: merged<Challenge>(lobby.challenges, challenges, [...gone, ...begun]),
    watchable: merged<Watchable>(lobby.watchable, watchable, gone),
  };
}

function merged<T extends { readonly match: string }>(
  known: readonly T[],
  news: readonly T[],
  gone: readonly string[],
): T[] {
  const out = new Set([...gone, ...news.map(({ match }) => match)]);
  return [...news, ...known.filter(({ match }) => !out.has(match))];
}

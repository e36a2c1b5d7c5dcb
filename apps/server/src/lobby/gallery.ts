import type { Challenge, Lobby, LobbyNews, Watchable } from '@sandtable/wire';
import type { Store } from '../store/store.ts';
import { watchable } from './lists.ts';
import { openSeats, type OpenSeat } from './openSeats.ts';

/** Somebody in the lobby. */
export interface Visitor {
  /** Whose challenges he does not see. */
  readonly apart: ReadonlySet<string>;
  hear(news: LobbyNews): void;
  /** This node closes: he finds another. */
  dismiss(): void;
}

interface Needs {
  readonly store: Store;
  readonly now: () => number;
  /** Tells the other nodes. */
  readonly announce: () => void;
}

/** What happens within so long is told at once. */
const TOGETHER_MS = 500;
/** Looked at anew even where nobody has said that anything has changed: other nodes may not have got through. */
const ANYWAY_MS = 10_000;

interface Seen {
  readonly seats: ReadonlyMap<string, OpenSeat>;
  readonly watchable: ReadonlyMap<string, Watchable>;
}

const NOTHING: Seen = { seats: new Map(), watchable: new Map() };

/** Those who look at the lobby of this node: each is told what has changed, and nobody asks. */
export class Gallery {
  readonly #needs: Needs;
  readonly #visitors = new Set<Visitor>();
  #seen = NOTHING;
  #soon: NodeJS.Timeout | undefined;
  #anyway: NodeJS.Timeout | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get size(): number {
    return this.#visitors.size;
  }

  /** Somebody comes in; he is told everything first. Gives the way out. */
  async enter(visitor: Visitor): Promise<() => void> {
    // Where nobody was there, nobody has looked.
    if (this.#visitors.size === 0) this.#seen = await this.#look();
    visitor.hear(
      newsFor(visitor, NOTHING, this.#seen) ?? { challenges: [], watchable: [], gone: [] },
    );
    this.#visitors.add(visitor);
    this.#anyway ??= setInterval(() => this.heard(), ANYWAY_MS).unref();
    return () => {
      this.#visitors.delete(visitor);
      if (this.#visitors.size > 0) return;
      clearInterval(this.#anyway);
      this.#anyway = undefined;
    };
  }

  /** Something has changed here. */
  changed(): void {
    this.#needs.announce();
    this.heard();
  }

  /** Something has changed somewhere. */
  heard(): void {
    if (this.#visitors.size === 0) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      // What could not be read is read the next time.
      this.#tell().catch(() => undefined);
    }, TOGETHER_MS).unref();
  }

  close(): void {
    clearTimeout(this.#soon);
    clearInterval(this.#anyway);
    for (const visitor of this.#visitors) visitor.dismiss();
    this.#visitors.clear();
  }

  async #look(): Promise<Seen> {
    const { store, now } = this.#needs;
    const seats = await openSeats(store.db, now());
    const watched = await watchable(store.db);
    return {
      seats: new Map(seats.map((seat) => [seat.match, seat])),
      watchable: new Map(watched.map((match) => [match.match, match])),
    };
  }

  async #tell(): Promise<void> {
    const before = this.#seen;
    const now = (this.#seen = await this.#look());
    for (const visitor of this.#visitors) {
      const news = newsFor(visitor, before, now);
      if (news !== undefined) visitor.hear(news);
    }
  }
}

/** All that somebody may see of the lobby. */
export function lobbyFor(
  { apart }: Pick<Visitor, 'apart'>,
  seats: readonly OpenSeat[],
  watched: readonly Watchable[],
): Lobby {
  const isSeen = ({ account }: OpenSeat): boolean => account === null || !apart.has(account);
  return { challenges: seats.filter(isSeen).map(shown), watchable: watched };
}

function shown({ account: _, ...challenge }: OpenSeat): Challenge {
  return challenge;
}

function newsFor(visitor: Visitor, before: Seen, now: Seen): LobbyNews | undefined {
  const { challenges, watchable: watched } = lobbyFor(
    visitor,
    [...now.seats.values()].filter(({ match }) => !before.seats.has(match)),
    [...now.watchable.values()].filter((match) => {
      const old = before.watchable.get(match.match);
      return old?.updated !== match.updated;
    }),
  );
  const gone = [...before.seats.keys(), ...before.watchable.keys()].filter(
    (match) => !now.seats.has(match) && !now.watchable.has(match),
  );
  const isNews = challenges.length > 0 || watched.length > 0 || gone.length > 0;
  return isNews ? { challenges, watchable: watched, gone } : undefined;
}

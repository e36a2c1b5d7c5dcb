import type { MatchFile, Outcome, Scenario, Side, StandingAnswer } from '@sandtable/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { freshName } from './fresh.ts';
import type { KeptSeat } from './online.ts';
import type { KeptReview } from './reviews.ts';
import type { KeptRun } from './runs.ts';
import type { Seats } from './seats.ts';

/** What those who play are called, by side. */
export type People = Readonly<Record<Side, string>>;

/** A match as it is kept on this device: the file anybody can open, and who sits where. */
export interface SavedMatch {
  readonly id: string;
  readonly seats: Seats;
  readonly file: MatchFile;
  /** What those are called who played it at a host: there only where it was played at one, with whoever has a name. */
  readonly people?: People;
  /** Small questions that somebody at this screen has answered once for all. */
  readonly standing?: Readonly<Record<Side, readonly StandingAnswer[]>>;
  /** Set where somebody gives advice: the first battle after the lessons of its game. */
  readonly guided?: true;
  /** Whether there is nothing left to decide. */
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** Goes up with every change: whoever writes on an old one is told so. */
  readonly revision: number;
}

/** Another window has gone on with the match since it was read here. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** What is kept of a match that is over, even when its file is deleted: how it came out. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly scenario: Pick<Scenario, 'id' | 'title'>;
  readonly seats: Seats;
  readonly people?: People;
  readonly outcome: Outcome;
  readonly turns: number;
  /** The luck of each side, in standard deviations of its dice. */
  readonly luck: Readonly<Record<Side, number>>;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

interface Shelves extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { changed: number } };
  records: { key: string; value: MatchRecord; indexes: { ended: number } };
  seats: { key: string; value: KeptSeat; indexes: { changed: number } };
  reviews: { key: string; value: KeptReview };
  runs: { key: string; value: KeptRun; indexes: { ruleset: string } };
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

/** What is kept on this device. */
export function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('sandtable', 5, {
    upgrade(shelves, before) {
      if (before < 1) {
        shelves.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
      }
      if (before < 2) {
        shelves.createObjectStore('records', { keyPath: 'id' }).createIndex('ended', 'ended');
      }
      if (before < 3) {
        shelves.createObjectStore('seats', { keyPath: 'id' }).createIndex('changed', 'changed');
      }
      if (before < 4) shelves.createObjectStore('reviews', { keyPath: 'id' });
      shelves.createObjectStore('runs', { keyPath: 'id' }).createIndex('ruleset', 'ruleset');
    },
    // A newer page wants to change the shelves: let go of them.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

let talking: BroadcastChannel | undefined;

/** Tells other windows of this device what has changed; nobody, where that is not allowed. */
function channel(): BroadcastChannel | undefined {
  try {
    talking ??= new BroadcastChannel('sandtable.matches');
  } catch {
    // A page that is kept apart from everything has no other windows.
  }
  return talking;
}

/** Tells other windows that what is kept under this name has changed. */
export function tellOthers(id: string): void {
  channel()?.postMessage(id);
}

/** What other windows are told when it is no match that has changed. */
const RECORDS = 'records';

/** Calls back when another window has changed or removed a match, or what is kept of one. */
export function onOtherWindows(listener: (id: string) => void): () => void {
  const hear = (event: MessageEvent<string>): void => listener(event.data);
  channel()?.addEventListener('message', hear);
  return () => channel()?.removeEventListener('message', hear);
}

/** Every match on this device, the last played first. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const all = await (await database()).getAllFromIndex('matches', 'changed');
  return all.toReversed();
}

export async function savedMatch(id: string): Promise<SavedMatch | undefined> {
  return (await database()).get('matches', id);
}

/** Keeps a new match and gives it its name. */
export async function keepNew(
  seats: Seats,
  file: MatchFile,
  more: Partial<Pick<SavedMatch, 'over' | 'guided'>> = {},
): Promise<SavedMatch> {
  const now = Date.now();
  const id = freshName(5);
  const stamps = { created: now, changed: now, revision: 1 };
  const match: SavedMatch = { id, seats, file, over: false, ...more, ...stamps };
  await (await database()).add('matches', match);
  tellOthers(id);
  return match;
}

/** Keeps a match that was played elsewhere and is over, under the name that it has there. */
export async function keepPlayed(
  played: Pick<SavedMatch, 'id' | 'seats' | 'file' | 'people'>,
): Promise<void> {
  const { id } = played;
  const now = Date.now();
  const stamps = { created: now, changed: now, revision: 1 };
  const transaction = (await database()).transaction('matches', 'readwrite');
  const isThere = (await transaction.store.getKey(id)) !== undefined;
  if (!isThere) await transaction.store.put({ ...played, over: true, ...stamps });
  await transaction.done;
  if (!isThere) tellOthers(id);
}

/**
 * Keeps what has been played since. Done when it is on the disk; throws `Outdated`, and changes
 * nothing, when the match was changed or removed elsewhere.
 */
export async function keep(
  match: SavedMatch,
  change: Partial<Pick<SavedMatch, 'file' | 'seats' | 'over' | 'standing'>>,
): Promise<SavedMatch> {
  const transaction = (await database()).transaction('matches', 'readwrite', {
    durability: 'strict',
  });
  const present = await transaction.store.get(match.id);
  if (present?.revision !== match.revision) {
    await transaction.done;
    throw new Outdated(match.id);
  }
  const next = { ...match, ...change, changed: Date.now(), revision: match.revision + 1 };
  await transaction.store.put(next);
  await transaction.done;
  tellOthers(match.id);
  return next;
}

export async function removeMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'reviews'], 'readwrite');
  await transaction.objectStore('matches').delete(id);
  await transaction.objectStore('reviews').delete(id);
  await transaction.done;
  tellOthers(id);
}

/** What is kept of matches that are over, the last that ended first. */
export async function keptRecords(): Promise<MatchRecord[]> {
  const all = await (await database()).getAllFromIndex('records', 'ended');
  return all.toReversed();
}

export async function keepRecord(record: MatchRecord): Promise<void> {
  await (await database()).put('records', record);
  tellOthers(RECORDS);
}

export async function removeRecord(id: string): Promise<void> {
  await (await database()).delete('records', id);
  tellOthers(RECORDS);
}

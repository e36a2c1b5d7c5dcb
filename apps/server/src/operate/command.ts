import type { Accounts } from '../accounts/accounts.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** What a command works on: the database of a host, which may be running meanwhile. */
export interface Operated {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly settings: Settings;
}

/** Something that whoever runs a host can do. */
export interface Command {
  /** What comes after its name. */
  readonly takes: readonly string[];
  readonly about: string;
  /** How it stands in the trail; not there where it changes nothing and shows nothing secret. */
  readonly deed?: string;
  /** Does it; gives what is to be said. Throws a `Complaint` where it cannot be done. */
  readonly run: (host: Operated, given: readonly string[]) => Promise<string>;
}

/** Something that is done before there is a database. */
export interface Beginning {
  readonly takes: readonly string[];
  readonly about: string;
  readonly begin: (database: string, given: readonly string[]) => Promise<string>;
}

/** Why a command was not done, in words for whoever gave it. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

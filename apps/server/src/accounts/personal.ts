import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Whoever has an account, as others may know him. */
export interface Account {
  readonly id: string;
  readonly name: string;
}

/** What one part of the host keeps of people: whoever wants it gets all of it, or is rid of it. */
export interface PersonalData {
  /** What it is called in the file that somebody gets. */
  readonly name: string;
  /** All that is kept of somebody, in words he can read; no secrets that would let others in. */
  readonly exportOf: (db: Kysely<Tables>, account: Account) => Promise<object>;
  /** Leaves nothing that tells of him. What others need to go on stays, and is nobody's. */
  readonly forget: (db: Kysely<Tables>, account: Account, now: number) => Promise<void>;
}

import {
  canonicalJson,
  message,
  type OptionValues,
  type Result,
  type Side,
} from '@sandtable/kernel';
import {
  OWN_SCENARIOS,
  USUAL_TERMS,
  type Challenge,
  type Founded,
  type SeatGiven,
  type Terms,
  type WireText,
} from '@sandtable/wire';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Prepared } from '../host/found.ts';
import { newSecret, secretHash, type Taker, takeBackInvitations } from '../host/seats.ts';
import { addNotices } from '../notices/notices.ts';
import { rulesetOf } from '../rulesets.ts';
import { addMatch, type Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { OpenSeatTable } from './tables.ts';

/** Nobody waits longer than that. */
const EXPIRES_MS = 3 * 24 * 60 * 60 * 1000;
/** So many challenges somebody without an account has open, from one address; with an account. */
const MOST_OPEN = { guest: 5, account: 10 } as const;
const MOST_LISTED = 200;

/** Whose an open seat is: for the limits, and for those who want nothing from each other. */
export interface Maker extends Taker {
  /** An account, or the hash of an address. */
  readonly who: string;
  /** The accounts that are kept apart from him. */
  readonly apart: ReadonlySet<string>;
}

/** What somebody is looking for; anything, where it is not named. */
interface Fitting {
  readonly rulesets?: readonly string[];
  readonly scenario?: string;
  readonly clock?: string;
  /** But none of these: his own, which are behind the same address as others'. */
  readonly except?: readonly string[];
}

/** The kind of clock that was agreed on. */
function clockOf(terms: Terms): string {
  return terms.clock?.kind ?? 'none';
}

/** Founds matches with a seat for anybody who comes; with the first that is taken the others are withdrawn. */
export async function foundOpen(
  store: Store,
  prepared: readonly Prepared[],
  maker: Maker,
  now: number,
): Promise<Result<readonly Founded[]>> {
  return store.db.transaction().execute(async (db) => {
    await beAlone(db);
    return foundOpenIn(db, prepared, maker, now);
  });
}

/** Whoever has changed this row is alone until he is done, on either database. */
async function beAlone(db: Transaction<Tables>): Promise<void> {
  await db.updateTable('setting').set({ value: '' }).where('name', '=', PAIRING).execute();
}

async function foundOpenIn(
  db: Transaction<Tables>,
  prepared: readonly Prepared[],
  { who, account, name }: Maker,
  now: number,
): Promise<Result<readonly Founded[]>> {
  const most = account === undefined ? MOST_OPEN.guest : MOST_OPEN.account;
  if ((await openBundles(db, who, now)) >= most) return refused('wire.waiting');
  const bundle = randomBytes(9).toString('base64url');
  const rows: Insertable<OpenSeatTable>[] = [];
  for (const { match, seats } of prepared) {
    const free = seats.filter(({ taken }) => taken === null);
    if (free.length !== 1) return refused('wire.notOpen');
    rows.push({
      match: match.id,
      bundle,
      state: 'open',
      ruleset: match.ruleset,
      scenario: (JSON.parse(match.scenario) as { id: string }).id,
      clock: clockOf(JSON.parse(match.terms) as Terms),
      side: free[0].side,
      maker: who,
      account: account ?? null,
      name: name ?? null,
      made: now,
      expires: now + EXPIRES_MS,
    });
  }
  for (const { match, seats } of prepared) {
    const { spectators } = JSON.parse(match.terms) as Terms;
    await addMatch(db, match, seats, spectators !== false);
  }
  await db.insertInto('open_seat').values(rows).execute();
  return { ok: true, value: prepared.map(({ founded }) => founded) };
}

async function openBundles(db: Kysely<Tables>, maker: string, now: number): Promise<number> {
  const rows = await db
    .selectFrom('open_seat')
    .select('bundle')
    .distinct()
    .where('maker', '=', maker)
    .where('state', '=', 'open')
    .where('expires', '>', now)
    .execute();
  return rows.length;
}

function fitting(db: Kysely<Tables>, now: number, wanted: Fitting) {
  const { rulesets, scenario, clock, except = [] } = wanted;
  let query = db
    .selectFrom('open_seat')
    .where('open_seat.state', '=', 'open')
    .where('open_seat.expires', '>', now);
  if (rulesets !== undefined) query = query.where('open_seat.ruleset', 'in', rulesets);
  if (except.length > 0) query = query.where('open_seat.match', 'not in', except);
  if (scenario !== undefined) query = query.where('open_seat.scenario', '=', scenario);
  if (clock !== undefined) query = query.where('open_seat.clock', '=', clock);
  return query;
}

/** Somebody's challenge with whose it is, which is nobody's business but the host's. */
export interface OpenSeat extends Challenge {
  readonly account: string | null;
}

/** The open seats, the last first. */
export async function openSeats(
  db: Kysely<Tables>,
  now: number,
  wanted: Fitting = {},
): Promise<OpenSeat[]> {
  const rows = await fitting(db, now, wanted)
    .innerJoin('progress', 'progress.match', 'open_seat.match')
    .innerJoin('match', 'match.id', 'open_seat.match')
    .select([
      'open_seat.match',
      'open_seat.ruleset',
      'progress.scenario as scenario',
      'open_seat.side',
      'open_seat.clock',
      'open_seat.name',
      'open_seat.made',
      'open_seat.account',
      'match.terms',
      'match.options',
    ])
    .orderBy('open_seat.made', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ name, scenario, terms, options, ...row }) => ({
    ...row,
    terms: JSON.parse(terms) as Terms,
    options: JSON.parse(options) as OptionValues,
    scenario: JSON.parse(scenario) as Challenge['scenario'],
    ...(name !== null && { name }),
  }));
}

/**
 * Takes an open seat with a key that nobody else has ever seen. Of two who come at once one gets it: it is one
 * statement that closes all seats of a bundle, and whoever finds them closed gets nothing.
 */
export async function takeOpen(
  { db }: Store,
  match: string,
  taker: Maker,
  now: number,
): Promise<SeatGiven | undefined> {
  return db.transaction().execute((transaction) => takeOpenIn(transaction, match, taker, now));
}

async function takeOpenIn(
  db: Transaction<Tables>,
  match: string,
  { name, account, apart }: Maker,
  now: number,
): Promise<SeatGiven | undefined> {
  const found = await db
    .selectFrom('open_seat')
    .select(['bundle', 'side', 'account'])
    .where('match', '=', match)
    .where('state', '=', 'open')
    .where('expires', '>', now)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.account !== null && (found.account === account || apart.has(found.account))) {
    return undefined;
  }
  const { bundle, side } = found;
  const closed = await db
    .updateTable('open_seat')
    .set((row) => ({
      state: row
        .case()
        .when('match', '=', match)
        .then(row.val<OpenSeatTable['state']>('taken'))
        .else(row.val<OpenSeatTable['state']>('withdrawn'))
        .end(),
    }))
    .where('bundle', '=', bundle)
    .where('state', '=', 'open')
    .returning('match')
    .execute();
  if (!closed.some((row) => row.match === match)) return undefined;
  await withdrawn(
    db,
    closed.map((row) => row.match).filter((each) => each !== match),
  );
  const key = newSecret();
  await db
    .updateTable('seat')
    .set({
      key: secretHash(key),
      taken: now,
      ...(name !== undefined && { name }),
      ...(account !== undefined && { account }),
    })
    .where('match', '=', match)
    .where('side', '=', side)
    .execute();
  await db.updateTable('progress').set({ updated: now }).where('match', '=', match).execute();
  const others = await db
    .selectFrom('seat')
    .select('side')
    .where('match', '=', match)
    .where('side', '!=', side)
    .execute();
  await addNotices(
    db,
    others.map((other) => ({ match, side: other.side, kind: 'taken' as const, at: now })),
  );
  const { commitment } = await db
    .selectFrom('match')
    .select('commitment')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  return { match, side, key, commitment, needsNumber: true };
}

/** What came of a wish to play at once. */
type Paired =
  | { readonly taken: SeatGiven }
  | { readonly made: readonly Founded[] }
  | { readonly problem: WireText };

/**
 * Somebody wants to play at once: he gets a seat that fits, or waits for the next who comes. Two who come at the same
 * time are paired with each other, because of all who do this one does it at a time, on any number of nodes.
 */
export async function quickMatch(
  { db: database }: Store,
  wanted: Fitting,
  prepared: readonly Prepared[],
  maker: Maker,
  now: number,
): Promise<Paired> {
  return database.transaction().execute(async (db): Promise<Paired> => {
    await beAlone(db);
    // What somebody has made himself, and other terms than usual, one sees before one agrees to them.
    const candidates = await fitting(db, now, wanted)
      .where('open_seat.scenario', 'not in', OWN_SCENARIOS)
      .where('open_seat.clock', '=', clockOf(USUAL_TERMS))
      .innerJoin('match', 'match.id', 'open_seat.match')
      .select(['open_seat.match', 'open_seat.ruleset', 'match.terms', 'match.options'])
      .orderBy('open_seat.made')
      .limit(MOST_LISTED)
      .execute();
    for (const { match } of candidates.filter(isAsUsual)) {
      const taken = await takeOpenIn(db, match, maker, now);
      if (taken !== undefined) return { taken };
    }
    const made = await foundOpenIn(db, prepared, maker, now);
    if (made.ok) return { made: made.value };
    return { problem: made.problems[0].message.key as WireText };
  });
}

function isAsUsual(row: { ruleset: string; terms: string; options: string }): boolean {
  const terms = { ...USUAL_TERMS, ...(JSON.parse(row.terms) as Terms) };
  const options = JSON.parse(row.options) as OptionValues;
  const known = rulesetOf(row.ruleset)?.options ?? [];
  return (
    canonicalJson(terms) === canonicalJson(USUAL_TERMS) &&
    known.every(({ id, default: usual }) => (options[id] ?? usual) === usual)
  );
}

/** The row that those change, one after the other, who are paired or offer seats. It has to be there: see `Store.setting`. */
export const PAIRING = 'pairing';

/** Whoever waits waits no longer: for somebody whom he has invited, or for any of what he offered together. */
export async function withdraw({ db }: Store, match: string, side: Side): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('open_seat')
      .select(['bundle', 'side', 'state'])
      .where('match', '=', match)
      .executeTakeFirst();
    if (found === undefined) {
      const isTakenBack = await takeBackInvitations(transaction, match, side);
      if (isTakenBack) await withdrawn(transaction, [match]);
      return isTakenBack;
    }
    // The seat that is free is nobody's to withdraw.
    if (found.side === side) return false;
    // Already so, with another of what was offered together.
    if (found.state === 'withdrawn') return true;
    const closed = await transaction
      .updateTable('open_seat')
      .set({ state: 'withdrawn' })
      .where('bundle', '=', found.bundle)
      .where('state', '=', 'open')
      .returning('match')
      .execute();
    await withdrawn(
      transaction,
      closed.map((row) => row.match),
    );
    return closed.length > 0;
  });
}

/** Withdraws what nobody has taken in time; gives how many there were. */
export async function expire({ db }: Store, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('open_seat')
      .set({ state: 'withdrawn' })
      .where('state', '=', 'open')
      .where('expires', '<=', now)
      .returning('match')
      .execute();
    await withdrawn(
      transaction,
      closed.map((row) => row.match),
    );
    return closed.length;
  });
}

async function withdrawn(db: Transaction<Tables>, matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  await db
    .updateTable('progress')
    .set({ state: 'withdrawn' })
    .where('match', 'in', matches)
    .execute();
}

function refused(key: WireText): Result<never> {
  return { ok: false, problems: [{ path: '', message: message(key) }] };
}

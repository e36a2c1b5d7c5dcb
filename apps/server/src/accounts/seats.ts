import type { Side } from '@sandtable/kernel';
import type { Deed } from '@sandtable/record';
import type { Kysely } from 'kysely';
import { forgetWishes, newSecret, secretHash } from '../host/seats.ts';
import type { Tables } from '../store/tables.ts';
import type { Account, PersonalData } from './personal.ts';

/** A seat that somebody says is his. */
export interface Claim {
  readonly match: string;
  readonly key: string;
}

/**
 * Seats that somebody took as a guest are his account's from now on, if he has their keys and they are nobody
 * else's. Gives the matches.
 */
export async function adoptSeats(
  db: Kysely<Tables>,
  { account: { id, name }, session }: { readonly account: Account; readonly session: string },
  claims: readonly Claim[],
): Promise<string[]> {
  const adopted: string[] = [];
  for (const claim of claims) {
    const { match, key } = claim;
    const seats = await db
      .updateTable('seat')
      .set({ account: id, name })
      .where('match', '=', match)
      .where('key', '=', secretHash(key))
      .where('account', 'is', null)
      .returning('match')
      .execute();
    adopted.push(...seats.map((seat) => seat.match));
    if (seats.length > 0) await holdBySession(db, session, claim);
  }
  return adopted;
}

/**
 * A key that was given to somebody who is signed in ends with his session, as all do that open seats of an account: the
 * seat itself has one that nobody knows.
 */
export async function holdBySession(
  db: Kysely<Tables>,
  session: string,
  { match, key }: Claim,
): Promise<void> {
  const hash = secretHash(key);
  await db.transaction().execute(async (inside) => {
    const seat = await inside
      .updateTable('seat')
      .set({ key: secretHash(newSecret()) })
      .where('match', '=', match)
      .where('key', '=', hash)
      .returning('side')
      .executeTakeFirst();
    if (seat === undefined) return;
    const row = { hash, match, side: seat.side, session };
    await inside.insertInto('device_key').values(row).execute();
  });
}

/** Where a seat was kept for somebody's account he sits there now. The key of such a seat is nobody's. */
export async function sitDown(
  db: Kysely<Tables>,
  { match, side }: { readonly match: string; readonly side: Side },
  now: number,
): Promise<void> {
  await db
    .updateTable('seat')
    .set({ key: secretHash(newSecret()), taken: now })
    .where('match', '=', match)
    .where('side', '=', side)
    .where('key', 'is', null)
    .execute();
}

/** A seat of somebody's account, with a key for one of his devices. */
interface OwnSeat {
  readonly side: Side;
  readonly key: string;
  readonly needsNumber: boolean;
}

/** A fresh key for a seat of somebody's account: for one device, and for as long as he is signed in there. */
export async function freshKey(
  db: Kysely<Tables>,
  where: { readonly match: string; readonly side?: Side | undefined },
  who: { readonly account: string; readonly session: string; readonly now: number },
): Promise<OwnSeat | undefined> {
  const seats = await db
    .selectFrom('seat')
    .select(['side', 'number'])
    .where('match', '=', where.match)
    .where('account', '=', who.account)
    .execute();
  const seat = seats.find(({ side }) => where.side === undefined || side === where.side);
  if (seat === undefined) return undefined;
  const key = newSecret();
  const place = { match: where.match, side: seat.side, session: who.session };
  await db.transaction().execute(async (inside) => {
    await sitDown(inside, place, who.now);
    await inside
      .deleteFrom('device_key')
      .where('match', '=', place.match)
      .where('side', '=', place.side)
      .where('session', '=', place.session)
      .execute();
    await inside
      .insertInto('device_key')
      .values({ ...place, hash: secretHash(key) })
      .execute();
  });
  return { side: seat.side, key, needsNumber: seat.number === null };
}

/** The keys that signed-in devices have for the seats of a match, by what is kept of them. */
export async function deviceKeys(
  db: Kysely<Tables>,
  match: string,
): Promise<{ readonly hash: string; readonly side: Side }[]> {
  return db.selectFrom('device_key').select(['hash', 'side']).where('match', '=', match).execute();
}

/** The matches at which somebody sits. */
export async function matchesOf(db: Kysely<Tables>, account: string): Promise<string[]> {
  const seats = await db
    .selectFrom('seat')
    .select('match')
    .where('account', '=', account)
    .execute();
  return [...new Set(seats.map(({ match }) => match))];
}

/** The seats that somebody has, and what he did there. */
export const SEAT_DATA: PersonalData = {
  name: 'matches',
  async exportOf(db, { id }) {
    const seats = await db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['seat.match', 'seat.side', 'seat.name', 'seat.taken', 'seat.number'])
      .select(['match.ruleset', 'match.version', 'match.options', 'match.created'])
      .where('seat.account', '=', id)
      .execute();
    return Promise.all(
      seats.map(async ({ options, ...seat }) => ({
        ...seat,
        options: JSON.parse(options) as object,
        decisions: await decisionsAt(db, seat),
      })),
    );
  },
  async forget(db, { id }, now) {
    // No key opens them any more, whichever device it is on: they are nobody's, and those who play there are told so.
    const seats = await db
      .updateTable('seat')
      .set({ account: null, name: null, key: null, invitation: null })
      .where('account', '=', id)
      .returning(['match', 'side'])
      .execute();
    for (const seat of seats) await forgetWishes(db, seat, now);
  },
};

/** What a side has decided. What came of it, and what others did, is for the match itself to tell or to hide. */
async function decisionsAt(
  db: Kysely<Tables>,
  seat: { readonly match: string; readonly side: Side },
): Promise<object[]> {
  const entries = await db
    .selectFrom('entry')
    .select(['at', 'deed'])
    .where('match', '=', seat.match)
    .orderBy('number')
    .execute();
  return entries.flatMap(({ at, deed }) => {
    const read = JSON.parse(deed) as Deed;
    return read.kind === 'move' && read.step.side === seat.side
      ? [{ at, move: read.step.move }]
      : [];
  });
}

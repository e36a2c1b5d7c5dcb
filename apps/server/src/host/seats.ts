import type { Side } from '@sandtable/kernel';
import type { Invited } from '@sandtable/wire';
import type { Kysely, Transaction } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { SeatRow, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** A word that nobody guesses: a key, or an invitation. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url');
}

/** What is kept of it. Whoever reads the database cannot sit down with it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Who takes a seat. */
export interface Taker {
  readonly name?: string | undefined;
  readonly account?: string | undefined;
  /** Where he is signed in. */
  readonly session?: string | undefined;
}

/** Whether anybody answers there: a person who has its key, or a computer. */
export function isSeated({ key, player }: Pick<SeatRow, 'key' | 'player'>): boolean {
  return key !== null || player !== null;
}

/** Whether somebody sat there who has left for good, with his account. */
export function hasLeft(seat: Pick<SeatRow, 'key' | 'player' | 'taken'>): boolean {
  return seat.taken !== null && !isSeated(seat);
}

/** What an invitation is to; nothing where there is none such, or it has been used. */
export async function invitedTo(
  { db }: Store,
  match: string,
  invitation: string,
): Promise<Invited | undefined> {
  const seat = await db
    .selectFrom('seat')
    .select(['side', 'key'])
    .where('match', '=', match)
    .where('invitation', '=', secretHash(invitation))
    .executeTakeFirst();
  return seat && { side: seat.side, isMove: seat.key !== null };
}

/**
 * Whoever has an invitation takes the seat with a key that nobody else has ever seen. An invitation is good for one:
 * of two who come at once the second finds it used. The key before it, where there was one, opens nothing any more, and
 * the account that it was of, where it is another's, has it no longer.
 */
export async function takeSeat(
  { db }: Store,
  match: string,
  invitation: string,
  { name, account }: Taker,
  now: number,
): Promise<
  { readonly side: Side; readonly key: string; readonly needsNumber: boolean } | undefined
> {
  const key = newSecret();
  return db.transaction().execute(async (inside) => {
    const before = await inside
      .selectFrom('seat')
      .select(['side', 'account', 'key', 'player', 'taken'])
      .where('match', '=', match)
      .where('invitation', '=', secretHash(invitation))
      .executeTakeFirst();
    const others = before !== undefined && before.account !== null && before.account !== account;
    const seat = await inside
      .updateTable('seat')
      .set((expression) => ({
        key: secretHash(key),
        invitation: null,
        taken: expression.fn.coalesce('taken', expression.val(now)),
        // The name was that of the account.
        ...((name !== undefined || others) && { name: name ?? null }),
        ...((account !== undefined || others) && { account: account ?? null }),
      }))
      .where('match', '=', match)
      .where('invitation', '=', secretHash(invitation))
      .returning(['side', 'number'])
      .executeTakeFirst();
    // What whoever left had asked for may have been written only after he was gone.
    if (before !== undefined && hasLeft(before)) {
      await forgetWishes(inside, { match, side: before.side }, now);
    }
    if (seat !== undefined && others) {
      await inside
        .deleteFrom('device_key')
        .where('match', '=', match)
        .where('side', '=', seat.side)
        .execute();
    }
    return seat && { side: seat.side, key, needsNumber: seat.number === null };
  });
}

/** What somebody wanted at a table is not what whoever sits down there after him wants. */
export async function forgetWishes(
  db: Kysely<Tables>,
  { match, side }: { readonly match: string; readonly side: Side },
  now: number,
): Promise<void> {
  for (const table of ['orders', 'offer', 'mute'] as const) {
    await db.deleteFrom(table).where('match', '=', match).where('side', '=', side).execute();
  }
  // The clock has stood until now.
  await db
    .updateTable('pause')
    .set({ until: now })
    .where('match', '=', match)
    .where('side', '=', side)
    .where('until', '>', now)
    .execute();
}

/** An invitation to the seat that a side has, instead of any before it: for the same person somewhere else. */
export async function inviteTo({ db }: Store, match: string, side: Side): Promise<string> {
  const invitation = newSecret();
  await db
    .updateTable('seat')
    .set({ invitation: secretHash(invitation) })
    .where('match', '=', match)
    .where('side', '=', side)
    .execute();
  return invitation;
}

/**
 * An invitation to a seat that nobody has, instead of any before it; none where somebody sits there, anybody may come
 * to it, or nobody is waited for any more. Looked at and done in one: at another node somebody may sit down at this moment.
 */
export async function inviteAnew(
  { db }: Store,
  match: string,
  side: Side,
): Promise<string | undefined> {
  const invitation = newSecret();
  return db.transaction().execute(async (inside) => {
    const seats = inside.updateTable('seat').where('match', '=', match).where('side', '=', side);
    const made = await seats
      .set({ invitation: secretHash(invitation) })
      .where('key', 'is', null)
      .where('player', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('open_seat')
              .select('open_seat.match')
              .where('open_seat.match', '=', match)
              .where('open_seat.state', '=', 'open'),
          ),
        ),
      )
      .executeTakeFirst();
    if (made.numUpdatedRows === 0n) return undefined;
    // Whoever withdraws changes the same rows in the same order: one waits for the other.
    const waited = await inside
      .updateTable('progress')
      .set((its) => ({ state: its.ref('state') }))
      .where('match', '=', match)
      .where('state', 'not in', ['withdrawn', 'over'])
      .executeTakeFirst();
    if (waited.numUpdatedRows > 0n) return invitation;
    await seats.set({ invitation: null }).execute();
    return undefined;
  });
}

/** Takes back what somebody at a match has invited others with; false where there is nothing to take back. */
export async function takeBackInvitations(
  db: Transaction<Tables>,
  match: string,
  side: Side,
): Promise<boolean> {
  const seats = await db
    .updateTable('seat')
    .set({ invitation: null })
    .where('match', '=', match)
    .where('side', '!=', side)
    .where('taken', 'is', null)
    .where('invitation', 'is not', null)
    .returning('side')
    .execute();
  return seats.length > 0;
}

/** Whether whoever had invited somebody to a match has thought better of it. */
export async function isWithdrawn({ db }: Store, match: string): Promise<boolean> {
  const progress = await db
    .selectFrom('progress')
    .select('state')
    .where('match', '=', match)
    .executeTakeFirst();
  return progress?.state === 'withdrawn';
}

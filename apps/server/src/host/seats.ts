import type { Side } from '@sandtable/kernel';
import type { Invited } from '@sandtable/wire';
import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

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
}

/** What an invitation is to; nothing where there is none such, or it has been used. */
export async function invitedTo(
  { db }: Store,
  match: string,
  invitation: string,
): Promise<Invited | undefined> {
  const seat = await db
    .selectFrom('seat')
    .select(['side', 'taken'])
    .where('match', '=', match)
    .where('invitation', '=', secretHash(invitation))
    .executeTakeFirst();
  return seat && { side: seat.side, isMove: seat.taken !== null };
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
      .select(['side', 'account'])
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

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
 * of two who come at once the second finds it used. The key before it, where there was one, opens nothing any more.
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
  const seat = await db
    .updateTable('seat')
    .set((expression) => ({
      key: secretHash(key),
      invitation: null,
      taken: expression.fn.coalesce('taken', expression.val(now)),
      ...(name !== undefined && { name }),
      ...(account !== undefined && { account }),
    }))
    .where('match', '=', match)
    .where('invitation', '=', secretHash(invitation))
    .returning(['side', 'number'])
    .executeTakeFirst();
  return seat && { side: seat.side, key, needsNumber: seat.number === null };
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

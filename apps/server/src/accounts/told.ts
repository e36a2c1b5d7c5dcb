import type { AccountTold } from '@sandtable/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { blockedBy } from './blocks.ts';
import { codesLeft } from './codes.ts';

/** An account as its owner sees it on one of his devices. */
export async function toldOf(
  db: Kysely<Tables>,
  account: string,
  session: string,
): Promise<AccountTold> {
  const { name, created, password } = await db
    .selectFrom('account')
    .select(['name', 'created', 'password'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created', 'used'])
    .where('account', '=', account)
    .orderBy('created')
    .execute();
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'device', 'created', 'used'])
    .where('account', '=', account)
    .orderBy('used', 'desc')
    .execute();
  return {
    name,
    created,
    hasPassword: password !== null,
    codesLeft: await codesLeft(db, account),
    passkeys,
    sessions: sessions.map((each) => ({ ...each, isThis: each.id === session })),
    blocked: await blockedBy(db, account),
  };
}

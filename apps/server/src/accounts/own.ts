import type { PersonalData } from './personal.ts';
import { codesLeft } from './codes.ts';

/** The account itself: how somebody gets in, where he is, and whom he wants nothing from. */
export const OWN_DATA: PersonalData = {
  name: 'account',
  async exportOf(db, { id }) {
    const { name, created, password } = await db
      .selectFrom('account')
      .select(['name', 'created', 'password'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const passkeys = await db
      .selectFrom('passkey')
      .select(['name', 'created', 'used'])
      .where('account', '=', id)
      .execute();
    const sessions = await db
      .selectFrom('session')
      .select(['device', 'created', 'used', 'expires'])
      .where('account', '=', id)
      .execute();
    const blocked = await db
      .selectFrom('block')
      .innerJoin('account', 'account.id', 'block.blocked')
      .select(['account.name as name', 'block.created as created'])
      .where('block.account', '=', id)
      .execute();
    const formerNames = await db
      .selectFrom('former_name')
      .select(['name', 'until'])
      .where('account', '=', id)
      .execute();
    const recoveryCodes = await codesLeft(db, id);
    const hasPassword = password !== null;
    const ways = { hasPassword, passkeys, recoveryCodes };
    return { id, name, formerNames, created, ...ways, sessions, blocked };
  },
  async forget(db, { id }) {
    await db
      .deleteFrom('block')
      .where((row) => row.or([row('account', '=', id), row('blocked', '=', id)]))
      .execute();
    for (const table of [
      'challenge',
      'recovery_code',
      'passkey',
      'session',
      'former_name',
    ] as const) {
      await db.deleteFrom(table).where('account', '=', id).execute();
    }
    await db.deleteFrom('account').where('id', '=', id).execute();
  },
};

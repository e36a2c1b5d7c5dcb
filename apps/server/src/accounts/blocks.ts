import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Somebody wants no challenges and no talk from somebody else, who is not told. */
export async function block(
  db: Kysely<Tables>,
  account: string,
  blocked: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('block')
    .values({ account, blocked, created: now })
    .onConflict((conflict) => conflict.columns(['account', 'blocked']).doNothing())
    .execute();
}

export async function unblock(db: Kysely<Tables>, account: string, blocked: string): Promise<void> {
  await db
    .deleteFrom('block')
    .where('account', '=', account)
    .where('blocked', '=', blocked)
    .execute();
}

/** The names of those from whom somebody wants nothing. */
export async function blockedBy(db: Kysely<Tables>, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked')
    .select('account.name as name')
    .where('block.account', '=', account)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * At this match, whoever has blocked the other does not hear what he says; he can ask for it again there. Gives whether
 * there is somebody like that.
 */
export async function hush(db: Kysely<Tables>, match: string): Promise<boolean> {
  const hushed = await db
    .selectFrom('seat as own')
    .innerJoin('seat as other', 'other.match', 'own.match')
    .innerJoin('block', (join) =>
      join.onRef('block.account', '=', 'own.account').onRef('block.blocked', '=', 'other.account'),
    )
    .select(['own.match', 'own.side'])
    .where('own.match', '=', match)
    .execute();
  if (hushed.length === 0) return false;
  await db
    .insertInto('mute')
    .values(hushed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Everybody who wants nothing from somebody, or from whom he wants nothing. */
export async function apartFrom(db: Kysely<Tables>, account: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('block')
    .select(['account', 'blocked'])
    .where((row) => row.or([row('account', '=', account), row('blocked', '=', account)]))
    .execute();
  return new Set(rows.map((row) => (row.account === account ? row.blocked : row.account)));
}

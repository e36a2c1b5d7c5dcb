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

/** Whether one of these two wants nothing from the other. */
export async function areApart(db: Kysely<Tables>, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('block')
    .select('created')
    .where((pair) =>
      pair.or([
        pair.and([pair('account', '=', one), pair('blocked', '=', other)]),
        pair.and([pair('account', '=', other), pair('blocked', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
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

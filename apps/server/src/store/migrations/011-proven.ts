import type { Kysely } from 'kysely';

/** When whoever is signed in last showed that it is he. Those who are signed in already show it once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('proven', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

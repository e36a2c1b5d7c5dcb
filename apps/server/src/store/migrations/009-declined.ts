import type { Kysely } from 'kysely';

/** An offer that was declined is kept as such: whoever made it reads that, and not only that it is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('offer')
    .addColumn('declined', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

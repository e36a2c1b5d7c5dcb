import type { Kysely } from 'kysely';

/** What has to be done and from when on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('due')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_key', ['kind', 'subject'])
    .execute();
  await db.schema.createIndex('due_at').on('due').columns(['kind', 'at']).execute();
}

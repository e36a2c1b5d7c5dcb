import type { Kysely } from 'kysely';

/** What has to be done and from when on; and programs that play, each with an account of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('due')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_key', ['kind', 'subject'])
    .execute();
  await db.schema.createIndex('due_at').on('due').columns(['kind', 'at']).execute();
  await db.schema
    .createTable('bot')
    .addColumn('account', 'text', (column) => column.primaryKey().references('account.id'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.references('account.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bot_owner').on('bot').column('owner').execute();
}

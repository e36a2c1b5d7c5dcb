import type { Kysely } from 'kysely';

/** What somebody was called until not long ago: nobody else is yet, and by it he still gets in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_name')
    .addColumn('folded', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('former_name_account').on('former_name').column('account').execute();
}

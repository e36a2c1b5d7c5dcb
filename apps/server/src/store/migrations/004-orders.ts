import type { Kysely } from 'kysely';

/** What somebody in a seat has said beforehand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('orders', 'text', (column) => column.notNull())
    .addColumn('followed', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('orders_key', ['match', 'side'])
    .execute();
}

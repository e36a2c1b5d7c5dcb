import type { Kysely } from 'kysely';

/** What was done on a host that is none of the play: for whoever runs it, and not for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('match', 'text')
    .addColumn('account', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
}

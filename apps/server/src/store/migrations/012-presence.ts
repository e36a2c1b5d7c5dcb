import type { Kysely } from 'kysely';

/** Who looks at which table on which node, and which nodes there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('node')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('node', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['match', 'side', 'node'])
    .execute();
  await db.schema.createIndex('presence_node').on('presence').column('node').execute();
}

import type { Kysely } from 'kysely';

/** Each offer has a name that an answer to it gives; and what was dealt with under a name is not dealt with again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('offer')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo('0'))
    .execute();
  await db.schema
    .createTable('dealt')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('ask', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dealt_key', ['match', 'ask'])
    .execute();
}

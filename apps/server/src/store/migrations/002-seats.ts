import type { Kysely } from 'kysely';

/** Seats are taken by invitation, under a name; a match keeps what was agreed about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['account', 'name', 'invitation'] as const) {
    await db.schema.alterTable('seat').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('seat').addColumn('taken', 'bigint').execute();
  await db.schema.createIndex('seat_account').on('seat').column('account').execute();
  await db.schema
    .alterTable('match')
    .addColumn('terms', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}

import type { Kysely } from 'kysely';

/** A match that was begun on somebody's own device has what had been played there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('brought', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Matches, who sits there, their logs, and what a host has of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ruleset', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('scenario', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seat')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('player', 'text')
    .addColumn('number', 'text')
    .addPrimaryKeyConstraint('seat_place', ['match', 'side'])
    .execute();
  await db.schema
    .createTable('entry')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('ask', 'text')
    .addPrimaryKeyConstraint('entry_place', ['match', 'number'])
    .execute();
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

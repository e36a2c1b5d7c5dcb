import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/** How the tables came to be what they are. What has been released is never changed: the next one is added. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': {
    async up(db: Kysely<unknown>) {
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
        .addPrimaryKeyConstraint('seat_key', ['match', 'side'])
        .execute();
      await db.schema
        .createTable('entry')
        .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('deed', 'text', (column) => column.notNull())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entry_key', ['match', 'number'])
        .execute();
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

/** Brings the tables up to date. Two nodes that start at once do it one after the other. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The database cannot be brought up to date.', { cause: error });
  }
}

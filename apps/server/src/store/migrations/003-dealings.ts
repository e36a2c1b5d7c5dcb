import type { Kysely } from 'kysely';

/** What those at a table deal with each other about: none of it is the course of the match, so none is in its log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('offer')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('offer', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('offer_key', ['match', 'side', 'offer'])
    .execute();
  await db.schema
    .createTable('pause')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('side', 'text')
    .addColumn('from', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pause_key', ['match', 'id'])
    .execute();
  await db.schema
    .createTable('rematch')
    .addColumn('match', 'text', (column) => column.primaryKey().references('match.id'))
    .addColumn('next', 'text', (column) => column.notNull().references('match.id'))
    .execute();
  await db.schema
    .createTable('talk')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('among', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('side', 'text')
    .addColumn('name', 'text')
    .addColumn('text', 'text')
    .addColumn('phrase', 'text')
    .addPrimaryKeyConstraint('talk_key', ['match', 'among', 'number'])
    .addUniqueConstraint('talk_word', ['match', 'word'])
    .execute();
  await db.schema.createIndex('talk_at').on('talk').column('at').execute();
  await db.schema
    .createTable('mute')
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mute_key', ['match', 'side'])
    .execute();
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .execute();
}

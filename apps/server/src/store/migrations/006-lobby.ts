import { sql, type Kysely } from 'kysely';

/** What lists of matches are read from, open challenges, and notices with where they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('match', 'text', (column) => column.primaryKey().references('match.id'))
    .addColumn('ruleset', 'text', (column) => column.notNull())
    .addColumn('scenario', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('deciding', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('clocks', 'text')
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('progress_listed')
    .on('progress')
    .columns(['listed', 'state', 'updated'])
    .execute();
  await db.schema
    .createIndex('progress_state')
    .on('progress')
    .columns(['state', 'match'])
    .execute();
  await db.schema.createIndex('seat_keys').on('seat').column('key').execute();

  await db.schema
    .createTable('open_seat')
    .addColumn('match', 'text', (column) => column.primaryKey().references('match.id'))
    .addColumn('bundle', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ruleset', 'text', (column) => column.notNull())
    .addColumn('scenario', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('maker', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('name', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('open_seat_open')
    .on('open_seat')
    .columns(['state', 'made'])
    .execute();
  await db.schema.createIndex('open_seat_bundle').on('open_seat').column('bundle').execute();
  await db.schema
    .createIndex('open_seat_maker')
    .on('open_seat')
    .columns(['maker', 'state'])
    .execute();

  await db.schema
    .createTable('contact')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'bigint')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('sent', 'bigint')
    .addColumn('lease', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_address')
    .on('contact')
    .columns(['kind', 'address'])
    .execute();
  await db.schema.createIndex('contact_account').on('contact').column('account').execute();
  await db.schema
    .createTable('contact_seat')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_seat_key', ['contact', 'match', 'side'])
    .execute();
  await db.schema
    .createIndex('contact_seat_match')
    .on('contact_seat')
    .columns(['match', 'side'])
    .execute();

  await db.schema
    .createTable('notice')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_key', ['contact', 'match', 'side', 'kind'])
    .execute();
  await db.schema.createIndex('notice_due').on('notice').column('due').execute();
  await db.schema
    .createTable('attendance')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('told', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['match', 'side'])
    .execute();
  // Matches that were founded before there were lists: what they have come to is found out when they are swept.
  await sql`insert into progress (match, ruleset, scenario, state, listed, number, deciding, line, since, updated)
    select id, ruleset, '{"id":""}', 'open', 0, -1, '[]', '{"now":[]}', created, created from match`.execute(
    db,
  );
}

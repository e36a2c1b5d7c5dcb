import type { Kysely } from 'kysely';

/** Accounts: who somebody is, how he shows that it is he, and whom he wants nothing to do with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_account').on('passkey').column('account').execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['account', 'hash'])
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_account').on('session').column('account').execute();
  await db.schema.createIndex('session_expires').on('session').column('expires').execute();
  await db.schema
    .createTable('challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('name', 'text')
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenge_expires').on('challenge').column('expires').execute();
  await db.schema
    .createTable('device_key')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) =>
      column.notNull().references('session.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('device_key_match').on('device_key').column('match').execute();
  await db.schema.createIndex('device_key_session').on('device_key').column('session').execute();
  await db.schema
    .createTable('block')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('blocked', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('block_key', ['account', 'blocked'])
    .execute();
  await db.schema.createIndex('block_blocked').on('block').column('blocked').execute();
  await db.schema
    .createTable('barred_name')
    .addColumn('folded', 'text', (column) => column.primaryKey())
    .execute();
}

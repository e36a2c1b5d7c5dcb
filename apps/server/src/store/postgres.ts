import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from './tables.ts';

// Times are in milliseconds: far below what a number holds.
types.setTypeParser(types.builtins.INT8, Number);

/** A database that several nodes share. */
export function openPostgres(address: string): Kysely<Tables> {
  const pool = new Pool({ connectionString: address, max: 8 });
  // A connection that dies while nobody uses it is replaced by the next that is asked for.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from './tables.ts';

// Times are in milliseconds: far below what a number holds.
types.setTypeParser(types.builtins.INT8, Number);

/** A server that has gone without a word is not waited for: whoever asked is told, and it is tried anew. */
const PATIENCE = { connectionTimeoutMillis: 3000, query_timeout: 60_000, keepAlive: true };

/** A database that several nodes share. */
export function openPostgres(address: string): Kysely<Tables> {
  const pool = new Pool({ connectionString: address, max: 8, ...PATIENCE });
  // A connection that dies while nobody uses it is replaced by the next that is asked for.
  pool.on('error', () => undefined);
  // One that dies in use fails what is asked of it: who hears of nothing else must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

import { sql, type Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Whether it is the address of a PostgreSQL server. */
export function isServer(address: string): boolean {
  return /^postgres(?:ql)?:/.test(address);
}

/** Why a database cannot be used, and which, in words for whoever runs a host. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(address: string, what: string, cause: unknown) {
    super(`The database ${placeOf(address)} ${what}: ${reasonOf(cause)}.`, { cause });
  }
}

/**
 * Opens a database, and asks it whether it is there.
 * @param address Of a PostgreSQL server, or else a file for SQLite.
 */
export async function openDatabase(address: string): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined;
  try {
    db = isServer(address) ? openPostgres(address) : openSqlite(address);
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw new Unusable(address, 'cannot be opened', error);
  }
}

/** Without who asks there and with which password: it may end up in a log. */
function placeOf(address: string): string {
  if (!isServer(address)) return address;
  if (!URL.canParse(address)) return 'in SANDTABLE_DATABASE';
  const { host, pathname } = new URL(address);
  return `${pathname.slice(1)} at ${host === '' ? 'this machine' : host}`;
}

function reasonOf(cause: unknown): string {
  // Nobody listens at any of the addresses of a name.
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause);
}

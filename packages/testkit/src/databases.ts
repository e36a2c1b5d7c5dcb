import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** What matches are kept in: `describe.each(DATABASES)('on %s', (database) => ...)`. */
export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type Database = (typeof DATABASES)[number];

/** The address of a new database. It goes when the tests end. */
export async function freshDatabase(database: Database): Promise<string> {
  const folder = inject('databases');
  if (database === 'SQLite') return join(mkdtempSync(join(folder, 'sqlite-')), 'matches.db');
  const said = await text(connect(join(folder, 'postgres')));
  const { address, problem } = JSON.parse(said) as { address: string; problem?: string };
  if (problem !== undefined) throw new Error(problem);
  return address;
}

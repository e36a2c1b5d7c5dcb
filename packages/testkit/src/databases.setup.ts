// Once for a whole run of the tests: a folder for their databases, and PostgreSQL for all of them, started for the first that asks.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases of tests are; in it a socket that gives the address of a fresh one in PostgreSQL. */
    databases: string;
  }
}

export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-tests-'));
  project.provide('databases', folder);
  let starting: Promise<PostgresServer> | undefined;
  let made = 0;
  const door = createServer((visitor) => {
    // Nothing here has to survive the machine.
    starting ??= PostgresServer.start(['fsync=off', 'max_connections=200']);
    starting
      .then((server) => server.fresh(`test${++made}`))
      .then(
        (address) => visitor.end(JSON.stringify({ address })),
        (error: unknown) => visitor.end(JSON.stringify({ problem: String(error) })),
      );
  });
  door.listen(join(folder, 'postgres'));
  return async () => {
    door.close();
    await starting?.then((server) => server.stop()).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { DATABASES, freshDatabase } from '../databases.ts';

/** Opens the store in a thread of its own, as another process would; gives the setting that it finds or makes. */
function openElsewhere(address: string): Promise<unknown> {
  const thread = new Worker(join(import.meta.dirname, 'opener.ts'), { workerData: address });
  return new Promise((settle, fail) => thread.once('message', settle).once('error', fail));
}

test.each(DATABASES)('nodes that start at once on a new %s all find it ready', async (database) => {
  const address = await freshDatabase(database);
  const found = await Promise.all(Array.from({ length: 3 }, () => openElsewhere(address)));
  expect(new Set(found).size).toBe(1);
});

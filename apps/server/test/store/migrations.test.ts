import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the store in a thread of its own, as another process would; gives the setting that it finds or makes. */
function openElsewhere(address: string): Promise<unknown> {
  const thread = new Worker(join(import.meta.dirname, 'opener.ts'), { workerData: address });
  return new Promise((settle, fail) => thread.once('message', settle).once('error', fail));
}

test('nodes that start at once on a new database all find it ready, and as one', async () => {
  const address = join(folder, 'matches.db');
  const found = await Promise.all(Array.from({ length: 5 }, () => openElsewhere(address)));
  expect(new Set(found).size).toBe(1);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openContents } from '../src/content.ts';

test('what is sent often is compressed as well as it can be, and nobody waits for that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-content-'));
  const file = join(folder, 'words.js');
  // Words that come back in another order are what a thorough search finds.
  const words = Array.from({ length: 4000 }, (_, n) => `word${(n * n * 7919) % 1013}`).join(' ');
  writeFileSync(file, words);
  const content = await openContents(true)(file);
  if (content === undefined) throw new Error('the file is not there');
  const first = await content.bytes('br');
  await expect
    .poll(async () => (await content.bytes('br')).length, { timeout: 10_000 })
    .toBeLessThan(first.length);
  expect(brotliDecompressSync(await content.bytes('br')).toString()).toBe(words);
  rmSync(folder, { recursive: true });
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a node is measured with those who play in another process', async () => {
  const small = ['--seconds', '0.5', '--matches', '5', '--sockets', '20', '--store', 'sqlite'];
  const main = join(import.meta.dirname, '..', 'bench', 'main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...small]);
  const { sqlite } = JSON.parse(stdout) as Record<string, Record<string, number>>;
  const names = ['movesPerSecond', 'p50', 'p95', 'p99', 'sockets', 'bytesPerSocket'];
  expect(Object.keys(sqlite)).toEqual(names);
  expect(sqlite['movesPerSecond']).toBeGreaterThan(0);
  expect(sqlite['sockets']).toBe(30);
});

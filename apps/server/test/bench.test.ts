import type { ServerFigures } from '@sandtable/lab';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a node is measured with those who play in another process', async () => {
  const small = ['--seconds', '0.2', '--matches', '5', '--sockets', '20', '--store', 'sqlite'];
  const main = join(import.meta.dirname, '..', 'bench', 'main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...small]);
  const { sqlite } = JSON.parse(stdout) as Record<string, ServerFigures>;
  const speed = ['movesPerSecond', 'p50', 'p95', 'p99', 'microsecondsPerMove'];
  const held = ['sockets', 'bytesPerSocket', 'bytesPerActiveSocket'];
  expect(Object.keys(sqlite)).toEqual([...speed, ...held, 'opening']);
  expect(Object.keys(sqlite.opening)).toEqual(speed);
  expect(sqlite.movesPerSecond).toBeGreaterThan(0);
  expect(sqlite.opening.movesPerSecond).toBeGreaterThan(0);
  expect(sqlite.sockets).toBe(30);
});

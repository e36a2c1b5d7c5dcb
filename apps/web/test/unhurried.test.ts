import { expect, test } from 'vitest';
import { unhurried } from '../src/files/unhurried.ts';

/** Work of many small pieces, each of some milliseconds. */
function* work(pieces: number): Generator<undefined, string> {
  for (let i = 0; i < pieces; i++) {
    const until = performance.now() + 5;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('long work lets the page do something else again and again', async () => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  const result = await unhurried(work(60));
  clearInterval(ticking);
  expect(result).toBe('done');
  expect(ticks).toBeGreaterThan(3);
});

test('short work is done at once', async () => {
  expect(await unhurried(work(0))).toBe('done');
});

test('what the work throws is thrown', async () => {
  function* broken(): Generator<undefined, string> {
    yield;
    throw new Error('broken');
  }
  await expect(unhurried(broken())).rejects.toThrow('broken');
});

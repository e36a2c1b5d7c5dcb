import { expect, test } from 'vitest';
import { Turns } from '../src/guard/turns.ts';

/** Does nothing else for so long. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('where there is little to do nobody waits', () => {
  const turns = new Turns();
  expect(turns.enter()).toBeUndefined();
  expect(turns.enter()).toBeUndefined();
});

test('where much is asked at once others are heard between, and all is done in order', async () => {
  const turns = new Turns();
  const done: number[] = [];
  const asks = Array.from({ length: 60 }, async (_, i) => {
    const turn = turns.enter();
    if (turn !== undefined) await turn;
    work(5);
    done.push(i);
  });
  const between: number[] = [];
  const other = setInterval(() => between.push(done.length), 1);
  await Promise.all(asks);
  clearInterval(other);
  expect(done).toEqual(Array.from(done.keys()));
  // It would have been one go.
  expect(new Set(between).size).toBeGreaterThan(5);
});

import { expect, test } from 'vitest';
import { breathing } from '../src/host/breath.ts';

test('whoever has much to do lets others go on, but not after every step', async () => {
  const breathe = breathing();
  let isHeard = false;
  setImmediate(() => (isHeard = true));
  await breathe();
  expect(isHeard).toBe(false);
  const began = performance.now();
  while (performance.now() - began < 5);
  await breathe();
  expect(isHeard).toBe(true);
});

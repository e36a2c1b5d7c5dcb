import { setImmediate } from 'node:timers/promises';

/** So many milliseconds at a time nobody else is heard. */
const AT_A_TIME = 4;

/** For whoever has much to do, and asks this time and again: others are let do something in between. */
export function breathing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_A_TIME) return;
    await setImmediate();
    since = performance.now();
  };
}

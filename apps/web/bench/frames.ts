import type { CDPSession, Page } from 'playwright-core';

/** How smooth it was, and what a frame cost. */
export interface Frames {
  readonly perSecond: number;
  /** The share of frames that came later than 17.5 ms after the one before. */
  readonly late: number;
  /** The longest wait for a frame, in milliseconds. */
  readonly longest: number;
  /** Of a frame, in milliseconds: our script; and all that the page's main thread did. */
  readonly script: number;
  readonly task: number;
}

const LATE = 17.5;

declare global {
  // The page keeps the time of every frame here.
  var frameTimes: number[] | undefined;
}

/** Counts the frames of the screen while somebody does something for so many milliseconds. */
export async function framesOf(
  page: Page,
  milliseconds: number,
  act: (nth: number) => Promise<void>,
): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    const times: number[] = [];
    globalThis.frameTimes = times;
    const tick = (now: number): void => {
      if (globalThis.frameTimes !== times) return;
      times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const before = await costs(session);
  const end = performance.now() + milliseconds;
  for (let nth = 0; performance.now() < end; nth++) await act(nth);
  const after = await costs(session);
  const times = await page.evaluate(() => {
    const kept = globalThis.frameTimes ?? [];
    globalThis.frameTimes = undefined;
    return kept;
  });
  await session.detach();
  const waits = times.slice(1).map((time, i) => time - times[i]);
  const total = times[times.length - 1] - times[0];
  return {
    perSecond: (waits.length / total) * 1000,
    late: waits.filter((wait) => wait > LATE).length / waits.length,
    longest: Math.max(...waits),
    script: (after.script - before.script) / waits.length,
    task: (after.task - before.task) / waits.length,
  };
}

async function costs(session: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), task: of('TaskDuration') };
}

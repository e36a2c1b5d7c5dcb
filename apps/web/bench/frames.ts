import type { CDPSession, Page } from 'playwright-core';

/** How smooth it was, and what a frame cost. */
export interface Frames {
  readonly perSecond: number;
  /** The share of frames that came later than 17.5 ms after the one before. */
  readonly late: number;
  /** The longest wait for a frame, in milliseconds. */
  readonly longest: number;
  /** Of a frame, in milliseconds: our script; and all that the thread of the page did. */
  readonly script: number;
  readonly thread: number;
  /** What all threads of the browser did for it together: to draw, to put layers together, to show. */
  readonly browser: number;
}

const LATE = 17.5;
/** A mouse reports every 8 ms. */
const REPORT = 8;

declare global {
  // The page keeps the time of every frame here.
  var frameTimes: number[] | undefined;
}

/** Counts the frames of the screen while somebody goes on doing something, report by report. */
export async function framesOf(
  page: Page,
  milliseconds: number,
  act: (nth: number) => Promise<void>,
): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const whole = await page.context().browser()?.newBrowserCDPSession();
  if (whole === undefined) throw new Error('there is no browser');
  await page.evaluate(countFrames);
  const before = await costs(session, whole);
  await goOn(milliseconds, act);
  const after = await costs(session, whole);
  const times = await page.evaluate(() => {
    const kept = globalThis.frameTimes ?? [];
    globalThis.frameTimes = undefined;
    return kept;
  });
  await Promise.all([session.detach(), whole.detach()]);
  const waits = times.slice(1).map((time, i) => time - times[i]);
  return {
    perSecond: (waits.length / (times[times.length - 1] - times[0])) * 1000,
    late: waits.filter((wait) => wait > LATE).length / waits.length,
    longest: Math.max(...waits),
    script: (after.script - before.script) / waits.length,
    thread: (after.thread - before.thread) / waits.length,
    browser: (after.browser - before.browser) / waits.length,
  };
}

/** Runs in the page. */
function countFrames(): void {
  const times: number[] = [];
  globalThis.frameTimes = times;
  const tick = (now: number): void => {
    if (globalThis.frameTimes !== times) return;
    times.push(now);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** A hand does not wait for the screen: the next report is due whether or not the last is shown. */
async function goOn(milliseconds: number, act: (nth: number) => Promise<void>): Promise<void> {
  const reports: Promise<void>[] = [];
  const began = performance.now();
  for (let nth = 0; performance.now() - began < milliseconds; nth++) {
    reports.push(act(nth));
    await new Promise((resolve) => {
      setTimeout(resolve, REPORT);
    });
  }
  await Promise.all(reports);
}

type Costs = Pick<Frames, 'script' | 'thread' | 'browser'>;

async function costs(page: CDPSession, whole: CDPSession): Promise<Costs> {
  const { metrics } = await page.send('Performance.getMetrics');
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const of = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    script: of('ScriptDuration'),
    thread: of('TaskDuration'),
    browser: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0),
  };
}

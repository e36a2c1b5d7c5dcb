import type { Browser, Page } from 'playwright-core';
import { framesOf, type Frames } from './frames.ts';
import type { BenchPage } from './page.ts';

export interface BoardFigures {
  readonly pan: Frames;
  readonly zoom: Frames;
}

/** Milliseconds of script for an update of the board. */
export interface UpdateFigures {
  readonly median: number;
  readonly most: number;
}

declare global {
  var bench: BenchPage;
}

const SECONDS = 3;
const UPDATES = 60;
const MIDDLE = { x: 640, y: 400 };

/** Moves a board of a thousand pieces about, as somebody with a mouse would. */
export async function boardFigures(
  browser: Browser,
  site: string,
  bare: boolean,
): Promise<BoardFigures> {
  const page = await open(browser, site);
  if (bare) await page.evaluate(() => globalThis.bench.bare());
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  // Closer, or there is nothing to pan to.
  await page.mouse.wheel(0, -400);
  await rest(page);
  await page.mouse.down();
  const pan = await framesOf(page, SECONDS * 1000, (nth) =>
    page.mouse.move(MIDDLE.x + 300 * Math.sin(nth / 50), MIDDLE.y + 200 * (Math.cos(nth / 33) - 1)),
  );
  await page.mouse.up();
  await rest(page);
  const zoom = await framesOf(page, SECONDS * 1000, (nth) =>
    page.mouse.wheel(0, nth % 120 < 60 ? -8 : 8),
  );
  await page.close();
  return { pan, zoom };
}

/** Changes 50 of the thousand pieces again and again. */
export async function updateFigures(browser: Browser, site: string): Promise<UpdateFigures> {
  const page = await open(browser, site);
  const times: number[] = [];
  for (let i = 0; i < UPDATES; i++) {
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => resolve(globalThis.bench.update(50)));
          }),
      ),
    );
  }
  await page.close();
  times.sort((a, b) => a - b);
  return { median: times[UPDATES / 2], most: times[UPDATES - 1] };
}

async function open(browser: Browser, site: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site);
  await page.waitForFunction(() => 'bench' in globalThis);
  await rest(page);
  return page;
}

/** Until what was drawn is on the screen. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

import type { Browser, Page } from 'playwright-core';
import { openBrandywine } from './brandywine.ts';
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

interface Point {
  readonly x: number;
  readonly y: number;
}

const SECONDS = 3;
const UPDATES = 60;

/** Moves a board of a thousand pieces about. */
export async function boardFigures(
  browser: Browser,
  site: string,
  bare: boolean,
): Promise<BoardFigures> {
  const page = await open(browser, site);
  if (bare) await page.evaluate(() => globalThis.bench.bare());
  return figuresOf(page, { x: 640, y: 400 });
}

/** Moves the table of a real match about. */
export async function tableFigures(browser: Browser, site: string): Promise<BoardFigures> {
  const page = await openBrandywine(browser, site);
  await rest(page);
  const table = await page.locator('main svg[role="group"]').boundingBox();
  if (table === null) throw new Error('there is no table');
  return figuresOf(page, { x: table.x + table.width / 2, y: table.y + table.height / 2 });
}

/** As somebody with a mouse would, from the middle of the table. */
async function figuresOf(page: Page, middle: Point): Promise<BoardFigures> {
  await page.mouse.move(middle.x, middle.y);
  // Closer, or there is nothing to pan to.
  await page.mouse.wheel(0, -400);
  await rest(page);
  await page.mouse.down();
  const pan = await framesOf(page, SECONDS * 1000, (nth) =>
    page.mouse.move(middle.x + 300 * Math.sin(nth / 50), middle.y + 200 * (Math.cos(nth / 33) - 1)),
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

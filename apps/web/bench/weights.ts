import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { compress } from '@sandtable/site';
import { KNOWN_GAMES } from '@sandtable/players/names';

/** In bytes, as they travel: with our own server, and as small as gzip and brotli make them. */
export interface Sizes {
  readonly sent: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** What a page loads until nothing more comes. */
export interface PageFigures {
  readonly name: string;
  /** What its script may weigh as it travels, in thousands of bytes. */
  readonly limit: number;
  readonly script: Sizes;
  readonly style: Sizes;
  /** The letters come as small as they are. */
  readonly letters: number;
  /** Milliseconds from asking for the page until something of it is seen. */
  readonly painted: number;
}

const FRONT = 150;
const START = 200;
const PLAY = 320;
/** What the letters of any page may weigh, in thousands of bytes. */
export const LETTERS = 60;

/** The first page, and of every game the page where it is set up and the one where it is played. */
export async function pageFigures(
  browser: Browser,
  site: string,
  folder: string,
): Promise<PageFigures[]> {
  const measured = [await weigh(browser, site, folder, { name: 'front', path: '/', limit: FRONT })];
  for (const game of KNOWN_GAMES) {
    const path = `/new/${game}`;
    const begun = { path, begins: true };
    measured.push(
      await weigh(browser, site, folder, { name: `${game}: start`, path, limit: START }),
      await weigh(browser, site, folder, { name: `${game}: play`, ...begun, limit: PLAY }),
    );
  }
  return measured;
}

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly limit: number;
  /** A match is begun there and opened anew, with whatever its computer player needs. */
  readonly begins?: boolean;
}

async function weigh(
  browser: Browser,
  site: string,
  folder: string,
  { name, path, limit, begins = false }: Visit,
): Promise<PageFigures> {
  // What the service worker fetches for later is no part of a page.
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(new URL(path, site).href);
  if (begins) await begin(page);
  const came = new Set<string>();
  // Those of workers are among them.
  context.on('request', (request) => came.add(new URL(request.url()).pathname));
  await page.reload();
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(begins ? 3000 : 500);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  await context.close();
  const [script, style] = await Promise.all(
    ['.js', '.css'].map((ending) => sizesOf(came, ending, folder)),
  );
  const fonts = [...came].filter((each) => each.endsWith('.woff2'));
  const bytes = await Promise.all(fonts.map((each) => readFile(join(folder, each))));
  const letters = bytes.reduce((sum, { length }) => sum + length, 0);
  return { name, limit, script, style, letters, painted };
}

/** The computer has both sides: its player is loaded as soon as the page is. */
async function begin(page: Page): Promise<void> {
  for (const side of await page.locator('main [data-game] fieldset').all()) {
    await side.getByRole('radio').nth(1).check();
  }
  await page.locator('button.primary').click();
  await page.waitForURL(/\/play\//);
}

async function sizesOf(came: ReadonlySet<string>, ending: string, folder: string): Promise<Sizes> {
  const total = { sent: 0, brotli: 0, gzip: 0 };
  for (const path of came) {
    if (!path.endsWith(ending)) continue;
    const content = await readFile(join(folder, path));
    total.sent += (await compress(content, 'br')).length;
    total.brotli += brotliCompressSync(content).length;
    total.gzip += gzipSync(content, { level: 9 }).length;
  }
  return total;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** In bytes, as they travel: with our own server, and as small as gzip and brotli make them. */
export interface Sizes {
  readonly sent: number;
  readonly brotli: number;
  readonly gzip: number;
}

export interface FirstPageFigures {
  readonly script: Sizes;
  readonly style: Sizes;
  /** Milliseconds from asking for the page until something, and until all of it is seen. */
  readonly painted: number;
  readonly drawn: number;
}

/** What a browser loads for the first page, until its pictures are drawn and nothing more comes. */
export async function firstPageFigures(
  browser: Browser,
  site: string,
  folder: string,
): Promise<FirstPageFigures> {
  // What the service worker fetches for later is no part of the first page.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const came = new Map<string, number>();
  const sizes: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const size = request
      .sizes()
      .then(({ responseBodySize }) => came.set(pathname, responseBodySize));
    sizes.push(size);
  });
  await page.goto(site);
  await page.locator('main svg [data-pick]').first().waitFor({ state: 'attached' });
  const drawn = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now)));
      }),
  );
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  await context.close();
  const [script, style] = await Promise.all(
    ['.js', '.css'].map((ending) => sizesOf(came, ending, folder)),
  );
  return { script, style, painted, drawn };
}

async function sizesOf(
  came: ReadonlyMap<string, number>,
  ending: string,
  folder: string,
): Promise<Sizes> {
  const total = { sent: 0, brotli: 0, gzip: 0 };
  for (const [path, sent] of came) {
    if (!path.endsWith(ending)) continue;
    const content = await readFile(join(folder, path));
    total.sent += sent;
    total.brotli += brotliCompressSync(content).length;
    total.gzip += gzipSync(content, { level: 9 }).length;
  }
  return total;
}

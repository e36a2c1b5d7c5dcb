import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { begin, letComputerAnswer, question } from './person.ts';
import { openPage } from './stage.ts';

/** Everything is kept when the service worker takes the page over. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('once the front page was loaded, everything works without a network', async () => {
  const page = await openPage();
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);

  await page
    .getByRole('link', { name: text('front.play') })
    .first()
    .click();
  await begin(page);
  const first = await question(page);
  await letComputerAnswer(page);
  await letComputerAnswer(page);
  expect(await question(page)).not.toBe(first);

  const match = new URL(page.url()).pathname.split('/').at(-1);
  for (const path of [`/replay/${match}`, '/rules/pbi', '/reference/pbi', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await page.goto(`/play/${match}`);
  expect(await question(page)).not.toBe(first);
});

test('what is kept are the files of the build, and nothing that only tools read', async () => {
  const page = await openPage();
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept).toContain('/manifest.webmanifest');
  expect(kept.filter((path) => path.includes('worker'))).toHaveLength(1);
  expect(kept.filter((path) => /\.map$|\/\.|sw\.js$/.test(path))).toEqual([]);
});

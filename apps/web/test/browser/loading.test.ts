// What a page fetches: the game it is about, and no other.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { begin } from './person.ts';
import { openPage } from './stage.ts';

/** A rule that only the book of a game has, whatever its file is called. */
const MARKS = { pbi: 'QS-12.3', browning: 'BB-8.3', 'pub-battles': 'PB-12.10' } as const;

/** The games whose rules the page has fetched; the files of a worker are its own. */
async function fetchedGames(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(async () => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !name.includes('worker'));
    return Promise.all(names.map(async (name) => (await fetch(name)).text()));
  });
  return Object.entries(MARKS)
    .filter(([, mark]) => scripts.some((script) => script.includes(mark)))
    .map(([game]) => game);
}

test('where a game is set up and played, nothing of the others is loaded', async () => {
  const page = await openPage({ path: '/' });
  page.setDefaultTimeout(30_000);
  await page
    .getByRole('region', { name: text('front.games') })
    .locator('img')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(await fetchedGames(page)).toEqual([]);
  for (const game of ['pub-battles', 'browning', 'pbi']) {
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: text('start.begin') }).waitFor();
    expect(await fetchedGames(page), `/new/${game}`).toEqual([game]);
  }
  await begin(page);
  await page.reload();
  await page.getByRole('log').waitFor();
  expect(await fetchedGames(page), '/play').toEqual(['pbi']);
});

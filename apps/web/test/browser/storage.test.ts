import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { begin, headed, question } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { keptFile } from './shelves.ts';
import { openPage } from './stage.ts';

/** Somebody's disk, or an extension, has written into the record of the one match that is kept. */
async function damage(page: Page): Promise<void> {
  const file = await keptFile(page);
  const altered = { ...file.steps[0], change: { position: { turn: { first: [1] } } } };
  await keptFile(page, { ...file, steps: [altered] });
}

test('a match that was damaged where it is kept says what is wrong, and gives its file', async () => {
  const page = await openPage({ path: await linkTo(FIREFIGHT) });
  await begin(page);
  await page.getByRole('button', { name: 'Done with this square' }).click();
  await question(page);
  await damage(page);
  await page.reload();
  await page.getByRole('heading', { name: text('play.damaged') }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/fit no position/),
  ]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: text('play.save') }).click();
  expect((await saving).suggestedFilename()).toMatch(/^pbi-firefight-/);

  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByRole('heading', { name: text('replay.broken') }).waitFor();
  await page.goto('/');
  const listed = page.getByRole('region', { name: text('front.continue') });
  await listed.getByRole('heading', { name: FIREFIGHT.title ?? '' }).waitFor();
});

describe('where the browser keeps nothing', () => {
  async function openWithoutShelves(path: string): Promise<Page> {
    const page = await openPage({ path: '/settings', trouble: true });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open() {
            throw new DOMException('not allowed here', 'SecurityError');
          },
        },
      });
    });
    await page.goto(path);
    return page;
  }

  test('the front page says so, and the page of all battles', async () => {
    const page = await openWithoutShelves('/');
    await page.getByText(/Matches cannot be kept in this browser/).waitFor();
    await page.goto('/matches');
    await page.getByText(/Matches cannot be kept in this browser/).waitFor();
  });

  test('a game that cannot be kept does not begin, and says why', async () => {
    const page = await openWithoutShelves('/new/pbi');
    await page.getByRole('button', { name: text('start.begin') }).click();
    await page
      .getByRole('alert')
      .getByText(/not allowed here/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/new/pbi');
  });

  test.each(['play', 'replay', 'report'])(
    'a link to %s a match says that it cannot be had',
    async (what) => {
      const page = await openWithoutShelves(`/${what}/abcd1234`);
      await headed(page);
    },
  );
});

// What only shows in a browser: things that cover, squeeze or outgrow each other.
import { Match } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { headed, openFile } from './person.ts';
import { openPage } from './stage.ts';

/** Eight maps are drawn where Pub Battles is set up. */
const SLOW = 30_000;

/** A battle that was over before it began, so that nothing of it is a secret. */
function givenUp(): Match {
  const [battle] = pubBattles.scenarios;
  const started = Match.start(pubBattles, battle, {}, { kind: 'seeded', seed: 'looks' });
  if (!started.ok) throw new Error('the first battle cannot be played');
  started.value.end({ how: 'resigned', side: 'red' });
  return started.value;
}

/** The buttons of this place of which some corner lies under something else. */
function covered(page: Page, place: string): Promise<string[]> {
  return page.locator(place).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const corners = [left + 8, right - 8].flatMap((x) =>
          [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)),
        );
        return corners.some((found) => found === null || !button.contains(found));
      })
      .map((button) => button.textContent),
  );
}

/** What is wider than the box of the quick reference that it is in. */
function tooWide(page: Page): Promise<string[]> {
  return page.locator('main section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const { right } = section.getBoundingClientRect();
      return [...section.querySelectorAll('table, td, th, dd')]
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map((part) => `${section.ariaLabel}: ${part.textContent}`);
    }),
  );
}

test('the bar of the rules covers none of the buttons above it', async () => {
  const page = await openPage({ path: '/rules/pbi', viewport: { width: 1280, height: 720 } });
  await page.getByRole('searchbox').waitFor();
  expect(await covered(page, 'main header a')).toEqual([]);
});

test('no table of a quick reference is wider than its column', async () => {
  const page = await openPage({ path: '/settings' });
  for (const game of ['square-bashing', 'pub-battles', 'browning', 'pbi', 'pbi-boats']) {
    await page.goto(`/reference/${game}`);
    await headed(page);
    for (const width of [1280, 1024, 844, 390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooWide(page), `${game} at ${width}`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect.soft(await tooWide(page), `${game} on paper`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('sides have the colours of their game in a dialog too, and no choice shrinks beside long words', async () => {
  const page = await openPage({ path: '/new/pub-battles' });
  page.setDefaultTimeout(SLOW);
  const edges = (): Promise<string[]> =>
    page
      .getByRole('group', { name: /Who plays/ })
      .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).borderTopColor));
  await page.getByRole('button', { name: text('start.begin') }).waitFor();
  const colours = await edges();
  expect(colours).toEqual(['rgb(156, 47, 39)', 'rgb(35, 73, 124)']);
  const sizes = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().width));
  expect(Math.min(...sizes)).toBe(Math.max(...sizes));
  await page.goto('/');
  await openFile(page, 'match.json', JSON.stringify(givenUp().save()));
  await page.waitForURL('**/replay/*');
  await page.getByRole('button', { name: text('replay.on') }).click();
  await page.getByRole('dialog').waitFor();
  expect(await edges()).toEqual(colours);
});

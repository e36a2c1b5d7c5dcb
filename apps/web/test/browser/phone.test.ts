import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { duel } from '../duel.ts';
import { slide } from './fingers.ts';
import { acting } from './meadow.ts';
import {
  begin,
  coveredSquares,
  headed,
  middleOf,
  newGame,
  onBoard,
  openFile,
  question,
  settled,
  standing,
  type Way,
  ways,
} from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { openPage } from './stage.ts';
import { beginAt } from './tabletop.ts';

let finished: string;

beforeAll(() => {
  finished = JSON.stringify(duel('phone').save());
});

/** Nothing sticks out to the side, and everything can be hit with a finger; on small phones too. */
async function expectHandy(page: Page): Promise<void> {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const outside = [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`);
      const small = [...document.querySelectorAll<HTMLElement>('button, a.button, summary, select')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(
          ({ element, box }) => `${element.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`,
        );
      return { tooWide: scrollWidth > clientWidth ? outside : [], small };
    });
    // Go on: what is wrong on other pages is told in the same run.
    expect.soft(found, `${page.url()} at ${width}`).toEqual({ tooWide: [], small: [] });
  }
}

test('no page is wider than the screen of a phone', async () => {
  const page = await openPage({ phone: true });
  const pages = [
    '/',
    '/new/pbi',
    '/rules/pbi',
    '/reference/pbi',
    '/settings',
    '/matches',
    '/nowhere',
  ];
  for (const path of pages) {
    await page.goto(path);
    await headed(page);
    await expectHandy(page);
  }
  await page.goto('/');
  await openFile(page, 'match.json', finished);
  await page.waitForURL('**/replay/*');
  await page.getByRole('slider').waitFor();
  await expectHandy(page);
  await page.goto(await linkTo(FIREFIGHT));
  await begin(page);
  await expectHandy(page);
  await page.goto('/');
  await page.getByRole('region', { name: text('front.continue') }).waitFor();
  await expectHandy(page);
});

test('held across, a phone shows the whole board, and beside it what is asked and its answers', async () => {
  const page = await openPage({
    phone: true,
    viewport: { width: 844, height: 390 },
    path: await linkTo(FIREFIGHT),
  });
  await begin(page);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [932, 430],
  ]) {
    await page.setViewportSize({ width, height });
    const sheet = page.locator('main svg[role="group"]');
    const asked = page.getByRole('region', { name: text('play.question') });
    const all = [
      sheet,
      asked.locator('[data-question] > p').first(),
      asked.locator('[data-choice]').first(),
      page.locator('summary').filter({ hasText: text('play.menu') }),
    ];
    const outside = async (): Promise<number[]> => {
      const boxes = await Promise.all(all.map((each) => each.boundingBox()));
      return boxes.flatMap((box, i) => {
        if (box === null || box.y < 0 || box.x < 0) return [i];
        return box.y + box.height > height + 1 || box.x + box.width > width + 1 ? [i] : [];
      });
    };
    await expect.poll(outside, { message: `${width} x ${height}` }).toEqual([]);
    expect((await sheet.boundingBox())?.height).toBeGreaterThan(300);
    // The table is fitted into the page a frame after its size has changed.
    await expect.poll(() => coveredSquares(page)).toEqual([]);
  }
});

/** Touches what is offered. */
async function tap(page: Page, way: Way): Promise<void> {
  if ('choice' in way) return page.locator(`[data-choice="${way.choice}"]`).tap();
  await onBoard(page, way.at).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, way.at);
  return page.touchscreen.tap(x, y);
}

/** How wide the table is drawn, and where its left upper corner is. */
function lying(page: Page): Promise<{ width: number; x: number; y: number }> {
  return page.locator('main svg[role="group"]').evaluate((sheet) => {
    const { width, x, y } = sheet.getBoundingClientRect();
    return { width: Math.round(width), x, y };
  });
}

describe('with fingers', () => {
  test('a game is begun and played', async () => {
    const page = await openPage({ phone: true });
    await newGame(page).tap();
    await page.getByRole('button', { name: text('start.begin') }).tap();
    await page.waitForURL('**/play/*');
    for (let i = 0; i < 6; i++) {
      const before = await question(page);
      const offered = await ways(page);
      await tap(page, offered[(i * 7) % offered.length]);
      await expect.poll(() => question(page)).not.toBe(before);
    }
    await settled(page);
  });

  test('a target is aimed at and shot at', async () => {
    const page = await openPage({ phone: true, path: await linkTo(FIREFIGHT) });
    await begin(page);
    expect(await coveredSquares(page)).toEqual([]);
    await tap(page, { at: 'square:c4' });
    await page.getByRole('button', { name: 'Shoot from c2 at c4' }).tap();
    await page.getByRole('button', { name: 'Everybody fires all they can' }).tap();
    await page
      .getByRole('log')
      .getByText(/shoot from c2 at c4/)
      .waitFor();
  });

  test('two fingers bring the table closer and one moves it, and nothing is chosen by that', async () => {
    const page = await openPage({ phone: true, path: await linkTo(FIREFIGHT) });
    await begin(page);
    const asked = await question(page);
    await onBoard(page, 'square:d4').scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(page, 'square:d4');
    const whole = await lying(page);
    const beside = (dx: number, dy = 0): { x: number; y: number } => ({ x: x + dx, y: y + dy });
    await slide(page, { from: beside(-20), to: beside(-80) }, { from: beside(20), to: beside(80) });
    await expect.poll(async () => (await lying(page)).width).toBeGreaterThan(2 * whole.width);
    const before = await lying(page);
    await slide(page, { from: beside(0), to: beside(60, 50) });
    await expect.poll(async () => (await lying(page)).x).toBeGreaterThan(before.x + 30);
    expect((await lying(page)).width).toBe(before.width);
    expect(await question(page)).toBe(asked);
    expect(await page.locator('[data-chosen="true"]').count()).toBeLessThanOrEqual(1);
    // A browser takes a tap so soon after a finger has slid for the end of the sliding, unless it is told not to.
    await page.getByRole('button', { name: text('board.fit') }).tap();
    await expect.poll(async () => (await lying(page)).width).toBe(whole.width);
  });

  test.each([
    ['a free table', acting('march'), 'piece:A1-3'],
    ['squares', FIREFIGHT, 'piece:A-rifle1'],
  ])('two fingers of which one is on a piece hold the table, on %s', async (_, scenario, piece) => {
    const page = await beginAt(scenario, true);
    expect(await page.locator(`[data-handle][data-pick="${piece}"]`).count()).toBe(1);
    const chosen = page.locator('main [data-chosen="true"]');
    const before = [await question(page), await standing(page), await chosen.count()];
    // The finger on the piece comes down first, then last.
    for (const side of [1, -1]) {
      await page.getByRole('button', { name: text('board.fit') }).tap();
      await expect.poll(async () => (await lying(page)).width).toBeLessThanOrEqual(390);
      const { x, y } = await middleOf(page, piece);
      const whole = await lying(page);
      const on = { from: { x, y }, to: { x: x - 30, y: y - 30 } };
      const beside = { from: { x: x + 30, y: y + 30 }, to: { x: x + 60, y: y + 60 } };
      await slide(page, ...(side > 0 ? [on, beside] : [beside, on]));
      await expect.poll(async () => (await lying(page)).width).toBeGreaterThan(1.5 * whole.width);
      expect([await question(page), await standing(page), await chosen.count()]).toEqual(before);
    }
  });
});

// Lessons, and the first battle after them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { boardShare, clickAt, dragOver, inWindow, type Spot } from './person.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage, reopen } from './stage.ts';
import { button } from './tabletop.ts';

const PBI = 'PBI Quick Start';

/** Waits until the coach says something. */
async function hears(page: Page, words: string): Promise<void> {
  await page.locator('[aria-live]', { hasText: words }).first().waitFor();
}

/** Points at these on the board, one after another. */
async function pointAt(page: Page, ...picks: readonly string[]): Promise<void> {
  for (const pick of picks) await clickAt(page, pick);
}

test('somebody who is new is led to a first lesson, does it, and is known when he comes back', async () => {
  const page = await openPage();
  const invitation = page.getByRole('complementary', { name: text('learn.new') });
  await invitation.getByRole('link', { name: text('learn.new.begin', { game: PBI }) }).click();
  await page.waitForURL('**/learn/pbi/orders');
  await hears(page, 'Choose the commander, then b2.');
  await expectAccessibleInAllLooks(page);
  // Something else, and what comes of it.
  await pointAt(page, 'piece:A-commander', 'square:e3');
  await hears(page, 'That order needs a 5, and he rolled a 3');
  await page.getByRole('button', { name: text('learn.again') }).click();
  // Something else that is only talked about.
  await pointAt(page, 'piece:A-commander', 'square:b1');
  await hears(page, 'keep it for the end of this lesson');
  await pointAt(page, 'piece:A-commander', 'square:b2');
  await hears(page, 'He rolled a 3: they heard him.');
  // Whoever loads the page again goes on from here.
  await page.reload();
  await hears(page, 'He rolled a 3: they heard him.');
  await pointAt(page, 'square:b2', 'square:c2');
  await hears(page, 'They have 3 AP left');
  await page.locator('[data-choice]', { hasText: 'Done with this square' }).click();
  await pointAt(page, 'piece:A-commander', 'square:b1');
  await hears(page, 'A 1 was enough');
  await page
    .getByRole('link', { name: text('learn.next', { title: 'Move over the ground' }) })
    .waitFor();

  await page.getByRole('link', { name: text('learn.all') }).click();
  const done = text('learn.done', { done: 1, all: 9 });
  await page.getByText(done).waitFor();
  await expectAccessible(page);
  const again = await reopen(page);
  await again.getByText(done).waitFor();
  const current = again.locator('[aria-current="step"]').first();
  expect(await current.innerText()).toContain('Move over the ground');
  await again.goto('/');
  await again.getByRole('link', { name: text('learn.goOn') }).waitFor();
});

test('a lesson by keys alone, and on to the next', async () => {
  const page = await openPage({ path: '/learn/pbi/ground' });
  for (const label of ['Move from c1 to d2', 'Move from d2 to d3', 'Move from d3 to d4']) {
    const choice = page.locator('[data-choice]', { hasText: label });
    await choice.waitFor();
    const key = await choice.getAttribute('data-choice');
    await page.keyboard.press(key ?? '');
  }
  await hears(page, 'Three steps, 3 AP.');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/learn/pbi/shooting');
  await hears(page, 'Shoot at the better target.');
});

test('a lesson and the first battle on a phone', async () => {
  const page = await openPage({ path: '/learn/pbi/watch', phone: true });
  await hears(page, 'Find a way that he cannot reach.');
  // What is said and the whole board are on the screen at once.
  const fits = await page.evaluate(() => {
    const board = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return { wide, below: (board?.bottom ?? 0) > innerHeight };
  });
  expect(fits).toEqual({ wide: false, below: false });
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.6);
  // What is said can be folded away.
  await page.getByRole('button', { name: text('learn.fold') }).tap();
  expect(
    await page
      .locator('p:not(.unseen)', { hasText: 'Find a way that he cannot reach.' })
      .isVisible(),
  ).toBe(false);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.6);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: text('learn.unfold') }).tap();
  await expectAccessible(page);
  // They shoot, and it is his turn to try again.
  await pointAt(page, 'square:b1', 'square:b2');
  await hears(page, 'They were ready');
  await page.getByRole('button', { name: text('learn.again') }).tap();
  for (const words of ['Two squares away', 'And into the house.', 'Safe and in cover.']) {
    await page.getByRole('button', { name: text('learn.forMe') }).tap();
    await hears(page, words);
  }

  await page.goto('/learn/pbi/battle');
  await page.waitForURL('**/play/*');
  const battle = page.url();
  await hears(page, 'At the end you want houses');
  expect(await page.title()).toContain('Your first battle');
  await page.getByRole('button', { name: text('learn.read') }).tap();
  await expect.poll(() => page.getByText('At the end you want houses').count()).toBe(0);
  // It is a match like others: whoever comes back finds it.
  await page.goto('/learn/pbi/battle');
  await page.waitForURL(battle);
});

test('lessons on free tables, where figures and blocks are dragged to places of one’s own choice', async () => {
  const page = await openPage({ path: '/learn/browning/move' });
  await hears(page, 'Roll to move.');
  await page.locator('[data-choice]', { hasText: 'Roll to move' }).click();
  await hears(page, 'just enough to reach the hedge');
  // Not where the rules would propose to go, but where it is wanted.
  await dragOver(page, 'piece:A1-2', { x: 530, y: 790 });
  await page.mouse.up();
  await hears(page, 'Five inches, and nobody left behind.');

  await page.goto('/learn/pub-battles/combat');
  await hears(page, 'Bring Ney up behind the First Foot.');
  await dragBetween(page, { x: 1200, y: 800 }, { x: 6000, y: 1800 });
  await button(page, text('play.set')).click();
  await hears(page, 'the First Foot is in his command now');
  await dragBetween(page, { x: 5800, y: 2800 }, { x: 5800, y: 5150 });
  await button(page, text('play.set')).click();
  await hears(page, 'The fighting comes when everybody has moved.');
  await expectAccessible(page);
});

/** Drags from one place of a free table to another: the flag of an HQ is no part of its block. */
async function dragBetween(page: Page, from: Spot, to: Spot): Promise<void> {
  const [begin, end] = [await inWindow(page, from), await inWindow(page, to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

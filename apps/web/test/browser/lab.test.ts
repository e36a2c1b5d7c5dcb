import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/lab/words.ts';
import { expectAccessible, openPage, reopen } from './stage.ts';

test('many games are played, stopped, gone on with, looked at, taken along, and found again', async () => {
  let page = await openPage({ path: '/lab/pbi', phone: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text('lab.start')).waitFor();
  await chooseQuickest(page);
  // More than anybody waits for: it is stopped.
  await page.getByRole('spinbutton', { name: text('lab.games') }).fill('9999');
  await button(text('lab.start')).click();
  const wins = () => page.getByRole('region', { name: text('lab.wins') });
  await wins().waitFor();
  await button(text('lab.stop')).click();
  const stopped = () => page.getByRole('status').filter({ hasText: /Stopped after/ });
  await stopped().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text('lab.goOn'));
  const before = Number(/\d+/.exec(await stopped().innerText())?.[0]);
  await button(text('lab.goOn')).click();
  await expect
    .poll(async () => Number(await page.getByRole('progressbar').first().getAttribute('value')))
    .toBeGreaterThan(before);

  // Few games, to their end.
  await page.getByRole('spinbutton', { name: text('lab.games') }).fill('4');
  await button(text('lab.start')).click();
  await page.getByText(text('lab.done', { of: 4 })).waitFor();
  await expect.poll(() => wins().getByRole('row').count()).toBe(4);
  await page.getByRole('region', { name: text('lab.losses') }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const saving = page.waitForEvent('download');
  await button(text('lab.csv')).click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(6);

  // Whoever comes back is shown the last run, and the ones before it are there to be gone on with.
  page = await reopen(page);
  await page.getByText(text('lab.done', { of: 4 })).waitFor();
  await wins().waitFor();
  const earlier = page.locator('details').filter({ hasText: text('lab.kept.run', { count: 2 }) });
  await earlier.locator('summary').click();
  const kept = page.locator('main details li');
  await expect.poll(() => kept.count()).toBe(2);
  await kept
    .last()
    .getByRole('button', { name: text('lab.kept.show') })
    .click();
  await stopped().waitFor();
  expect(Number(/\d+/.exec(await stopped().innerText())?.[0])).toBeGreaterThanOrEqual(before);
  await button(text('lab.goOn')).click();
  await button(text('lab.stop')).click();
  await expectAccessible(page);
  await kept
    .first()
    .getByRole('button', { name: text('lab.kept.forget') })
    .click();
  await expect.poll(() => kept.count()).toBe(1);
  // By keyboard one goes on from there, not from the top of the page.
  const isHere = await kept.evaluate(
    (left) => document.activeElement !== document.body && document.activeElement?.contains(left),
  );
  expect(isHere).toBe(true);
});

test('two variants are compared until it is settled, with a stop on the way', async () => {
  let page = await openPage({ path: '/lab/pbi', viewport: { width: 360, height: 780 } });
  await page.getByRole('link', { name: text('lab.way.compare') }).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text('lab.compare.start')).waitFor();
  await chooseQuickest(page);
  const turns = page.getByRole('combobox', { name: 'Turns' });
  const other = await turns.last().inputValue();
  await turns.last().selectOption(await turns.first().inputValue());
  await button(text('lab.compare.start')).click();
  await page.getByRole('alert').getByText(text('lab.compare.same')).waitFor();
  await turns.last().selectOption(other);

  // So small a difference is not settled while anybody waits.
  const difference = page.getByRole('spinbutton', { name: text('lab.compare.difference') });
  await difference.fill('1');
  await button(text('lab.compare.start')).click();
  const shares = () => page.getByRole('table');
  await shares().waitFor();
  await button(text('lab.stop')).click();
  await page.getByText(/^Stopped after .*, not settled yet\.$/).waitFor();
  await button(text('lab.goOn')).click();
  await button(text('lab.stop')).waitFor();

  await difference.fill('50');
  await button(text('lab.compare.start')).click();
  const settled = () => page.getByRole('status').filter({ hasText: /^Settled after \d+ games: / });
  await settled().waitFor();
  const said = await settled().innerText();
  expect(said).toContain('“The Crossroads, as it is”');
  expect(said).toContain('“The Crossroads, 5 turns”');
  await expect.poll(() => shares().getByRole('row').count()).toBe(3);
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Whoever comes back finds it settled.
  page = await reopen(page);
  await settled().waitFor();
  expect(await settled().innerText()).toBe(said);
  const earlier = page.locator('details').filter({ hasText: /^Your last 2 comparisons/ });
  await earlier.locator('summary').click();
  const games = /after (\d+) games/.exec(said)?.[1];
  const [last] = await earlier.getByRole('listitem').all();
  expect(await last.innerText()).toContain(`${games} games, `);
});

test('an even variant is found, and can be measured anew and played', async () => {
  const page = await openPage({ path: '/lab/pbi?way=balance', phone: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text('lab.balance.start')).waitFor();
  await page.getByRole('combobox', { name: text('lab.scenario') }).selectOption('free-game');
  await chooseQuickest(page);
  const [low, high] = await page.getByRole('spinbutton').all();
  await low.fill('99');
  await button(text('lab.balance.start')).click();
  await page.getByRole('alert').getByText(text('lab.balance.bounds')).waitFor();
  // As wide as that, any of them will do.
  await low.fill('1');
  await high.fill('99');
  await button(text('lab.balance.start')).click();
  await page.getByText(/^4 variants of 4 left, /).waitFor();
  await page.getByText(/^Settled after \d+ games: “.*” is even\./).waitFor();
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(5);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await button(text('lab.balance.run')).click();
  await page.waitForURL('**/lab/pbi');
  await expect
    .poll(() => page.getByRole('textbox', { name: text('lab.seed') }).inputValue())
    .toBe(text('lab.balance.seed', { seed: '1' }));
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text('lab.start'));
  await page.getByRole('link', { name: text('lab.way.balance') }).click();
  await button(text('lab.balance.play')).click();
  await page.waitForURL('**/new/pbi#*');
  await page.getByRole('button', { name: text('start.begin') }).waitFor();
});

async function chooseQuickest(page: Page): Promise<void> {
  for (const which of [1, 2]) {
    await page
      .getByRole('combobox', { name: text('lab.player', { which }) })
      .selectOption('random');
  }
}

async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text } from '../../src/lab/words.ts';
import { expectAccessible, openPage, reopen } from './stage.ts';

test('many games are played, stopped, gone on with, looked at, taken along, and found again', async () => {
  let page = await openPage({ path: '/lab/pbi', phone: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(text('lab.start')).waitFor();
  for (const which of [1, 2]) {
    await page
      .getByRole('combobox', { name: text('lab.player', { which }) })
      .selectOption('random');
  }
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
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  const saving = page.waitForEvent('download');
  await button(text('lab.csv')).click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(6);

  // Whoever comes back is shown the last run, and the ones before it are there to be gone on with.
  page = await reopen(page);
  await page.getByText(text('lab.done', { of: 4 })).waitFor();
  await wins().waitFor();
  const earlier = page.locator('details').filter({ hasText: text('lab.kept', { count: 2 }) });
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

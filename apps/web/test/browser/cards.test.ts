// Cards of rules that teach: on the page of the rules, and over a match.
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { begin } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { expectAccessible, openPage } from './stage.ts';

test('a card says why, plays its example and leads on, among the rules and over a match', async () => {
  // A word that only the reason for one rule has.
  const page = await openPage({ path: '/rules/pbi?find=insist' });
  const card = page.locator('article');
  await card.getByText(text('note.why')).waitFor();
  expect(await card.count()).toBe(1);
  expect(await card.getAttribute('id')).toBe('QS-5.4');
  await card.getByRole('img', { name: text('note.before') }).waitFor();
  await card.getByRole('button', { name: text('note.try') }).click();
  const came = card.getByRole('list', { name: text('note.came') }).getByRole('listitem');
  expect(await came.getAttribute('data-cited')).toBe('true');
  expect(await came.textContent()).toContain('QS-5.4');
  await expectAccessible(page);

  await card.getByRole('link', { name: 'QS-5.1' }).click();
  await page.waitForURL('**/rules/pbi#QS-5.1');

  // Boards that are drawn before it must not push away what an address points at.
  await page.goto('/rules/pbi#QS-12.3');
  const last = page.locator('[id="QS-12.3"]');
  await last.getByRole('img').first().waitFor();
  await expect
    .poll(() => last.evaluate((each) => each.getBoundingClientRect().top))
    .toBeLessThan(120);
  expect(await last.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(60);

  await page.goto(await linkTo(FIREFIGHT));
  await begin(page);
  await page.getByRole('button', { name: 'QS-5.7' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('note.play') }).click();
  await dialog.getByRole('img', { name: text('note.after') }).waitFor();
  await dialog.getByRole('button', { name: text('note.back'), exact: true }).click();
  await dialog.getByRole('img', { name: text('note.before') }).waitFor();
  // Whoever reads on stays at the table.
  await dialog.getByRole('link', { name: 'QS-5.9' }).click();
  await dialog.getByRole('heading', { name: 'QS-5.9' }).waitFor();
  await dialog.getByRole('button', { name: text('note.play') }).click();
  expect(await dialog.locator('[data-cited="true"]').count()).toBe(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('note.return') }).click();
  await dialog.getByRole('heading', { name: 'QS-5.7' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/play\//);
});

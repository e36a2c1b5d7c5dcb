import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { question } from './person.ts';
import { openPage } from './stage.ts';

test('the other side’s turn is held, stepped through by keys, and looked up afterwards', async () => {
  const page = await openPage({ path: '/new/pbi', settings: { speed: 'slow' } });
  await page.getByRole('button', { name: text('start.begin') }).click();
  await page.waitForURL('**/play/*');
  const bar = page.getByRole('group', { name: text('follow.bar') });
  await bar.waitFor();
  const lines = page.getByRole('log').locator('p');
  const deployed = (): Promise<number> => lines.filter({ hasText: 'deploys' }).count();

  // Space holds it: nothing more happens, however long one waits.
  await lines.filter({ hasText: 'deploys' }).first().waitFor();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: text('replay.play') }).waitFor();
  const held = await deployed();
  await page.waitForTimeout(2500);
  expect(await deployed()).toBe(held);
  await page.keyboard.press('ArrowRight');
  await expect.poll(deployed).toBe(held + 1);
  await bar.getByRole('combobox', { name: text('replay.speed') }).selectOption('normal');
  await bar.getByRole('button', { name: text('play.hurry') }).click();

  // One's own turn: all of theirs in a few lines, each of which is shown again.
  const asked = await question(page);
  expect(asked).toMatch(/^Attacker Where does/);
  await page.getByRole('button', { name: text('follow.did') }).click();
  const dialog = page.getByRole('dialog');
  const parts = dialog.locator('li button');
  expect(await parts.count()).toBeGreaterThan(0);
  const table = (): Promise<string> =>
    page
      .locator('[role="gridcell"]')
      .evaluateAll((cells) => cells.map(({ ariaLabel }) => ariaLabel).join());
  const now = await table();
  await parts.first().click();
  await bar.getByRole('button', { name: text('follow.back') }).waitFor();
  // It is held by the same key.
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: text('replay.play') }).waitFor();
  await expect.poll(table).not.toBe(now);
  await page
    .getByRole('region', { name: text('play.question') })
    .getByText(text('follow.did'))
    .waitFor();
  // Any key goes back to what is asked, and answers nothing.
  await page.keyboard.press('1');
  expect(await question(page)).toBe(asked);
  expect(await table()).toBe(now);
});

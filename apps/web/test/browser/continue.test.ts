import { readFile } from 'node:fs/promises';
import { load, type MatchFile } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import {
  begin,
  chooseInMenu,
  clickAt,
  ended,
  newGame,
  goOnTogether,
  openFile,
  playOn,
  question,
  seatTwo,
  tableOf,
} from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { openPage, reopen } from './stage.ts';

/** A match for two people, after so many decisions. */
async function shared(decisions: number): Promise<Page> {
  const page = await openPage({ path: '/new/pbi' });
  await seatTwo(page);
  await begin(page);
  await playOn(page, decisions);
  return page;
}

async function firefight(): Promise<Page> {
  const page = await openPage({ path: await linkTo(FIREFIGHT) });
  await begin(page);
  return page;
}

async function seen(page: Page): Promise<{ asked: string; table: string[] }> {
  return { asked: await question(page), table: await tableOf(page) };
}

describe('a page that is closed', () => {
  test('comes back with the same position and the same question', async () => {
    const page = await shared(3);
    const before = await seen(page);
    const again = await reopen(page);
    expect(await seen(again)).toEqual(before);

    await again.goto('/');
    await again.getByRole('link', { name: new RegExp(`^${text('front.go')}`) }).click();
    await again.waitForURL('**/play/*');
    expect(await seen(again)).toEqual(before);
  });

  test('in the middle of pointing has lost the pointing alone', async () => {
    const page = await firefight();
    const before = await seen(page);
    const answers = (at: Page): Promise<number> =>
      at
        .locator('main')
        .getByRole('button', { name: / from c2/ })
        .count();
    const all = await answers(page);
    await clickAt(page, 'square:c4');
    await expect.poll(() => answers(page)).toBeLessThan(all);
    const again = await reopen(page);
    expect(await seen(again)).toEqual(before);
    expect(await answers(again)).toBe(all);
    await clickAt(again, 'square:c4');
    await again.getByRole('button', { name: 'Shoot from c2 at c4' }).click();
    expect(await question(again)).toContain('Who in c2 shoots at c4');
  });

  test('at any moment of the computer’s turn goes on from there', async () => {
    const page = await openPage({ path: '/new/pbi' });
    await page.getByRole('button', { name: text('start.begin') }).click();
    await page.waitForURL('**/play/*');
    // The defender is the computer and still puts its groups in place.
    const again = await reopen(page);
    expect(await question(again)).toMatch(/^Attacker Where does/);
    expect((await tableOf(again)).join().match(/, defender/g)).toHaveLength(10);
  });
});

describe('the same match in two windows', () => {
  async function second(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await question(other);
    return other;
  }

  test('shows in each what is done in the other', async () => {
    const page = await shared(1);
    const other = await second(page);
    for (const [here, there] of [
      [page, other],
      [other, page],
      [page, other],
    ]) {
      const before = await question(here);
      await playOn(here, 1);
      const after = await question(here);
      expect(after).not.toBe(before);
      await expect.poll(() => question(there)).toBe(after);
      expect(await tableOf(there)).toEqual(await tableOf(here));
    }
  });

  test('loses nothing when both decide at once', async () => {
    const page = await shared(1);
    const other = await second(page);
    await Promise.all([playOn(page, 1), playOn(other, 1)]);
    await expect.poll(async () => (await question(page)) === (await question(other))).toBe(true);
    await expect
      .poll(async () => (await tableOf(page)).join() === (await tableOf(other)).join())
      .toBe(true);
    const standing = (await tableOf(page)).join().match(/, defender/g) ?? [];
    expect(standing.length).toBeGreaterThanOrEqual(2);
    await playOn(page, 1);
    await expect.poll(async () => (await question(other)) === (await question(page))).toBe(true);
  });

  test('has one computer opposite, not two', async () => {
    const page = await firefight();
    const other = await second(page);
    await page.getByRole('button', { name: 'Done with this square' }).click();
    await playOn(page, 4);
    await expect
      .poll(async () => (await tableOf(page)).join() === (await tableOf(other)).join(), {
        timeout: 15_000,
      })
      .toBe(true);
    expect(await question(other)).toBe(await question(page));
  });
});

test('undo takes the last decision back, for good', async () => {
  const page = await shared(2);
  const before = await seen(page);
  await playOn(page, 1);
  expect(await question(page)).not.toBe(before.asked);
  const undo = page.getByRole('button', { name: text('play.undo') });
  await undo.click();
  await expect.poll(() => question(page)).toBe(before.asked);
  expect(await tableOf(page)).toEqual(before.table);
  expect(await seen(await reopen(page))).toEqual(before);
});

test('giving up is asked once more, and ends the match', async () => {
  const page = await firefight();
  await chooseInMenu(page, text('play.resign'));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // Whoever presses Enter once too often has not meant it.
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await question(page)).toMatch(/^Attacker /);

  await chooseInMenu(page, text('play.resign'));
  await dialog.getByRole('button', { name: text('play.resign.yes') }).click();
  await ended(page)
    .getByText(/attacker/i)
    .first()
    .waitFor();
  await page.getByRole('link', { name: text('play.over.games') }).click();
  await page.getByRole('region', { name: text('front.finished') }).waitFor();
  expect(await page.getByRole('region', { name: text('front.continue') }).count()).toBe(0);
});

test('a match that was deleted is gone, after a question', async () => {
  const page = await firefight();
  await page.goto('/');
  const listed = page.getByRole('region', { name: text('front.continue') });
  await listed.getByRole('button', { name: new RegExp(`^${text('front.remove')}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await listed.getByRole('button', { name: new RegExp(`^${text('front.remove')}`) }).click();
  await dialog.getByRole('button', { name: text('front.remove.yes') }).click();
  await listed.waitFor({ state: 'detached' });
  await page.reload();
  await newGame(page).waitFor();
  expect(await listed.count()).toBe(0);
});

test('a match that is saved to a file goes on elsewhere', async () => {
  const page = await shared(4);
  const before = await seen(page);
  const saving = page.waitForEvent('download');
  await chooseInMenu(page, text('play.save'));
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^pbi-.+\.sandtable\.json$/);
  const content = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(content) as MatchFile;
  expect(file.steps).toHaveLength(4);
  expect(load(file, [pbi])).toMatchObject({ ok: true });

  const elsewhere = await openPage();
  await openFile(elsewhere, download.suggestedFilename(), content);
  await goOnTogether(elsewhere);
  expect(await seen(elsewhere)).toEqual(before);
  await playOn(elsewhere, 1);
  expect(await question(elsewhere)).not.toBe(before.asked);
});

test('a position that is shared can be played from by anybody', async () => {
  const page = await shared(12);
  const before = await seen(page);
  await chooseInMenu(page, text('play.share'));
  const field = page.getByLabel(text('share.link'));
  await expect.poll(() => field.inputValue()).toMatch(/^http.*#position=/);
  const link = await field.inputValue();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('app.close') })
    .click();

  const elsewhere = await openPage({ path: new URL(link).pathname + new URL(link).hash });
  await elsewhere.getByRole('img', { name: /table of/ }).waitFor();
  await elsewhere
    .getByRole('radio', { name: text('seats.person') })
    .first()
    .waitFor();
  await seatTwo(elsewhere);
  await begin(elsewhere);
  expect(await seen(elsewhere)).toEqual(before);
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { duel } from '../duel.ts';
import { goOnTogether, openFile, playOn, question, tableOf } from './person.ts';
import { openPage, reopen } from './stage.ts';

let content: string;
let total: number;

beforeAll(() => {
  const match = duel('replay');
  content = JSON.stringify(match.save());
  total = match.steps.length;
});

/** A finished match, at its beginning. */
async function openReplay(): Promise<Page> {
  const page = await openPage();
  await openFile(page, 'match.json', content);
  await page.waitForURL('**/replay/*');
  await at(page, 0);
  return page;
}

async function at(page: Page, step: number): Promise<void> {
  await page.getByText(text('replay.stepOf', { step, total }), { exact: true }).waitFor();
}

async function stepOf(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').inputValue());
}

function standing(page: Page): Promise<string[]> {
  return page
    .locator('[role="gridcell"]')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
}

describe('a match that is watched again', () => {
  test('goes step by step, by keys and by buttons', async () => {
    const page = await openReplay();
    const opening = await standing(page);
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    expect(await standing(page)).not.toEqual(opening);
    await page.getByRole('button', { name: text('replay.next') }).click();
    await at(page, 2);
    await page.keyboard.press('ArrowLeft');
    await at(page, 1);
    await page.keyboard.press('End');
    await at(page, total);
    expect(await page.getByRole('button', { name: text('replay.next') }).isDisabled()).toBe(true);
    await page.keyboard.press('Home');
    await at(page, 0);
    expect(await standing(page)).toEqual(opening);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(1);
    const chapter = await stepOf(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await at(page, chapter);
  });

  test('goes to any step at once: by the time line, by a line of the log, by its address', async () => {
    const page = await openReplay();
    await page.getByRole('slider').fill('40');
    await at(page, 40);
    const table = await standing(page);
    await page.waitForURL('**/replay/*?step=40');
    const again = await reopen(page);
    await at(again, 40);
    expect(await standing(again)).toEqual(table);

    const log = again.getByRole('region', { name: text('replay.log') });
    await log.getByRole('button', { name: /^25 / }).click();
    await at(again, 25);
    expect(await log.locator('[aria-current="step"]').innerText()).toMatch(/^25/);
  });

  test('plays by itself until it is stopped', async () => {
    const page = await openReplay();
    await page.getByLabel(text('replay.speed')).selectOption('8');
    await page.getByRole('button', { name: text('replay.play'), exact: true }).click();
    await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
    await page.getByRole('button', { name: text('replay.pause') }).click();
    const stopped = await stepOf(page);
    await page.getByRole('button', { name: text('replay.play'), exact: true }).waitFor();
    // From the last step on, the end is reached and it stops by itself.
    await page.getByRole('slider').fill(String(total - 1));
    await page.getByRole('button', { name: text('replay.play'), exact: true }).click();
    await at(page, total);
    await page.getByRole('button', { name: text('replay.play'), exact: true }).waitFor();
    expect(stopped).toBeLessThan(total);
  });

  test('is played on from any step as another match, and stays as it was', async () => {
    const page = await openReplay();
    const address = page.url();
    await page.getByRole('slider').fill('30');
    await at(page, 30);
    const table = (await standing(page)).map((cell) => cell.split(';')[0]);
    await page.getByRole('button', { name: text('replay.on') }).click();
    const dialog = page.getByRole('dialog');
    for (const person of await dialog.getByRole('radio', { name: text('seats.person') }).all()) {
      await person.check();
    }
    await dialog.getByRole('button', { name: text('replay.on.start') }).click();
    await page.waitForURL('**/play/*');
    expect(await tableOf(page)).toEqual(table);
    const asked = await question(page);
    await playOn(page, 3);
    expect(asked).not.toBe('');

    await page.goto('/');
    const going = page.getByRole('region', { name: text('front.continue') });
    await going.getByText(/^3[0-3] decisions/).waitFor();
    const finished = page.getByRole('region', { name: text('front.finished') });
    await finished.getByText(text('front.steps', { count: total })).waitFor();
    await page.goto(address);
    await at(page, 0);
  });
});

test('a match under way is watched as far as it went, and gone back to', async () => {
  const page = await openPage();
  await openFile(page, 'match.json', JSON.stringify(duel('under way', 60).save()));
  await goOnTogether(page);
  const asked = await question(page);
  const address = page.url();
  await page.goto(address.replace('/play/', '/replay/'));
  await page.getByText(text('replay.stepOf', { step: 0, total: 60 }), { exact: true }).waitFor();
  await page.getByRole('link', { name: text('replay.continue') }).click();
  await page.waitForURL('**/play/*');
  expect(await question(page)).toBe(asked);
});

// Armies are chosen, shared and played.
import { readFileSync } from 'node:fs';
import type { Armies } from '@sandtable/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/armies/words.ts';
import { openFile, question } from './person.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage, reopen } from './stage.ts';

const PATH = '/armies/square-bashing';

function army(page: Page, side: 'Attacker' | 'Defender'): Locator {
  return page.getByRole('region', { name: side });
}

function countOf(within: Locator, entry: string): Locator {
  return within.getByLabel(entry, { exact: true });
}

function playButton(page: Page): Locator {
  return page.getByRole('button', { name: text('armies.play') });
}

/** The file that the dialog saves. */
async function savedFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('armies.share.save') }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('armies are found from the start page, begin as history had them, and are played', async () => {
  const page = await openPage({ path: '/new/square-bashing' });
  await page.getByRole('link', { name: text('start.armies') }).click();
  await page.waitForURL(`**${PATH}`);
  const german = army(page, 'Attacker');
  expect(await countOf(german, 'Infantry').inputValue()).toBe('10');
  await german.getByText(text('armies.total', { points: 685, budget: 685 })).waitFor();
  await german.getByText(text('armies.sound')).waitFor();
  await playButton(page).click();
  await page.waitForURL('**/new/square-bashing#position=*');
  await page.getByText(text('start.chosen')).waitFor();
  for (const person of await page.getByRole('radio', { name: text('seats.person') }).all()) {
    await person.check();
  }
  await page.getByRole('button', { name: text('start.begin') }).click();
  await page.waitForURL('**/play/*');
  // All of them are still to be deployed.
  expect(await question(page)).toMatch(/^Defender .*infantry D1/);
});

test('what an army goes against is named where it is, and it is not played until it is mended', async () => {
  const page = await openPage({ path: PATH });
  const german = army(page, 'Attacker');
  const mgs = countOf(german, 'Machine guns');
  await mgs.fill('9');
  const wrong = german.getByText('Machine guns: 9 chosen, but there are at most 5');
  await wrong.waitFor();
  // A screen reader tells it with the number.
  expect(await mgs.getAttribute('aria-invalid')).toBe('true');
  const described = (await mgs.getAttribute('aria-describedby')) ?? '';
  expect(await wrong.getAttribute('id')).toBe(described);
  await german.getByText('835 points, 150 more than the 685').waitFor();
  expect(await playButton(page).isDisabled()).toBe(true);
  await page.getByText(text('armies.unready', { found: 2 })).waitFor();
  // Back to what there is, but still too dear; then the points are raised.
  const more = german.getByRole('button', { name: text('armies.more', { entry: 'Machine guns' }) });
  const fewer = german.getByRole('button', {
    name: text('armies.fewer', { entry: 'Machine guns' }),
  });
  expect(await more.getAttribute('aria-disabled')).toBe('true');
  for (let count = 9; count > 5; count--) await fewer.click();
  expect(await wrong.count()).toBe(0);
  expect(await playButton(page).isDisabled()).toBe(true);
  await german.getByLabel(text('armies.budget')).fill('735');
  await german.getByText(text('armies.sound')).waitFor();
  expect(await playButton(page).isDisabled()).toBe(false);

  const british = army(page, 'Defender');
  await countOf(british, 'Professional infantry').fill('2');
  await british.getByText('2 units of infantry or cavalry too few').waitFor();
  await british.getByRole('button', { name: text('armies.usual') }).click();
  await british.getByText(text('armies.sound')).waitFor();
});

test('armies are chosen by keyboard alone', async () => {
  const page = await openPage({ path: PATH });
  const german = army(page, 'Attacker');
  await german.getByLabel(text('armies.list')).focus();
  const guns = countOf(german, 'Guns');
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await guns.evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.press('ArrowDown');
  expect(await guns.inputValue()).toBe('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await guns.inputValue()).toBe('4');
  // At the most the button keeps the focus, so that nobody is thrown back to the top.
  for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
  expect(await guns.inputValue()).toBe('6');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-label')).toBe(text('armies.more', { entry: 'Guns' }));
});

describe('what was chosen', () => {
  /** Somebody has chosen the French with a gun less. */
  async function chosen(page: Page): Promise<void> {
    const attacker = army(page, 'Attacker');
    await attacker.getByLabel(text('armies.list')).selectOption('french-1914');
    await countOf(attacker, 'Guns').fill('4');
    await page.getByLabel(text('armies.ground')).selectOption('lorraine');
  }

  async function expectChosen(page: Page): Promise<void> {
    const attacker = army(page, 'Attacker');
    expect(await attacker.getByLabel(text('armies.list')).inputValue()).toBe('french-1914');
    expect(await countOf(attacker, 'Guns').inputValue()).toBe('4');
    expect(await page.getByLabel(text('armies.ground')).inputValue()).toBe('lorraine');
  }

  test('is there the next time, until somebody begins again', async () => {
    const page = await openPage({ path: PATH });
    await chosen(page);
    const again = await reopen(page);
    await expectChosen(again);
    await again.getByRole('button', { name: text('armies.fresh') }).click();
    expect(await countOf(army(again, 'Attacker'), 'Guns').inputValue()).toBe('4');
    expect(await army(again, 'Attacker').getByLabel(text('armies.list')).inputValue()).toBe(
      'german-1914',
    );
  });

  test('travels in a link and in a file, whatever is wrong with it', async () => {
    const page = await openPage({ path: PATH });
    await chosen(page);
    await countOf(army(page, 'Attacker'), 'Cavalry').fill('9');
    await page.getByRole('button', { name: text('armies.share') }).click();
    const field = page.getByLabel(text('armies.share.link'));
    await expect.poll(() => field.inputValue()).toMatch(/#armies=/);
    const link = await field.inputValue();
    const file = await savedFile(page);
    expect((JSON.parse(file) as Armies).armies['attacker'].counts['cavalry']).toBe(9);

    const other = await openPage({ path: new URL(link).pathname + new URL(link).hash });
    await expectChosen(other);
    // His own are not touched until he changes something.
    expect(
      await other.evaluate(() => localStorage.getItem('sandtable.armies.square-bashing')),
    ).toBe(null);
    await countOf(army(other, 'Attacker'), 'Cavalry').fill('2');
    expect(new URL(other.url()).hash).toBe('');
    await expectChosen(await reopen(other));

    const third = await openPage();
    await openFile(third, 'armies.json', file);
    await third.waitForURL(`**${PATH}#armies=*`);
    await expectChosen(third);
    await army(third, 'Attacker').getByText('Cavalry: 9 chosen').waitFor();
  });

  test('is one’s own where the link is damaged', async () => {
    const page = await openPage({ path: `${PATH}#armies=AAAA` });
    await page.getByRole('alert').getByText(text('link.problem.damaged')).waitFor();
    expect(await countOf(army(page, 'Attacker'), 'Infantry').inputValue()).toBe('10');
  });
});

test('a game in which no armies are chosen says so', async () => {
  const page = await openPage({ path: '/armies/pbi' });
  await page.getByText(text('missing.armies', { game: 'PBI Quick Start' })).waitFor();
  await page.goto('/new/pbi');
  await page.getByRole('button', { name: text('start.begin') }).waitFor();
  expect(await page.getByRole('link', { name: text('start.armies') }).count()).toBe(0);
});

test('everybody can choose them, in all colours', async () => {
  const page = await openPage({ path: PATH });
  await countOf(army(page, 'Attacker'), 'Guns').fill('9');
  await countOf(army(page, 'Defender'), 'Professional infantry').fill('2');
  await expectAccessibleInAllLooks(page);
  await page.getByRole('button', { name: text('armies.share') }).click();
  await expect
    .poll(() => page.getByLabel(text('armies.share.link')).inputValue())
    .toMatch(/#armies=/);
  await expectAccessible(page);
});

test('a phone shows all of it without scrolling across, and the total always', async () => {
  const page = await openPage({ path: PATH, phone: true });
  const german = army(page, 'Attacker');
  await countOf(german, 'Guns').fill('9');
  await german.getByRole('status').waitFor();
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(wide).toBe(screen);
  await german.getByLabel(text('armies.list')).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 200));
  const box = await german.getByRole('status').boundingBox();
  expect(box?.y ?? 9999).toBeLessThan(844);
});

test('what doubles says so, and a ground that follows from a seed has another one for the asking', async () => {
  const page = await openPage({ path: '/armies/ambush', toy: true });
  const red = page.getByRole('region', { name: 'Red' });
  await red.getByText(text('armies.doubling', { points: 5, most: 5 })).waitFor();
  await countOf(red, 'Hunter').fill('4');
  await red.getByText(text('armies.total', { points: 75, budget: 35 })).waitFor();
  const seed = page.getByLabel(text('armies.seed'));
  expect(await seed.count()).toBe(0);
  await page.getByLabel(text('armies.ground')).selectOption('wilds');
  await seed.fill('an owl');
  const map = page.getByRole('img', { name: /wilds/ });
  await map.waitFor();
  await page.getByRole('button', { name: text('armies.another') }).click();
  expect(await seed.inputValue()).toMatch(/^[0-9a-f]{8}$/);
});

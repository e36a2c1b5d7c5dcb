// Nothing in here touches a mouse.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { newGame, question, settled, type Way, ways } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { openPage, sharePage } from './stage.ts';

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}

/** Begins the match of the start page. */
async function beginByKeys(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: text('start.begin') }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/*');
  await settled(page);
}

/** What has the focus: `square:c4`, or the name of the element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.dataset['pick'] ?? element?.tagName.toLowerCase() ?? '';
  });
}

/** Walks over the board with the arrow keys. */
async function walkTo(page: Page, square: string): Promise<void> {
  const at = await focused(page);
  if (!at.startsWith('square:')) {
    await tabTo(page, page.locator('[role="gridcell"][tabindex="0"]'));
  }
  const [here, there] = [(await focused(page)).slice('square:'.length), square].map((name) => ({
    column: name.charCodeAt(0),
    row: Number(name.slice(1)),
  }));
  const right = there.column - here.column;
  const up = there.row - here.row;
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  await press(up > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(up));
  expect(await focused(page)).toBe(`square:${square}`);
}

/** Takes something that is offered: squares on the board, the rest by its number. */
async function takeByKeys(page: Page, way: Way): Promise<void> {
  if ('choice' in way) {
    await page.keyboard.press(way.choice);
  } else if (way.at.startsWith('square:')) {
    await walkTo(page, way.at.slice('square:'.length));
    await page.keyboard.press('Enter');
  } else {
    const listed = page.locator('[data-listed] [data-choice]').first();
    await page.keyboard.press((await listed.getAttribute('data-choice')) ?? '');
  }
  await settled(page);
  await expect.poll(() => focused(page)).not.toBe('body');
}

/** Presses the number of the choice with these words. */
async function takeNamed(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await takeByKeys(page, { choice: (await button.getAttribute('data-choice')) ?? '' });
}

test('from the front page to the first answers, on the board and by their numbers', async () => {
  const page = await openPage();
  await tabTo(page, newGame(page));
  await page.keyboard.press('Enter');
  await beginByKeys(page);
  const asked = await question(page);
  expect(asked).toContain('Where does');
  const [first] = await ways(page);
  await takeByKeys(page, first);
  await takeByKeys(page, { choice: '1' });
  await expect.poll(() => question(page)).not.toBe(asked);
});

describe('at the table', () => {
  const share = sharePage(async () => ({ path: await linkTo(FIREFIGHT) }));

  async function firefight(): Promise<Page> {
    const page = await share();
    // Whoever has begun one match goes back to begin another.
    if (page.url().includes('/play/')) await page.goBack();
    await beginByKeys(page);
    return page;
  }

  test('arrow keys walk over the squares, and stop at the edge', async () => {
    const page = await firefight();
    await walkTo(page, 'a1');
    const way = ['Left a1', 'Down a1', 'Right b1', 'Up b2', 'Up b3', 'Left a3', 'Down a2'];
    for (const [key, square] of way.map((step) => step.split(' '))) {
      await page.keyboard.press(`Arrow${key}`);
      expect(await focused(page)).toBe(`square:${square}`);
    }
  });

  test('Enter takes the answer it stands for on the square that is left too', async () => {
    const page = await firefight();
    await walkTo(page, 'c2');
    const move = page.locator('[data-listed] [data-choice]').filter({ hasText: 'to c1' });
    await page.keyboard.press((await move.getAttribute('data-choice')) ?? '');
    await expect.poll(() => question(page)).toContain('Who moves from c2 to c1');
    expect(await focused(page)).toBe('square:c2');
    await page.keyboard.press('Enter');
    await page
      .getByRole('log')
      .getByText(/move from c2 to c1/)
      .waitFor();
  });

  test('from what is asked an arrow key goes to the board, past a long log', async () => {
    const page = await firefight();
    expect(await focused(page)).not.toMatch(/^square/);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(page)).toMatch(/^square:/);
  });

  test('a target is chosen, let go, chosen again and shot at', async () => {
    const page = await firefight();
    const back = page.getByRole('button', { name: text('play.back') });
    await takeByKeys(page, { at: 'square:c4' });
    await back.waitFor();
    await page.keyboard.press('Escape');
    await back.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('square:c4');
    await page.keyboard.press(' ');
    await takeNamed(page, 'Shoot from c2 at c4');
    expect(await question(page)).toContain('Who in c2 shoots at c4');
    await takeNamed(page, 'Everybody fires all they can');
    await page
      .getByRole('log')
      .getByText(/shoot from c2 at c4/)
      .waitFor();
  });

  test('a square is left for another, by Enter alone', async () => {
    const page = await firefight();
    await takeByKeys(page, { at: 'square:c1' });
    expect(await question(page)).toContain('Who moves from c2 to c1');
    expect(await focused(page)).toBe('square:c1');
    // Whoever has walked on means what is there; whoever has not, the answer that Enter stands for.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await question(page)).toContain('Who moves from c2 to c1');
    await page.keyboard.press('Enter');
    await page
      .getByRole('log')
      .getByText(/move from c2 to c1/)
      .waitFor();
  });

  test('what is refused is told, and its rule read and closed', async () => {
    const page = await firefight();
    await walkTo(page, 'h8');
    await page.keyboard.press('Enter');
    const rule = page.getByRole('alert').getByRole('button');
    await tabTo(page, rule);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await rule.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('keys bring the table closer, move it, and show all of it again', async () => {
    const page = await firefight();
    await walkTo(page, 'd4');
    const sheet = page.locator('main svg[role="group"]');
    const width = (): Promise<number> =>
      sheet.evaluate((element) => Math.round(element.getBoundingClientRect().width));
    const left = (): Promise<number> =>
      sheet.evaluate((element) => element.getBoundingClientRect().x);
    const whole = await width();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(1.5 * whole);
    const before = await left();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(left).toBeLessThan(before);
    await page.keyboard.press('-');
    await expect.poll(width).toBeLessThan(1.5 * whole);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(whole);
    expect(await focused(page)).toBe('square:d4');
  });

  test('E ends nothing, and F asks before a turn is given up', async () => {
    const page = await firefight();
    for (const [asked, next] of [
      ['What do the groups', 'Which square do you try'],
      ['Which square do you try', 'Which square uses'],
    ]) {
      await page.keyboard.press('e');
      expect(await question(page)).toContain(asked);
      await page.keyboard.press('f');
      await expect.poll(() => question(page)).toContain(next);
    }
    await page.keyboard.press('f');
    const sure = page.getByRole('group', { name: text('play.sure.title') });
    await sure.getByText('Yes, do it').waitFor();
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await sure.waitFor({ state: 'detached' });
    expect(await question(page)).toContain('Which square uses');
    await page.keyboard.press('f');
    await sure.waitFor();
    const lines = page.getByRole('log');
    const before = await lines.innerText();
    await page.keyboard.press('Enter');
    await sure.waitFor({ state: 'detached' });
    // Whatever is asked next hangs on the dice of the other side's turn; that it has come does not.
    await expect.poll(() => lines.innerText(), { timeout: 30_000 }).not.toBe(before);
  });
});

test('sound is switched on in the menu', async () => {
  const page = await openPage({ path: '/new/pbi' });
  await beginByKeys(page);
  await tabTo(page, page.locator('summary').filter({ hasText: text('play.menu') }));
  await page.keyboard.press('Enter');
  const sound = page.getByRole('button', { name: text('play.sound') });
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await tabTo(page, sound);
  await page.keyboard.press('Enter');
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text as reviewText } from '../../src/review/reviewText.ts';
import { text } from '../../src/words/words.ts';
import { begin, forMe, middleOf, newGame, question } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { expectAccessible, openPage } from './stage.ts';

function told(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

test('a good move is drawn, marked and told with its reason, Enter plays it, and what was done is reviewed', async () => {
  const page = await openPage({ path: await linkTo(FIREFIGHT) });
  await begin(page);
  // What it costs to go there, and who may shoot, is said to whoever cannot see it as well.
  const prospect = told(page, text('play.prospect'));
  const { x, y } = await middleOf(page, 'square:c3');
  await page.mouse.move(x, y);
  const said = prospect.locator('[aria-live]', { hasText: '1 AP each · c4 may shoot' });
  await said.waitFor({ state: 'attached' });

  const drawn = page.locator('main svg[role="group"] [data-tone]');
  const before = await drawn.count();
  await page.keyboard.press('h');
  const hint = told(page, text('advice.title'));
  // Which move is the best hangs on how far this machine thinks in two seconds.
  await hint.waitFor();
  const [move, reason] = await hint.locator('p').allInnerTexts();
  expect(reason).toMatch(/\w+\.$/);
  await hint.getByRole('listitem').first().waitFor();
  expect(await hint.getByRole('listitem').first().innerText()).toMatch(
    /quick answers of both sides .* wins about \d+ in 100/,
  );
  expect(await page.locator('aside [data-advised]').count()).toBe(1);
  await expect.poll(() => drawn.count()).toBeGreaterThan(before);
  // What it costs stands where it always does.
  expect(await prospect.innerText()).toContain(move);

  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  expect(await page.locator('aside [data-advised]').count()).toBe(0);

  const asked = await question(page);
  await page.getByRole('button', { name: text('advice.show') }).click();
  await hint.waitFor();
  // Nobody who asks the same again is told something else.
  expect(await hint.locator('p').first().innerText()).toBe(move);
  await page.keyboard.press('Enter');
  await hint.waitFor({ state: 'detached' });
  await expect.poll(() => question(page)).not.toBe(asked);

  // What was done so far can be looked back at, and then gone on with.
  await page.getByText(text('play.menu'), { exact: true }).click();
  await page.getByRole('link', { name: text('play.soFar') }).click();
  await page.waitForURL('**/play/*?review');
  await told(page, reviewText('review.sides')).waitFor();
  await page.getByText(/^The table /).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: reviewText('review.goOn') }).click();
  await expect.poll(() => question(page)).not.toBe('');
});

test('a thought that takes long is seen to go on, and ended by a finger', async () => {
  const page = await openPage({ phone: true, path: await linkTo(FIREFIGHT) });
  await begin(page);
  // Whoever is asked for advice says nothing, until he is told that nobody waits for it.
  await page.evaluate(() => {
    const tell = Reflect.get(Worker.prototype, 'postMessage') as (...all: unknown[]) => void;
    Worker.prototype.postMessage = function hold(
      this: Worker,
      message: { request?: { kind: string }; cancelled?: number },
    ) {
      if (message.request?.kind === 'advise') return;
      if (message.cancelled !== undefined) Worker.prototype.postMessage = tell;
      tell.call(this, message);
    };
  });
  const show = page.getByRole('button', { name: text('advice.show') });
  await show.tap();
  const stop = page.getByRole('button', { name: text('advice.stop') });
  await stop.waitFor();
  await page.getByRole('progressbar', { name: text('advice.thinking') }).waitFor();
  expect(await show.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text('advice.stop'));
  await expectAccessible(page);
  await stop.tap();
  await stop.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ASIDE');
  await show.tap();
  await told(page, text('advice.title')).waitFor();
});

test('a turn that the computer plays is shown before, stopped and taken back', async () => {
  const page = await openPage({ settings: { speed: 'fast' } });
  await newGame(page).click();
  await begin(page);
  const asked = await question(page);
  await forMe(page).click();
  const turn = told(page, text('advice.turn.title'));
  await turn.waitFor();
  expect(await turn.getByRole('listitem').count()).toBe(6);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text('advice.turn.stop') }).click();
  await told(page, text('advice.played')).waitFor();
  expect(await question(page)).not.toBe(asked);
  await page.getByRole('button', { name: text('advice.back') }).click();
  await expect.poll(() => question(page)).toBe(asked);
  await told(page, text('advice.played')).waitFor({ state: 'detached' });
});

/** How far what is drawn of a hint sticks out of the table's frame, or under the buttons that lie over it, in pixels; undefined where nothing is drawn. */
function hiddenOfHint(page: Page): Promise<number | undefined> {
  return page.locator('main svg[role="group"]').evaluate((sheet) => {
    const frame = sheet.closest('[class*="frame"]')?.getBoundingClientRect();
    const drawn = [...sheet.querySelectorAll('[data-tone="good"]')].map((each) =>
      each.getBoundingClientRect(),
    );
    if (frame === undefined || drawn.length === 0) return undefined;
    const tools = [...document.querySelectorAll('[class*="tools"] button')];
    const lowest = Math.min(...tools.map((each) => each.getBoundingClientRect().top));
    return Math.max(
      ...drawn.map(({ left, top, right, bottom }) =>
        Math.max(frame.left - left, frame.top - top, right - frame.right, bottom - lowest),
      ),
    );
  });
}

test('on a phone the table is moved until all that a hint draws is clear of the buttons over it', async () => {
  const page = await openPage({ phone: true, path: await linkTo(FIREFIGHT) });
  await begin(page);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: text('board.zoomIn') }).tap();
  await page.getByRole('button', { name: text('advice.show') }).tap();
  await told(page, text('advice.title')).waitFor();
  await expect.poll(() => hiddenOfHint(page)).toBeLessThan(1);
});

// Square Bashing: strips of bases on a trench map.
import { KERNEL_ENGLISH, mergeCatalogues, Words } from '@sandtable/kernel';
import { odds } from '@sandtable/lab';
import { squareBashing, type SquareMove } from '@sandtable/square-bashing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import {
  begin,
  chooseInMenu,
  clickAt,
  coveredSquares,
  ended,
  headed,
  letComputerFinish,
  middleOf,
  onBoard,
  question,
  seatTwo,
  settled,
} from './person.ts';
import { linkTo } from './positions.ts';
import { ASSAULTS, BARRAGE, MOVEMENT } from './salient.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';
import { beginAt, button, note, shareTable } from './tabletop.ts';

const ASSAULT: SquareMove = { type: 'assault', from: 'c3', to: 'c4' };
const words = new Words(squareBashing, mergeCatalogues(KERNEL_ENGLISH, squareBashing.catalogue));

function stateOf(scenario: object) {
  const start = squareBashing.setup(scenario, {});
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  return start.value;
}

/** Both sides at this screen: nothing is hidden, so nobody hands over. */
async function together(scenario: typeof ASSAULTS): Promise<Page> {
  const page = await openPage({ path: await linkTo(scenario) });
  await seatTwo(page);
  await begin(page);
  return page;
}

const assaulting = shareTable(ASSAULTS, seatTwo);
const moving = shareTable(MOVEMENT, seatTwo);

/** The sheet of one side's dice, and its lines. */
function sheets(page: Page): Locator {
  return page.locator('dialog table');
}

async function openSums(page: Page): Promise<void> {
  await button(page, text('play.prospect.sums')).click();
}

/** Goes on as is proposed wherever hits are placed. */
async function placeAsProposed(page: Page): Promise<void> {
  // The next question may be in the same words, or nothing may have happened yet.
  const now = async (): Promise<string> =>
    `${await question(page)} ${await page.getByRole('log').innerText()}`;
  for (let asked = await now(); asked.includes('where do you place'); asked = await now()) {
    await button(page, /As proposed/).click();
    await expect.poll(now).not.toBe(asked);
  }
}

test('before an assault both sides’ dice stand line by line, with the exact odds, and then it is fought', async () => {
  const page = await assaulting();
  expect(await question(page)).toMatch(
    /^Attacker Which square assaults which\? Columns act in order, from C to B\. SB-5\.1/,
  );
  expect(await coveredSquares(page)).toEqual([]);
  // Only the answers scroll, however many there are.
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(beyond).toBe(0);
  // Whoever does not see the map is told what it shows.
  const c4 = await onBoard(page, 'square:c4').getAttribute('aria-label');
  expect(c4).toMatch(/^c4, open ground, trenches and objective: infantry D1/);
  await clickAt(page, 'square:c3');
  const declare = button(page, /^(?:1 )?Assault c4 from c3/);
  await declare.waitFor();

  const { sums = [] } = squareBashing.stakes(stateOf(ASSAULTS), 'attacker', ASSAULT);
  expect(sums).toHaveLength(2);
  await openSums(page);
  for (const [i, { what, total, reasons }] of sums.entries()) {
    const sheet = sheets(page).nth(i);
    expect(await sheet.locator('caption').textContent()).toBe(
      words.text('stakes.sum', { what, total }),
    );
    const lines = reasons.map(({ key, rule, count }) => [
      count < 0 ? `−${-count}` : `+${count}`,
      words.word('reason', key),
      rule,
    ]);
    const shown = await sheet
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
      );
    expect(shown).toEqual(lines);
  }
  // Each line has its rule, which opens its card.
  await sheets(page)
    .first()
    .getByRole('button', { name: /SB-5\.10|SB-5\.3/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const found = odds(squareBashing, stateOf(ASSAULTS), 'attacker', ASSAULT);
  const percent = ((found?.measures['taken'].expected ?? 0) * 100).toFixed(0);
  await page.getByText(`the assaulter takes the square: ${percent} %`).waitFor();
  // Wherever the pointer is, the board shows from where to where, and who supports.
  const shown = page.locator('main svg path[class*="area"], main svg path[class*="line"]');
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
  // Whatever is told stays within its panel.
  const tooWide = await page
    .locator('aside')
    .evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(tooWide).toBe(0);
  await declare.click();
  expect(await question(page)).toMatch(/Who joins the assault from c3 on c4\? SB-5\.1/);
  // The infantry at the flank comes along, which changes the dice.
  await clickAt(page, 'piece:A-infantry3');
  expect(await question(page)).toMatch(/^Defender c4 is assaulted from c3\. Does it stand/);
  await openSums(page);
  expect(await sheets(page).first().locator('caption').innerText()).toMatch(/assaulter/);
  await page.keyboard.press('Escape');
  await button(page, /Stand and fight/).click();
  await placeAsProposed(page);
  await page
    .getByRole('log')
    .getByText(/assault c4 from c3|assaults c4 from c3|from c3/)
    .first()
    .waitFor();
  // What came of it stands in its place, whoever waits beside the table.
  const rolls = page.getByRole('region', { name: text('play.rolls') });
  // Dice of both sides, each with what came of them.
  expect(
    await rolls.getByRole('button', { name: /dic?e.*(hit|saved|lost)/ }).count(),
  ).toBeGreaterThan(1);
  await page.getByRole('region', { name: 'Not yet there: defender' }).waitFor();
});

test('an assault that is not declared is left again, and one that is can be taken back', async () => {
  const page = await assaulting();
  const asked = await question(page);
  await clickAt(page, 'square:b4');
  await button(page, /Assault c4 from b4/).waitFor();
  await button(page, text('play.back')).click();
  await button(page, /Assault c4 from b4/).waitFor({ state: 'detached' });
  await clickAt(page, 'square:c3');
  await button(page, /Assault c4 from c3/).click();
  expect(await question(page)).toMatch(/Who joins/);
  await button(page, text('play.undo')).click();
  expect(await question(page)).toBe(asked);
});

test('who aims a barrage sees its squares, and when it has fallen its shells lie there', async () => {
  const page = await together(BARRAGE);
  expect(await question(page)).toMatch(/rolling barrage begin\? Choose its middle\. SB-8\.3/);
  const { x, y } = await middleOf(page, 'square:d5');
  await page.mouse.move(x, y);
  const aimed = page.locator('main svg path[class*="area"]');
  await expect.poll(() => aimed.count()).toBe(5);
  // Five squares around a column at the edge would not be on the board.
  const edge = await middleOf(page, 'square:a5');
  await page.mouse.move(edge.x, edge.y);
  await expect.poll(() => note(page).innerText()).toMatch(/Not possible: .*SB-8/);
  expect(await aimed.count()).toBe(0);
  await clickAt(page, 'square:d5');
  await placeAsProposed(page);
  await expect.poll(() => page.locator('use[href="#sb-burst"]').count()).toBeGreaterThan(0);
  await page
    .getByRole('log')
    .getByText(/barrage/)
    .first()
    .waitFor();
});

test('units are moved square by square, turned, and it can be taken back', async () => {
  const page = await moving();
  expect(await question(page)).toMatch(
    /Who moves, or turns\? Columns act in order, from C to B\. SB-4\.1/,
  );
  const place = (): Promise<string | null> => onBoard(page, 'square:b3').getAttribute('aria-label');
  expect(await place()).not.toMatch(/infantry A2/);
  await clickAt(page, 'piece:A-infantry2');
  await clickAt(page, 'square:b3');
  await expect.poll(place).toMatch(/infantry A2.*half bases lost: 3.*casualty markers: 1/);
  await button(page, text('play.undo')).click();
  await expect.poll(place).not.toMatch(/infantry A2/);

  await clickAt(page, 'square:b4');
  await button(page, /b4 faces north/).click();
  await page
    .getByRole('log')
    .getByText(/b4 faces north/i)
    .waitFor();
});

test('whoever moves one unit after another only points at them, and sees whom it passes over', async () => {
  const page = await moving();
  const place = (square: string): Promise<string | null> =>
    onBoard(page, `square:${square}`).getAttribute('aria-label');
  // Further to the left: those in column c could not move any more.
  const passed = page.locator('main svg circle[class*="ring"][data-tone="bad"]');
  await clickAt(page, 'piece:A-infantry3');
  await expect.poll(() => passed.count()).toBe(1);
  await clickAt(page, 'piece:A-infantry1');
  await expect.poll(() => passed.count()).toBe(0);
  await clickAt(page, 'square:c2');
  await expect.poll(() => place('c2')).toMatch(/infantry A1/);
  expect(await question(page)).toMatch(/Where does infantry A1 go next/);
  // The next one is meant, not its square.
  await clickAt(page, 'piece:A-infantry2');
  await clickAt(page, 'square:d3');
  await expect.poll(() => place('d3')).toMatch(/infantry A2/);
  expect(await place('c2')).toMatch(/infantry A1/);
});

test('a square offers the units in it as well as what it can do itself, to keys and to fingers', async () => {
  const page = await moving();
  await onBoard(page, 'square:c3').focus();
  await page.keyboard.press('Enter');
  const offered = [/^Infantry A1/, /^Infantry A2/, /^Heavy tank A1/, /c3 faces east/];
  for (const each of offered) await button(page, each).waitFor();
  await button(page, /Infantry A2/).click();
  await button(page, /Infantry A2 to b3/).waitFor();

  const phone = await openPage({ path: await linkTo(MOVEMENT), phone: true });
  await begin(phone);
  const { x, y } = await middleOf(phone, 'piece:A-infantry2');
  await phone.touchscreen.tap(x, y);
  for (const each of offered) await button(phone, each).waitFor();
});

test('whoever wins the fight for an objective shows its star beside the flag', async () => {
  const { position, ...rest } = MOVEMENT as typeof MOVEMENT & {
    readonly position: { readonly units: readonly { readonly id: string }[] };
  };
  const units = position.units.map((unit) =>
    unit.id === 'A-infantry3' ? { ...unit, at: 'b5', flags: ['winning'] } : unit,
  );
  const page = await together({ ...rest, position: { ...position, units } } as typeof MOVEMENT);
  expect(await onBoard(page, 'square:b5').getAttribute('aria-label')).toMatch(/winning-the-fight/);
  const boxes = (shape: string) =>
    page
      .locator(`main svg path[d^="${shape}"]`)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const [star] = await boxes('M0 -7L1.9');
  const flags = await boxes('M1 -22');
  expect(flags.length).toBeGreaterThan(0);
  for (const flag of flags) {
    const apart =
      flag.right <= star.left ||
      flag.left >= star.right ||
      flag.bottom <= star.top ||
      flag.top >= star.bottom;
    expect(apart).toBe(true);
  }
});

test('the sheet has its title, its letters and a clock, and they stay upright when it is turned', async () => {
  const page = await beginAt(ASSAULTS);
  const sheet = page.locator('main svg[role="group"]');
  await sheet.getByText('The salient').waitFor();
  const letters = (): Promise<string[]> =>
    sheet.locator('text').evaluateAll((all) => {
      const single = all.filter((each) => /^[A-H]$/.test(each.textContent));
      const first = Math.min(...single.map((each) => each.getBoundingClientRect().top));
      return single
        .filter((each) => each.getBoundingClientRect().top < first + 5)
        .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((each) => each.textContent);
    });
  expect((await letters()).join('')).toBe('ABCDEFGH');
  // The dial shows what is left of the countdown.
  await sheet.locator('text', { hasText: /^4$/ }).first().waitFor();
  await button(page, text('board.turn')).click();
  await expect.poll(async () => (await letters()).join('')).toBe('HGFEDCBA');
  const upsideDown = await sheet
    .getByText('The salient')
    .evaluate((title) => (title as SVGTextElement).getScreenCTM()?.a ?? 0);
  expect(upsideDown).toBeGreaterThan(0);
});

test('the signs are explained, and everything about an assault is accessible, on a phone too', async () => {
  const page = await openPage({ path: await linkTo(ASSAULTS), phone: true });
  await begin(page);
  await clickAt(page, 'square:c3');
  await button(page, /Assault c4 from c3/).waitFor();
  await page.getByRole('figure').first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await expectAccessibleInAllLooks(page);
  await chooseInMenu(page, text('play.signs'));
  const signs = page.getByRole('dialog');
  await signs.getByText('Trenches.').waitFor();
  await expectAccessible(page);
});

test('where a battle is chosen, its rules and its quick reference are accessible', async () => {
  const page = await openPage({ path: '/new/square-bashing' });
  for (const path of ['/new', '/rules', '/reference']) {
    await page.goto(`${path}/square-bashing`);
    await headed(page);
    await expectAccessible(page);
  }
});

test('squares are walked over and chosen by the keyboard alone', async () => {
  const page = await assaulting();
  await onBoard(page, 'square:a1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter']) {
    await page.keyboard.press(key);
  }
  await button(page, /Assault c4 from c3/).waitFor();
  await page.keyboard.press('Enter');
  expect(await question(page)).toMatch(/Who joins the assault/);
});

test('a game goes on to its end against the computer', { timeout: 120_000 }, async () => {
  const page = await beginAt(MOVEMENT);
  await letComputerFinish(page);
  expect(await settled(page)).toBe('over');
  expect(await ended(page).getByRole('heading').innerText()).not.toBe('');
});

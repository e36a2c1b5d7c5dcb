// Boats for PBI: hulls on water, with holds that open and mines that nobody knows of.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/armies/words.ts';
import { slide } from './fingers.ts';
import { begin, clickAt, middleOf, onBoard, question, seatTwo } from './person.ts';
import { AT_THE_BEACH, SHORE } from './shore.ts';
import { expectAccessible, openPage } from './stage.ts';
import { beginAt, button, ghosts, note, shareTable } from './tabletop.ts';

const CRAFT = 'piece:A-landingcraft1';

const DEFENDERS = [
  'commander D',
  'LMG group D1',
  'LMG group D2',
  ...[1, 2, 3, 4].map((nth) => `rifle group D${nth}`),
  'light gun D1',
  'heavy gun D1',
];

/** Carries something to a square and, unless it is to be held there, puts it down. */
async function drag(page: Page, from: { x: number; y: number }, to: string): Promise<void> {
  const { x, y } = await middleOf(page, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + x) / 2, (from.y + y) / 2, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
}

async function dragTo(page: Page, from: { x: number; y: number }, to: string): Promise<void> {
  await drag(page, from, to);
  await page.mouse.up();
}

/** What stands in a square, as somebody hears of it who does not see the board. */
function holds(page: Page, square: string): Promise<string | null> {
  return onBoard(page, `square:${square}`).getAttribute('aria-label');
}

/** The name of a hold on the shelf, which opens it. */
function hold(page: Page, boat: string): Locator {
  return page.locator('button[aria-expanded]', { hasText: `Aboard ${boat}` });
}

async function inHold(page: Page, group: string): Promise<{ x: number; y: number }> {
  const piece = button(page, `${group}, attacker`);
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  if (box === null) throw new Error(`${group} is in no hold`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Something has been done, and the next question is there. */
async function asked(page: Page, about: RegExp): Promise<void> {
  await expect.poll(() => question(page), { timeout: 10_000 }).toMatch(about);
}

test('a newcomer places the boats of the beach landing, starts one, and drags it ahead', async () => {
  const page = await openPage({ path: '/new/pbi-boats' });
  await button(page, text('start.begin')).waitFor();
  await begin(page);
  // What the board is cut out by is found by its own name.
  const coasts = await page.locator('clipPath').evaluateAll((all) => all.map(({ id }) => id));
  expect(coasts.length).toBeGreaterThan(0);
  expect(new Set(coasts).size).toBe(coasts.length);
  for (const [boat, square] of [
    ['A1', 'c1'],
    ['A2', 'f1'],
    ['B1', 'h1'],
  ]) {
    await asked(page, new RegExp(`Where does landing craft ${boat} start`));
    await clickAt(page, `square:${square}`);
    await button(page, new RegExp(`Landing craft ${boat} at ${square}, facing north`)).click();
  }
  await asked(page, /Which boat acts, or which square/);
  // Whoever points at a boat sees who is aboard.
  expect(await hold(page, 'landing craft A2').getAttribute('aria-expanded')).toBe('false');
  await clickAt(page, 'piece:A-landingcraft2');
  // What has been chosen is seen, and the note is gone from over the table.
  expect(await note(page).count()).toBe(0);
  expect(await hold(page, 'landing craft A2').getAttribute('aria-expanded')).toBe('true');
  await clickAt(page, CRAFT);
  await button(page, /Landing craft A1 acts \(2 dice of AP\)/).click();
  await asked(page, /Landing craft A1 has \d+ action points/);
  await drag(page, await middleOf(page, CRAFT), 'square:c2');
  await expect.poll(() => ghosts(page).count()).toBe(1);
  expect(await note(page).innerText()).toMatch(/c2: open water\s*1 AP/);
  await page.mouse.up();
  await expect.poll(() => holds(page, 'c2')).toMatch(/landing craft A1/);
});

test('a boat sails by keys, turns by a button, and is told why it does not go sideways', async () => {
  const page = await beginAt(SHORE);
  await asked(page, /Landing craft A1 has 12 action points/);
  await dragTo(page, await middleOf(page, CRAFT), 'square:d2');
  await page
    .getByText(/It goes one square ahead or astern; to go elsewhere it turns first/)
    .waitFor();
  // What could not be put down is where it was, and still chosen.
  expect(await holds(page, 'c2')).toMatch(/landing craft A1/);
  await onBoard(page, 'square:c2').focus();
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  await asked(page, /has 11 action points/);
  expect(await holds(page, 'c3')).toMatch(/landing craft A1/);
  await button(page, /Landing craft A1 turns right/).click();
  await asked(page, /has 10 action points/);
  await dragTo(page, await middleOf(page, CRAFT), 'square:d3');
  await asked(page, /has 9 action points/);
  expect(await holds(page, 'd3')).toMatch(/landing craft A1/);
});

const atTheBeach = shareTable(AT_THE_BEACH);

test('troops are dragged out of the hold onto the beach, or all land by dragging their boat there', async () => {
  const page = await atTheBeach();
  await asked(page, /Landing craft A1 has 12 action points/);
  expect(await hold(page, 'landing craft A1').innerText()).toMatch(/: 3$/);
  const ahead = page.getByRole('region', { name: text('play.ahead') });
  await ahead.getByText(/On the way across: 0\.0 of the 4 aboard/).waitFor();
  // The boat that acts is told of at once, the others where somebody asks.
  await ahead.getByText(/landing craft A1: 0\.0 of 3 lost/).waitFor();
  const other = ahead.getByText(/landing craft A2: \d\.\d of 1 lost/);
  expect(await other.isVisible()).toBe(false);
  await ahead.locator('summary').click();
  expect(await other.isVisible()).toBe(true);
  await dragTo(page, await inHold(page, 'rifle group A1'), 'square:c4');
  await expect.poll(() => holds(page, 'c4')).toMatch(/rifle group A1/);
  await dragTo(page, await middleOf(page, CRAFT), 'square:c4');
  // The beach is where it could go, too: both are offered, with what they cost.
  await button(page, /Landing craft A1 goes to c4/).waitFor();
  await button(page, /Land everybody at c4/).click();
  await expect.poll(() => holds(page, 'c4')).toMatch(/LMG group A1.*rifle group A2/);
  expect(await hold(page, 'landing craft A1').count()).toBe(0);
  await ahead.getByText(/of the 1 aboard/).waitFor();
  await expectAccessible(page);
});

test('who lands together is chosen in the hold, by pointer and by keys', async () => {
  const page = await atTheBeach();
  await asked(page, /Landing craft A1 has 12 action points/);
  await dragTo(page, await middleOf(page, CRAFT), 'square:c4');
  await button(page, /Land everybody at c4/).waitFor();
  await button(page, /Choose who lands at c4/).click();
  await asked(page, /Who lands at c4 from landing craft A1\?/);
  expect(await hold(page, 'landing craft A1').getAttribute('aria-expanded')).toBe('true');
  await button(page, 'rifle group A2, attacker').click();
  await button(page, /^Rifle group A2 lands at c4/).waitFor();
  await button(page, 'LMG group A1, attacker').focus();
  await page.keyboard.press('Enter');
  await button(page, /^Rifle group A2 and LMG group A1 land at c4/).click();
  await asked(page, /Landing craft A1 has 12 action points/);
  expect(await holds(page, 'c4')).toMatch(/LMG group A1.*rifle group A2/);
  expect(await hold(page, 'landing craft A1').innerText()).toMatch(/: 1$/);
});

/** What a page is made of, once nothing in it moves any more. */
async function settled(part: Locator): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await part.innerHTML();
        return last === before;
      },
      { interval: 250 },
    )
    .toBe(true);
  return last;
}

test('where mines lie is on no page of the attacker’s', { timeout: 60_000 }, async () => {
  const handedOver = async (mines: readonly string[]): Promise<string[]> => {
    const page = await openPage({ path: '/new/pbi-boats?scenario=harbour-raid' });
    await seatTwo(page);
    await begin(page);
    for (const [nth, square] of mines.entries()) {
      // Who lays the first has the screen: nobody takes it before the attacker.
      await asked(
        page,
        new RegExp(`in row ${nth + 2} .* a mine\\? ${['3', '2', 'One'][nth]} left`),
      );
      await clickAt(page, `square:${square}`);
    }
    await asked(page, /picket boat D1/);
    await clickAt(page, 'square:d5');
    await button(page, /Picket boat D1 at d5, facing south/).click();
    for (const [nth, group] of DEFENDERS.entries()) {
      await asked(page, new RegExp(`Where does ${group} start`));
      await clickAt(page, `square:${['d7', 'e7', 'f7'][Math.floor(nth / 4)]}`);
    }
    await button(page, text('play.handOver.take', { side: 'the attacker' })).click();
    await asked(page, /Where does MTB A1 start/);
    const main = await settled(page.locator('#app'));
    expect(/a mine that the enemy does not know of|ownMine/.test(main)).toBe(false);
    // Every match has a name of its own, and so has whatever is drawn anew.
    return main.replaceAll(/\/(?:replay|play)\/\w+|_r_\w+/g, '').split('<');
  };
  const [one, other] = [await handedOver(['b2', 'c3', 'd4']), await handedOver(['g2', 'f3', 'e4'])];
  expect(other.filter((part, nth) => part !== one[nth])).toEqual([]);
  expect(other.length).toBe(one.length);
});

test('on a phone holds are behind a button, and a boat goes to a square that is tapped, or where a finger drags it', async () => {
  const page = await beginAt(SHORE, true);
  await asked(page, /Landing craft A1 has 12 action points/);
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(wide).toBe(screen);
  await button(page, /^Beside the table/).click();
  const aboard = page.getByRole('dialog').getByRole('region', { name: 'Aboard landing craft A2' });
  expect(await aboard.getByRole('button').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  const { x, y } = await middleOf(page, 'square:c3');
  await page.touchscreen.tap(x, y);
  await asked(page, /has 11 action points/);
  expect(await holds(page, 'c3')).toMatch(/landing craft A1/);
  // A finger drags it as well, and the table stays where it is.
  await slide(page, { from: await middleOf(page, CRAFT), to: await middleOf(page, 'square:c2') });
  await asked(page, /has 9 action points/);
  expect(await holds(page, 'c2')).toMatch(/landing craft A1/);
});

test('boats of an army are fitted, and each further weapon of a kind costs double', async () => {
  const page = await openPage({ path: '/armies/pbi-boats' });
  const attacker = page.getByRole('region', { name: 'Attacker' });
  const first = attacker.locator('details').first();
  await first.locator('summary').click();
  await first.getByRole('spinbutton', { name: /: HMG/ }).fill('2');
  await expect.poll(() => first.locator('summary').innerText()).toMatch(/HMG.* 2/);
  // Fifteen points and thirty more.
  await attacker.getByText('353 points, 45 more than the 308').waitFor();
  expect(await button(page, text('armies.play')).isDisabled()).toBe(true);
});

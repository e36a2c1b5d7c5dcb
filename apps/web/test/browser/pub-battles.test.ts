// Pub Battles: blocks on a map that are dragged, turned and put down, and an enemy one knows little of.
import { Match, seededDraw } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { ashwell, ashwellInReach, blocksOfAshwell } from './ashwell.ts';
import {
  begin,
  clickSpot,
  dragOver,
  ended,
  headed,
  inWindow,
  letComputerFinish,
  openFile,
  question,
  seatTwo,
  settled,
  type Spot,
  standing,
} from './person.ts';
import { linkTo } from './positions.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';
import { slide } from './fingers.ts';
import { beginAt, button, ghosts, note, shareTable } from './tabletop.ts';

/** The blocks of the teaching battle by their numbers. */
const BLOCKS = blocksOfAshwell();
const [TRAIN, HARCOURT, FIRST_FOOT, RANGERS, GRENADIERS, THIRD_FOOT] = [
  'Red Train',
  'Harcourt',
  'First Foot',
  'Rangers',
  'Grenadiers',
  'Third Foot',
].map((name) => BLOCKS[name]);
/** The height of its map: what is drawn has y downward. */
const HEIGHT = 9000;

function log(page: Page, words: RegExp) {
  return page.getByRole('log').getByText(words);
}

/** Where a block stands, with y up. */
async function placeOf(page: Page, block: string): Promise<Spot> {
  const { x, y } = (await standing(page))[`piece:${block}`];
  return { x, y: HEIGHT - y };
}

async function over(page: Page, block: string, spot: Spot): Promise<void> {
  await dragOver(page, `piece:${block}`, spot);
  await expect.poll(() => ghosts(page).count()).toBeGreaterThan(0);
}

/** How the ghost is turned, in whole degrees clockwise from up. */
async function ghostFacing(page: Page): Promise<number> {
  const turn = await page
    .locator('[class*="guide"] rect[class*="frame"]')
    .first()
    .getAttribute('transform');
  return Number(/-?\d+/.exec(turn ?? '')?.[0]);
}

/** Ends the moves of a Command, with the second step that it takes while something could still be done. */
async function endCommand(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await button(page, /Yes, do it/).waitFor();
  await page.keyboard.press('Enter');
}

const alert = (page: Page) => page.getByRole('alert');

const atAshwell = shareTable(ashwell());
const inReach = shareTable(ashwellInReach());

test(
  'a battle is begun, its chits are drawn, and it comes to an end',
  { timeout: 180_000 },
  async () => {
    const page = await openPage({ path: '/new/pub-battles' });
    await page.getByRole('radio', { name: /^The Lode at Ashwell/ }).check();
    await begin(page);
    expect(await question(page)).toMatch(/^Red The armies are in place\./);
    await page.keyboard.press('Enter');
    // Whoever's chit is drawn, Enter lets the order stand.
    for (let i = 0; i < 8; i++) {
      await expect
        .poll(() => question(page), { timeout: 15_000 })
        .not.toMatch(/armies are in place/);
      if (!(await question(page)).includes('Do you alter')) break;
      const before = await log(page, /./).allInnerTexts();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => log(page, /./).allInnerTexts(), { timeout: 15_000 })
        .not.toEqual(before);
    }
    expect(await question(page)).toMatch(/^Red Harcourt moves/);
    // All of the Command are lit and listed, and it is known how the move is ended.
    const lit = page.locator('main svg[role="group"] [data-state="choosable"]');
    const picks = await lit.evaluateAll((all) => all.map((each) => each.getAttribute('data-pick')));
    // Whether its train can do something hangs on what has happened by then.
    expect(new Set(picks.filter((pick) => pick !== 'piece:R7'))).toEqual(
      new Set(['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map((piece) => `piece:${piece}`)),
    );
    await button(page, /Second Levy/)
      .first()
      .waitFor();
    await button(page, /No more moves for this Command/).waitFor();
    await letComputerFinish(page);
    expect(await ended(page).getByRole('heading').innerText()).not.toBe('');
  },
);

describe('a block', () => {
  test('is dragged, stays where it is put, turns after the pointer, and is set', async () => {
    const page = await atAshwell();
    const from = await placeOf(page, GRENADIERS);
    await over(page, GRENADIERS, { x: from.x + 500, y: from.y + 300 });
    await expect.poll(() => note(page).innerText()).toMatch(/of 5\.25 inches/);
    expect(await placeOf(page, GRENADIERS)).toEqual(from);
    await page.mouse.up();
    await button(page, text('play.set')).waitFor();
    expect(await ghostFacing(page)).toBe(90);
    const ahead = await inWindow(page, { x: from.x + 2000, y: from.y + 1800 });
    await page.mouse.move(ahead.x, ahead.y);
    await expect.poll(() => ghostFacing(page)).toBe(45);
    await page.mouse.click(ahead.x, ahead.y);
    await log(page, /Grenadiers .* moves /).waitFor();
    const to = await placeOf(page, GRENADIERS);
    expect(Math.hypot(to.x - from.x - 500, to.y - from.y - 300)).toBeLessThan(40);
    expect(await ghosts(page).count()).toBe(0);
  });

  test('keeps its facing when the ghost itself is clicked, and Escape takes one pick back', async () => {
    const page = await atAshwell();
    const from = await placeOf(page, GRENADIERS);
    const to = { x: from.x + 500, y: from.y + 300 };
    await over(page, GRENADIERS, to);
    await page.mouse.up();
    await button(page, text('play.set')).waitFor();
    await page.keyboard.press('Escape');
    await button(page, text('play.set')).waitFor({ state: 'detached' });
    await clickSpot(page, to);
    await button(page, text('play.set')).waitFor();
    // At the end of the ghost: a place beside it would turn it.
    await clickSpot(page, { x: to.x, y: to.y + 850 });
    await log(page, /Grenadiers .* moves /).waitFor();
    expect((await placeOf(page, GRENADIERS)).x).toBeGreaterThan(from.x + 450);
  });

  test('that is turned while it is held is done with where it is let go', async () => {
    const page = await atAshwell();
    const from = await placeOf(page, GRENADIERS);
    await over(page, GRENADIERS, { x: from.x + 500, y: from.y + 300 });
    await page.mouse.wheel(0, 100);
    await expect.poll(() => ghostFacing(page)).toBe(105);
    await page.keyboard.press('q');
    await expect.poll(() => ghostFacing(page)).toBe(90);
    await page.keyboard.press('Shift+E');
    await expect.poll(() => ghostFacing(page)).toBe(93);
    await page.mouse.up();
    await log(page, /Grenadiers .* moves /).waitFor();
  });

  test('stays turned by keys wherever the pointer goes, and where it is refused', async () => {
    const page = await atAshwell();
    const from = await placeOf(page, GRENADIERS);
    await over(page, GRENADIERS, { x: from.x + 500, y: from.y + 300 });
    await page.mouse.up();
    const set = button(page, text('play.set'));
    await set.waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await expect.poll(() => ghostFacing(page)).toBe(120);
    const north = await inWindow(page, { x: from.x + 500, y: from.y + 2000 });
    await page.mouse.move(north.x, north.y);
    await set.hover();
    await page.waitForTimeout(100);
    expect(await ghostFacing(page)).toBe(120);
    await page.keyboard.press('e');
    await expect.poll(() => ghostFacing(page)).toBe(135);
    await set.click();
    await log(page, /Grenadiers .* moves /).waitFor();
    const block = page.locator(`main svg[role="group"] [data-pick="piece:${GRENADIERS}"]`);
    await expect.poll(() => block.locator('[style*="rotate(135deg)"]').count()).toBeGreaterThan(0);
    // Where nothing may be put down, Enter says why and changes nothing.
    await over(page, FIRST_FOOT, { x: 11_000, y: 8000 });
    await page.keyboard.press('e');
    const facing = await ghostFacing(page);
    await page.keyboard.press('Enter');
    await alert(page).waitFor();
    expect(await ghostFacing(page)).toBe(facing);
  });

  test('that is dragged where it cannot go stays, and the rule is told', async () => {
    const page = await atAshwell();
    const from = await placeOf(page, RANGERS);
    await over(page, RANGERS, { x: 11_000, y: 8000 });
    await expect.poll(() => note(page).innerText()).toMatch(/Not possible: .* PB-1\.3$/);
    await page.mouse.up();
    expect(await alert(page).innerText()).toMatch(/^Not possible: .* PB-1\.3$/);
    expect(await placeOf(page, RANGERS)).toEqual(from);
    expect(await button(page, text('play.set')).count()).toBe(0);
  });

  test('goes into reserve with its HQ, and others come out of it onto the map', async () => {
    const page = await atAshwell();
    const hq = await placeOf(page, HARCOURT);
    await dragOver(page, `piece:${FIRST_FOOT}`, hq);
    await page.mouse.up();
    await button(page, /First Foot .* goes into reserve with Harcourt/).waitFor();
    await page.keyboard.press('Enter');
    await log(page, /First Foot .* goes into reserve/).waitFor();
    const box = await page.locator('button[data-handle][title^="Second Levy"]').boundingBox();
    const to = await inWindow(page, { x: hq.x + 900, y: hq.y + 900 });
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect.poll(() => ghosts(page).count()).toBe(1);
    await page.mouse.up();
    await button(page, text('play.set')).waitFor();
    await page.keyboard.press('Enter');
    await log(page, /Second Levy .* (appears|moves)/)
      .first()
      .waitFor();
  });

  test('goes by road in column', async () => {
    const page = await beginAt(
      ashwell({ 'First Foot': [2450, 2900, 90], Harcourt: [1130, 6000, 90] }),
    );
    await over(page, TRAIN, { x: 2000, y: 4930 });
    await page.mouse.up();
    await button(page, /By road, to stand in column/).click();
    const ahead = await inWindow(page, { x: 6000, y: 5000 });
    await page.mouse.move(ahead.x, ahead.y);
    await page.mouse.click(ahead.x, ahead.y);
    await log(page, /Red Train/).waitFor();
  });

  test('moves together with others that are added with Shift', async () => {
    const page = await atAshwell();
    const [first, train] = [await placeOf(page, GRENADIERS), await placeOf(page, FIRST_FOOT)];
    await clickSpot(page, first);
    await page.keyboard.down('Shift');
    await clickSpot(page, train);
    await page.keyboard.up('Shift');
    await over(page, FIRST_FOOT, { x: train.x - 300, y: train.y });
    await expect.poll(() => ghosts(page).count()).toBe(2);
    await page.mouse.up();
    await clickSpot(page, { x: train.x - 300, y: train.y });
    await expect.poll(async () => (await placeOf(page, GRENADIERS)).x - first.x).toBeLessThan(-250);
    expect((await placeOf(page, FIRST_FOOT)).x - train.x).toBeLessThan(-250);
  });
});

test('an enemy is attacked by dragging onto it, and the combat fought to its end', async () => {
  const page = await inReach();
  await over(page, FIRST_FOOT, await placeOf(page, THIRD_FOOT));
  await page.mouse.up();
  await button(page, /First Foot .* attacks the front of block B\d/).waitFor();
  // Another place along the edge is chosen by pointing there.
  const aside = await inWindow(page, { x: 7000, y: 3600 });
  await page.mouse.move(aside.x, aside.y);
  await expect.poll(() => ghosts(page).count()).toBe(1);
  await page.mouse.click(aside.x, aside.y);
  await log(page, /First Foot .* attacks block B\d/).waitFor();
  await endCommand(page);
  const stay = page.getByRole('button', { name: 'Stay', exact: true });
  const fought = log(page, /The combat is over/);
  for (let i = 0; i < 30; i++) {
    await fought.or(stay).first().waitFor();
    if (await fought.isVisible()) break;
    // What staying would lead to is charted before it is chosen.
    if (i === 0) await page.getByRole('figure').first().waitFor();
    await stay.click();
    await expect.poll(async () => (await stay.isVisible()) || (await fought.count())).toBeTruthy();
  }
  await fought.waitFor();
  await button(page, text('play.log.all')).click();
  await page
    .getByRole('dialog')
    .getByText(/fires at .*: (No hit|One hit|\d+ hits)\./)
    .first()
    .waitFor();
});

test('an attack that is offered is made with Enter', async () => {
  const page = await inReach();
  await over(page, FIRST_FOOT, await placeOf(page, THIRD_FOOT));
  await page.mouse.up();
  await button(page, /attacks the front/).waitFor();
  await expect.poll(() => button(page, text('play.set')).isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  await log(page, /First Foot .* attacks block B\d/).waitFor();
});

test('a combat is found on the map by those who fight it', async () => {
  const page = await inReach();
  await over(page, FIRST_FOOT, await placeOf(page, THIRD_FOOT));
  await page.mouse.up();
  await button(page, /attacks the front/).waitFor();
  await page.keyboard.press('Enter');
  await log(page, /attacks block B\d/).waitFor();
  await endCommand(page);
  const stay = page.getByRole('button', { name: 'Stay', exact: true });
  await stay
    .or(log(page, /The combat is over/))
    .first()
    .waitFor();
  // Whoever dies at once is asked nothing.
  if (await stay.isVisible()) {
    expect(await page.locator('[class*="guide"] [class*="mark"]').count()).toBe(2);
  }
});

test('an HQ is taken by its flag, and the signs are explained', async () => {
  const page = await atAshwell();
  const { x, y } = await placeOf(page, HARCOURT);
  await clickSpot(page, { x: x + 300, y: y + 640 });
  await button(page, /Harcourt .* stays where it is/).waitFor();
  await page.keyboard.press('Escape');
  await button(page, text('play.signs')).click();
  const signs = page.getByRole('dialog', { name: text('play.signs.title') });
  await signs.getByText(/^Spent: bare/).waitFor();
  await expectAccessible(page);
});

test('what is told of a block lies beside the tools that turn it', async () => {
  const page = await atAshwell();
  const from = await placeOf(page, GRENADIERS);
  await over(page, GRENADIERS, { x: from.x + 500, y: from.y + 300 });
  await page.mouse.up();
  const set = button(page, text('play.set'));
  await set.waitFor();
  const north = await inWindow(page, { x: from.x + 500, y: HEIGHT - 300 });
  await page.mouse.move(north.x, north.y);
  await expect.poll(() => note(page).count()).toBe(1);
  const [told, tool] = [await note(page).boundingBox(), await set.boundingBox()];
  const bottom = (told?.y ?? 0) + (told?.height ?? 0);
  expect(bottom).toBeLessThan(tool?.y ?? 0);
});

test('whoever writes an order of battle sees it, and nobody else does', async () => {
  const page = await openPage({ path: '/new/pub-battles' });
  await page.getByRole('radio', { name: 'Free game: The Lode at Ashwell' }).check();
  await seatTwo(page);
  await page.getByRole('button', { name: text('start.begin') }).click();
  const take = page.getByRole('button', { name: /^I am / });
  await take.click();
  await button(page, /Raise a Command/).click();
  await button(page, /With a rating of 3/).click();
  await button(page, /rating of 3, from the beginning/).click();
  await button(page, /Enlist elite/).click();
  await button(page, /^Red I: rating 3, from the beginning: 2/).click();
  const written = page.getByRole('region', { name: 'Red I: rating 3, from the beginning' });
  await written.getByRole('button', { name: 'Red I 1 (elite)' }).waitFor();
  // There is no way back: F asks first.
  await page.keyboard.press('f');
  await button(page, /Yes, do it/).click();
  await take.click();
  await button(page, /Raise a Command/).waitFor();
  expect(await page.locator('body').innerHTML()).not.toMatch(/Red I|elite/);
});

describe('two people at one screen', () => {
  const blue = /Third Foot|Fourth Foot|Fifth Foot|Vane|Skirmishers|Blue Train|\bHorse\b/;
  const red = /Grenadiers|Field Battery|First Foot|Second Levy|Rangers|Red Train|Harcourt/;

  test('see nothing of the other side but blocks, and hand the covered screen over', async () => {
    const page = await openPage({ path: '/new/pub-battles' });
    await seatTwo(page);
    await page.getByRole('button', { name: text('start.begin') }).click();
    await page.waitForURL('**/play/*');
    const cover = page.locator('main h1', { hasText: 'Hand over' });
    const asked = page.locator('[data-choice]').first();
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      await cover.or(asked).first().waitFor();
      if (await cover.isVisible()) {
        const html = await page.locator('body').innerHTML();
        expect(html).not.toMatch(blue);
        expect(html).not.toMatch(red);
        await page.locator('main button').click();
        await asked.waitFor();
      }
      const side = (await question(page)).startsWith('Red') ? 'Red' : 'Blue';
      seen.add(side);
      const html = await page.locator('body').innerHTML();
      expect(html, side).not.toMatch(side === 'Red' ? blue : red);
      expect(html, side).toMatch(side === 'Red' ? red : blue);
      // The first of what is offered, or the end of a move.
      await page.keyboard.press((await page.locator('[data-default]').count()) > 0 ? 'Enter' : 'f');
      await page.waitForTimeout(100);
    }
    expect(seen.size).toBe(2);
    // As long as the match goes on, it is watched again without secrets.
    await page.goto(page.url().replace('/play/', '/replay/'));
    await headed(page);
    const html = await page.locator('body').innerHTML();
    expect(html).not.toMatch(blue);
    expect(html).not.toMatch(red);
  });

  test('when the match is over, everything is seen when it is watched again', async () => {
    const page = await openPage();
    await openFile(page, 'match.json', JSON.stringify(randomMatch('replay').save()));
    await page.waitForURL('**/replay/*');
    await page.locator('main [data-pick^="piece:R"]').first().waitFor();
    const html = await page.locator('body').innerHTML();
    for (const name of ['Third Foot', 'Skirmishers', 'Grenadiers', 'Rangers']) {
      expect(html).toContain(name);
    }
  });
});

test('on a phone a block is chosen by the first tap after the table was dragged', async () => {
  const page = await beginAt(ashwell(), true);
  const block = await placeOf(page, GRENADIERS);
  await button(page, text('board.fit')).tap();
  const empty = { x: block.x + 3000, y: block.y + 2500 };
  await slide(page, {
    from: await inWindow(page, empty),
    to: await inWindow(page, { ...empty, y: empty.y + 900 }),
  });
  const { x, y } = await inWindow(page, block);
  await page.touchscreen.tap(x, y);
  await button(page, /^Grenadiers .* stays where it is/).waitFor();
});

test('on a phone a block is dragged, turned with a tap or by its knob, and set with a button', async () => {
  const page = await beginAt(ashwell(), true);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
  const from = await placeOf(page, GRENADIERS);
  await button(page, text('board.fit')).tap();
  // A finger need not hit the thin block.
  const beside = { x: from.x + 350, y: from.y };
  const to = { x: from.x + 500, y: from.y + 300 };
  await slide(page, {
    from: await inWindow(page, beside),
    to: await inWindow(page, { x: to.x + 350, y: to.y }),
  });
  const set = button(page, text('play.set'));
  await set.waitFor();
  const size = await set.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await ghostFacing(page)).toBe(90);
  const north = await inWindow(page, { x: to.x, y: to.y + 1900 });
  await page.touchscreen.tap(north.x, north.y);
  await expect.poll(() => ghostFacing(page)).toBe(0);
  // The tap has not set it: the knob turns it further.
  const knob = await page.locator('[class*="knob"] circle').boundingBox();
  const hold = { x: (knob?.x ?? 0) + 5, y: (knob?.y ?? 0) + 5 };
  const east = await inWindow(page, { x: to.x + 2500, y: to.y });
  await slide(page, { from: hold, to: east });
  await expect.poll(() => ghostFacing(page)).toBe(90);
  await expect.poll(() => set.isEnabled()).toBe(true);
  await set.tap();
  await set.waitFor({ state: 'detached' });
  await expect.poll(() => question(page)).toMatch(/What do its pieces do/);
  expect(Math.abs((await placeOf(page, GRENADIERS)).x - to.x)).toBeLessThan(60);
});

test('on a phone the tools that turn a block lie at the other edge of the map', async () => {
  const page = await beginAt(ashwellInReach(), true);
  const from = await placeOf(page, FIRST_FOOT);
  await over(page, FIRST_FOOT, { x: from.x, y: from.y - 400 });
  await page.mouse.up();
  const bar = page.getByRole('group', { name: text('play.turning') });
  await bar.waitFor();
  const map = await page.locator('main svg[role="group"]').boundingBox();
  const tools = await bar.boundingBox();
  const middle = (map?.y ?? 0) + (map?.height ?? 0) / 2;
  expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThan(middle);
});

test('by keys alone a whole Command is moved', async () => {
  const page = await openPage({ path: await linkTo(ashwell()) });
  await button(page, text('start.begin')).press('Enter');
  await page.waitForURL('**/play/*');
  await settled(page);
  // The HQ by a proposal.
  await page.keyboard.press('1');
  await button(page, /Harcourt .* moves .*facing/)
    .first()
    .waitFor();
  await page.keyboard.press('1');
  await log(page, /Harcourt .* moves /).waitFor();
  // The Grenadiers wherever the arrow keys carry them.
  const from = await placeOf(page, GRENADIERS);
  const grenadiers = page.locator('[data-choice]').filter({ hasText: 'Grenadiers' });
  await page.keyboard.press((await grenadiers.getAttribute('data-choice')) ?? '');
  await button(page, /Grenadiers .* stays where it is/).waitFor();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'e', 'q']) await page.keyboard.press(key);
  await expect.poll(() => ghosts(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await log(page, /Grenadiers .* moves /).waitFor();
  expect(await placeOf(page, GRENADIERS)).toEqual({ x: from.x - 250, y: from.y + 500 });
  // E turns what is taken up, and nothing else.
  await page.keyboard.press('1');
  await button(page, /stays where it is/).waitFor();
  await page.keyboard.press('e');
  await expect.poll(() => ghosts(page).count()).toBe(1);
  expect((await ghostFacing(page)) % 90).toBe(15);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await button(page, /stays where it is/).waitFor({ state: 'detached' });
  // One stays, and then the move is ended.
  await page.keyboard.press('1');
  await button(page, /stays where it is/).waitFor();
  await page.keyboard.press('f');
  await button(page, /stays where it is/).waitFor({ state: 'detached' });
  await page.locator('[data-choice="f"]').filter({ hasText: 'No more moves' }).waitFor();
  await endCommand(page);
  await log(page, /One of Red’s Commands has moved/).waitFor();
});

describe('for those who cannot see it well', () => {
  test(
    'where a game is set up, the rules and the quick reference',
    { timeout: 120_000 },
    async () => {
      const page = await openPage({ path: '/new/pub-battles' });
      for (const path of ['/new/pub-battles', '/rules/pub-battles', '/reference/pub-battles']) {
        await page.goto(path);
        await headed(page);
        await expectAccessible(page);
      }
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      // The quick reference is one page of A4.
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    },
  );

  test('the table while a Command moves, and a block that is turned', async () => {
    const page = await atAshwell();
    await expectAccessibleInAllLooks(page);
    const from = await placeOf(page, GRENADIERS);
    await over(page, GRENADIERS, { x: from.x + 500, y: from.y + 300 });
    await page.mouse.up();
    await button(page, text('play.set')).waitFor();
    await expectAccessible(page);
  });

  test('the boxes beside a battle of whole armies, what its signs mean, and what is asked twice', async () => {
    const page = await beginAt(pubBattles.scenarios[1]);
    // All that is painted on what waits there is said: an HQ has its rating on it.
    await button(page, /^On the way: Howe/).click();
    await button(page, /^Howe \(HQ\), Red \(rating: \d/).waitFor();
    await expectAccessible(page);
    await button(page, text('play.signs')).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    const next = await beginAt(ashwell());
    await next.keyboard.press('f');
    await button(next, /Yes, do it/).waitFor();
    await expectAccessibleInAllLooks(next);
  });

  test('the table with an attack and its choices', async () => {
    const page = await inReach();
    await over(page, FIRST_FOOT, await placeOf(page, THIRD_FOOT));
    await page.mouse.up();
    await button(page, /attacks the front/).waitFor();
    await expectAccessible(page);
  });
});

/** A whole match in which everybody does anything. */
function randomMatch(seed: string): Match {
  const started = Match.start(pubBattles, pubBattles.scenarios[0], {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error('the teaching battle cannot be played');
  const match = started.value;
  const draw = seededDraw(seed);
  while (match.pending.outcome === undefined) {
    const [{ side }] = match.pending.decisions;
    const moves = match.moves(side);
    match.play(side, moves[draw(moves.length) - 1]);
  }
  return match;
}

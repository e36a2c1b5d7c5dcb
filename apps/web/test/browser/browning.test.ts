// Bring the Browning: a free table, on which places are pointed at and figures dragged.
import { browning, type State } from '@sandtable/browning';
import { Match, seededDraw } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { acting, crowded, MEADOW } from './meadow.ts';
import {
  begin,
  clickAt,
  clickSpot,
  dragOver,
  ended,
  headed,
  inWindow,
  letComputerFinish,
  middleOf,
  onBoard,
  openFile,
  question,
  seatTwo,
  settled,
  type Spot,
  standing,
} from './person.ts';
import { linkTo } from './positions.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage, reopen } from './stage.ts';
import { beginAt, button, ghosts, note, shareTable } from './tabletop.ts';

/** How far each figure of a team has gone from where it was. */
function steps(
  team: string,
  before: Readonly<Record<string, Spot>>,
  after: Readonly<Record<string, Spot>>,
): Spot[] {
  return Object.keys(before)
    .filter((key) => key.startsWith(`piece:${team}-`))
    .map((key) => ({ x: after[key].x - before[key].x, y: after[key].y - before[key].y }));
}

test(
  'a whole game against the computer, the first team by hand',
  { timeout: 120_000 },
  async () => {
    const page = await openPage({ path: '/new/browning' });
    await page.getByRole('radio', { name: 'Last Light' }).check();
    await begin(page);
    expect(await question(page)).toMatch(/^Attacker Who acts\? Up to 2 in this pick\. BB-2\.1/);

    await clickAt(page, 'piece:A1-3');
    expect(await question(page)).toMatch(/Where does the leader of A1 go\? BB-3\.1/);
    // Spots are proposed; any other place will do as well, within its reach.
    expect(await page.locator('circle[data-pick^="point:"]').count()).toBeGreaterThan(0);
    await clickSpot(page, { x: 900, y: 560 });
    expect(await question(page)).toMatch(/Does A1 move\? BB-4\.1/);
    await onBoard(page, 'piece:leader A1').waitFor();

    await button(page, 'Roll to move').click();
    expect(await question(page)).toMatch(/Where does A1 move\? [1-6]″ in the open/);
    // The table has come closer with the question, and is drawn: nothing of it moves under a hand later.
    expect(await page.locator('main [style*="perspective"]').count()).toBe(0);
    const before = await standing(page);
    // Nobody rolls less than an inch.
    await dragOver(page, 'piece:A1-1', { x: 756, y: 659 });
    await expect.poll(() => ghosts(page).count()).toBe(6);
    expect((await standing(page))['piece:A1-1']).toEqual(before['piece:A1-1']);
    await page.mouse.up();
    expect(await question(page)).toMatch(/Where does A1 fire\? BB-5\.1/);
    await expect.poll(() => ghosts(page).count()).toBe(0);
    const moved = steps('A1', before, await standing(page));
    expect(moved).toHaveLength(6);
    for (const { x, y } of moved) {
      expect(Math.abs(x)).toBeLessThanOrEqual(6);
      expect(Math.abs(y - 80)).toBeLessThanOrEqual(6);
      expect({ x, y }).toEqual(moved[0]);
    }

    const target = { x: 480, y: 2580 };
    const { x, y } = await inWindow(page, target);
    await page.mouse.move(x, y);
    await expect.poll(() => note(page).innerText()).toMatch(/5 targets: \d in the open/);
    await clickSpot(page, target);
    const fire = button(page, /^(?:1 )?Fire at \S+ and 4 more/);
    await fire.waitFor();
    const chart = page.getByRole('figure').first();
    expect(await chart.locator('figcaption').innerText()).toMatch(/on average/);
    for (const bar of await chart.getByRole('listitem').allTextContents()) {
      expect(bar).toMatch(/^\d+: [<>]?\d+ %/);
    }
    await fire.click();
    await page
      .getByRole('log')
      .getByText(/A1 fires with .* at 5 targets/)
      .waitFor();

    await letComputerFinish(page);
    expect(await ended(page).getByRole('heading').innerText()).not.toBe('');
  },
);

const march = shareTable(acting('march'));
const fire = shareTable(acting('fire'));

describe('what is not allowed', () => {
  test('a single figure that is to go too far stays, and it is told why', async () => {
    const page = await march();
    const before = await standing(page);
    await clickAt(page, 'piece:A1-2');
    await button(page, 'Only this figure').click();
    await clickSpot(page, { x: 1100, y: 1050 });
    const refused = page.getByRole('alert');
    expect(await refused.innerText()).toMatch(
      /^Not possible: That is farther than the higher die\. BB-4\.1$/,
    );
    expect(await standing(page)).toEqual(before);
    // Four inches can be gone, and nobody goes along.
    await clickSpot(page, { x: 1100, y: 800 });
    await page
      .getByRole('log')
      .getByText(/A1-2 moves\./)
      .waitFor();
    await refused.waitFor({ state: 'detached' });
    const moved = steps('A1', before, await standing(page));
    expect(moved.map(({ y }) => Math.round(y / 100))).toEqual([0, -4, 0, 0, 0]);
    expect(await question(page)).toMatch(/Where does A1 move\?/);
  });

  test('a figure of another team is not moved', async () => {
    const page = await march();
    const before = await standing(page);
    await dragOver(page, 'piece:A2-1', { x: 1800, y: 600 });
    await page.mouse.up();
    expect(await standing(page)).toEqual(before);
    expect(await question(page)).toMatch(/Where does A1 move\?/);
  });

  test('nobody fires where there is no enemy, or where nobody is seen', async () => {
    const page = await fire();
    const refused = page.getByRole('alert');
    await clickSpot(page, { x: 2000, y: 1000 });
    expect(await refused.innerText()).toMatch(
      /^Not possible: There is no enemy in that square\. BB-5\.1$/,
    );
    await clickAt(page, 'piece:K2-3');
    await expect
      .poll(() => refused.innerText())
      .toMatch(/^Not possible: Nobody in the team sees an enemy there\. BB-7\.1$/);
    // The pointer says so already.
    const { x, y } = await inWindow(page, { x: 500, y: 2150 });
    await page.mouse.move(x, y);
    await expect.poll(() => note(page).innerText()).toMatch(/BB-7\.1$/);
    expect(await page.getByRole('figure').count()).toBe(0);
    // What is allowed takes the refusal away.
    await clickAt(page, 'piece:K1-3');
    await button(page, /Fire at \S+ and 4 more/).waitFor();
    await refused.waitFor({ state: 'detached' });
  });
});

describe('a team that moves', () => {
  test('goes where one of it is sent by two clicks, and keeps its arrangement', async () => {
    const page = await march();
    const before = await standing(page);
    await clickAt(page, 'piece:A1-4');
    const { x, y } = await inWindow(page, { x: 1400, y: 700 });
    await page.mouse.move(x, y);
    await expect.poll(() => ghosts(page).count()).toBe(5);
    await page.mouse.click(x, y);
    await page
      .getByRole('log')
      .getByText(/A1-5.* move\./)
      .waitFor();
    const moved = steps('A1', before, await standing(page));
    for (const each of moved) expect(each).toEqual(moved[0]);
    expect(moved[0].y).toBeLessThan(-290);
    for (const each of steps('A2', before, await standing(page))) {
      expect(each).toEqual({ x: 0, y: 0 });
    }
  });

  test('is taken up even by a hand that is not quite still, and let go with Escape', async () => {
    const page = await march();
    const before = await standing(page);
    const { x, y } = await middleOf(page, 'piece:A1-1');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + 2);
    await page.mouse.up();
    await button(page, 'Only this figure').waitFor();
    expect(await standing(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await button(page, 'Only this figure').waitFor({ state: 'detached' });
  });

  test('is taken up though another is drawn over it', async () => {
    const page = await beginAt(acting('march', crowded()));
    // Both figures are under the pointer there, and the other one is drawn last.
    const { x, y } = await inWindow(page, { x: 1230, y: 410 });
    const top = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('[data-pick]')?.outerHTML ?? '',
      { x, y },
    );
    expect(top).toContain('data-pick="piece:A2-3"');
    await page.mouse.click(x, y);
    await button(page, 'Only this figure').waitFor();
  });

  test('half of it, comes back the same after the page was closed', async () => {
    const page = await beginAt(acting('march'));
    await clickAt(page, 'piece:A1-2');
    await button(page, 'Only this figure').click();
    await clickSpot(page, { x: 1100, y: 700 });
    await page
      .getByRole('log')
      .getByText(/A1-2 moves\./)
      .waitFor();
    const [asked, before] = [await question(page), await standing(page)];
    const again = await reopen(page);
    expect(await question(again)).toBe(asked);
    expect(await standing(again)).toEqual(before);
    // Who has moved stays where he is while the others go on.
    await dragOver(again, 'piece:A1-1', { x: 1000, y: 550 });
    await expect.poll(() => ghosts(again).count()).toBe(4);
    await again.mouse.up();
    expect(await question(again)).toMatch(/Where does A1 fire\?/);
    expect(steps('A1', before, await standing(again))[1]).toEqual({ x: 0, y: 0 });
  });
});

/** Presses the key of the choice that is called this. */
async function press(page: Page, name: RegExp): Promise<void> {
  const choice = page.locator('[data-choice]').filter({ hasText: name }).first();
  await choice.waitFor();
  await page.keyboard.press((await choice.getAttribute('data-choice')) ?? '');
}

test('by keys alone a team is activated, led, moved and fires', async () => {
  const page = await openPage({ path: await linkTo(MEADOW) });
  await button(page, text('start.begin')).press('Enter');
  await page.waitForURL('**/play/*');
  await settled(page);
  await press(page, /A1 \(regular, 5 figures\)/);
  await expect.poll(() => question(page)).toMatch(/Where does the leader of A1 go\?/);
  await press(page, /The leader next to/);
  await expect.poll(() => question(page)).toMatch(/Does A1 move\?/);
  await press(page, /Roll to move/);
  await expect.poll(() => question(page)).toMatch(/Where does A1 move\?/);
  const before = await standing(page);
  await press(page, /A1-1/);
  await button(page, 'Only this figure').waitFor();
  await press(page, /The team moves/);
  await expect.poll(() => question(page)).toMatch(/Where does A1 fire\?/);
  expect(await standing(page)).not.toEqual(before);
  await press(page, /Fire at/);
  const odds = page.getByRole('figure').first();
  await odds.waitFor();
  await press(page, /Fire at/);
  await page
    .getByRole('log')
    .getByText(/A1 fires/)
    .waitFor();
});

test('two people at one screen hand nothing over: both see everything', async () => {
  const page = await openPage({ path: await linkTo(MEADOW) });
  await seatTwo(page);
  await begin(page);
  for (const [side, team] of [
    ['Attacker', 'A1'],
    ['Attacker', 'A2'],
    ['Defender', 'K1'],
  ]) {
    expect(await question(page)).toMatch(new RegExp(`^${side} Who acts`));
    await clickAt(page, `piece:${team}-1`);
    await expect.poll(() => question(page)).toMatch(new RegExp(`leader of ${team}`));
    await clickAt(page, `piece:${team}-3`);
    await button(page, /^Stay$/).click();
    await button(page, 'Hold fire').click();
    expect(await page.getByRole('heading', { name: /Hand over/ }).count()).toBe(0);
  }
});

describe('on a phone', () => {
  async function tap(page: Page, at: Spot): Promise<void> {
    await page.touchscreen.tap(at.x, at.y);
  }

  test('nothing sticks out to the side, and a team is activated and led by a finger', async () => {
    const page = await beginAt(MEADOW, true);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, String(width)).toBeLessThanOrEqual(0);
    }
    await onBoard(page, 'piece:A1-3').scrollIntoViewIfNeeded();
    await tap(page, await middleOf(page, 'piece:A1-3'));
    await expect.poll(() => question(page)).toMatch(/Where does the leader of A1 go\?/);
    await onBoard(page, 'piece:A1-3').scrollIntoViewIfNeeded();
    await tap(page, await inWindow(page, { x: 1250, y: 250 }));
    await expect.poll(() => question(page)).toMatch(/Does A1 move\?/);
    await onBoard(page, 'piece:leader A1').waitFor();
  });

  test('a team is sent by two taps', async () => {
    const page = await beginAt(acting('march'), true);
    const before = await standing(page);
    await onBoard(page, 'piece:A1-3').scrollIntoViewIfNeeded();
    await tap(page, await middleOf(page, 'piece:A1-3'));
    await button(page, 'Only this figure').waitFor();
    await onBoard(page, 'piece:A1-3').scrollIntoViewIfNeeded();
    await tap(page, await inWindow(page, { x: 1200, y: 650 }));
    await expect.poll(() => question(page)).toMatch(/Where does A1 fire\?/);
    expect(steps('A1', before, await standing(page))[0].y).toBeLessThan(-200);
  });
});

describe('for those who cannot see it well', () => {
  test('where a game is set up, the rules and the quick reference', async () => {
    const page = await openPage({ path: '/new/browning' });
    for (const path of ['/new/browning', '/rules/browning', '/reference/browning']) {
      await page.goto(path);
      await headed(page);
      await expectAccessible(page);
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // The quick reference is one page of A4.
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('the table when a team moves', async () => {
    const page = await march();
    await expectAccessible(page);
    await clickAt(page, 'piece:A1-2');
    await button(page, 'Only this figure').click();
    await clickSpot(page, { x: 1100, y: 1050 });
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
  });

  test('the table when a team fires', async () => {
    const page = await fire();
    await clickAt(page, 'piece:K1-3');
    await page.getByRole('figure').first().waitFor();
    await expectAccessibleInAllLooks(page);
  });
});

describe('a match that is watched again', () => {
  let finished: Match;

  beforeAll(() => {
    finished = randomMatch('replay');
  });

  test('goes to any step, and shows where everybody stood', async () => {
    const page = await openPage();
    await openFile(page, 'match.json', JSON.stringify(finished.save()));
    await page.waitForURL('**/replay/*');
    const total = finished.steps.length;
    const at = (step: number): Promise<void> =>
      page.getByText(text('replay.stepOf', { step, total }), { exact: true }).waitFor();
    const pieces = page.locator('main [data-pick^="piece:"]');
    await at(0);
    expect(await pieces.count()).toBe(20);
    await page.keyboard.press('ArrowRight');
    await at(1);
    await page.keyboard.press('End');
    await at(total);
    const left = browning
      .scene(finished.view('attacker') as State)
      .pieces.map(({ id }) => `piece:${id}`);
    // Those who have just left the table fade away.
    await expect
      .poll(() => pieces.evaluateAll((all) => all.map((each) => each.getAttribute('data-pick'))))
      .toEqual(left);
  });
});

/** A whole match in which everybody does anything. */
function randomMatch(seed: string): Match {
  const started = Match.start(browning, MEADOW, {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error('the meadow cannot be played on');
  const match = started.value;
  const draw = seededDraw(seed);
  while (match.pending.outcome === undefined) {
    const [{ side }] = match.pending.decisions;
    const moves = match.moves(side);
    match.play(side, moves[draw(moves.length) - 1]);
  }
  return match;
}

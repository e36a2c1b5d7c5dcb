// Everything has its place: in the middle of each game, on a desk and on a phone.
import type { Scenario } from '@sandtable/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import browning from '../../src/games/browning/showcase.json' with { type: 'json' };
import pbiBoats from '../../src/games/pbi-boats/showcase.json' with { type: 'json' };
import pbi from '../../src/games/pbi/showcase.json' with { type: 'json' };
import pubBattles from '../../src/games/pub-battles/showcase.json' with { type: 'json' };
import squareBashing from '../../src/games/square-bashing/showcase.json' with { type: 'json' };
import { text } from '../../src/words/words.ts';
import { acting } from './meadow.ts';
import {
  begin,
  boardShare,
  chooseInMenu,
  clickAt,
  ended,
  onBoard,
  question,
  seatTwo,
} from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { expectAccessible, openPage } from './stage.ts';

const GAMES = { pbi, pbiBoats, browning, pubBattles, squareBashing };

/** The position with two people at the screen, so that somebody is asked at once. */
async function opened(scenario: Scenario, phone: boolean): Promise<Page> {
  const page = await openPage({ path: await linkTo(scenario), phone });
  await seatTwo(page);
  await page.getByRole('button', { name: text('start.begin') }).click();
  await page.waitForURL('**/play/*');
  const covered = page.getByRole('button', { name: /^I am / });
  const asked = page.locator('[data-choice]').first();
  await covered.or(asked).first().waitFor();
  if (await covered.isVisible()) await covered.click();
  await asked.waitFor();
  // What lies ahead takes a line more as soon as something is known of it.
  await page.getByText(text('play.ahead.working')).waitFor({ state: 'hidden' });
  return page;
}

interface Found {
  /** Places of which not all is seen. */
  readonly outside: readonly string[];
  /** What scrolls, beside the answers. */
  readonly scrolling: readonly string[];
  /** Targets that a finger would miss. */
  readonly small: readonly string[];
}

/** Looks at the page as somebody would who sees and touches it. */
function look(page: Page): Promise<Found> {
  return page.evaluate(
    (names) => {
      const { innerWidth, innerHeight } = window;
      const isInside = (element: Element | null): boolean => {
        if (element === null) return false;
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const isOnScreen =
          left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return isOnScreen && width > 0 && height > 20;
      };
      const places: Record<string, Element | null> = {
        question: document.querySelector('aside [data-question] > p'),
        answer: document.querySelector('aside [data-choice]'),
        prospect: document.querySelector(`[aria-label="${names.prospect}"]`),
        rolls: document.querySelector(`[aria-label="${names.rolls}"]`),
        score: document.querySelector(`[aria-label="${names.score}"] summary`),
        log:
          [...document.querySelectorAll('aside button')].find(
            (button) => button.textContent === names.log,
          ) ?? null,
      };
      const scrolls = (element: Element): boolean => {
        const { overflowY, overflowX } = getComputedStyle(element);
        const may = [overflowY, overflowX].some((each) => each === 'auto' || each === 'scroll');
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        return may && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
      };
      const told = (element: Element): string =>
        `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent.slice(0, 30)}`;
      const all = [...document.querySelectorAll('body *')].filter(
        (element) => !(element instanceof SVGElement),
      );
      const whole = document.documentElement;
      const targets = [...document.querySelectorAll('button, a, summary, input')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      return {
        outside: Object.entries(places).flatMap(([name, each]) => (isInside(each) ? [] : [name])),
        scrolling: [
          ...all
            .filter((each) => each.checkVisibility() && scrolls(each))
            .filter((each) => !each.matches('[data-scrolls]'))
            .map(told),
          ...(whole.scrollHeight > innerHeight + 1 || whole.scrollWidth > innerWidth + 1
            ? ['the page']
            : []),
        ],
        small: targets
          .filter((each) => {
            const { width, height, bottom } = each.getBoundingClientRect();
            // What skips to the content comes into sight with the focus.
            return width > 1 && bottom > 0 && Math.min(width, height) < 43.5;
          })
          .map(told),
      };
    },
    {
      prospect: text('play.prospect'),
      rolls: text('play.rolls'),
      score: text('play.status'),
      log: text('play.log.all'),
    },
  );
}

describe.each(Object.entries(GAMES))('in the middle of %s', (_, scenario) => {
  test('on a desk all places are in sight at once, and only the answers scroll', async () => {
    const page = await opened(scenario as Scenario, false);
    const { outside, scrolling } = await look(page);
    expect({ outside, scrolling }).toEqual({ outside: [], scrolling: [] });
    await expectAccessible(page);
  });

  test('on a phone as well, beside a board that has three fifths of the screen', async () => {
    const page = await opened(scenario as Scenario, true);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      const size = `${width} x ${height}`;
      const { outside, scrolling, small } = await look(page);
      expect.soft({ outside, scrolling, small }, size).toEqual({
        outside: [],
        scrolling: [],
        small: [],
      });
      expect.soft(await boardShare(page), size).toBeGreaterThanOrEqual(0.6);
      await expectAccessible(page);
    }
  });
});

test('what is looked at in the list is drawn on the board, and the other way round', async () => {
  const page = await openPage({ path: await linkTo(FIREFIGHT) });
  await begin(page);
  await clickAt(page, 'square:c2');
  const drawn = page.locator('main svg [class*="guide"] > *');
  const answer = page.locator('[data-listed] [data-choice]').first();
  await page.mouse.move(5, 5);
  const before = await drawn.count();
  // What can be done to the enemy comes first, and eight squares to go to leave room for all of it.
  expect(await answer.innerText()).toContain('Shoot from c2 at c4');
  expect(await answer.innerText()).toContain('rifle group D1');
  const answers = page.locator('aside [data-scrolls]');
  expect(await answers.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(2);
  const below = page.getByRole('region', { name: text('play.prospect') });
  const place = await below.boundingBox();
  await answer.hover();
  await expect.poll(() => drawn.count()).toBeGreaterThan(before);
  // Nothing moves because something is looked at.
  expect(await below.boundingBox()).toEqual(place);
  // The keyboard looks at things as well.
  await page.mouse.move(5, 5);
  await expect.poll(() => drawn.count()).toBe(before);
  await answer.focus();
  await expect.poll(() => drawn.count()).toBeGreaterThan(before);
  const lit = page.locator('[role="gridcell"][data-choosable="true"][data-act="move"]').first();
  const at = (await lit.getAttribute('data-pick')) ?? '';
  await onBoard(page, at).hover({ force: true });
  const pointed = page.locator('[data-choice][data-pointed]');
  await pointed.waitFor();
  expect(await pointed.innerText()).toContain(at.replace('square:', ''));
  // A square that is shot at is not lit as one that is moved to.
  expect(await page.locator('[role="gridcell"][data-act="shoot"]').count()).toBeGreaterThan(0);

  // A double click is one answer, though another stands under the pointer by then; and it selects no text.
  const asked = await question(page);
  await page.getByRole('button', { name: 'Shoot from c2 at c4' }).dblclick();
  await expect.poll(() => question(page)).not.toBe(asked);
  expect(await page.getByRole('log').innerText()).toBe(text('play.log.empty'));
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('the whole log opens over the panel at its end, and the sheet of a phone is drawn up and down', async () => {
  const page = await openPage({ phone: true, path: await linkTo(FIREFIGHT) });
  await begin(page);
  await page.getByRole('button', { name: text('play.log.all') }).tap();
  await page.getByRole('dialog', { name: text('play.log') }).waitFor();
  await page.keyboard.press('Escape');
  const asked = await question(page);
  const heights: number[] = [];
  for (const name of ['play.sheet.peek', 'play.sheet.half', 'play.sheet.full'] as const) {
    heights.push((await page.locator('aside').boundingBox())?.height ?? 0);
    await page.getByRole('button', { name: text(name), exact: true }).tap();
  }
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
  expect(heights[2]).toBeGreaterThan(heights[0] + 300);
  await page.getByRole('button', { name: text('play.sheet.peek'), exact: true }).waitFor();
  expect(await question(page)).toBe(asked);
});

test('on a phone a hint can be asked for and read without scrolling, and the score lies within the screen', async () => {
  const page = await openPage({ phone: true, path: await linkTo(pbi as Scenario) });
  await begin(page);
  const isInSight = (each: Locator): Promise<boolean> =>
    each.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isOnTop = element.contains(document.elementFromPoint(x, y));
      return left >= 0 && right <= innerWidth && bottom <= innerHeight && isOnTop;
    });
  const show = page.getByRole('button', { name: text('advice.show') });
  expect(await isInSight(show)).toBe(true);
  await show.tap();
  const hint = page.getByRole('region', { name: text('advice.title'), exact: true });
  await hint.waitFor();
  expect(await isInSight(hint.locator('p').first())).toBe(true);
  // Much of its plan is seen as well, and of what would be answered to it.
  const [seen, long] = await hint
    .locator('[data-hint]')
    .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  expect(seen).toBeGreaterThanOrEqual(Math.min(long, 220));
  expect(await isInSight(hint.getByRole('button', { name: text('advice.play') }))).toBe(true);
  expect(await page.locator('aside [data-choice]').count()).toBe(0);
  await hint.getByRole('button', { name: text('advice.drop') }).tap();
  await page.locator('aside [data-choice]').first().waitFor();
  const score = page.getByRole('region', { name: text('play.status') });
  await score.locator('summary').tap();
  expect(await isInSight(score.locator('details > :not(summary)'))).toBe(true);
});

test('on a phone the newest dice are told from their first letter on, and a finished match leaves its handle free', async () => {
  const page = await openPage({ phone: true, path: await linkTo(FIREFIGHT) });
  await begin(page);
  await clickAt(page, 'square:c4');
  await page.getByRole('button', { name: 'Shoot from c2 at c4' }).tap();
  await page.getByRole('button', { name: 'Everybody fires all they can' }).tap();
  const newest = page
    .getByRole('region', { name: text('play.rolls') })
    .getByRole('button')
    .first();
  // As long as no ruleset words it now.
  const cut = await newest.evaluate((roll) => {
    const words = roll.querySelector(':scope > span:last-child');
    if (words === null) return undefined;
    words.textContent = 'not delayed by anybody at all';
    return words.getBoundingClientRect().left - roll.getBoundingClientRect().left;
  });
  expect(cut).toBeGreaterThanOrEqual(0);

  await chooseInMenu(page, text('play.resign'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('play.resign.yes') })
    .tap();
  const card = await ended(page).boundingBox();
  const handle = await page
    .getByRole('button', { name: text('play.sheet.peek'), exact: true })
    .boundingBox();
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(handle?.x ?? 0);
});

test('beside a long hint two answers stay in sight', async () => {
  const page = await openPage({ path: await linkTo(acting('march')) });
  await begin(page);
  await page.getByRole('button', { name: text('advice.show') }).click();
  const hint = page.getByRole('region', { name: text('advice.title'), exact: true });
  await hint.waitFor();
  // As long as one of a large battle.
  await hint
    .getByRole('listitem')
    .first()
    .evaluate((line) => (line.textContent = 'It wins, and then it wins again. '.repeat(40)));
  const scroller = (await page.locator('aside [data-scrolls]').boundingBox()) ?? {
    y: 0,
    height: 0,
  };
  for (const nth of [0, 1]) {
    const answer = await page.locator('aside [data-choice]').nth(nth).boundingBox();
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(
      scroller.y + scroller.height,
    );
  }
  const ways = await hint.getByRole('button', { name: text('advice.play') }).boundingBox();
  expect((ways?.y ?? 0) + (ways?.height ?? 0)).toBeLessThanOrEqual(scroller.y);
});

test('the table goes to what is decided where it is too small, but not against a hand that moves it', async () => {
  const page = await opened(browning as Scenario, true);
  const sheet = page.locator('main svg[role="group"]');
  const wide = async (): Promise<number> => (await sheet.boundingBox())?.width ?? 0;
  const choose = async (): Promise<void> => {
    const before = await question(page);
    await page.locator('[data-listed] [data-choice]').last().tap();
    await expect.poll(() => question(page)).not.toBe(before);
  };
  // Figures are a few pixels large on this screen: those who can act are brought closer.
  await expect.poll(wide).toBeGreaterThan(390 * 1.2);
  await page.getByRole('button', { name: text('board.fit') }).tap();
  await expect.poll(wide).toBeLessThanOrEqual(390);
  await choose();
  expect(await wide()).toBeLessThanOrEqual(390);
});

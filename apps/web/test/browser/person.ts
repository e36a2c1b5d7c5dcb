// What a person does at the screen, whatever the dice say: looks at what is asked, points, goes on.
import type { Locator, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { text } from '../../src/words/words.ts';

/** The way to a new game of PBI, on the front page. */
export function newGame(page: Page): Locator {
  return page
    .getByRole('link', { name: text('front.play') })
    .and(page.locator('[href="/new/pbi"]'));
}

/**
 * Waits until something of this is seen that has these words, and tells the first that is. It looks at every frame: for
 * what is not there at once Playwright itself soon looks only twice a second, and what is loaded is seldom there at once.
 */
async function firstSeen(page: Page, ...looked: readonly (readonly [string, string?])[]) {
  const found = await page.waitForFunction((all) => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const nth = all.findIndex(([selector, words = '']) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.includes(words) && isSeen(element),
      ),
    );
    return nth < 0 ? undefined : { nth };
  }, looked);
  return looked[(await found.jsonValue())?.nth ?? 0];
}

/** The page at an address is there. */
export async function headed(page: Page): Promise<void> {
  await firstSeen(page, ['h1']);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Begins a match on the start page, and waits until it has its first question. */
export async function begin(page: Page): Promise<void> {
  await firstSeen(page, ['button', text('start.begin')]);
  await page.getByRole('button', { name: text('start.begin') }).click();
  await page.waitForURL('**/play/*');
  await settled(page);
}

/** Everything is set for two people at this screen. */
export async function seatTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('start.begin') }).waitFor();
  for (const person of await page.getByRole('radio', { name: text('seats.person') }).all()) {
    await person.check();
  }
}

/**
 * By their labels, not by their roles: these are asked for all the time, and to know the role and the name of
 * one thing Playwright works out those of every line of the log.
 */
function labelled(label: 'play.question' | 'play.over'): string {
  return `[aria-label="${text(label)}"]`;
}

export function forMe(page: Page): Locator {
  return page
    .locator(labelled('play.question'))
    .locator('button', { hasText: text('advice.turn') });
}

export function ended(page: Page): Locator {
  return page.locator(labelled('play.over'));
}

/** Waits until somebody is asked, or it is over. */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  const over = [labelled('play.over')] as const;
  const asked = [`${labelled('play.question')} button`, text('advice.turn')] as const;
  return (await firstSeen(page, over, asked)) === over ? 'over' : 'asked';
}

/** What is asked of whom, and under which rule; nothing where it is over. */
export async function question(page: Page): Promise<string> {
  if ((await settled(page)) === 'over') return '';
  const told = page.locator(`${labelled('play.question')} [data-question] > p`);
  return (await told.first().innerText()).replaceAll(/\s+/g, ' ').trim();
}

/**
 * The clock of whoever thinks for this page runs fast from now on, so that he comes to an end in a fortieth of the time that
 * he is given at the most. How well somebody plays who thinks for two seconds is no matter of a browser; that a whole game of
 * it is played is, and with hundreds of decisions it took minutes.
 */
async function hurry(page: Page): Promise<void> {
  const hasten = (worker: Worker): Promise<void> =>
    worker
      .evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => 40 * now();
      })
      // It may have ended meanwhile, with its page.
      .catch(() => undefined);
  if (hurried.has(page)) return;
  hurried.add(page);
  page.on('worker', hasten);
  await Promise.all(page.workers().map(hasten));
}

const hurried = new WeakSet<Page>();

/** Has the computer play this turn, and waits until something else is asked. */
export async function letComputerAnswer(page: Page): Promise<void> {
  await hurry(page);
  // The side and how the question begins: the rest differs from one group to the next.
  const [side, ...words] = (await question(page)).split(' ');
  await forMe(page).click();
  await page.getByRole('button', { name: text('advice.turn.play') }).click();
  const same = new RegExp(`^${side} ${words.slice(0, 2).join(' ')}`);
  await expect.poll(() => question(page), { timeout: 15_000 }).not.toMatch(same);
}

/** How much of the screen the table has, to be moved about in: nothing that stands beside it is counted. */
export function boardShare(page: Page): Promise<number> {
  return page.locator('main svg[role="group"]').evaluate((sheet) => {
    const frame = sheet.closest('[class*="frame"]');
    const { width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
    return Math.round((1000 * width * height) / (innerWidth * innerHeight)) / 1000;
  });
}

/** Everything that stands on the table, and where. */
export async function tableOf(page: Page): Promise<string[]> {
  await settled(page);
  return page
    .locator('[role="gridcell"]')
    .evaluateAll((cells) => cells.map((cell) => (cell.ariaLabel ?? '').split(';')[0]));
}

/** Chooses a file of this name and content with the button of the front page. */
export async function openFile(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

/** Says that both sides of a match from a file are played at this screen. */
export async function goOnTogether(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text('files.seats') });
  await dialog.waitFor();
  for (const side of await dialog.getByRole('group').all()) {
    await side.getByLabel(text('seats.person')).check();
  }
  await dialog.getByRole('button', { name: text('files.seats.go') }).click();
  await page.waitForURL('**/play/*');
}

/** Chooses something out of the menu of a match. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: text('play.menu') })
    .click();
  await page.locator('details').getByText(name, { exact: true }).click();
}

/** Something that can be pointed at on the board, or a numbered button beside it. */
export type Way = { readonly at: string } | { readonly choice: string };

/** What can be chosen now. What is on the board is listed beside it too, and not told twice. */
export function ways(page: Page): Promise<Way[]> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];
    const board = all('[data-choosable="true"], [data-state="choosable"]');
    const buttons = all('[data-choice]').filter(
      (button) => board.length === 0 || button.closest('[data-listed]') === null,
    );
    return [
      ...board.map(({ dataset }) => ({ at: dataset['pick'] ?? '' })),
      ...buttons.map(({ dataset }) => ({ choice: dataset['choice'] ?? '' })),
    ];
  });
}

/** Clicks on it, where it is. */
export async function take(page: Page, way: Way): Promise<void> {
  if ('choice' in way) await page.locator(`[data-choice="${way.choice}"]`).click();
  else await clickAt(page, way.at);
}

/** Clicks on the middle of `square:c4` or `piece:A-lmg1`, whatever lies over it. */
export async function clickAt(page: Page, at: string): Promise<void> {
  const { x, y } = await middleOf(page, at);
  await page.mouse.click(x, y);
}

/** The middle of something on the board, in the window. */
export async function middleOf(page: Page, at: string): Promise<{ x: number; y: number }> {
  const target = await onBoard(page, at).elementHandle();
  // The table is fitted into the page a frame after it is drawn.
  await target?.waitForElementState('stable');
  const box = await onBoard(page, at).boundingBox();
  if (box === null) throw new Error(`${at} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function onBoard(page: Page, at: string): Locator {
  const role = at.startsWith('square:') ? '[role="gridcell"]' : '';
  return page.locator(`main ${role}[data-pick="${at}"]`);
}

/** The squares of which the middle or a corner cannot be hit, because something other than pieces lies over it. */
export function coveredSquares(page: Page): Promise<string[]> {
  return page.locator('main [role="gridcell"]').evaluateAll((cells) => {
    const parts = [0.5, 0.1, 0.9];
    const covered = (cell: Element): boolean => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return (hit?.closest('[data-pick]') ?? null) === null;
        }),
      );
    };
    return cells.filter(covered).map((cell) => cell.getAttribute('data-pick') ?? '');
  });
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a place of a free table is in the window; places are as in its scenario, y up. */
export async function inWindow(page: Page, spot: Spot): Promise<Spot> {
  const table = page.locator('main svg[role="group"]');
  // It goes to what is decided a frame after that is asked.
  await (await table.elementHandle())?.waitForElementState('stable');
  return table.evaluate((sheet, { x, y }) => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const box = (sheet as SVGSVGElement).viewBox.baseVal;
    // As much lies beyond the table above as below.
    const across = (x - box.x) / box.width;
    const down = (box.height + 2 * box.y - y - box.y) / box.height;
    return { x: left + across * width, y: top + down * height };
  }, spot);
}

/** Clicks on a place of a free table. */
export async function clickSpot(page: Page, spot: Spot): Promise<void> {
  const { x, y } = await inWindow(page, spot);
  await page.mouse.click(x, y);
}

/** Takes a piece of a free table up with the mouse and holds it over a place. */
export async function dragOver(page: Page, piece: string, spot: Spot): Promise<void> {
  const from = await middleOf(page, piece);
  const to = await inWindow(page, spot);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

/** Where everything stands on a free table, by its name. */
export async function standing(page: Page): Promise<Readonly<Record<string, Spot>>> {
  await settled(page);
  return page.locator('main svg[role="group"] [data-pick^="piece:"]').evaluateAll((pieces) =>
    Object.fromEntries(
      pieces.map((piece) => {
        const { e: x, f: y } = new DOMMatrix((piece as SVGElement).style.transform);
        return [(piece as SVGElement).dataset['pick'] ?? '', { x, y }];
      }),
    ),
  );
}

/** Has the computer answer whatever is asked here, to the end of the match. */
export async function letComputerFinish(page: Page): Promise<void> {
  await hurry(page);
  // In the page itself: hundreds of questions, and each is looked for in a long log from outside.
  await page.evaluate(
    async ([show, play, over, thinking, failed]) => {
      while (document.querySelector(`[aria-label="${over}"]`) === null) {
        const buttons = [...document.querySelectorAll<HTMLElement>('aside button')];
        const named = (name: string) =>
          buttons.find(({ textContent }) => textContent.startsWith(name));
        // Whoever asks again while it is thought about has it thought about from the beginning.
        const isSaid = (words: string) =>
          [...document.querySelectorAll('aside p')].some(
            ({ textContent }) => textContent === words,
          );
        if (isSaid(failed)) throw new Error(failed);
        if (!isSaid(thinking)) (named(play) ?? named(show))?.click();
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      }
    },
    [
      text('advice.turn'),
      text('advice.turn.play'),
      text('play.over'),
      text('advice.thinking'),
      text('advice.failed'),
    ] as const,
  );
  expect(await settled(page)).toBe('over');
}

/** Answers what is asked so many times, with any of what is offered. */
export async function playOn(page: Page, times: number): Promise<'asked' | 'over'> {
  for (let i = 0; i < times; i++) {
    if ((await settled(page)) === 'over') return 'over';
    const offered = await ways(page);
    await take(page, offered[(i * 7) % offered.length]);
  }
  return settled(page);
}

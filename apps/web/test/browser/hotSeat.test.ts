import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import {
  begin,
  chooseInMenu,
  ended,
  letComputerAnswer,
  playOn,
  question,
  seatTwo,
  take,
  ways,
} from './person.ts';
import { openPage, reopen } from './stage.ts';

test('two people who may both see everything play on one after the other', async () => {
  const page = await openPage({ path: '/new/pbi' });
  await seatTwo(page);
  await begin(page);
  expect(await question(page)).toMatch(/^Defender Where does/);
  await playOn(page, 2);
  await letComputerAnswer(page);
  expect(await question(page)).toMatch(/^Attacker Where does/);
  await playOn(page, 2);
  expect(await page.getByRole('heading', { name: /Hand over/ }).count()).toBe(0);
});

describe('two people with secrets', () => {
  const cover = (page: Page, side: string) =>
    page.getByRole('heading', { name: text('play.handOver', { side }) });
  const takeOver = (page: Page, side: string) =>
    page.getByRole('button', { name: text('play.handOver.take', { side }) }).click();

  /** Nothing of the match is in the page, not even out of sight. */
  async function expectCovered(page: Page, side: string): Promise<void> {
    await cover(page, side).waitFor();
    expect(await page.locator('[data-pick], [role="log"], [role="grid"], aside').count()).toBe(0);
    expect(await page.locator('main svg').count()).toBe(0);
    expect(await page.locator('main').innerHTML()).not.toMatch(/thicket/i);
  }

  async function beginAmbush(): Promise<Page> {
    const page = await openPage({ path: '/new/ambush', toy: true });
    await seatTwo(page);
    await begin(page);
    return page;
  }

  async function takeFirst(page: Page): Promise<void> {
    const [first] = await ways(page);
    await take(page, first);
  }

  test('hand the screen over, and the table is covered until it is taken', async () => {
    const page = await beginAmbush();
    // Before anybody has hidden, there is nothing to cover.
    expect(await question(page)).toMatch(/^Red Choose a thicket to hide in/);
    await takeFirst(page);
    await expectCovered(page, 'Blue');

    await takeOver(page, 'Blue');
    expect(await question(page)).toMatch(/^Blue Choose a thicket to hide in/);
    await page.getByRole('log').getByText('Red hides.').waitFor();
    expect(await page.locator('[data-pick="piece:red"]').count()).toBe(0);
    expect(await page.locator('main').innerHTML()).not.toContain('hides in thicket');
  });

  test('whoever opens the page again has to take it again', async () => {
    const page = await beginAmbush();
    await takeFirst(page);
    await takeOver(page, 'Blue');
    await question(page);
    const again = await reopen(page);
    await expectCovered(again, 'Blue');
  });

  test('play to the end, each side seeing only what it may', async () => {
    const page = await beginAmbush();
    const over = ended(page);
    const covered = page.locator('main h1', { hasText: 'Hand over' });
    const asked = page.locator('[data-choice]').first();
    let handed = 0;
    for (let i = 0; i < 200; i++) {
      await over.or(covered).or(asked).first().waitFor();
      if (await over.isVisible()) break;
      if (await covered.isVisible()) {
        const side = (await covered.innerText()).endsWith('Red') ? 'Red' : 'Blue';
        await expectCovered(page, side);
        await takeOver(page, side);
        handed++;
        expect(await question(page)).toMatch(new RegExp(`^${side} `));
        if (!(await question(page)).includes('found')) {
          const other = side === 'Red' ? 'blue' : 'red';
          expect(await page.locator(`[data-pick="piece:${other}"]`).count()).toBe(0);
        }
      }
      await takeFirst(page);
    }
    expect(await over.isVisible()).toBe(true);
    expect(handed).toBeGreaterThan(1);
  });

  test.each(['play', 'replay'])(
    'a position shared from the %s page gives none away',
    async (where) => {
      const links: string[] = [];
      for (const thicket of [0, 1]) {
        const page = await beginAmbush();
        await take(page, (await ways(page))[thicket]);
        await cover(page, 'Blue').waitFor();
        if (where === 'play') {
          await takeOver(page, 'Blue');
          await question(page);
          await chooseInMenu(page, text('play.share'));
        } else {
          await page.goto(`${page.url().replace('/play/', '/replay/')}?step=1`);
          await page.getByRole('button', { name: text('replay.share') }).click();
        }
        const field = page.getByLabel(text('share.link'));
        await expect.poll(() => field.inputValue()).toMatch(/^http.*#position=/);
        links.push(await field.inputValue());
      }
      // Wherever red hides, blue sees the same, and so does whoever gets the link.
      expect(links[1]).toBe(links[0]);
    },
  );

  test('against the computer nobody hands anything over', async () => {
    const page = await openPage({ path: '/new/ambush', toy: true });
    await begin(page);
    await playOn(page, 3);
    expect(await page.locator('main h1', { hasText: 'Hand over' }).count()).toBe(0);
  });
});

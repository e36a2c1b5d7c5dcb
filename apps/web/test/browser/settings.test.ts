import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/settings/words.ts';
import { begin, clickAt, question } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { openPage, reopen } from './stage.ts';

test('what is set applies at once, on every page, and is still so the next time', async () => {
  const page = await openPage({ path: '/settings' });
  const looks = () =>
    page.evaluate(() => {
      const { color, fontSize } = getComputedStyle(document.body);
      return { color, fontSize: Number.parseFloat(fontSize) };
    });
  const before = await looks();
  await page.getByRole('radio', { name: text('settings.mode.dark') }).check();
  await page.getByRole('checkbox', { name: text('settings.largeText') }).check();
  await page.getByRole('radio', { name: text('settings.scheme.clear') }).check();
  const after = await looks();
  expect(after.color).not.toBe(before.color);
  expect(after.fontSize).toBeGreaterThan(before.fontSize);

  const again = await reopen(page);
  for (const name of [text('settings.mode.dark'), text('settings.scheme.clear')]) {
    expect(await again.getByRole('radio', { name }).isChecked()).toBe(true);
  }
  await again.goto('/');
  const {
    scheme,
    mode,
    text: size,
  } = await again.evaluate(() => ({
    ...(document.documentElement.dataset as Record<string, string>),
  }));
  expect({ scheme, mode, size }).toEqual({ scheme: 'clear', mode: 'dark', size: 'large' });
});

test('the computer takes its time as it is set, until somebody has seen enough', async () => {
  const page = await openPage({ path: '/new/pbi', settings: { speed: 'slow' } });
  await page.getByRole('button', { name: text('start.begin') }).click();
  await page.waitForURL('**/play/*');
  // The page's voice says the same words a moment later: the sentence is looked for where it is read.
  const deciding = page.getByRole('region', { name: text('play.question') });
  await deciding.getByText(text('play.thinking', { side: 'The defender' })).waitFor();
  const hurry = page.getByRole('button', { name: text('play.hurry') });
  // Ten groups at more than a second each are still to come.
  await hurry.click();
  expect(await question(page)).toMatch(/^Attacker Where does/);
  expect(await hurry.count()).toBe(0);
});

describe('a shot', () => {
  /** Somebody is about to fire. */
  async function takeAim(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
    const path = await linkTo(FIREFIGHT);
    const page = await openPage({ path, settings: { speed: 'slow' }, reducedMotion });
    await begin(page);
    await clickAt(page, 'square:c4');
    await page.getByRole('button', { name: 'Shoot from c2 at c4' }).click();
    return page;
  }

  async function fire(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Everybody fires all they can' }).click();
    await page.getByRole('region', { name: text('play.rolls') }).waitFor();
  }

  const moving = (page: Page): Promise<number> =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );

  test('can be seen flying', async () => {
    const page = await takeAim('no-preference');
    // Looked for in the page, at every frame: they are gone after a moment.
    const moved = page.waitForFunction(() =>
      document.getAnimations().some(({ playState }) => playState === 'running'),
    );
    const lain = page.waitForFunction(() =>
      document
        .querySelector('[class*="above"] [role="img"][aria-label*="hit"]')
        ?.getAttribute('aria-label'),
    );
    await fire(page);
    await moved;
    // Its dice lie on the board, counted in words, until somebody goes on.
    expect(await (await lain).jsonValue()).toMatch(/\d+ dice: \w+ counts?, .*\. .*hits?$/);
    await page.keyboard.press('Shift');
    const fallen = page.locator('[class*="above"]').getByRole('img', { name: /hit/ });
    await fallen.waitFor({ state: 'detached' });
    // They stay in the strip, and the reasons are a tap away.
    await page
      .getByRole('region', { name: text('play.rolls') })
      .getByRole('button')
      .last()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/from rifles/)
      .waitFor();
  });

  test('moves nothing where less motion is asked for', async () => {
    const page = await takeAim('reduce');
    await fire(page);
    // While the next question is found, a word that waits to be shown counts as moving; a shot takes longer.
    await question(page);
    expect(await moving(page)).toBe(0);
  });
});

// Every page and what can be open on it, for those who cannot see it well or use no mouse.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/settings/words.ts';
import { duel } from '../duel.ts';
import {
  begin,
  chooseInMenu,
  clickAt,
  ended,
  forMe,
  goOnTogether,
  headed,
  openFile,
  question,
  seatTwo,
  take,
  ways,
} from './person.ts';
import { FIREFIGHT } from './positions.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';
import { shareTable } from './tabletop.ts';

/** A match under way and a finished one are on the device; the front page is open. */
async function withMatches(): Promise<Page> {
  const page = await openPage();
  await openFile(page, 'match.json', JSON.stringify(duel('access', 60).save()));
  await goOnTogether(page);
  await page.goto('/');
  await openFile(page, 'match.json', JSON.stringify(duel('access').save()));
  await page.waitForURL('**/replay/*');
  return page;
}

const firefight = shareTable(FIREFIGHT);

test.each([
  ['where a game is set up', '/new/pbi'],
  ['the same with boats', '/new/pbi-boats'],
  ['rules that were looked for', '/rules/pbi?find=pinned'],
  ['the quick reference', '/reference/pbi'],
  ['the settings', '/settings'],
])('%s', async (_, path) => {
  const page = await openPage({ path });
  await headed(page);
  await expectAccessibleInAllLooks(page);
});

test('a whole rulebook', async () => {
  const page = await openPage({ path: '/rules/pbi' });
  await headed(page);
  await expectAccessible(page);
});

test('pages with nothing on them', async () => {
  const page = await openPage();
  for (const path of ['/', '/matches', '/rules/pbi?find=elephant', '/nowhere', '/play/nothing']) {
    await page.goto(path);
    await headed(page);
    await expectAccessible(page);
  }
});

test('a page that cannot be shown', async () => {
  const page = await openPage({ trouble: true });
  await page.route('**/*.js', (route) => route.abort());
  await page
    .getByRole('link', { name: text('app.settings') })
    .first()
    .click();
  await headed(page);
  await expectAccessibleInAllLooks(page);
});

describe('the table', () => {
  test('when somebody is asked, has pointed, was refused, and when dice have rolled', async () => {
    const page = await firefight();
    await expectAccessible(page);
    await clickAt(page, 'square:c4');
    await page.getByRole('figure').first().waitFor();
    await clickAt(page, 'square:h8');
    await page.getByRole('alert').waitFor();
    await expectAccessibleInAllLooks(page, 'other');
    await page.getByRole('button', { name: 'Shoot from c2 at c4' }).click();
    await question(page);
    await page.getByRole('button', { name: 'Everybody fires all they can' }).click();
    await page.getByRole('region', { name: text('play.rolls') }).waitFor();
    await forMe(page).waitFor();
    await expectAccessibleInAllLooks(page);
  });

  test('with its menu and its dialogs open, and when it is over', async () => {
    const page = await firefight();
    const menu = page.locator('summary').filter({ hasText: text('play.menu') });
    await menu.click();
    await expectAccessible(page);
    await menu.click();
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await chooseInMenu(page, text('play.share'));
    await expect.poll(() => page.getByLabel(text('share.link')).inputValue()).toMatch(/^http/);
    await expectAccessible(page);
    await close();
    await page.getByRole('button', { name: /why am I asked this/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await close();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInAllLooks(page);
    await close();

    await chooseInMenu(page, text('play.resign'));
    const sure = page.getByRole('dialog').getByRole('button', { name: text('play.resign.yes') });
    await sure.waitFor();
    await expectAccessible(page);
    await sure.click();
    await ended(page).waitFor();
    await expectAccessibleInAllLooks(page);
  });

  test('when it is covered', async () => {
    const page = await openPage({ path: '/new/ambush', toy: true });
    await seatTwo(page);
    await begin(page);
    const [first] = await ways(page);
    await take(page, first);
    await page.getByRole('heading', { name: /Hand over/ }).waitFor();
    await expectAccessibleInAllLooks(page);
  });
});

describe('matches on the device', () => {
  test('on the front page, watched again, played on from, deleted', async () => {
    const page = await withMatches();
    await page.getByRole('slider').waitFor();
    await expectAccessibleInAllLooks(page);
    await page.getByRole('slider').fill('40');
    // In a list that scrolls, lines go out of sight under its heading.
    await expectAccessible(page, [`section[aria-label="${text('replay.log')}"]`]);
    await page.getByRole('button', { name: text('replay.on') }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);

    await page.goto('/');
    await page.getByRole('region', { name: text('front.finished') }).waitFor();
    await expectAccessibleInAllLooks(page);
    await page
      .getByRole('button', { name: text('front.remove') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);

    await page.goto('/settings');
    await page.getByRole('button', { name: text('settings.matches.delete') }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });

  test('when a file is refused', async () => {
    const page = await openPage();
    await openFile(page, 'diary.json', 'Dear diary');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });
});

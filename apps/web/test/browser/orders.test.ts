// What somebody says beforehand: at his own screen, and about a match that is played elsewhere.
import type { Founded } from '@sandtable/wire';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS } from '../../src/app/address.ts';
import { text } from '../../src/online/words.ts';
import { joinBy, startHost, type TestHost } from './friends.ts';
import { begin, chooseInMenu, clickAt, question } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

test('small questions are answered once for all at this screen', async () => {
  const page = await openPage({ path: await linkTo(FIREFIGHT) });
  await begin(page);
  await chooseInMenu(page, text('orders.standing'));
  const dialog = page.getByRole('dialog', { name: text('orders.standing') });
  await dialog.getByLabel('Target').selectOption('rifles');
  await dialog.getByRole('button', { name: text('orders.add') }).click();
  const said = 'Opportunity shooting at range 1, at rifles only: hold fire';
  await dialog.getByText(said).waitFor();
  // The first that fits counts: another one comes before it, by the keys, which go with it.
  await dialog.getByRole('button', { name: text('orders.add') }).click();
  const other = 'Opportunity shooting at range 1: hold fire';
  const sooner = dialog.getByRole('button', { name: text('orders.sooner.what', { what: other }) });
  await sooner.press('Enter');
  const later = dialog.getByRole('button', { name: text('orders.later.what', { what: other }) });
  await expect.poll(() => later.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await dialog.getByRole('listitem').first().innerText()).toContain(other);
  await expectAccessible(page);
  // It is there when one comes back.
  await page.reload();
  await chooseInMenu(page, text('orders.standing'));
  await dialog.getByText(said).waitFor();
  await dialog.getByRole('button', { name: text('orders.remove.what', { what: other }) }).click();
  await dialog.getByRole('button', { name: text('orders.remove.what', { what: said }) }).click();
  await dialog.getByText(text('orders.none')).waitFor();
  expect(await dialog.getByText(said).count()).toBe(0);
});

async function ask(path: string, body: object, key?: string): Promise<unknown> {
  const response = await fetch(`${host.url}api/matches${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Seat ${key}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Both at a position, each in a browser of his own. */
async function firefight(): Promise<{ readonly attacker: Page; readonly defender: Page }> {
  const wanted = { ruleset: 'pbi', position: FIREFIGHT, side: 'attacker', name: 'Ann' };
  const { match, key, invitations } = (await ask('', wanted)) as Founded;
  await ask(`/${match}/number`, { number: '0'.repeat(32) }, key);
  const moved = (await ask(`/${match}/move`, {}, key)) as { readonly invitation: string };
  const linkOf = (invitation: string) => new URL(ADDRESS.join(match, invitation), host.url).href;
  const defender = await joinBy(host, linkOf(invitations['defender']), {
    name: 'Ben',
    visit: { trouble: true },
  });
  const { pathname, hash } = new URL(linkOf(moved.invitation));
  const attacker = await openPage({ host: host.url, path: pathname + hash });
  await attacker.getByRole('button', { name: text('join.move.take') }).click();
  await attacker.waitForURL('**/online/*');
  return { attacker, defender };
}

/** Both groups in c2 go on to c3, next to the enemies in c4. */
async function goNear(page: Page): Promise<void> {
  await clickAt(page, 'square:c3');
  await page.getByRole('button', { name: 'Everybody goes' }).click();
}

/** On phones something can be chosen without looking for it. */
async function expectChoiceInSight(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ]) {
    await page.setViewportSize({ width, height });
    const isInSight = (): Promise<boolean> =>
      page
        .locator('[data-choice]')
        .first()
        .evaluate((choice) => {
          const { left, right, top, bottom } = choice.getBoundingClientRect();
          const hits = (y: number): boolean =>
            choice.contains(document.elementFromPoint((left + right) / 2, y));
          return hits(top + 4) && hits(bottom - 4);
        });
    await expect.poll(isInSight, { message: `${width} x ${height}`, timeout: 3000 }).toBe(true);
  }
  await page.setViewportSize(usual);
}

async function withoutNetwork(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
  await page.getByText(text('orders.away')).first().waitFor({ state: 'hidden' });
}

test('an order is given on a board of one’s own, and carried out while its owner is away', async () => {
  const { attacker, defender } = await firefight();
  await question(attacker);
  await defender.getByRole('button', { name: text('orders.plan') }).click();
  const board = defender.getByRole('region', { name: text('orders.board') });
  await expect
    .poll(() => board.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await board.waitFor();
  // The browser's own way back leads to the match.
  const match = defender.url();
  await defender.goBack();
  await board.waitFor({ state: 'hidden' });
  expect(defender.url()).toBe(match);
  await defender.getByRole('button', { name: text('orders.plan') }).click();
  await expectChoiceInSight(defender);
  await goNear(defender);
  await board.getByText(text('orders.board.own')).waitFor();
  await defender.getByRole('button', { name: 'Hold fire' }).first().click();
  const words = /^If they: .*c3 → Everybody goes\. Then I: Hold fire\.$/;
  await board.getByText(words).waitFor();
  await expectChoiceInSight(defender);
  await expectAccessibleInAllLooks(defender);
  // The host keeps it: without a network nobody is let believe that it does.
  const keep = board.getByRole('button', { name: text('orders.keep') });
  await withoutNetwork(defender, async () => {
    await board.getByText(text('orders.away')).waitFor();
    expect(await keep.isDisabled()).toBe(true);
  });
  await keep.click();
  const orders = defender.getByRole('button', { name: text('orders.count', { count: 1 }) });
  await orders.click();
  const dialog = defender.getByRole('dialog', { name: text('orders.title') });
  await dialog.getByText(words).waitFor();
  await expectAccessible(defender);
  await withoutNetwork(defender, async () => {
    await dialog.getByText(text('orders.away')).waitFor();
    expect(await dialog.getByRole('button', { name: text('orders.add') }).isDisabled()).toBe(true);
  });

  // He need not be there.
  const address = defender.url();
  await defender.goto('/');
  await goNear(attacker);
  const asked = () => question(attacker);
  await expect.poll(asked, { timeout: 10_000 }).toMatch(/^Attacker What do the groups/);
  expect(await attacker.content()).not.toContain('planned');
  await defender.goto(address);
  await defender.getByText(text('orders.followed', { said: 'Hold fire' })).waitFor();
  await expectAccessible(defender);

  // On a phone it stands above what is asked or waited for.
  await defender.setViewportSize({ width: 390, height: 844 });
  const above = async (one: Locator, other: Locator): Promise<boolean> =>
    ((await one.boundingBox())?.y ?? 0) < ((await other.boundingBox())?.y ?? 0);
  const became = defender.getByRole('status', { name: text('orders.became') });
  expect(await above(became, defender.locator('[data-question]'))).toBe(true);
  await defender.getByRole('button', { name: text('orders.seen') }).click();
  await defender.getByRole('button', { name: text('orders.title'), exact: true }).waitFor();

  // Whatever was looked at while waiting, what is asked then begins with its first answer.
  await defender.setViewportSize({ width: 390, height: 560 });
  const scroller = defender.locator('[data-scrolls]');
  const scrolled = (): Promise<number> =>
    scroller.evaluate((element) => {
      element.scrollTop = 1000;
      return element.scrollTop;
    });
  await expect.poll(scrolled).toBeGreaterThan(0);
  await clickAt(attacker, 'square:b3');
  await attacker.getByRole('button', { name: 'Everybody goes' }).click();
  await defender.locator('[data-choice]').first().waitFor();
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('on a phone the log stays in sight beside the dice, while somebody else decides', async () => {
  const { attacker, defender } = await firefight();
  await defender.setViewportSize({ width: 390, height: 844 });
  await attacker.getByRole('button', { name: /^1?\s*Shoot from c2 at c4/ }).click();
  const rolls = defender.getByRole('region', { name: text('play.rolls') }).getByRole('button');
  // Whoever is asked takes the first answer: the dice say who that is.
  await expect
    .poll(
      async () => {
        for (const page of [attacker, defender]) {
          const choice = page.locator('[data-choice]').first();
          // What was asked a moment ago may be decided already.
          const isAsked = (await choice.count()) > 0;
          if (isAsked) await choice.click({ timeout: 500 }).catch(() => undefined);
        }
        return rolls.count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(3);
  const log = defender.getByRole('button', { name: text('play.log.all') });
  const { x = 0, width = 0 } = (await log.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
});

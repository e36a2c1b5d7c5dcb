// Those who do not know each other yet: challenges that anybody may take, playing at once, and one's own matches.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lobbyText } from '../../src/lobby/lobbyText.ts';
import { mineText } from '../../src/matches/mineText.ts';
import { text as noticeText } from '../../src/matches/notices/words.ts';
import { termsText } from '../../src/online/matters/termsText.ts';
import { text } from '../../src/online/words.ts';
import { startHost, type TestHost } from './friends.ts';
import { question, take, ways } from './person.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

function visit(path: string, phone = false): Promise<Page> {
  return openPage({ host: host.url, path, phone });
}

test('a challenge is taken by somebody in the lobby, and both are at the table', async () => {
  const ann = await visit('/');
  await ann.getByText(text('front.everywhere')).waitFor();
  await ann.getByRole('link', { name: text('front.elsewhere') }).click();
  // Whom one knows is invited from here too.
  await ann
    .getByRole('region', { name: lobbyText('lobby.friend') })
    .getByRole('link', { name: 'PBI Quick Start' })
    .click();
  await ann.getByRole('radio', { name: text('friend.link'), checked: true }).waitFor();
  await ann.getByRole('radio', { name: text('friend.lobby') }).check();
  await ann.getByRole('radio', { name: 'Attacker', exact: true }).check();
  await ann.getByLabel(text('friend.name')).fill('Ann');
  await ann.getByRole('radio', { name: termsText('terms.clock.bank') }).check();
  await ann.getByLabel(termsText('terms.length')).selectOption('own');
  await ann.getByLabel(termsText('terms.own.minutes')).fill('45');
  await ann.getByRole('button', { name: text('friend.challenge') }).click();
  await ann.getByRole('heading', { name: text('invite.lobby.title') }).waitFor();
  await expectAccessible(ann);

  const ben = await visit('/');
  await ben.getByRole('link', { name: text('front.elsewhere') }).click();
  const row = ben.getByRole('article').filter({ hasText: 'Ann' });
  await row.getByText(/^Live: 45 minutes each, .* Anybody may watch\.$/).waitFor();
  // What he looks for is in the address.
  const game = ben.getByLabel(text('history.game')).first();
  await game.selectOption('pub-battles');
  await ben.getByText(lobbyText('lobby.none.fitting')).waitFor();
  await game.selectOption('pbi');
  await ben.getByLabel(lobbyText('lobby.side')).selectOption('defender');
  expect(new URL(ben.url()).search).toBe('?game=pbi&side=defender');
  await row.waitFor();
  await expectAccessibleInAllLooks(ben);
  await ben.getByLabel(text('friend.name')).fill('Ben');
  await row.getByRole('button', { name: lobbyText('lobby.take') }).click();
  expect(await question(ben)).toMatch(/^Defender Where does/);
  await ann
    .getByText(text('table.here', { name: 'Ben' }))
    .first()
    .waitFor({ state: 'attached' });

  // Whose turn it is, among his matches and in the title of every page.
  await ben.goto('/matches');
  const mine = ben.getByRole('article').filter({ hasText: mineText('mine.yours') });
  await mine.waitFor();
  expect(await mine.innerText()).toContain('Ann');
  await expect.poll(() => ben.title()).toMatch(/^\(1\) /);
  const table = mine.locator('svg').first();
  await table.waitFor();
  // All of it, to its edges.
  expect((await table.getAttribute('preserveAspectRatio')) ?? '').not.toContain('slice');
  await expectAccessibleInAllLooks(ben);
  await mine.getByRole('link', { name: text('front.go') }).click();
  await question(ben);
  const [way] = await ways(ben);
  await take(ben, way);

  // It can be watched, as those see it who look on.
  const watcher = await visit('/lobby', true);
  const watched = watcher.getByRole('article').filter({ hasText: 'Ben' });
  await watched.scrollIntoViewIfNeeded();
  await watched.locator('svg').first().waitFor();
  await expectAccessible(watcher);
  await watched.getByRole('link', { name: text('front.watch') }).click();
  await watcher.getByText(text('table.watching')).waitFor();
});

test('two who want to play at once are brought together, and nobody waits in vain', async () => {
  const ann = await visit('/lobby');
  for (const game of ['Pub Battles', 'Square Bashing']) {
    await ann.getByRole('checkbox', { name: game }).uncheck();
  }
  await ann.getByRole('button', { name: lobbyText('lobby.quick.play') }).click();
  await ann.getByRole('button', { name: lobbyText('lobby.withdraw') }).waitFor();
  await expectAccessible(ann);
  const ben = await visit('/lobby');
  await expect.poll(() => ben.getByRole('article').count()).toBeGreaterThanOrEqual(3);
  await ben.getByRole('button', { name: lobbyText('lobby.quick.play') }).click();
  await ben.waitForURL('**/online/*');
  await ann.waitForURL('**/online/*');
  expect(new URL(ann.url()).pathname).toBe(new URL(ben.url()).pathname);
  // What was offered beside it is gone.
  const other = await visit('/lobby');
  await other.getByText(lobbyText('lobby.none')).waitFor();
  await other.getByRole('button', { name: lobbyText('lobby.quick.play') }).click();
  await other.getByText(lobbyText('lobby.none.else')).waitFor();
  await other.getByRole('button', { name: lobbyText('lobby.withdraw') }).click();
  await other.getByRole('button', { name: lobbyText('lobby.quick.play') }).waitFor();
});

test('the computer on the host is played from any page', async () => {
  const page = await visit('/new/pbi');
  await page.getByRole('radio', { name: text('friend.computer') }).check();
  await page.getByRole('radio', { name: 'Defender', exact: true }).check();
  await page.getByRole('button', { name: text('start.begin') }).click();
  expect(await question(page)).toMatch(/^Defender Where does/);
  // It hears nothing.
  expect(await page.getByRole('button', { name: text('talk.title') }).count()).toBe(0);
});

test('notices are set where the matches are, and nothing is sent into the network of the host', async () => {
  const page = await openPage({ host: host.url, path: '/matches', trouble: true });
  await page.getByText(noticeText('notices.title')).click();
  const address = page.getByLabel(noticeText('notices.webhook.address'));
  await address.fill('https://127.0.0.1/inside');
  await page.getByRole('button', { name: noticeText('notices.webhook') }).click();
  await page.getByRole('alert').getByText(text('wire.notice.address')).waitFor();
  await address.fill('https://hooks.example.org/club');
  await page.getByRole('button', { name: noticeText('notices.webhook') }).click();
  await page.getByText(noticeText('notices.webhook.on')).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: noticeText('notices.remove') }).click();
  await page.getByText(noticeText('notices.off')).waitFor();
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TALK } from '../../src/words/english/talk.ts';
import { text } from '../../src/online/words.ts';
import { termsText } from '../../src/online/matters/termsText.ts';
import { joinBy, startHost, type TestHost } from './friends.ts';
import { chooseInMenu, ended, question, take, ways } from './person.ts';
import { expectAccessible, openPage } from './stage.ts';

const DAY = 86_400_000;

let host: TestHost;
let now = Date.now();
beforeAll(async () => {
  host = await startHost(() => now);
});
afterAll(() => host.close());

/** Two at a table of PBI by correspondence: the defender, who is first, on a phone where nobody plays for him. */
async function sitDown(overstay?: string): Promise<{ ann: Page; ben: Page }> {
  const ann = await openPage({ host: host.url, path: '/new/pbi' });
  await ann.getByRole('radio', { name: text('friend.link') }).check();
  await ann.getByRole('radio', { name: 'Attacker', exact: true }).check();
  await ann.getByLabel(text('friend.name')).fill('Ann');
  await ann.getByRole('radio', { name: termsText('terms.clock.move') }).check();
  if (overstay !== undefined) {
    await ann.getByLabel(termsText('terms.overstay')).selectOption({ label: overstay });
  }
  if (overstay === undefined) await expectAccessible(ann);
  await ann.getByRole('button', { name: text('friend.invite') }).click();
  await ann.waitForURL('**/online/*');
  // What was copied is not the link any more that stands there.
  await ann.getByRole('button', { name: text('share.copy') }).click();
  await ann.getByRole('button', { name: text('invite.anew') }).click();
  await ann.getByText(text('share.other')).waitFor();
  const link = await ann.getByRole('textbox').inputValue();
  const ben = await joinBy(host, link, { name: 'Ben', visit: { phone: overstay === undefined } });
  return { ann, ben };
}

/** What is offered to whoever looks at this page, and his answer. */
async function agree(page: Page, offered: string): Promise<void> {
  await page.getByText(offered).waitFor();
  await page.getByRole('button', { name: text('offer.accept') }).click();
}

test('by correspondence: a decision goes back by agreement, time runs out, and there is a rematch', async () => {
  const { ann, ben } = await sitDown();
  const clocks = ann.getByRole('list', { name: text('clock.title') });
  await clocks
    .getByText(text('clock.days', { days: 3 }))
    .first()
    .waitFor();
  // On his phone how he stands is read whole, and who the other is a tap away: no beginnings of either.
  const score = ben.getByRole('region', { name: text('play.status') });
  const isCut = await score
    .getByText(/^\d+ points$/)
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  expect(isCut).toBe(false);
  expect(await score.getByText('Ann', { exact: true }).first().isVisible()).toBe(false);
  await score.locator('summary').tap();
  await score.getByText('Ann', { exact: true }).last().waitFor();
  await ben.keyboard.press('Escape');
  const asked = await question(ben);
  const [way] = await ways(ben);
  await take(ben, way);
  await expect.poll(() => question(ben)).not.toBe(asked);
  await chooseInMenu(ben, text('offer.takeBack'));
  await agree(ann, text('offer.takeBack.other', { who: 'Ben', decisions: 1 }));
  await expect.poll(() => question(ben)).toBe(asked);
  const wentBack = ann.getByText(text('offer.wentBack', { who: 'Ben' }));
  await wentBack.waitFor();
  await ann.getByRole('button', { name: text('offer.seen') }).click();
  await wentBack.waitFor({ state: 'hidden' });

  // What is said lies beside what is asked.
  await ann.getByRole('button', { name: text('talk.title') }).click();
  await ann.locator('aside:focus').getByLabel(text('talk.say')).fill('Sorry for <b>the</b> wait');
  await ann.keyboard.press('Enter');
  await ben.getByRole('button', { name: text('talk.unread', { unread: 1 }) }).click();
  await ben.getByText('Sorry for <b>the</b> wait').waitFor();
  await ben.getByRole('button', { name: text('phrase.goodLuck') }).click();
  await ann.getByRole('log').getByText(text('phrase.goodLuck')).waitFor();
  // Nobody reports anything by one touch.
  const report = (key: keyof typeof TALK) => ben.getByRole('button', { name: TALK[key] });
  await report('talk.report').click();
  await report('talk.report.no').click();
  await report('talk.report').click();
  // Whatever is opened in it stays within its frame, on the smallest phone too.
  await ben.setViewportSize({ width: 320, height: 568 });
  await report('talk.report.yes').scrollIntoViewIfNeeded();
  const isWithin = await report('talk.report.yes').evaluate((button) => {
    const frame = button.closest('aside')?.getBoundingClientRect();
    return button.getBoundingClientRect().bottom <= (frame?.bottom ?? 0);
  });
  expect(isWithin).toBe(true);
  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.getByLabel(TALK['talk.report.why']).fill('Rude');
  await report('talk.report.yes').click();
  await ben.getByText(TALK['talk.reported']).waitFor();
  expect(await question(ben)).toBe(asked);
  await expectAccessible(ben);
  // What was read stays read, and nobody has news of himself.
  await ben.reload();
  expect(await question(ben)).toBe(asked);
  await ann.getByRole('button', { name: text('phrase.hello') }).click();
  await ben.getByRole('button', { name: text('talk.unread', { unread: 1 }) }).waitFor();

  now += 3 * DAY;
  await ben.getByText(text('offer.late.own.claim')).waitFor();
  await ann.getByRole('button', { name: text('offer.claim') }).click();
  const result = 'The defender has run out of time, so the attacker wins.';
  for (const page of [ann, ben]) await ended(page).getByText(result).waitFor();

  await ended(ann)
    .getByRole('button', { name: text('offer.rematch') })
    .click();
  await ben.getByText(text('offer.rematch.other', { who: 'Ann' })).waitFor();
  await ann.goto('/settings');
  await agree(ben, text('offer.rematch.other', { who: 'Ann' }));
  await ended(ben)
    .getByRole('button', { name: text('offer.follow') })
    .waitFor();
  // Who agreed has his seat there without going to it, and who had left finds it among the matches.
  await ann.goto('/matches');
  await ann.getByRole('link', { name: text('front.go') }).click();
  // The sides have changed: who attacked is asked first now.
  await expect.poll(() => question(ann)).toMatch(/^Defender Where does/);
});

test('who stays away has the quietest answer given for him, and both see it', async () => {
  const { ann, ben } = await sitDown(termsText('terms.overstay.fallback'));
  const asked = await question(ben);
  now += 3 * DAY;
  await expect.poll(() => question(ben), { timeout: 20_000 }).not.toBe(asked);
  await ann.getByText(text('offer.playedFor', { who: 'Ben' })).waitFor();
  await ben.getByText(text('offer.playedFor.own')).waitFor();
  const clocks = ann.getByRole('list', { name: text('clock.title') });
  await clocks
    .getByText(/^0:|^1:00/)
    .first()
    .waitFor();
});

// Two people elsewhere, each in a browser of his own, at a host that sends the app.
import type { Known, Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { checkProof, heldProblems, type Held, type Proof } from '@sandtable/record';
import type { Founded } from '@sandtable/wire';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../src/online/words.ts';
import { text as reviewText } from '../../src/review/reviewText.ts';
import { TALK } from '../../src/words/english/talk.ts';
import { PLAYED } from '../../src/words/english/played.ts';
import { invite, joinBy, keptIn, playFast, startHost, type TestHost } from './friends.ts';
import { begin, chooseInMenu, ended, question, tableOf, take, ways } from './person.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage, reopen } from './stage.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

/** What comes over the network takes a while on a busy machine. */
const PATIENT = { timeout: 15_000 };

/** Takes the first answer there is, and waits until something else is asked. */
async function answer(page: Page): Promise<void> {
  const before = await question(page);
  const [way] = await ways(page);
  await take(page, way);
  await expect.poll(() => question(page), PATIENT).not.toBe(before);
}

function waitsFor(page: Page, side: string, name?: string): Promise<void> {
  const whom =
    name === undefined
      ? text('play.waiting', { side: `the ${side}` })
      : text('play.waiting.name', { name, side });
  return page.getByText(whom, { exact: true }).first().waitFor();
}

/** How it stands, and who plays which side, as it is read. */
async function standing(page: Page): Promise<string> {
  const lines = page.getByRole('region', { name: text('play.status') }).locator('summary');
  return (await lines.innerText()).replaceAll(/\s+/g, ' ');
}

/** What the address of a match ends with. */
function matchOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a whole match of PBI is played by a link, and both see how it came out', async () => {
  const { page: ann, link } = await invite(host, 'pbi', { side: 'Attacker', name: 'Ann' });
  await expectAccessibleInAllLooks(ann);
  const ben = await joinBy(host, link, { name: 'Ben' });
  expect(await question(ben)).toMatch(/^Defender Where does/);
  // The founder's page has gone to the table by itself.
  await expect.poll(() => ben.title(), PATIENT).toMatch(/^\(1\) /);
  await waitsFor(ann, 'defender', 'Ben');
  expect(await ann.title()).not.toMatch(/^\(/);
  expect(await standing(ann)).toMatch(/^Attacker You .* Defender Ben /);
  expect(await standing(ben)).toMatch(/^Attacker Ann .* Defender You /);
  await ann
    .getByText(text('table.here', { name: 'Ben' }))
    .first()
    .waitFor({ state: 'attached' });
  for (let i = 0; i < 2; i++) await answer(ben);
  // What he did can be looked up, as with a computer.
  await ann.getByRole('button', { name: text('follow.did') }).waitFor();
  const own = await ownRecord(ben);
  await expect.poll(async () => (await keptIn(ben)).last?.held, PATIENT).toBeDefined();
  // Both leave, and come back to a match that has gone on.
  const table = ann.url();
  await Promise.all([ann, ben].map((page) => page.goto('/settings')));
  expect(await playFast(host, pbi, [ann, ben])).toBeGreaterThan(100);
  for (const page of [ann, ben]) {
    await page.goto(table);
    await ended(page).waitFor();
  }
  const headings = await Promise.all(
    [ann, ben].map((page) => ended(page).getByRole('heading').innerText()),
  );
  // Each is told who has won by name, and beside a rematch there is no other way to play again.
  expect([
    [PLAYED['won.you'], 'Ann wins.'],
    ['Ben wins.', PLAYED['won.you']],
  ]).toContainEqual(headings);
  const result = await ended(ann).locator('p').first().innerText();
  await ended(ben).getByText(result).waitFor();
  expect(await ended(ann).getByText(text('play.over.again')).count()).toBe(0);
  // Whoever has played for a while as a guest is told that there are accounts, until he says no.
  await ann.getByText(text('offer.text')).waitFor();
  await ann.getByRole('button', { name: text('offer.no') }).click();
  expect(await ann.getByText(text('offer.text')).count()).toBe(0);
  const proof: unknown = await (await fetch(`${host.url}api/matches/${matchOf(ann)}/proof`)).json();
  expect((await checkProof(proof, [pbi as unknown as Ruleset])).ok).toBe(true);
  // What he held in the middle of it agrees with what the host gives out now.
  for (const record of [own, await ownRecord(ben)]) {
    expect(await heldProblems(record, proof as Proof, [pbi as unknown as Ruleset])).toEqual([]);
  }
  const saving = ben.waitForEvent('download');
  await chooseInMenu(ben, text('table.proof'));
  await saving;
  await ended(ann)
    .getByRole('link', { name: text('report.open') })
    .click();
  await ann.waitForURL('**/report/*');
  await ann.getByText(result).first().waitFor();
  await ann.getByText('Attacker: you · Defender: Ben').waitFor();
  // From one's matches there is a way back to the table.
  await ann.getByRole('link', { name: text('report.history') }).click();
  await ann.getByText('Attacker: you · Defender: Ben').waitFor();
  await ann.getByRole('link', { name: PLAYED['played.table'] }).click();
  await ended(ann).waitFor();
});

test('one side’s page and all that it was sent holds nothing of the other’s secrets, until all is shown', async () => {
  const { page: red, link } = await invite(host, 'pub-battles', { side: 'Red' });
  const sent: string[] = [];
  red.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => sent.push(withoutPremises(String(payload))));
  });
  await red.reload();
  const blue = await joinBy(host, link);
  await playFast(host, pubBattles, [red, blue], 12);
  for (const page of [red, blue]) {
    await expect
      .poll(async () => (await keptIn(page)).last?.known.told.length, PATIENT)
      .toBeGreaterThan(5);
  }
  // Looking back at one's own side, where both may ask the computer, needs no more than that either.
  const table = red.url();
  await red.goto(`${table}?review`);
  await red.getByRole('region', { name: reviewText('review.curve') }).waitFor();
  await red.getByRole('link', { name: reviewText('review.goOn') }).click();
  await red.waitForURL(table);
  const secrets = await secretNames(red, blue);
  expect(secrets.length).toBeGreaterThan(3);
  expect(sent.length).toBeGreaterThan(5);
  const page = `${await red.content()} ${await red.locator('body').innerText()}`;
  for (const name of secrets) {
    expect(page.includes(name), `${name} in the page`).toBe(false);
    expect(sent.join('\n').includes(name), `${name} on the wire`).toBe(false);
  }
  await afterwards(red, secrets);
});

/** When it is over, whoever looks on sees everything, or what either side saw: at the table and when he watches it again. */
async function afterwards(red: Page, secrets: readonly string[]): Promise<void> {
  const cyd = await openPage({ host: host.url, path: `/watch/${matchOf(red)}` });
  await cyd.getByText(/^You are watching, 6 steps behind what is played/).waitFor();
  // Nobody asks him anything.
  for (const what of [text('play.undo'), text('play.prospect.none')]) {
    expect(await cyd.getByText(what, { exact: true }).count(), what).toBe(0);
  }
  await chooseInMenu(red, text('play.resign'));
  await red
    .getByRole('dialog')
    .getByRole('button', { name: text('play.resign.yes') })
    .click();
  const view = (name: string) => cyd.getByRole('button', { name, exact: true });
  const shows = async (): Promise<boolean> => {
    const drawn = await cyd.locator('main svg').first().innerHTML();
    return secrets.some((name) => drawn.includes(name));
  };
  await view(PLAYED['views.all']).waitFor();
  await expect.poll(shows, PATIENT).toBe(true);
  await view('What Red saw').click();
  await expect.poll(shows, PATIENT).toBe(false);
  await ended(cyd)
    .getByRole('link', { name: text('play.over.replay') })
    .click();
  await view(PLAYED['views.all']).waitFor();
  expect(await shows()).toBe(true);
  await view('What Red saw').click();
  await expect.poll(shows, PATIENT).toBe(false);
  expect(cyd.url()).toContain('view=red');
  await expectAccessible(cyd);
  await cyd.getByRole('link', { name: text('report.open') }).click();
  await cyd.getByRole('heading', { name: text('report.why') }).waitFor(PATIENT);
}

/** Everybody knows who fights in a battle: who is where is the secret. */
function withoutPremises(frame: string): string {
  return JSON.stringify(JSON.parse(frame), (key, value: unknown) =>
    key === 'premises' ? undefined : value,
  );
}

/** What the second calls pieces of its own that the first has no name for. */
async function secretNames(first: Page, second: Page): Promise<string[]> {
  const namesIn = async (page: Page): Promise<string[]> => {
    const known = (await keptIn(page)).last?.known as Known;
    const { pieces } = known.view as { pieces: { name: string | null }[] };
    return pieces.flatMap(({ name }) => name ?? []);
  };
  const known = new Set(await namesIn(first));
  return (await namesIn(second)).filter((name) => !known.has(name));
}

describe('a line that breaks', () => {
  test('is made again in the middle of a decision, and what was decided meanwhile arrives', async () => {
    const visit = { trouble: true };
    const { page: ann, link } = await invite(host, 'pbi', { side: 'Attacker', visit });
    const ben = await joinBy(host, link, { visit: { ...visit, phone: true } });
    const before = await question(ben);
    // What is asked comes before all that can wait.
    const [asked, plan] = await Promise.all(
      [ben.locator('[data-question]'), ben.getByRole('button', { name: text('orders.plan') })].map(
        async (each) => (await each.boundingBox())?.y ?? 0,
      ),
    );
    expect(asked).toBeLessThan(plan);
    // On the smallest, with something that waits for a word: an answer, and who plays whom.
    await ben.setViewportSize({ width: 320, height: 640 });
    await chooseInMenu(ann, text('offer.draw'));
    await ben.getByRole('button', { name: text('offer.decline') }).waitFor();
    const parts = [ben.locator('[data-choice]').first(), ben.locator('summary b').first()];
    for (const part of parts) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(20);
      expect([x + width <= 320, y + height / 2 <= 640]).toEqual([true, true]);
    }
    await ben.getByRole('button', { name: text('offer.decline') }).click();
    await ben.setViewportSize({ width: 390, height: 844 });
    await host.restart(async () => {
      await ben.getByText(text('table.lost')).waitFor();
      await ben.locator('[data-choice]').first().click();
      await ben.getByText(/is kept and sent as soon as it works/).waitFor();
    });
    await expect.poll(() => question(ben), PATIENT).not.toBe(before);
    await ben.getByText(text('table.lost')).waitFor({ state: 'hidden' });
    await ann.getByRole('button', { name: text('follow.did') }).waitFor(PATIENT);
    await expectAccessible(ben);
    // Whoever has no network is told so at once.
    await ben.context().setOffline(true);
    await ben.getByText(text('table.offline')).waitFor();
    // What he decides then is sent from whatever page he is on when there is one again.
    const second = await question(ben);
    await ben.locator('[data-choice]').first().click();
    await ben.getByText(/is kept and sent as soon as it works/).waitFor();
    await chooseInMenu(ben, text('play.over.games'));
    await ben.waitForURL(host.url);
    await ben.context().setOffline(false);
    await expect.poll(async () => (await keptIn(ben)).unsent, PATIENT).toBeUndefined();
    await ben.goBack();
    // What he saw last is there at once, and the rest when the host has told it.
    await expect.poll(() => question(ben), PATIENT).not.toBe(second);
    // Whoever comes back finds everything as it was.
    const again = await reopen(ben);
    expect(await question(again)).not.toBe(before);
  });
});

test('a seat is moved to another device by a link, and the first one lets go of it', async () => {
  const { page: ann, link } = await invite(host, 'pbi', { side: 'Attacker', name: 'Ann' });
  const ben = await joinBy(host, link, { name: 'Ben' });
  await question(ben);
  await chooseInMenu(ben, text('table.move'));
  const field = ben.getByLabel(text('table.move.link'));
  await expect.poll(() => field.inputValue(), PATIENT).toMatch(/\/join\//);
  const { pathname, hash } = new URL(await field.inputValue());
  // Whoever closes it goes on where he opened it.
  await ben.keyboard.press('Escape');
  expect(await ben.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  const phone = await openPage({ host: host.url, path: pathname + hash, phone: true });
  await phone.getByRole('button', { name: text('join.move.take') }).click();
  expect(await question(phone)).toMatch(/^Defender Where does/);
  await ben.getByRole('heading', { name: text('table.moved.title') }).waitFor();
  await answer(phone);
  await ann
    .getByText(text('table.here', { name: 'Ben' }))
    .first()
    .waitFor({ state: 'attached' });
});

test('a match of this device goes on with somebody elsewhere with what was played of it, and comes back as a copy', async () => {
  const page = await openPage({ host: host.url, path: '/new/pbi' });
  await begin(page);
  const [asked, stood] = [await question(page), await tableOf(page)];
  await chooseInMenu(page, text('friend.goOn'));
  const dialog = page.getByRole('dialog', { name: text('friend.goOn') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('friend.invite') }).click();
  await page.waitForURL('**/online/*');
  // It is drawn as it stands, and whoever is invited reads that it does not start at its beginning.
  await page.locator('svg[aria-label*="Crossroads"]').waitFor();
  const { pathname, hash } = new URL(await page.getByRole('textbox').inputValue());
  const ben = await openPage({ host: host.url, path: pathname + hash });
  await ben.getByText(text('device.brought.trust')).waitFor();
  await ben.getByText(text('device.brought.asked', { side: 'the attacker' })).waitFor();
  await ben.getByRole('button', { name: text('join.take') }).click();
  expect(await question(page)).toBe(asked);
  expect(await tableOf(page)).toEqual(stood);
  await waitsFor(ben, 'attacker');
  await answer(page);
  const next = [await question(page), await tableOf(page)];
  await chooseInMenu(page, text('copy.title'));
  await page.getByRole('button', { name: text('copy.make') }).click();
  await page.waitForURL('**/play/*');
  expect([await question(page), await tableOf(page)]).toEqual(next);
  await answer(page);
  await waitsFor(ben, 'attacker');
});

test('a link that is used up, one’s own, or of nothing says so; whoever has no seat watches', async () => {
  const { page: ann, link } = await invite(host, 'pbi', {
    side: 'Attacker',
    visit: { trouble: true },
    // Her number for the dice is lost on the way, and given when the table is opened.
    before: (page) => page.route('**/number', (route) => route.abort(), { times: 1 }),
  });
  const { pathname, hash } = new URL(link);
  await ann.goto(pathname + hash);
  await ann.getByRole('heading', { name: text('join.own.title') }).waitFor();
  await ann.getByRole('link', { name: text('join.table') }).click();
  await ann.getByText(text('invite.wait')).waitFor();
  const ben = await joinBy(host, link, { visit: { trouble: true } });
  await question(ben);
  // Whoever has taken it comes to the table by the link that he was sent.
  await ben.goto('/');
  await ben.goto(pathname + hash);
  await ben.waitForURL('**/online/*');
  await question(ben);
  const cyd = await openPage({ host: host.url, path: pathname + hash, trouble: true });
  await cyd.getByRole('heading', { name: text('join.used.title') }).waitFor();
  await cyd.getByRole('link', { name: text('join.watch') }).click();
  await cyd.getByText(text('table.watching')).waitFor();
  await waitsFor(cyd, 'defender');
  expect(await cyd.locator('[data-choice]').count()).toBe(0);
  const pieces = cyd.locator('main [data-pick^="piece:"]');
  expect(await pieces.count()).toBe(0);
  await answer(ben);
  await expect.poll(() => pieces.count(), PATIENT).toBeGreaterThan(0);
  await expectAccessible(cyd);
  // He says who he is, hears nothing where he does not want to, and finds the title of what somebody has made himself.
  await cyd.getByRole('button', { name: text('talk.title') }).click();
  await cyd.getByLabel(TALK['talk.called']).fill('Cyd');
  await cyd.getByRole('button', { name: text('phrase.hello') }).click();
  await cyd
    .getByRole('log')
    .getByText(`Cyd ${text('phrase.hello')}`)
    .waitFor();
  await cyd.getByRole('button', { name: TALK['talk.mute.watching'] }).click();
  await cyd.getByText(TALK['talk.muted']).waitFor();
  await cyd.getByRole('button', { name: TALK['talk.report'] }).waitFor();
  await cyd.goto(`/watch/${await ownBattle('The <b>Mill</b>')}`);
  await cyd.getByTitle('A position of their own: The <b>Mill</b>').waitFor();
  await cyd.goto('/join/nothing#nothingnothingnothing');
  await cyd.getByRole('heading', { name: text('join.unknown.title') }).waitFor();
  await cyd.goto(`/online/${matchOf(ann)}`);
  await cyd.getByRole('heading', { name: text('table.seatless.title') }).waitFor();
});

/** A match on a battle that somebody has called so himself, against the computer on the host; gives what it is called there. */
async function ownBattle(title: string): Promise<string> {
  const post = async (path: string, body: object, key = ''): Promise<Founded> => {
    const headers = { 'content-type': 'application/json', authorization: `Seat ${key}` };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${host.url}api/matches${path}`, sent)).json()) as Founded;
  };
  const { match, key } = await post('', {
    ruleset: 'pbi',
    position: { ...pbi.scenarios[0], title },
    side: 'attacker',
    players: { defender: 'greedy' },
  });
  await post(`/${match}/number`, { number: '0'.repeat(32) }, key);
  return match;
}

/** What somebody saves of a match that he plays. */
async function ownRecord(page: Page): Promise<Held> {
  const saving = page.waitForEvent('download');
  await chooseInMenu(page, text('table.record'));
  return JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Held;
}

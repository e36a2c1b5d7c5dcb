import { Match, seededDice } from '@sandtable/kernel';
import type { Found } from '@sandtable/lab';
import { pbi } from '@sandtable/pbi';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text as reviewText } from '../../src/review/reviewText.ts';
import { text } from '../../src/words/words.ts';
import { duel } from '../duel.ts';
import { openFile } from './person.ts';
import { expectAccessibleInAllLooks, openPage, reopen } from './stage.ts';

/** The last steps of a battle, from a position, so that they are soon played on from. */
function ending(): Match {
  const whole = duel('review');
  const late = pbi.position(whole.at(whole.steps.length - 6) as never);
  const started = Match.start(pbi, late, {}, { kind: 'seeded', seed: 'ending' });
  if (!started.ok) throw new Error('the position is refused');
  const match = started.value;
  const lots = seededDice('lots');
  for (let [decision] = match.pending.decisions; decision !== undefined;) {
    match.play(decision.side, pbi.draw(match.state as never, decision.side, lots));
    [decision] = match.pending.decisions;
  }
  return match;
}

interface Otherwise {
  readonly step: number;
  readonly found: NonNullable<Found['choice']>;
}

/** A decision that somebody could have taken otherwise, and how. */
function otherwise(match: Match): Otherwise {
  for (const [i, { side, move }] of match.steps.entries()) {
    const moves = pbi.moves(match.at(i) as never, side);
    const other = moves.find((each) => JSON.stringify(each) !== JSON.stringify(move));
    if (other === undefined) continue;
    const gain = { count: 100, sum: 30, squares: 10 };
    return { step: i + 1, found: { plans: [], better: { departure: 0, moves: [other], gain } } };
  }
  throw new Error('there was never anything to choose');
}

/** What is kept of the one review; with that choice in one of its steps, where one is given. */
function keptReview(page: Page, given?: Otherwise): Promise<Found[]> {
  return page.evaluate(async (choice) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const shelves = await done(indexedDB.open('sandtable'));
    const reviews = shelves.transaction('reviews', 'readwrite').objectStore('reviews');
    const [review] = (await done(reviews.getAll())) as { found: Found[] }[];
    if (review !== undefined && choice !== undefined) {
      review.found[choice.step] = { ...review.found[choice.step], choice: choice.found };
      await done(reviews.put(review));
    }
    shelves.close();
    return review?.found ?? [];
  }, given);
}

/** The steps of a match as they are kept. */
function keptSteps(page: Page, id: string): Promise<readonly unknown[]> {
  return page.evaluate(async (key) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const shelves = await done(indexedDB.open('sandtable'));
    const matches = shelves.transaction('matches').objectStore('matches');
    const match = (await done(matches.get(key))) as { file: { steps: unknown[] } };
    shelves.close();
    return match.file.steps;
  }, id);
}

test('a battle is reviewed, and what would have been better is drawn and played on from', async () => {
  const match = ending();
  let page = await openPage({ phone: true });
  await openFile(page, 'match.json', JSON.stringify(match.save()));
  await page.waitForURL('**/replay/*');
  await page.getByRole('link', { name: text('replay.review') }).click();
  await page.waitForURL('**/review/*');
  const curve = page.getByRole('region', { name: reviewText('review.curve'), exact: true });
  await page.getByRole('region', { name: reviewText('review.sides') }).waitFor();
  // It is not the chance that a hint tells.
  await curve.getByText(reviewText('review.curve.of')).waitFor();
  await expectAccessibleInAllLooks(page);
  await curve.getByText(reviewText('review.table')).click();
  await expect.poll(() => curve.getByRole('row').count()).toBe(match.steps.length + 2);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);

  // It is kept when one leaves, and is there at once.
  const address = page.url();
  await page.getByRole('link', { name: reviewText('review.report') }).click();
  await page.waitForURL('**/report/*');
  await expect.poll(async () => (await keptReview(page)).length).toBe(match.steps.length + 1);
  const choice = otherwise(match);
  await keptReview(page, choice);
  await page.goto(address);
  page = await reopen(page);
  const turnings = page.getByRole('region', { name: reviewText('review.turnings') });
  const own = turnings.getByRole('listitem').filter({ hasText: `Step ${choice.step}:` });
  await own.getByText(reviewText('review.better', { better: '' }).trim()).waitFor();

  await own.getByRole('link', { name: reviewText('review.show') }).click();
  await page.waitForURL(`**/replay/*?step=${choice.step - 1}&better=`);
  await page.getByRole('region', { name: text('replay.better') }).waitFor();
  await page.goBack();
  await own.getByRole('button', { name: reviewText('review.on') }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: text('replay.on.start') }).click();
  await page.waitForURL('**/play/*');
  // The better move is the last of what the new match begins with.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [move] = choice.found.better?.moves ?? [];
  expect((await keptSteps(page, id))[choice.step - 1]).toMatchObject({ move });
});

import { pbi } from '@sandtable/pbi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { invite, joinBy, playFast, startHost, type TestHost } from './friends.ts';
import { ended, question, take, ways } from './person.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

test('a whole match of PBI is played by a link, and both see how it came out', async () => {
  const { page: ann, link } = await invite(host, 'pbi', { side: 'Attacker', name: 'Ann' });
  const began = performance.now();
  const ben = await joinBy(host, link, { name: 'Ben' });
  expect(await question(ben)).toMatch(/^Defender Where does/);
  expect(performance.now() - began).toBeLessThan(10_000);
  // The founder's page has gone to the table by itself.
  await ann
    .getByText(text('play.waiting', { side: 'The defender' }))
    .first()
    .waitFor();
  await ann.getByText(text('table.here', { name: 'Ben' })).waitFor({ state: 'attached' });
  for (let i = 0; i < 3; i++) {
    const before = await question(ben);
    const [way] = await ways(ben);
    await take(ben, way);
    await expect.poll(() => question(ben)).not.toBe(before);
  }
  expect(await playFast(host, pbi, [ann, ben])).toBeGreaterThan(100);
  await ended(ann).waitFor();
  await ended(ben).waitFor();
  const result = await ended(ann).getByRole('heading').innerText();
  expect(await ended(ben).getByRole('heading').innerText()).toBe(result);
  // Whoever has played for a while as a guest is told that there are accounts, until he says no.
  await ann.getByText(text('account.offer')).waitFor();
  await ann.getByRole('button', { name: text('account.offer.no') }).click();
  expect(await ann.getByText(text('account.offer')).count()).toBe(0);
  await ended(ann)
    .getByRole('link', { name: text('report.open') })
    .click();
  await ann.getByText(result).first().waitFor();
});

import { luckiest, reportOf } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { signed } from '../../src/report/luckWords.ts';
import { text } from '../../src/words/words.ts';
import { duel } from '../duel.ts';
import { openFile } from './person.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';

test('a battle is looked back at, counted, and forgotten', async () => {
  const match = duel('report');
  const report = reportOf(match);
  if (report === undefined) throw new Error('the match is not over');
  const page = await openPage({ phone: true });
  await openFile(page, 'match.json', JSON.stringify(match.save()));
  await page.waitForURL('**/replay/*');
  await page.getByRole('link', { name: text('report.open') }).click();
  await page.waitForURL('**/report/*');
  const luck = page.getByRole('region', { name: text('report.luck'), exact: true });
  await luck.waitFor();
  for (const { luck: by } of report.luck) await luck.getByText(signed(by)).first().waitFor();
  await expectAccessibleInAllLooks(page);

  // A table stands behind each chart.
  await luck.getByText(text('report.table')).click();
  await expect
    .poll(() => luck.getByRole('table').first().getByRole('row').count())
    .toBe(report.rolls.length + 1);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'));
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);

  // Each of the best and the worst rolls, and each turning point, is to be seen again.
  const [{ step }] = luckiest(report.rolls, 1);
  await luck.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(`**/replay/*?step=${step}`);
  await page.goBack();
  await luck.waitFor();

  await page.getByRole('link', { name: text('report.history') }).click();
  const battle = page.getByRole('article');
  await battle.getByText(/ wins, |draw/).waitFor();
  await battle.getByText(text('history.turns', { count: report.turns.length })).waitFor();
  await expectAccessibleInAllLooks(page);
  await battle.getByRole('button', { name: text('front.remove') }).click();
  await page.getByRole('dialog').getByText(text('history.kept')).waitFor();
  await page.getByRole('button', { name: text('front.remove.yes') }).click();
  await battle.getByText(text('history.gone')).waitFor();
  await battle.getByRole('button', { name: text('history.forget') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('history.forget') })
    .click();
  await page.getByText(text('history.none')).waitFor();
});

test('there is no report before the battle is over', async () => {
  const page = await openPage({ path: '/new/pbi' });
  await page.getByRole('button', { name: text('start.begin') }).click();
  await page.waitForURL('**/play/*');
  await page.goto(page.url().replace('/play/', '/report/'));
  await page.getByRole('heading', { name: text('report.early') }).waitFor();
  await page.getByRole('link', { name: text('report.goOn') }).click();
  await page.waitForURL('**/play/*');
});

import { readFileSync } from 'node:fs';
import type { MatchFile } from '@sandtable/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { duel, otherwise } from '../duel.ts';
import { goOnTogether, openFile, playOn, question, tableOf } from './person.ts';
import { keptFile } from './shelves.ts';
import { expectAccessible, openPage } from './stage.ts';

const RULE = text('changed.rule', { rule: 'QS-8.1', title: 'Dice for a shot' });

/** A match for two people here, as it was kept before its rules were mended. */
async function openOld(file: MatchFile): Promise<Page> {
  const page = await openPage();
  await openFile(page, 'match.json', JSON.stringify(duel('changed', 40).save()));
  await goOnTogether(page);
  await question(page);
  await keptFile(page, file);
  await page.reload();
  return page;
}

function notice(page: Page): Locator {
  return page.getByRole('heading', { name: text('changed.title') });
}

test('a kept match whose rules were mended tells so once, and goes on from where it stands', async () => {
  const file = otherwise(duel('changed', 40).save(), 9);
  const page = await openOld(file);
  await notice(page).waitFor();
  const told = await page.getByRole('main').innerText();
  expect(told).toContain(text('changed.step', { step: 10 }));
  expect(told).toContain('Step 10: what happened is not what was recorded');
  expect(told).toContain(text('changed.kept'));
  await expectAccessible(page);

  await page.getByRole('button', { name: RULE }).click();
  const card = page.getByRole('dialog', { name: 'Dice for a shot' });
  await card.waitFor();
  await card.getByRole('button', { name: text('app.close') }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: text('changed.save') }).click();
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toEqual(file);
  // Until it has been read, it is told again.
  await page.reload();
  await notice(page).waitFor();

  await page.getByRole('button', { name: text('changed.go'), exact: true }).click();
  const [asked, table] = [await question(page), await tableOf(page)];
  expect(asked).not.toBe('');
  const kept = await keptFile(page);
  expect(kept.eras).toMatchObject([{ from: 0, version: 1 }, { from: 40 }]);
  expect(kept.steps).toEqual(file.steps);
  await page.reload();
  expect(await question(page)).toBe(asked);
  expect(await tableOf(page)).toEqual(table);
  expect(await notice(page).count()).toBe(0);
  await playOn(page, 2);
  expect((await keptFile(page)).steps.length).toBeGreaterThan(40);
});

test('the replay of such a match says so, and shows every step as it was recorded', async () => {
  const file = otherwise(duel('changed', 40).save(), 9);
  const page = await openOld(file);
  await page.getByRole('link', { name: text('play.replay') }).click();
  await page.waitForURL('**/replay/*');
  const note = page.getByRole('note', { name: text('changed.title') });
  await note.getByText(text('changed.step', { step: 10 })).waitFor();
  await note.getByRole('button', { name: RULE }).click();
  const card = page.getByRole('dialog', { name: 'Dice for a shot' });
  await card.getByText(text('changed.kept')).waitFor();
  await card.getByRole('button', { name: text('app.close') }).click();
  await page.keyboard.press('End');
  const total = file.steps.length;
  await page.getByText(text('replay.stepOf', { step: total, total }), { exact: true }).waitFor();
});

test('a file of an earlier release tells what is not kept of it before anybody goes on', async () => {
  const kept = '../../../../packages/rulesets/browning/test/kept/version-1/match-unfinished.json';
  const content = readFileSync(new URL(kept, import.meta.url), 'utf8');
  const page = await openPage();
  await openFile(page, 'old.json', content);
  const dialog = page.getByRole('dialog', { name: text('files.seats') });
  await dialog.getByText(/\d+ steps are not kept/).waitFor();
  await dialog.getByRole('button', { name: /^BB-/ }).waitFor();
  await goOnTogether(page);
  expect(await question(page)).not.toBe('');
});

test('a file of a match that is over tells it before it is watched', async () => {
  const page = await openPage();
  await openFile(page, 'old.json', JSON.stringify(otherwise(duel('replay').save(), 9)));
  const dialog = page.getByRole('dialog', { name: text('changed.title') });
  await dialog.getByRole('button', { name: RULE }).waitFor();
  await dialog.getByRole('button', { name: text('changed.watch') }).click();
  await page.waitForURL('**/replay/*');
});

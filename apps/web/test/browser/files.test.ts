import type { MatchFile } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import { duel } from '../duel.ts';
import { begin, goOnTogether, headed, newGame, openFile, question, tableOf } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { openPage } from './stage.ts';

let file: MatchFile;

beforeAll(() => {
  file = duel('browser files', 60).save();
});

/** What is wrong with a file, and what the page says of it. */
interface Bad {
  readonly what: string;
  readonly content: () => string;
  readonly told: readonly RegExp[];
}

const bad: readonly Bad[] = [
  { what: 'not JSON', content: () => 'Dear diary', told: [/^It is not JSON/] },
  { what: 'cut off', content: () => JSON.stringify(file).slice(0, 500), told: [/^It is not JSON/] },
  { what: 'empty', content: () => '', told: [/^It is empty\.$/] },
  {
    what: 'JSON of something else',
    content: () => '{"name": "left-pad"}',
    told: [/^It is not a saved match, a scenario/],
  },
  {
    what: 'a match with an altered die',
    content: () => JSON.stringify(tampered()),
    told: [/^Step \d+: the dice are .*, but the source gives/],
  },
  {
    what: 'a scenario with problems',
    content: () => JSON.stringify({ ...FIREFIGHT, turns: 0, edge: 'up', tanks: 3 }),
    told: [/^edge: /, /^tanks: /, /^turns: /],
  },
];

/** The match with one die turned. */
function tampered(): MatchFile {
  const at = file.steps.findIndex(({ dice = [] }) => dice.length > 0);
  const { dice = [], ...step } = file.steps[at];
  return {
    ...file,
    steps: file.steps.with(at, { ...step, dice: dice.with(0, (dice[0] % 6) + 1) }),
  };
}

/** Drags a file over the page and lets it fall. */
async function drop(page: Page, name: string, ...contents: readonly string[]): Promise<void> {
  const carried = await page.evaluateHandle(
    ([called, parts]) => {
      const transfer = new DataTransfer();
      for (const part of parts) transfer.items.add(new File([part], called));
      return transfer;
    },
    [name, contents] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('main', type, { dataTransfer: carried });
    if (type === 'dragover') await page.getByText(text('files.drop'), { exact: true }).waitFor();
  }
}

/** The dialog lists just this, names the file, and goes away when it is closed. */
async function expectRefused(page: Page, name: string, told: readonly RegExp[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text('files.problems.title') });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(name);
  const lines = (await dialog.getByRole('listitem').allInnerTexts()).toSorted();
  expect(lines).toEqual(told.map((line) => expect.stringMatching(line) as string));
  await dialog.getByRole('button', { name: text('app.close') }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a file that cannot be opened', () => {
  test('is refused with every reason, chosen by the button or dropped on the page', async () => {
    const page = await openPage();
    await newGame(page).waitFor();
    for (const { what, content, told } of bad) {
      await openFile(page, `${what}.json`, content());
      await expectRefused(page, what, told);
      await drop(page, `${what}.json`, content());
      await expectRefused(page, what, told);
    }
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('region', { name: text('front.continue') }).count()).toBe(0);
  });

  test('dropped on a table leaves the match on it alone', async () => {
    const page = await openPage({ path: await linkTo(FIREFIGHT) });
    await begin(page);
    const [asked, table] = [await question(page), await tableOf(page)];
    const address = page.url();
    await drop(page, 'diary.txt', 'Dear diary');
    await expectRefused(page, 'diary.txt', [/^It is not JSON/]);
    await drop(page, 'two.json', '{}', '{}');
    await expectRefused(page, 'two.json', [/one file at a time/]);
    expect(page.url()).toBe(address);
    expect(await question(page)).toBe(asked);
    expect(await tableOf(page)).toEqual(table);
  });
});

describe('a file that is dropped on the page', () => {
  test('goes on, if it is a match', async () => {
    const page = await openPage({ path: '/settings' });
    await headed(page);
    await drop(page, 'match.json', JSON.stringify(file));
    await goOnTogether(page);
    expect(await question(page)).not.toBe('');
    expect(await page.getByText(text('files.drop'), { exact: true }).count()).toBe(0);
  });

  test('can be played, if it is a scenario', async () => {
    const page = await openPage({ path: '/settings' });
    await headed(page);
    await drop(page, 'firefight.json', JSON.stringify(FIREFIGHT));
    await page.waitForURL('**/new/pbi*');
    await page.getByRole('radio', { name: FIREFIGHT.title ?? '' }).waitFor();
    await begin(page);
    expect(await question(page)).toContain('What do the groups with action points do?');
  });
});

test('a link that is damaged says so, and a game can be started all the same', async () => {
  const page = await openPage({ path: (await linkTo(FIREFIGHT)).slice(0, 120) });
  expect(await page.getByRole('alert').innerText()).toContain('The link is damaged');
  await begin(page);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_ENGLISH } from '@sandtable/kernel';
import { playerNames } from '@sandtable/players/names';
import { WIRE_ENGLISH } from '@sandtable/wire';
import { expect, test } from 'vitest';
import { GAME_IDS, loadRuleset } from '../src/games/rulesets.ts';
import { ONLINE_ENGLISH } from '../src/online/words.ts';
import { ACCOUNT } from '../src/words/english/account.ts';
import { ARMIES } from '../src/words/english/armies.ts';
import { LOBBY } from '../src/words/english/lobby.ts';
import { LOCAL } from '../src/words/english/local.ts';
import { MINE } from '../src/words/english/mine.ts';
import { NOTICES } from '../src/words/english/notices.ts';
import { SETTINGS } from '../src/words/english/settings.ts';
import { TALK } from '../src/words/english/talk.ts';
import { TERMS } from '../src/words/english/terms.ts';
import { wordsOf } from '../src/words/words.ts';

/** With those that come with a page of their own. */
const TEXTS = {
  ...ONLINE_ENGLISH,
  ...ACCOUNT,
  ...ARMIES,
  ...LOBBY,
  ...LOCAL,
  ...MINE,
  ...NOTICES,
  ...SETTINGS,
  ...TALK,
  ...TERMS,
};

const SOURCE = join(import.meta.dirname, '..', 'src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('words'))
  .map((name) => ({ name, code: readFileSync(join(SOURCE, name), 'utf8') }));

/** What the kernel tells, with words of the app's where it has some. */
const KERNEL_WORDS = readFileSync(join(SOURCE, '../../../packages/kernel/src/words.ts'), 'utf8');

/** Keys that are put together: `card.${kind}` uses every key that begins with `card.`. */
function* usedPrefixes(code: string): Generator<string> {
  for (const [, prefix] of code.matchAll(/`([a-zA-Z.]+\.)\$\{/g)) yield prefix;
}

/** Groups of words that the game's own names choose from, such as `player.greedy`. */
function* usedGroups(code: string): Generator<string> {
  for (const [, group] of code.matchAll(/\bword\(\s*'(\w+)'/g)) yield `${group}.`;
}

test('every text of the app is used', () => {
  const code = files.map((file) => file.code).join('\n');
  const prefixes = [...usedPrefixes(code), ...usedGroups(code), ...usedGroups(KERNEL_WORDS)];
  // What a host says is looked for where it is said.
  const own = Object.keys(TEXTS).filter((key) => !Object.hasOwn(WIRE_ENGLISH, key));
  const unused = own.filter(
    (key) => !code.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

test('who measured a scenario is told in words, whatever he is called elsewhere', async () => {
  const published = GAME_IDS.filter((id) => id !== 'ambush');
  const all = await Promise.all(published.map(async (id) => loadRuleset(id)));
  const said = all.flatMap((ruleset) =>
    ruleset.scenarios.map((scenario) => wordsOf(ruleset).balance(scenario) ?? ''),
  );
  expect(said.filter((each) => each !== '').length).toBeGreaterThan(10);
  expect(said.filter((each) => /@|greedy|\((?:general|colonel|random)\b/.test(each))).toEqual([]);
  const words = wordsOf(all[0]);
  const names = all.flatMap((ruleset) => playerNames(ruleset));
  expect(names.filter((name) => words.measuredBy(name) === name)).toEqual([]);
  expect(words.measuredBy('general@60')).toBe('generals with 60 play-outs a decision');
  expect(words.measuredBy('a@b')).toBe('a@b');
});

test('no page has a text of its own', () => {
  const found = files.flatMap(({ name, code }) => {
    const loose = [
      ...code.matchAll(/>\s*([^<>{}=;()]*[A-Za-z]{3}[^<>{}=;()]*)\s*<\//g),
      ...code.matchAll(/\b(?:aria-label|title|alt|placeholder|label)="([^"]*[A-Za-z]{2}[^"]*)"/g),
    ];
    return loose.map(([, words]) => `${name}: ${words.trim()}`);
  });
  expect(found).toEqual([]);
});

test('whether a side has an article is for the words of its game to say', () => {
  const article = /\b(?:the|an?) \{(?:side|winner|host|guest|first|second)\}/i;
  const texts = { ...KERNEL_ENGLISH.texts, ...TEXTS };
  const found = Object.entries(texts).filter(([, template]) => article.test(template));
  expect(found.map(([key]) => key)).toEqual(['side.the']);
});

test('every gap of a text is closed', () => {
  for (const [key, template] of Object.entries(TEXTS)) {
    expect(template.replaceAll(/\{\w+(?::[^{}|]*(?:\|[^{}|]*)*)?\}/g, ''), key).not.toMatch(/[{}]/);
  }
});

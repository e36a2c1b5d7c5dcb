import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browning } from '@sandtable/browning';
import { load, MATCH_FORMAT, type MatchFile, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { keptFilesOf } from './keptFiles.ts';

const root = join(import.meta.dirname, '..');

test.each([pbi, browning, pubBattles] as unknown as Ruleset[])(
  'what is kept of $id is a whole match, one that goes on, a position and a scenario',
  (ruleset) => {
    const isOver = (file: MatchFile): boolean => {
      const loaded = load(JSON.parse(JSON.stringify(file)), [ruleset]);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
      return loaded.value.match.pending.outcome !== undefined;
    };
    const files = keptFilesOf(ruleset);
    expect(isOver(files['match-whole.json'])).toBe(true);
    expect(isOver(files['match-unfinished.json'])).toBe(false);
    for (const name of ['position.json', 'scenario.json'] as const) {
      expect(ruleset.setup(files[name], {}).ok, name).toBe(true);
    }
  },
);

test('files of every format are kept, so that each of them is read for ever', () => {
  const formats = new Set(
    globSync('packages/rulesets/*/test/kept/**/match-*.json', { cwd: root }).map(
      (name) => (JSON.parse(readFileSync(join(root, name), 'utf8')) as MatchFile).format,
    ),
  );
  const all = Array.from({ length: MATCH_FORMAT }, (_, i) => i + 1);
  expect([...formats].toSorted((one, other) => one - other)).toEqual(all);
});

import { browning } from '@sandtable/browning';
import { load, type MatchFile, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { keptFilesOf } from './keptFiles.ts';

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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type Loaded, type Problem, type Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';

/** How a file that was once released must be read today. */
export interface KeptFile {
  /** Where the rules have changed since it was written: the rule that makes the first difference. */
  readonly changed?: string;
}

/** What a release leaves behind; `npm run keep` makes them. */
const KEPT = ['match-whole.json', 'match-unfinished.json', 'position.json', 'scenario.json'];

/**
 * Files of every version that was ever released are read for ever. A folder for each version has matches,
 * positions and scenarios; what it says of one is how that has to be read.
 */
export function keptFiles(
  ruleset: Ruleset,
  folder: string,
  expected: Readonly<Record<string, KeptFile>>,
): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'));
  describe('files of earlier releases', () => {
    test('of every version up to the present one are kept', () => {
      const versions = new Set(names.map((name) => name.split('/')[0]));
      const all = Array.from({ length: ruleset.version }, (_, i) => `version-${i + 1}`);
      // Those of the present version are kept when the next one begins.
      expect([...versions].toSorted()).toEqual(all.slice(0, versions.size));
      expect(versions.size).toBeGreaterThanOrEqual(ruleset.version - 1);
    });

    test('are a whole match, one that is not over, a position and a scenario', () => {
      const folders = new Set(names.map((name) => name.slice(0, name.lastIndexOf('/'))));
      const wanted = [...folders].flatMap((each) => KEPT.map((name) => `${each}/${name}`));
      expect(names).toEqual(expect.arrayContaining(wanted));
    });

    test.each(names)('%s', (name) => {
      const file: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const { changed } = expected[name] ?? {};
      if (!name.includes('match')) {
        const opening = ruleset.setup(file, {});
        expect(opening.ok ? [] : described(opening.problems)).toEqual([]);
        return;
      }
      const loaded = load(file, [ruleset]);
      expect(loaded.ok ? [] : described(loaded.problems)).toEqual([]);
      const { match, changed: found } = (loaded as { readonly value: Loaded }).value;
      expect(found?.rule).toBe(changed);
      // It can be gone on with, and is then a file like any other.
      const again = load(JSON.parse(JSON.stringify(match.save())), [ruleset]);
      expect(again.ok ? [] : described(again.problems)).toEqual([]);
      expect(match.eras.at(-1)?.version).toBe(ruleset.version);
    });
  });
}

function described(problems: readonly Problem[]): string[] {
  return problems.map(({ path, message }) => `${path}: ${JSON.stringify(message)}`);
}

import { browning } from '@sandtable/browning';
import { canonicalJson, knobProblems, knobsSet, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';

const RULESETS: readonly Ruleset[] = [pbi, browning, pubBattles, squareBashing, pbiBoats];

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'every ready-made scenario of %s has knobs that can be turned, and stands at one of their values',
  (_, ruleset) => {
    for (const scenario of ruleset.scenarios) {
      expect(scenario.knobs?.length).toBeGreaterThan(0);
      expect(knobProblems(ruleset, scenario)).toEqual([]);
      const set = knobsSet(scenario);
      for (const { name, values } of scenario.knobs ?? []) {
        expect(values.map(canonicalJson)).toContain(canonicalJson(set[name]));
      }
    }
  },
);

test('what a knob can be set to is told in words, unless it is a number', () => {
  const silent = RULESETS.flatMap(({ scenarios }) => scenarios).flatMap(({ id, knobs = [] }) =>
    knobs.flatMap(({ name, values, labels }) => {
      const says = (value: unknown): boolean => typeof value === 'number' || value === null;
      return labels?.length === values.length || values.every(says) ? [] : [`${id}: ${name}`];
    }),
  );
  expect(silent).toEqual([]);
});

test.each([pubBattles, pbiBoats].map((ruleset) => [ruleset.id, ruleset] as const))(
  'what a secret of %s could be set to is told to nobody who plays it',
  (_, ruleset) => {
    for (const scenario of ruleset.scenarios) {
      expect(ruleset.published(scenario).knobs).toBeUndefined();
    }
  },
);

import { browning } from '@sandtable/browning';
import { SPECTATOR, type Ruleset, type Scene } from '@sandtable/kernel';
import { heatGrid, MOST_VARIANTS, variantsOf, type Run, type RunScenario } from '@sandtable/lab';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { fileOfComparison, isSameTwice, usualComparison } from '../src/lab/comparePlan.ts';
import { cellName, hottest } from '../src/lab/heat.ts';
import { fileOf, standsAt, turnedOf, usualPlan, type Plan } from '../src/lab/plan.ts';
import { runIn } from '../src/lab/run.ts';
import { turnedName, variantName, variantNames } from '../src/lab/variantName.ts';
import { wordsOf } from '../src/words/words.ts';

function opening(ruleset: Ruleset): Scene {
  const made = ruleset.setup(ruleset.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  return ruleset.scene(ruleset.view(made.value, SPECTATOR));
}

function runOf(plan: Plan): Run {
  const read = runIn(fileOf(pbi, pbi.scenarios[0], plan), pbi);
  if (!('run' in read)) throw new Error(read.problems.join());
  return read.run;
}

test('a plan is a run, and what is turned in it makes another', () => {
  const [scenario] = pbi.scenarios;
  const plan = usualPlan(pbi);
  const run = runOf(plan);
  expect([run.games, run.contests[0].name]).toEqual([plan.games, scenario.id]);
  const set = standsAt(scenario);
  expect(Object.keys(set)).toEqual(scenario.knobs?.map(({ name }) => name));
  expect(Object.values(set).every((nth) => nth >= 0)).toBe(true);
  const turned = runOf({ ...plan, knobs: { turns: 0 } });
  expect(turned.contests[0].scenario).toMatchObject({ turns: 3 });
  expect(turned.digest).not.toBe(run.digest);
});

test('what does not go together is said in words', () => {
  const [scenario] = pbi.scenarios;
  const broken = { ...scenario, knobs: [{ name: 'turns', path: 'turns', values: [0, 1] }] };
  const file = fileOf(pbi, broken, { ...usualPlan(pbi), knobs: { turns: 0 } });
  expect(runIn(file, pbi)).toEqual({
    problems: ['scenarios[0].scenario.turns: must be at least 1'],
  });
});

test('the places where most happened come first, and no place where nothing did', () => {
  expect(hottest([0, 2, 0.5, 3]).map(({ cell }) => cell)).toEqual([3, 1, 2]);
  expect(hottest([0, 0])).toEqual([]);
});

test('a place is named by its square, or by inches on a free table', () => {
  const squares = opening(pbi);
  expect(cellName(squares, heatGrid(squares), 9)).toBe('b2');
  const free = opening(browning);
  expect(cellName(free, heatGrid(free), 0)).toMatch(/^\d+ in across, \d+ in up$/);
});

const [village, farm] = pbi.scenarios;

function variant(scenario: object, knobs: object = {}): RunScenario {
  return { scenario, knobs: { ...knobs } };
}

test('a variant is called by what is turned in it, in words', () => {
  const words = wordsOf(pbi);
  const boards = village.knobs?.find(({ name }) => name === 'house')?.values ?? [];
  expect(variantName(words, variant(village))).toBe('The Crossroads');
  expect(variantName(words, variant(village, { turns: 5 }))).toBe('The Crossroads, 5 turns');
  const both = variant(village, { turns: null, house: boards[2] });
  expect(variantName(words, both)).toBe('The Crossroads, house at the edge');
  expect([turnedName(variant(village)), turnedName(both)]).toEqual([
    'As it is',
    'House at the edge',
  ]);
  const longer = variant({ ...village, turns: 5 }, { turns: null });
  expect(variantName(words, longer)).toBe('The Crossroads, Turns: as usual');
});

test('of two variants of a scenario one says that it is as it is, of two scenarios none', () => {
  const named = (...scenarios: RunScenario[]) => {
    const { file } = runOf(usualPlan(pbi));
    return variantNames(wordsOf(pbi), { ...file, scenarios });
  };
  const five = variant(village, { turns: 5 });
  expect(named(variant(village), five)).toEqual([
    'The Crossroads, as it is',
    'The Crossroads, 5 turns',
  ]);
  expect(named(variant(village), variant(farm))[0]).toBe('The Crossroads');
});

test.each(
  [pbi, browning, pubBattles, squareBashing, pbiBoats].map((each) => [each.id, each] as const),
)(
  'what is compared at first in %s are two variants, and each scenario has few enough of them',
  (_, ruleset) => {
    const [scenario] = ruleset.scenarios;
    const plan = usualComparison(ruleset, scenario);
    const twice = [scenario, scenario] as const;
    expect(isSameTwice(twice, plan)).toBe(false);
    expect(runIn(fileOfComparison(ruleset, twice, plan), ruleset)).toHaveProperty('run');
    const [first] = plan.variants;
    expect(isSameTwice(twice, { ...plan, variants: [first, first] })).toBe(true);
    const found = variantsOf(ruleset, scenario);
    expect('choices' in found && found.choices.length).toBeLessThanOrEqual(MOST_VARIANTS);
  },
);

test('what is turned is told by the places of the values, where nothing is by where it stands', () => {
  expect(turnedOf(village, { turns: 6 })).toEqual({ ...standsAt(village), turns: 3 });
});

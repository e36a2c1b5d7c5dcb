import { browning } from '@sandtable/browning';
import { SPECTATOR, type Ruleset, type Scene } from '@sandtable/kernel';
import { heatGrid, type Run } from '@sandtable/lab';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { cellName, hottest } from '../src/lab/heat.ts';
import { fileOf, standsAt, usualPlan, type Plan } from '../src/lab/plan.ts';
import { runIn } from '../src/lab/run.ts';

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

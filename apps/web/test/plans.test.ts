import {
  Imagined,
  KERNEL_ENGLISH,
  Match,
  planOf,
  Witness,
  Words,
  type Known,
  type Ruleset,
} from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { PlanTable, type Basis } from '../src/online/orders/planTable.ts';
import { courseWords } from '../src/online/orders/planWords.ts';

/** What a side knows of a match of these rules at its beginning. */
function basisOf(ruleset: Ruleset, scenario: string, viewer: string): Basis {
  const found = ruleset.scenarios.find(({ id }) => id === scenario);
  const started = Match.start(ruleset, found, {}, { kind: 'seeded', seed: 'plans' });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const match = started.value;
  const known: Known = new Witness(viewer).look(match);
  const { id, version } = ruleset;
  const premises = { ruleset: id, version, scenario: match.scenario, options: match.options };
  return { ruleset, premises, known };
}

/** Plays what is listed first for whoever is asked, so many times. */
async function goOn(table: PlanTable, ruleset: Ruleset, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const { view, viewer, pending } = table.known();
    const [{ side }] = pending.decisions;
    expect(viewer).toBe(side);
    const [move] = new Imagined(ruleset, { view, viewer }).moves(side);
    expect(await table.play(side, move)).toBeUndefined();
  }
}

test('on a board of one’s own both sides are played, and everything is taken back', async () => {
  const basis = basisOf(pbi, 'hedgerow-farm', 'defender');
  const table = new PlanTable(basis, '/');
  expect(table.known().whyNotUndo?.key).toBe('undo.nothing');
  await goOn(table, pbi, 12);
  expect(table.course).toHaveLength(12);
  expect(new Set(table.course.map(({ side }) => side)).size).toBeGreaterThan(0);
  await table.undo();
  expect(table.course).toHaveLength(11);
  expect(table.known().whyNotUndo).toBeUndefined();
  table.startOver();
  expect(table.course).toEqual([]);
});

/** What a plan of so many steps is in words, by its first order and by the course. */
async function wordsAfter(steps: number, most: number): Promise<string> {
  const basis = basisOf(pbi, 'hedgerow-farm', 'attacker');
  const table = new PlanTable(basis, '/');
  await goOn(table, pbi, steps);
  return courseWords({ words: new Words(pbi, KERNEL_ENGLISH) }, table.course, most);
}

test('the steps of a plan say who does what, and of many only the last are told', async () => {
  const [first, second] = [
    'Where does commander D start? a3 (open ground)',
    'Where does LMG group D1 start? a3 (open ground)',
  ];
  expect(await wordsAfter(2, 3)).toBe(`They: ${first} → ${second}.`);
  expect(await wordsAfter(2, 1)).toBe(`They: one step before → ${second}.`);
  expect(await wordsAfter(5, 1)).toMatch(
    /^They: 4 steps before → Where does rifle group \w+ start\?/,
  );
});

test('dice can fall otherwise', async () => {
  const basis = basisOf(pbi, 'hedgerow-farm', 'defender');
  const table = new PlanTable(basis, '/');
  for (let i = 0; i < 60 && !table.hasRolled; i++) await goOn(table, pbi, 1);
  expect(table.hasRolled).toBe(true);
  const before = table.course.length;
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    seen.add(JSON.stringify(table.course.at(-1)?.events));
    await table.rollAgain();
  }
  expect(table.course).toHaveLength(before);
  expect(seen.size).toBeGreaterThan(1);
});

test('where something is hidden, the board begins with a guess and the plan hangs on nothing of it', async () => {
  const basis = basisOf(pubBattles, pubBattles.scenarios[0].id, 'red');
  const table = new PlanTable(basis, '/');
  await goOn(table, pubBattles, 8);
  const { ruleset, known } = basis;
  const plan = planOf(ruleset, known, table.course);
  const own = table.course.filter(({ side }) => side === 'red').length;
  expect(plan?.orders.length ?? 0).toBe(own);
});

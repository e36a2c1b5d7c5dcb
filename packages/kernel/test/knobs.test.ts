import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { knobbed, knobChoices, knobProblems, knobsSet, type Knob } from '../src/knobs.ts';
import { isReadyMade, type Scenario } from '../src/scenario.ts';

const MEN: Knob = { name: 'men', path: 'men.red', values: [2, 3, 4] };
const THICKETS: Knob = { name: 'thickets', path: 'thickets', values: [3, 4] };

function streamWith(...knobs: readonly Knob[]): Scenario {
  return { ...ambush.scenarios[0], knobs };
}

test('a choice is written to where its knob turns, and nothing is left to turn', () => {
  const measured = { players: 'random', wins: { red: 1, blue: 0 }, draws: 0 };
  const made = knobbed({ ...streamWith(MEN, THICKETS), measured }, { men: 4 });
  expect(made).toEqual({
    ok: true,
    value: { ...ambush.scenarios[0], men: { red: 4, blue: 3 } },
  });
  expect(ambush.scenarios[0]).toMatchObject({ men: { red: 3, blue: 3 } });
});

test('null takes away what stood there, and a field that is missing is added', () => {
  const turns: Knob = { name: 'title', path: 'now', values: [null, { night: 1 }] };
  const away = knobbed({ ...streamWith(turns), now: { night: 2 } } as Scenario, { title: null });
  expect(away.ok && 'now' in away.value).toBe(false);
  const added = knobbed(streamWith(turns), { title: { night: 1 } });
  expect(added).toMatchObject({ ok: true, value: { now: { night: 1 } } });
});

test('what is no knob, or none of its values, is refused', () => {
  const made = knobbed(streamWith(MEN), { men: 5, guns: 1 });
  expect(made.ok ? [] : made.problems.map(({ path, message }) => [path, message.key])).toEqual([
    ['men', 'problem.knobValue'],
    ['guns', 'problem.knob'],
  ]);
});

test('all ways to set the knobs are every value of one with every value of the others', () => {
  expect(knobChoices(streamWith())).toEqual([{}]);
  const choices = knobChoices(streamWith(MEN, THICKETS));
  expect(choices).toHaveLength(6);
  expect(choices).toContainEqual({ men: 4, thickets: 3 });
  expect(knobsSet(streamWith(MEN, THICKETS))).toEqual({ men: 3, thickets: 4 });
});

test('every value of a knob must make a scenario that can be played', () => {
  expect(knobProblems(ambush, streamWith(MEN, THICKETS))).toEqual([]);
  const problems = knobProblems(
    ambush,
    streamWith(
      { ...MEN, values: [3, 'many'] },
      { ...MEN, values: [2, 3] },
      { name: 'lost', path: 'men.green.left', values: [1, 2] },
      { name: 'id', path: 'id', values: ['a', 'b'] },
    ),
  );
  expect(problems.map(({ path, message }) => [path, message.key])).toEqual([
    ['knobs[0].values[1]: men.red', 'problem.type'],
    ['knobs[1].name', 'problem.knobTwice'],
    ['knobs[2].path', 'problem.knobPath'],
    ['knobs[3].path', 'problem.knobFixed'],
  ]);
});

test('a ready-made battle is the same with and without knobs, and another with other men', () => {
  expect(isReadyMade(ambush, streamWith(MEN))).toBe(true);
  const made = knobbed(streamWith(MEN), { men: 2 });
  expect(made.ok && isReadyMade(ambush, made.value)).toBe(false);
});

test('labels name each value, or there are none', () => {
  const named = streamWith({ ...MEN, labels: MEN.values.map(String) });
  expect(knobProblems(ambush, named)).toEqual([]);
  const short = knobProblems(ambush, streamWith({ ...MEN, labels: ['few'] }));
  expect(short.map(({ path, message }) => [path, message.key])).toEqual([
    ['knobs[0].labels', 'problem.knobLabels'],
  ]);
});

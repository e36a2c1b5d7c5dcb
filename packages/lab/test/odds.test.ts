import type { Dice, Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { odds } from '../src/index.ts';

/** Rules in which one move is one piece of dice play. */
function throwing(play: (dice: Dice) => number, chances?: readonly string[]): Ruleset {
  const rules = {
    clone: () => ({ result: 0 }),
    play: (state: { result: number }, _side: string, _move: object, dice: Dice) => {
      state.result = play(dice);
    },
    forecast: () => ({
      settled: () => true,
      measure: ({ result }: { result: number }) => ({ result }),
      ...(chances && { chances }),
    }),
  };
  return rules as unknown as Ruleset;
}

function oddsOf(play: (dice: Dice) => number) {
  const found = odds(throwing(play), {}, 'red', { type: 'throw' });
  if (found === undefined) throw new Error('no odds');
  return found;
}

test('outcomes that measure the same are one outcome', () => {
  const { of, outcomes } = oddsOf((dice) => dice.total(2) % 2);
  expect(of).toBe(2n);
  expect(outcomes).toEqual([
    { measures: { result: 0 }, ways: 1n, probability: 0.5 },
    { measures: { result: 1 }, ways: 1n, probability: 0.5 },
  ]);
});

test('what only comes true or not is told as a chance', () => {
  const play = (dice: Dice): number => (dice.die() > 4 ? 1 : 0);
  const told = odds(throwing(play, ['result']), {}, 'red', { type: 'throw' });
  expect(told?.measures['result']).toMatchObject({ isChance: true, expected: 1 / 3 });
  expect(oddsOf(play).measures['result']).not.toHaveProperty('isChance');
});

test('branches with different dice come over one denominator', () => {
  const { of, measures } = oddsOf((dice) => (dice.die(2) === 1 ? 0 : dice.die(3)));
  expect(of).toBe(6n);
  expect(measures['result'].distribution.map(({ value, ways }) => [value, ways])).toEqual([
    [0, 3n],
    [1, 1n],
    [2, 1n],
    [3, 1n],
  ]);
  expect(measures['result'].expected).toBe(1);
});

test('chances stay exact where the numbers outgrow every float', () => {
  const { of, outcomes, measures } = oddsOf((dice) => dice.successes(500, 6));
  expect(of).toBe(6n ** 500n);
  expect(outcomes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(of);
  expect(measures['result'].expected).toBeCloseTo(500 / 6, 9);
  const [likeliest] = outcomes;
  expect(likeliest.measures).toEqual({ result: 83 });
  expect(likeliest.probability).toBeCloseTo(0.04786, 5);
});

test('a fight in Ambush has the odds of its dice', () => {
  const made = ambush.setup(
    {
      ...ambush.scenarios[0],
      now: {
        night: 1,
        hidden: { red: 1, blue: 5 },
        cleared: { red: [], blue: [] },
        turn: 'red',
        found: 'blue',
      },
    },
    {},
  );
  if (!made.ok) throw new Error('the scenario is not good');
  const before = JSON.stringify(made.value);
  const found = odds(ambush, made.value, 'blue', { type: 'stand' });
  // Three men who stand fell one each on 4+, three who searched on 5+.
  expect(found?.measures['red'].distribution.map(({ ways }) => ways)).toEqual([27n, 81n, 81n, 27n]);
  expect(found?.measures['blue'].distribution.map(({ ways }) => ways)).toEqual([8n, 48n, 96n, 64n]);
  expect(found?.of).toBe(216n);
  expect(JSON.stringify(made.value)).toBe(before);
});

test('a move without a forecast has no odds', () => {
  const made = ambush.setup(ambush.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  const [move] = ambush.moves(made.value, 'red');
  expect(odds(ambush, made.value, 'red', move)).toBeUndefined();
});

const OPEN = '........';

test('two rifle shots in the open kill with 23 chances in 144', () => {
  const made = pbi.setup(
    {
      ...pbi.scenarios[0],
      board: ['bbbbbbpp', 'pppppppp', 'pppppppp', 'pp......', ...new Array<string>(4).fill(OPEN)],
      groups: [
        { id: 'A-rifle1', at: 'd2', ap: 2, flags: ['acted'] },
        { id: 'D-rifle1', at: 'd3' },
        { id: 'D-rifle2', at: 'c8' },
      ],
      position: { turn: 1, side: 'attacker', stack: [{ type: 'motivate' }, { type: 'activate' }] },
    },
    {},
  );
  if (!made.ok) throw new Error('the scenario is not good');
  const aim = pbi.moves(made.value, 'attacker').find(({ type }) => type === 'aim');
  if (aim === undefined) throw new Error('nothing to shoot at');
  const found = odds(pbi, made.value, 'attacker', aim);
  // Each shot hits on a 6 and the hit is saved on 4+: 1 - (11/12)².
  expect(found?.of).toBe(144n);
  expect(found?.measures['killed'].distribution.map(({ value, ways }) => [value, ways])).toEqual([
    [0, 121n],
    [1, 23n],
  ]);
});

test('what may be rolled for ever has no odds', () => {
  const untilSix = (dice: Dice): number => {
    let rolls = 1;
    while (dice.die() !== 6) rolls++;
    return rolls;
  };
  expect(odds(throwing(untilSix), {}, 'red', { type: 'throw' })).toBeUndefined();
});

import { enumerate } from '@sandtable/kernel';
import { groupNamed, ON_BOARD, pbi, SIDE_OF, type PbiState } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { expectedLoss } from '../../src/pbi/fire.ts';
import { plansIn } from '../../src/pbi/memory.ts';
import { valueOfStorm } from '../../src/pbi/storming.ts';
import { table } from '../support/table.ts';

/** Runs a move over all dice, decisions on the way as they fall back, and takes the mean. */
function mean(
  state: PbiState,
  move: Parameters<typeof pbi.play>[2],
  measure: (after: PbiState) => number,
): number {
  let sum = 0;
  enumerate(
    (dice) => {
      const after = pbi.clone(state);
      pbi.play(after, 'attacker', move, dice);
      for (;;) {
        const [decision] = pbi.pending(after).decisions;
        if (decision === undefined || after.stack.length <= 2) return measure(after);
        pbi.play(after, decision.side, pbi.fallback(after, decision.side), dice);
      }
    },
    (result, ways, of) => {
      sum += (result * Number(ways)) / Number(of);
    },
  );
  return sum;
}

test('the volley that it reckons with is the one the rules roll', () => {
  const state = table({
    groups: {
      'A-lmg1': { at: 'd2', ap: 3 },
      'D-rifle1': 'd5',
      'D-rifle2': 'd5',
      'D-rifle3': 'd5',
      'D-rifle4': 'h8',
    },
    stack: [
      { type: 'motivate' },
      { type: 'activate' },
      { type: 'volley', from: 'd2', target: 'd5', party: [], shots: [] },
    ],
  });
  const targets = ['D-rifle1', 'D-rifle2', 'D-rifle3'].map(groupNamed);
  const fallen = (after: PbiState): number =>
    targets.filter((group) => after.status[group] !== ON_BOARD).length;
  const worth = SIDE_OF.map(() => 1);
  expect(expectedLoss(9, 'open', targets, worth)).toBeCloseTo(
    mean(state, { type: 'all' }, fallen),
    2,
  );
});

test('an assault is worth more the weaker those are who are met', () => {
  const party = ['A-rifle1', 'A-rifle2', 'A-rifle3'];
  const against = (defenders: number): number => {
    const state = table({
      groups: {
        ...Object.fromEntries(party.map((id) => [id, { at: 'd3', ap: 5 }])),
        ...Object.fromEntries(
          Array.from({ length: defenders }, (_, i) => [`D-rifle${i + 1}`, 'd4']),
        ),
        'D-lmg1': 'h8',
        'D-lmg2': 'h8',
        'D-lmg3': 'h8',
      },
    });
    const plans = plansIn(state, 0);
    const [from, to] = [state.at[groupNamed('A-rifle1')], state.at[groupNamed('D-rifle1')]];
    return valueOfStorm(plans, from, to, party.map(groupNamed)) / defenders;
  };
  expect(against(1)).toBeGreaterThan(against(2));
  expect(against(2)).toBeGreaterThan(against(4));
});

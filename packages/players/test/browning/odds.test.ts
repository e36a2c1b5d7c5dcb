import {
  browning,
  PINNED,
  SCATTERED,
  UP,
  volleyAt,
  type Place,
  type State,
} from '@sandtable/browning';
import { enumerate } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { worthOfVolley } from '../../src/browning/odds.ts';
import { WEIGHTS } from '../../src/browning/weights.ts';
import { worthOfPin, worthOfScatter } from '../../src/browning/worth.ts';
import { acting, skirmish } from '../support/skirmish.ts';

/** Fires by the rules over all dice, and takes the mean of what it was worth. */
function mean(state: State, at: Place): number {
  let sum = 0;
  enumerate(
    (dice) => {
      const after = browning.clone(state);
      browning.play(after, 'attacker', { type: 'fire', at }, dice);
      while (after.stack.some(({ type }) => type === 'result')) {
        const [{ side }] = browning.pending(after).decisions;
        browning.play(after, side, browning.fallback(after, side), dice);
      }
      return worthOfChanges(state, after);
    },
    (result, ways, of) => {
      sum += (result * Number(ways)) / Number(of);
    },
  );
  return sum;
}

function worthOfChanges(before: State, after: State): number {
  return before.status.reduce((sum, status, figure) => {
    if (status === UP && after.status[figure] === PINNED) {
      return sum + worthOfPin(WEIGHTS, before, figure);
    }
    const fled = status !== SCATTERED && after.status[figure] === SCATTERED;
    return fled ? sum + worthOfScatter(WEIGHTS, before, figure) : sum;
  }, 0);
}

const AT: Place = [1300, 3300];
const pinned = (...ids: string[]) => ids.map((id) => ({ id, status: 'pinned' as const }));
const all = ['D1-1', 'D1-2', 'D1-3', 'D1-4', 'D1-5', 'D1-6'];

test.for([
  ['effective fire at many in the open', 5, 30, []],
  ['effective fire of a strong team', 9, 30, []],
  ['scattered fire', 3, 30, []],
  ['fire at those who are pinned', 5, 30, all],
] as const)('%s is worth what the rules make of it', ([, firers, far, down]) => {
  const state = skirmish({
    teams: { A1: [10, 10, firers], D1: [10, far, 6], D2: [40, 40, 2] },
    figures: pinned(...down),
    stack: acting('fire', 'A1'),
  });
  const worth = worthOfVolley(WEIGHTS, state, 0, volleyAt(state, 0, AT));
  expect(worth).toBeGreaterThan(0);
  expect(worth).toBeCloseTo(mean(state, AT), 5);
});

test('fire from within 6 inches is worth more than from afar', () => {
  const worth = (far: number): number => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [10, far, 6], D2: [40, 40, 2] },
      stack: acting('fire', 'A1'),
    });
    return worthOfVolley(WEIGHTS, state, 0, volleyAt(state, 0, [1000, far * 100]));
  };
  expect(worth(15)).toBeGreaterThan(1.5 * worth(17));
});

test('nobody in the square is worth nothing', () => {
  const state = skirmish({ teams: { A1: [10, 10, 5], D1: [10, 30, 6] } });
  expect(worthOfVolley(WEIGHTS, state, 0, volleyAt(state, 0, [0, 0]))).toBe(0);
});

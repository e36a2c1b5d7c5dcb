import { ScriptedDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { PbiMove } from '../src/state/moves.ts';
import { pbi } from '../src/ruleset.ts';
import { SCENARIOS } from '../src/scenarios/scenarios.ts';
import { ACTIVATED, Game, game, type Sketch } from './support/game.ts';

/** Plays the same moves twice, once with nobody to tell; the positions are the same. */
function expectSame(
  start: () => Game,
  ...steps: readonly (readonly [PbiMove, ...number[]])[]
): void {
  const told = start();
  const untold = start();
  for (const [move, ...dice] of steps) {
    const { side } = untold;
    pbi.play(untold.state, side, move, new ScriptedDice(dice));
    expect(told.play(move, ...dice).length).toBeGreaterThan(0);
    expect(untold.state).toEqual(told.state);
  }
}

test('setting up is the same when nobody listens', () => {
  const lots = Array.from({ length: 20 }, () => [1, 1]).flat();
  const free = (): Game => new Game(SCENARIOS.find(({ id }) => id === 'free-game'));
  const generate = [{ type: 'generate' }, 1, 1, 1, 1, 1, 1, ...lots] as const;
  expectSame(free, generate);
  expectSame(
    () => {
      const g = free();
      g.play(...generate);
      g.play({ type: 'take', terrain: 'partial' });
      return g;
    },
    [{ type: 'lay', square: 'f1' }],
    [{ type: 'finish' }],
    [{ type: 'edge', edge: 'north' }],
    [{ type: 'deploy', square: 'c3' }],
  );
});

const fallen = (at: string) => ({ at, status: 'casualty' }) as const;
const SHAKEN: Sketch = {
  terrain: { b2: 'partial', c2: 'partial', d2: 'partial' },
  groups: {
    'A-lmg1': fallen('b2'),
    'A-lmg2': fallen('c2'),
    'A-lmg3': fallen('c2'),
    'B-lmg1': fallen('d2'),
    'B-lmg2': fallen('d2'),
    'B-lmg3': fallen('d2'),
    'A-rifle6': fallen('a4'),
    'A-rifle1': 'b2',
    'A-rifle2': 'c2',
    'A-rifle3': 'd2',
    'A-commander': 'f1',
    'A-rifle4': 'f2',
    'D-rifle1': 'h8',
  },
  side: 'defender',
  stack: [{ type: 'residual' }],
};

test('a turn is the same when nobody listens', () => {
  expectSame(
    () => game({ ...SHAKEN, turn: 3 }),
    [{ type: 'endTurn' }, 4],
    [{ type: 'test', square: 'b2' }, 4],
    [{ type: 'test', square: 'c2' }, 4, 4],
    [{ type: 'test', square: 'd2' }, 4, 4, 4],
    [{ type: 'motivate', commander: 'A', square: 'f2' }, 2, 2],
    [{ type: 'march', from: 'f2', to: 'f3' }],
    [{ type: 'close' }],
    [{ type: 'rest' }],
  );
});

test('the end of a turn is the same when nobody listens', () => {
  const last: Sketch = { groups: { 'A-rifle1': 'c2', 'D-rifle1': 'h8' }, turn: 4 };
  expectSame(
    () => game({ ...last, stack: [{ type: 'residual' }] }),
    [{ type: 'use', square: 'c2' }],
    [{ type: 'close' }],
  );
  expectSame(() => game({ ...last, stack: [{ type: 'extend' }] }), [{ type: 'extend' }, 5]);
  expectSame(() => game({ ...last, stack: [{ type: 'extend' }] }), [{ type: 'decline' }]);
});

test('shooting and its answer are the same when nobody listens', () => {
  expectSame(
    () =>
      game({
        groups: { 'A-rifle1': { at: 'c2', ap: 2 }, 'D-rifle1': 'c4', 'D-rifle2': 'h8' },
        stack: ACTIVATED,
      }),
    [{ type: 'march', from: 'c2', to: 'c3' }],
    [{ type: 'snap', square: 'c4' }, 4, 6, 1, 4],
    [{ type: 'aim', from: 'c3', to: 'c4' }, 6, 1, 1],
  );
});

test('an assault is the same when nobody listens', () => {
  expectSame(
    () =>
      game({
        groups: {
          'A-rifle1': { at: 'c2', ap: 5 },
          'D-rifle1': 'c3',
          'D-rifle2': 'c3',
          'D-rifle3': 'h8',
        },
        stack: ACTIVATED,
      }),
    [{ type: 'assault', from: 'c2', to: 'c3' }],
    [{ type: 'hold' }, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    [{ type: 'lose', group: 'D-rifle1' }, 1],
  );
});

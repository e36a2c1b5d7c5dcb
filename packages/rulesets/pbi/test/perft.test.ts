import { perft } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, game, type Sketch } from './support/game.ts';

// How many positions there are after 1, 2, 3 … decisions. A count that changes is a rule that
// changed: if that was meant, so must be the version of the ruleset.

const COMMAND: Sketch = {
  terrain: { c2: 'woods', d2: 'partial' },
  groups: { 'A-commander': 'c1', 'A-rifle1': 'c2', 'A-lmg1': 'c2', 'D-rifle1': 'd4' },
};

const FIREFIGHT: Sketch = {
  terrain: { c4: 'partial', d4: 'building' },
  groups: {
    'A-lmg1': { at: 'c2', ap: 3 },
    'A-rifle1': { at: 'c2', ap: 2 },
    'D-commander': 'c4',
    'D-rifle1': 'c4',
    'D-rifle2': 'd4',
  },
  stack: ACTIVATED,
};

const STORM: Sketch = {
  terrain: { d3: 'building' },
  groups: {
    'A-rifle1': { at: 'd2', ap: 6 },
    'A-rifle2': { at: 'd2', ap: 5, flags: ['moved', 'diagonal'] },
    'D-rifle1': 'd3',
    'D-lmg1': 'd3',
    'D-commander': 'e4',
  },
  stack: ACTIVATED,
};

test.each([
  { name: 'two attempts to motivate', sketch: COMMAND, counts: [14, 105, 818, 6444] },
  { name: 'a firefight', sketch: FIREFIGHT, counts: [11, 136, 1101, 12_898] },
  { name: 'a building is stormed', sketch: STORM, counts: [10, 126, 1796, 21_338] },
])('positions: $name', ({ sketch, counts }) => {
  const { state } = game(sketch);
  expect(counts.map((_, depth) => perft(pbi, state, depth + 1))).toEqual(counts);
});

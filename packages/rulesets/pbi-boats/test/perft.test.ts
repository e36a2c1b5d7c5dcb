import { perft } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { game, sailing, SEA, type Sketch } from './support/game.ts';

// How many positions there are after 1, 2, 3 … decisions. A count that changes is a rule that
// changed: if that was meant, so must be the version of the ruleset.

const CROSSING: Sketch = {
  board: SEA,
  ground: { c3: 'r', d3: '_', e3: '=' },
  stack: sailing('A-launch1'),
  groups: { 'D-rifle1': 'e3' },
  hulls: {
    'A-launch1': { at: 'c2', ap: 5, marks: ['started'], aboard: ['A-rifle1', 'A-lmg1'] },
    'A-dinghy1': { at: 'd2', aboard: ['A-rifle2'] },
  },
};

const GUNFIRE: Sketch = {
  board: SEA,
  ground: { c4: '_', d4: '_' },
  stack: sailing('A-mtb1'),
  groups: { 'D-rifle1': 'c4', 'D-lmg1': 'd4' },
  hulls: {
    'A-mtb1': { at: 'c2', ap: 2, marks: ['started'], weapons: ['lmg'] },
    'D-launch1': { at: 'e3', aboard: ['D-rifle2'] },
  },
};

const BOARDING: Sketch = {
  board: SEA,
  stack: [{ type: 'motivate' }, { type: 'activate' }],
  groups: { 'A-rifle1': { ap: 5 } },
  hulls: { 'A-launch1': { at: 'c2', aboard: ['A-rifle1'] }, 'D-launch1': 'c3' },
};

test.each([
  { name: 'a crossing', sketch: CROSSING, counts: [6, 53, 365] },
  { name: 'gunfire', sketch: GUNFIRE, counts: [58, 2864] },
  { name: 'boarding', sketch: BOARDING, counts: [7, 57] },
])('positions: $name', ({ sketch, counts }) => {
  const { state } = game(sketch);
  expect(counts.map((_, depth) => perft(pbiBoats, state, depth + 1))).toEqual(counts);
});

import { perft } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import { acting, game } from './support/game.ts';
import { box } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

// How many positions there are after 1, 2, 3 … decisions. A count that changes is a rule that
// changed, or a list of candidates: if that was meant, so must be the version of the ruleset.

const PICK: Sketch = {
  teams: { A1: row(1000, 1000, 2), A2: row(2000, 1000, 1), D1: row(1000, 2000, 2) },
  leaders: { Harris: '1', Brandt: '2' },
  figures: { 'A1-2': 'pinned' },
  features: [box('rough', 900, 1900, 1300, 2100)],
};

// Two dice into one square, one into the other, or none: 36 + 6 + 1.
const FIREFIGHT: Sketch = {
  teams: { A1: row(1000, 1000, 4), D1: row(1000, 1600, 3), E1: row(2000, 1600, 1) },
  stack: acting('fire', 'A1'),
};

test.each([
  { name: 'a pick', sketch: PICK, counts: [3, 18, 54, 828] },
  { name: 'a firefight at close quarters', sketch: FIREFIGHT, counts: [43, 101, 309, 3738] },
])('positions: $name', ({ sketch, counts }) => {
  const { state } = game(sketch);
  expect(counts.map((_, depth) => perft(browning, state, depth + 1))).toEqual(counts);
});

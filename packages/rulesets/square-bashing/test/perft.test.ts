import { perft } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, type Sketch } from './support/game.ts';

// How many positions there are after 1, 2, 3 … decisions. A count that changes is a rule that
// changed: if that was meant, so must be the version of the ruleset.

const MARCH: Sketch = {
  ground: { d2: 'woods', e3: 'buildings' },
  roads: { d2: 'n', d3: 's' },
  attacker: { d2: 'infantry, mg', c2: 'cavalry' },
  defender: { d5: 'infantry' },
};

const STORM: Sketch = {
  step: 'assaults',
  defences: { d4: 'hasty' },
  attacker: { d3: 'infantry, mg', c4: 'infantry' },
  defender: { d4: 'infantry, mg', e4: 'gun' },
};

const FIRE: Sketch = {
  step: 'shooting',
  attacker: { d3: 'infantry, mg', e3: 'cavalry' },
  defender: { d4: 'infantry, mg', d6: 'gun' },
};

test.each([
  { name: 'a march', sketch: MARCH, counts: [32, 426, 5259] },
  { name: 'an assault', sketch: STORM, counts: [3, 33, 947] },
  { name: 'shooting', sketch: FIRE, counts: [19, 111, 1256] },
])('positions: $name', ({ sketch, counts }) => {
  const { state } = game(sketch);
  expect(counts.map((_, depth) => perft(squareBashing, state, depth + 1))).toEqual(counts);
});

import { odds, type Odds } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, type Game, type Sketch } from './support/game.ts';

/** Two battalions and two support squares against two battalions and a machine gun in trenches, with two of their own. */
const TRENCHES: Sketch = {
  step: 'assaults',
  defences: { d4: 'trenches' },
  attacker: { d3: 'infantry, infantry', c3: 'infantry', e3: 'infantry' },
  defender: { d4: 'infantry, infantry, mg', c4: 'infantry', e4: 'infantry' },
};

const BARRAGE = { d4: { barrage: { attacker: 3 } } };

/** The odds when the target stands, as the defender sees them. */
function stand(sketch: Sketch, ...joiners: readonly string[]): Odds {
  const fight = declared(sketch, ...joiners);
  const found = odds(squareBashing, fight.state, 'defender', { type: 'stand' });
  if (found === undefined) throw new Error('no odds');
  return found;
}

function declared(sketch: Sketch, ...joiners: readonly string[]): Game {
  const fight = game(sketch);
  fight.play({ type: 'assault', from: 'd3', to: 'd4' });
  for (const unit of joiners) fight.play({ type: 'join', unit });
  if (fight.asked === 'attacker assault') fight.play({ type: 'go' });
  expect(fight.asked).toBe('defender assault');
  return fight;
}

function chance(found: Odds): number {
  return found.measures['taken'].distribution.find(({ value }) => value === 1)?.probability ?? 0;
}

// What a simulation of the written rules came to, 20,000 trials each: a sample has an error of a third of a per
// cent, and was rounded to one. There all hits fell on infantry first, as is proposed here too.
test.each([
  { name: 'unprepared', sketch: TRENCHES, joiners: [], expected: 0.14 },
  {
    name: 'after a point barrage',
    sketch: { ...TRENCHES, squares: BARRAGE },
    joiners: [],
    expected: 0.27,
  },
  {
    name: 'with a fighting bonus and two joiners as well',
    sketch: {
      ...TRENCHES,
      attacker: { ...TRENCHES.attacker, c4: 'infantry, infantry' },
      // Under the barrage nobody supports it anyway.
      defender: { d4: 'infantry, infantry, mg' },
      squares: { ...BARRAGE, d3: { marks: ['fighting'] } },
    },
    joiners: ['A-infantry5', 'A-infantry6'],
    expected: 0.49,
  },
  {
    name: 'infantry against infantry in the open',
    sketch: {
      ...TRENCHES,
      defences: {},
      defender: { ...TRENCHES.defender, d4: 'infantry, infantry' },
    },
    joiners: [],
    expected: 0.54,
  },
] as const)('an assault $name comes out as it was simulated', ({ sketch, joiners, expected }) => {
  expect(Math.abs(chance(stand(sketch, ...joiners)) - expected)).toBeLessThan(0.012);
});

test('unprepared it costs the assaulter 3.1 half bases for 0.9', () => {
  const { measures } = stand(TRENCHES);
  expect(measures['killed'].expected).toBeCloseTo(3.1, 1);
  expect(measures['lost'].expected).toBeCloseTo(0.9, 1);
});

test('cavalry against trenches has 5 in 100 with its support squares, 3 without', () => {
  // The simulation has 3: that is what two dice come to, the fewest there are. Two support squares make it three.
  const cavalry = { ...TRENCHES, attacker: { ...TRENCHES.attacker, d3: 'cavalry, cavalry' } };
  expect(chance(stand(cavalry))).toBeCloseTo(0.05, 2);
  expect(chance(stand({ ...cavalry, attacker: { d3: 'cavalry, cavalry' } }))).toBeCloseTo(0.03, 2);
});

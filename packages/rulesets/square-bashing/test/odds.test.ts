import { enumerate, type SideNumber } from '@sandtable/kernel';
import { odds, type Odds } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { flow } from '../src/rules/flow.ts';
import { SIDES } from '../src/rules/tables.ts';
import type { SquareMove } from '../src/state/moves.ts';
import type { State } from '../src/state/state.ts';
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

/** Every way the dice can fall, each played to its end by the rules alone: no positions merged, no halves. */
function everyWay(state: State, side: SideNumber, last: SquareMove): Map<string, number> {
  const forecast = squareBashing.forecast(state, SIDES[side], last);
  if (forecast === undefined) throw new Error('no forecast');
  const found = new Map<string, number>();
  enumerate(
    (dice) => {
      const after = squareBashing.clone(state);
      flow.answer(after, last, dice);
      while (!forecast.settled(after)) flow.step(after, dice);
      return JSON.stringify(forecast.measure(after, []));
    },
    (key, ways, of) => found.set(key, (found.get(key) ?? 0) + Number(ways) / Number(of)),
  );
  return found;
}

test.each([
  { name: 'one battalion against another', attacker: 'infantry', defender: 'infantry' },
  { name: 'a damaged one against a machine gun', attacker: 'infantry', defender: 'mg' },
  { name: 'tanks against a gun', attacker: 'infantry, lightTank', defender: 'gun' },
  {
    name: 'some that cannot withdraw',
    attacker: 'infantry',
    defender: 'reservist infantry',
    trapped: true,
  },
])('$name: the odds are those of every single way', ({ attacker, defender, trapped = false }) => {
  const fight = game({
    step: 'assaults',
    attacker: { d3: attacker, ...(trapped && { d5: 'infantry' }) },
    defender: { d4: defender, h6: 'infantry' },
    units: { 'A-infantry1': { lost: 5 } },
  });
  fight.play({ type: 'assault', from: 'd3', to: 'd4' });
  // Who cannot withdraw is not asked whether he stands.
  const last: SquareMove = { type: trapped ? 'go' : 'stand' };
  if (fight.asked === 'attacker assault' && !trapped) fight.play({ type: 'go' });
  for (const side of [0, 1] as const) {
    const found = odds(squareBashing, fight.state, SIDES[side], last);
    const every = everyWay(fight.state, side, last);
    const keys = found?.outcomes.map(({ measures }) => JSON.stringify(measures));
    expect(keys?.toSorted()).toEqual([...every.keys()].toSorted());
    for (const { measures, probability } of found?.outcomes ?? []) {
      expect(every.get(JSON.stringify(measures))).toBeCloseTo(probability, 12);
    }
  }
});

test('a shot and a barrage have their odds, and the turn does not go on in them', () => {
  const shot = game({ step: 'shooting', attacker: { d3: 'infantry' }, defender: { d4: 'mg' } });
  const fire: SquareMove = { type: 'shoot', from: 'd4', to: 'd3' };
  // Two dice, each a hit on a 6 that is saved on 4+.
  const shots = odds(squareBashing, shot.state, 'defender', fire);
  expect(shots?.measures['killed'].expected).toBeCloseTo(2 / 12, 10);
  const guns = game({
    step: 'asset',
    assets: { suppression: 1 },
    attacker: { a1: 'infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
  });
  guns.play({ type: 'asset', asset: 'suppression' }, 6);
  const row: SquareMove = { type: 'row', centre: 'd4' };
  // Three of six on target, and half of the hits are saved.
  const shells = odds(squareBashing, guns.state, 'attacker', row);
  expect(shells?.measures['killed'].expected).toBeCloseTo(0.25, 10);
});

test('what is no fight has no odds', () => {
  const g = game({ attacker: { d3: 'infantry' } });
  expect(odds(squareBashing, g.state, 'attacker', { type: 'endMovement' })).toBe(undefined);
});

test('[SB-5.2] who retires before the dice has the odds of his hits, and the square is taken', () => {
  const fight = game({
    step: 'assaults',
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
  });
  fight.play({ type: 'assault', from: 'd3', to: 'd4' });
  const retire: SquareMove = { type: 'retire' };
  const found = odds(squareBashing, fight.state, 'defender', retire);
  // Three hits, each saved on 4+.
  expect(found?.measures['lost'].expected).toBeCloseTo(1.5, 10);
  expect(found?.measures['killed'].expected).toBe(0);
  expect(found && chance(found)).toBe(1);
  const every = everyWay(fight.state, 1, retire);
  for (const { measures, probability } of found?.outcomes ?? []) {
    expect(every.get(JSON.stringify(measures))).toBeCloseTo(probability, 12);
  }
});

test('[SB-9.1] a shock assault and those who join have the odds of the assault that they make', () => {
  const fight = (): Game => {
    const g = game({
      step: 'assaults',
      shock: 'ready',
      attacker: { d3: 'infantry', c4: 'infantry' },
      defender: { d4: 'infantry', h6: 'mg' },
    });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    return g;
  };
  const taken = (g: Game, move: SquareMove): number => {
    const found = odds(squareBashing, g.state, g.side, move);
    if (found === undefined) throw new Error('no odds');
    return chance(found);
  };
  const begun = fight();
  const everybody = taken(begun, { type: 'shock' });
  expect(taken(begun, { type: 'join', unit: 'A-infantry2' })).toBe(everybody);
  const alone = taken(begun, { type: 'go' });
  expect(alone).toBeLessThan(everybody);
  const shocked = fight();
  shocked.play({ type: 'shock' });
  const withShock = taken(shocked, { type: 'go' });
  expect(withShock).toBeGreaterThan(alone);
  expect(withShock).toBeLessThan(everybody);
  const joined = fight();
  joined.play({ type: 'join', unit: 'A-infantry2' });
  joined.play({ type: 'shock' });
  expect(taken(joined, { type: 'stand' })).toBe(everybody);
});

test('[SB-2.1] odds of a shot count what both sides lose, whoever asks', () => {
  const shot = game({
    step: 'shooting',
    attacker: { d3: 'infantry, mg' },
    defender: { d4: 'mg', c4: 'infantry' },
    units: { 'A-infantry1': { lost: 3 }, 'D-mg1': { lost: 1 } },
  });
  const fire: SquareMove = { type: 'shoot', from: 'd4', to: 'd3' };
  const own = odds(squareBashing, shot.state, 'attacker', fire);
  // One die: a hit on a 6, which goes where it hurts least, and is saved on 4+ there.
  expect(own?.measures['lost'].expected).toBeCloseTo(1 / 12, 1);
  expect(own?.measures['killed'].expected).toBe(0);
  const theirs = odds(squareBashing, shot.state, 'defender', fire);
  expect(theirs?.measures['killed'].expected).toBe(own?.measures['lost'].expected);
});

import { pbi, type PbiState } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { intentOf } from '../../src/pbi/intents.ts';
import { placesIn, plansIn } from '../../src/pbi/memory.ts';

/** The opening with the first groups of both sides on the board. */
function position(): PbiState {
  const opening = pbi.setup(pbi.scenarios[0], {});
  if (!opening.ok) throw new Error('the scenario is not good');
  const state = opening.value;
  for (const [group, square] of [
    [0, 3],
    [1, 3],
    [20, 40],
  ]) {
    state.status[group] = 1;
    state.at[group] = square;
    state.ap[group] = 2;
  }
  return state;
}

test('what was worked out is kept while the position stands, whatever is asked about it', () => {
  const state = position();
  const plans = plansIn(state, 0);
  const next = pbi.clone(state);
  next.attempts[0]--;
  next.stack.push({ type: 'activate' });
  expect(plansIn(next, 0)).toBe(plans);
  expect(intentOf(plansIn(next, 0), 3)).toBe(intentOf(plans, 3));
});

test('it is not kept for a state that somebody has played on in', () => {
  const state = position();
  const plans = plansIn(state, 0);
  state.ap[1]--;
  expect(plansIn(state, 0)).not.toBe(plans);
  state.at[1]++;
  expect(placesIn(state, 0)).not.toBe(plans.places);
});

test('each side has its own, and so has another number of AP', () => {
  const state = position();
  const plans = plansIn(state, 0);
  expect(plansIn(state, 1).situation.us).toBe(1);
  expect(plansIn(state, 0)).toBe(plans);
  expect(plansIn(state, 0, 1).values(0)).toHaveLength(2);
  expect(plansIn(state, 0).values(0).length).toBeGreaterThan(2);
});

test.each<[string, (state: PbiState) => void]>([
  ['AP', ({ ap }) => void ap[1]--],
  ['shots', ({ shots }) => void shots[1]++],
  ['flags', ({ flags }) => void (flags[1] |= 1)],
])('plans are made again when somebody has other %s, places are not', (_, change) => {
  const plans = plansIn(position(), 0);
  const next = pbi.clone(position());
  change(next);
  expect(plansIn(next, 0)).not.toBe(plans);
  expect(plansIn(next, 0).state).toEqual(next);
  expect(placesIn(next, 0)).toBe(plans.places);
});

test('plans are made again under other options', () => {
  const state = position();
  const plans = plansIn(state, 0);
  const other = { ...state, options: { ...state.options, assaultBonus: 'assault' as const } };
  expect(plansIn(other, 0)).not.toBe(plans);
});

test.each<[string, (state: PbiState) => void]>([
  ['somebody has moved', ({ at }) => void at[1]++],
  ['somebody has fallen', ({ status }) => void (status[1] = 2)],
  ['it is another turn', (state) => void state.turn++],
  ['there are more turns', (state) => void state.turns++],
  ['it is the turn of the other side', (state) => void (state.side = 1)],
  ['the attacker comes from elsewhere', (state) => void (state.edge = 'west')],
  ['the ground is another', (state) => void (state.terrain = state.terrain.replace('.', 'w'))],
])('places are judged again when %s', (_, change) => {
  const places = placesIn(position(), 0);
  const next = pbi.clone(position());
  change(next);
  expect(placesIn(next, 0)).not.toBe(places);
  expect(plansIn(next, 0).places).toBe(placesIn(next, 0));
});

test('what a place is worth is the sum of its parts', () => {
  const state = position();
  const places = placesIn(state, 0);
  for (const square of [3, 12, 30, 52]) {
    for (const group of [0, 1]) {
      const parts = Object.values(places.parts(group, square));
      const sum = parts.reduce((before, part) => before + part, 0);
      expect(sum).toBeCloseTo(places.stand(group, square), 9);
    }
  }
});

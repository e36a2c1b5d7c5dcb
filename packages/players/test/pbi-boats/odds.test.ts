import { SETTING } from '@sandtable/kernel';
import { ATTACKER, DEFENDER } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { Chart } from '../../src/pbi-boats/chart.ts';
import { loadOf } from '../../src/pbi-boats/load.ts';
import { Places } from '../../src/pbi-boats/places.ts';
import { valueOf } from '../../src/pbi-boats/storming.ts';
import { Voyage } from '../../src/pbi-boats/voyage.ts';
import { coast, type State } from '../support/boats.ts';

const PARTY = ['A-rifle1', 'A-rifle2', 'A-lmg1'];

function piece(state: State, id: string): number {
  return state[SETTING].roster.named(id);
}

function square(state: State, name: string): number {
  return state[SETTING].board.named(name);
}

test('[BT-11.1, BT-7.4] a boat is worth its points, and more with those aboard; near a beach half of them swim', () => {
  const state = coast({
    hulls: {
      'A-launch1': { at: 'a1', facing: 'north' },
      'A-launch2': { at: 'c1', facing: 'north', aboard: PARTY },
      'A-launch3': { at: 'e4', facing: 'north', aboard: ['A-rifle3', 'A-rifle4', 'A-lmg2'] },
    },
  });
  const { worth } = new Places(state, DEFENDER);
  const [empty, full, near] = ['A-launch1', 'A-launch2', 'A-launch3'].map((id) =>
    worth.hull(piece(state, id)),
  );
  expect(empty).toBe(2);
  expect(full).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(empty);
});

test('[QS-12.1] the nearer to a house the better, and in it best', () => {
  const state = coast({ groups: { 'A-rifle1': 'd5' } });
  const { goals } = new Places(state, ATTACKER);
  const rifle = piece(state, 'A-rifle1');
  const worths = ['h5', 'd5', 'd6', 'd7'].map((name) => goals.at(rifle, square(state, name)));
  expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  expect(new Set(worths).size).toBe(worths.length);
});

test('[BT-6.2] a hull fears the guns that see it, and nothing where none does', () => {
  const hulls = { 'A-mtb1': { at: 'd2', facing: 'north', aboard: PARTY } };
  const seen = coast({ groups: { 'D-heavygun1': 'd6' }, hulls });
  const hidden = coast({ groups: { 'D-heavygun1': 'd8' }, hulls });
  const fear = (state: State) =>
    new Places(state, ATTACKER).danger.hull(piece(state, 'A-mtb1'), square(state, 'd2'));
  expect(fear(seen)).toBeGreaterThan(0);
  expect(fear(hidden)).toBe(0);
});

test('[BT-6.4] troops aboard are safer than in the open', () => {
  const state = coast({
    groups: { 'D-lmg1': 'd6' },
    hulls: { 'A-launch1': { at: 'd3', facing: 'north', aboard: PARTY } },
  });
  const { danger } = new Places(state, ATTACKER);
  const beach = square(state, 'c5');
  expect(danger.aboard(beach, 3)).toBeLessThan(danger.ashore(beach, 3));
});

test('[BT-9.2] a crew makes an assault on a boat worse than one on the same groups ashore', () => {
  const groups = { 'A-rifle1': 'c5', 'A-rifle2': 'c5', 'A-rifle3': 'c5' };
  const ashore = coast({ groups: { ...groups, 'D-rifle1': 'd5' } });
  const aboard = coast({
    groups,
    hulls: { 'D-launch1': { at: 'd5', facing: 'north', aboard: ['D-rifle1'] } },
  });
  const storm = (state: State, hull: number) =>
    valueOf(
      new Places(state, ATTACKER),
      square(state, 'c5'),
      { to: square(state, 'd5'), hull },
      ['A-rifle1', 'A-rifle2', 'A-rifle3'].map((id) => piece(state, id)),
    );
  expect(storm(aboard, piece(aboard, 'D-launch1'))).toBeLessThan(storm(ashore, -1));
});

test('[BT-3.2] the nearer to a landing the more a boat has of it', () => {
  const state = coast({ hulls: { 'A-launch1': { at: 'd1', facing: 'north', aboard: PARTY } } });
  const voyage = new Voyage(new Places(state, ATTACKER), piece(state, 'A-launch1'));
  const from = (name: string) => voyage.bestFrom(square(state, name), 0, 0).score;
  const scores = ['d1', 'd2', 'd3', 'd4'].map(from);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

test('[BT-8.2, BT-8.3] a mine is the worse the fewer AP are left to leave it, or to sweep it', () => {
  const risk = (ap: number, nets: boolean) => {
    const state = coast({
      hulls: { 'A-mtb1': { at: 'd2', facing: 'north', aboard: PARTY, nets } },
      mines: { rows: [[3, 3]], laid: ['a3'] },
    });
    const places = new Places(state, ATTACKER);
    const boat = piece(state, 'A-mtb1');
    return new Chart(places, boat, loadOf(places, boat)).risk(square(state, 'd3'), ap);
  };
  expect(risk(5, false)).toBeGreaterThan(risk(6, false));
  expect(risk(6, false)).toBeGreaterThan(risk(6, true));
  expect(risk(3, true)).toBeGreaterThan(risk(4, true));
  expect(risk(4, true)).toBeGreaterThan(risk(8, true));
});

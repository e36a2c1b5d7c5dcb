import { seededDice, type Move } from '@sandtable/kernel';
import { fleetOf, pbiBoats } from '@sandtable/pbi-boats';
import { expect, test } from 'vitest';
import { boatsSense } from '../../src/pbi-boats/game.ts';
import { Searcher } from '../../src/search/searcher.ts';
import { coast, type State } from '../support/boats.ts';

const { mind, doctrine } = boatsSense;

/** What a general answers who has time for so many play-outs. */
function commanded(state: State, playOuts: number, seed = 'general'): Move {
  const effort = { ...boatsSense.efforts.general, playOuts, worlds: 4 };
  const character = { name: 'general', mind, doctrine, terms: doctrine.terms, effort };
  const [decision] = pbiBoats.pending(state).decisions;
  const view = pbiBoats.view(state, decision.side);
  const move = new Searcher(pbiBoats, character).choose(view, decision, seededDice(seed));
  expect(pbiBoats.check(state, decision.side, move)).toBeUndefined();
  return move;
}

test('the same dice make the same answer', () => {
  const state = coast({
    groups: { 'D-lmg1': 'd7', 'D-rifle1': 'c5' },
    hulls: {
      'A-launch1': { at: 'd2', facing: 'north', aboard: ['A-rifle1', 'A-lmg1'] },
      'A-launch2': { at: 'f2', facing: 'north', aboard: ['A-commander', 'A-rifle2'] },
    },
  });
  expect(commanded(state, 60)).toEqual(commanded(state, 60));
});

test('[BT-8.1] where a hidden mine lies changes nothing that the attacker does', () => {
  const position = (): State =>
    coast({
      groups: { 'D-lmg1': 'd7' },
      hulls: { 'A-launch1': { at: 'd1', facing: 'north', aboard: ['A-rifle1', 'A-lmg1'] } },
      mines: { rows: [[2, 4]], laid: ['d3'], found: [false] },
    });
  const one = position();
  const other = position();
  fleetOf(other).mines[0] = fleetOf(one).mines[0] + 1;
  expect(pbiBoats.view(other, 'attacker')).toEqual(pbiBoats.view(one, 'attacker'));
  expect(commanded(other, 60)).toEqual(commanded(one, 60));
});

import { seededDraw } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import {
  isSkirmishOver,
  newSkirmish,
  playSkirmish,
  searchSkirmish,
  skirmishCounts,
  skirmishMoves,
  type Skirmish,
} from '../src/index.ts';

const PLAY_OUTS = 400;

function thought(state: Skirmish, seed: string, most = PLAY_OUTS) {
  return searchSkirmish(state, seed, (playOuts) => playOuts / most);
}

test('whoever can end it with a shot shoots', () => {
  const state = newSkirmish();
  // One enemy is left; ours are as many as ever.
  for (let group = 11; group < 20; group++) state.at[group] = -1;
  state.steps = 140;
  for (const seed of ['a', 'b', 'c']) {
    expect(thought(state, seed).move).toMatchObject({ type: 'shoot', target: 10 });
  }
});

test('the same seed thinks the same, changes nothing, and stays within its budget', () => {
  const state = newSkirmish();
  const before = structuredClone(state);
  const once = thought(state, 's');
  expect(thought(state, 's')).toEqual(once);
  expect(state).toEqual(before);
  expect(once.playOuts).toBeGreaterThan(PLAY_OUTS / 2);
  expect(once.playOuts).toBeLessThan(PLAY_OUTS + 17);
  expect(skirmishMoves(state)).toContainEqual(once.move);
});

test('it wins against random moves', () => {
  let points = 0;
  const games = 4;
  for (let game = 0; game < games; game++) {
    const draw = seededDraw(`skirmish/${game}`);
    const state = newSkirmish();
    const us = game % 2;
    while (!isSkirmishOver(state)) {
      const moves = skirmishMoves(state);
      const move =
        state.side === us
          ? thought(state, `${game}/${state.steps}`, 150).move
          : moves[draw(moves.length) - 1];
      playSkirmish(state, move, () => draw(6));
    }
    const counts = skirmishCounts(state);
    points += counts[us] > counts[1 - us] ? 1 : counts[0] === counts[1] ? 0.5 : 0;
  }
  expect(points).toBeGreaterThanOrEqual(3);
});

import { seededDice, SETTING, topFrame } from '@sandtable/kernel';
import {
  isOnMap,
  kindOf,
  pubBattles,
  sideOfPiece,
  type FreeGame,
  type State,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import { expect, test } from 'vitest';
import { answer, scenarioNamed } from '../support/battle.ts';

/** A free game that greedy plays for both until something is asked. */
function until(type: State['stack'][number]['type'], id = 'free-germantown'): State {
  const made = pubBattles.setup(scenarioNamed(id), {});
  if (!made.ok) throw new Error('bad scenario');
  const state = made.value;
  const dice = seededDice('free');
  while (topFrame(state).type !== type) {
    pubBattles.play(state, pubBattles.pending(state).decisions[0].side, answer(state), dice);
  }
  return state;
}

const standing = (state: State): number[] =>
  [...state.place.keys()].filter((piece) => isOnMap(state, piece));

test('[PB-12.8] as host it sets up all round, with its trains in the middle', () => {
  const state = until('edge');
  const { width, height } = state[SETTING].field.map;
  const far = (piece: number): number =>
    distance(state.x[piece], state.y[piece], width / 2, height / 2);
  const pieces = standing(state);
  expect(pieces.every((piece) => sideOfPiece(state, piece) === 1)).toBe(true);
  const [trains, foot] = (['train', 'regular'] as const).map((kind) =>
    pieces.filter((piece) => kindOf(state, piece) === kind),
  );
  expect(trains).toHaveLength(2);
  expect(Math.max(...trains.map(far))).toBeLessThan(Math.max(...foot.map(far)));
  // It does not know from where the enemy will come, and looks to more than one side.
  expect(new Set(foot.map((piece) => state.facing[piece])).size).toBeGreaterThan(1);
});

test.each([
  // In the west are the bridges of the Bormida, and the fords of the Brandywine.
  ['free-marengo', 'west'],
  ['free-brandywine', 'west'],
])('[PB-12.8] as guest of %s it does not come from behind a river in the %s', (id, behind) => {
  const move = answer(until('edge', id));
  expect(move.type).toBe('edge');
  if (move.type === 'edge') expect(move.edge).not.toBe(behind);
});

test('[PB-12.8] as guest it does not come in where the host stands', () => {
  const state = until('edge', 'free-teaching');
  const { entries } = state[SETTING].field.free as FreeGame;
  const room = (edge: keyof typeof entries): number =>
    Math.min(
      ...standing(state).map((piece) => distance(state.x[piece], state.y[piece], ...entries[edge])),
    );
  const move = answer(state);
  const rooms = (['north', 'east', 'south', 'west'] as const).map(room);
  if (move.type === 'edge') expect(room(move.edge)).toBeGreaterThan(Math.min(...rooms));
});

import { SIDES, type SideIndex } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { greedy, random } from '../../src/index.ts';
import { playGame, scenarioNamed } from '../support/battle.ts';

/** A large battle takes twenty times as long as a small one. */
const GAMES = { teaching: 20, brandywine: 8 } as const;
const EACH = (['teaching', 'brandywine'] as const).flatMap((id) =>
  SIDES.map((side) => [id, side] as const),
);

test.for(EACH)('%s: as %s greedy beats random in 95 of 100 games', ([id, side]) => {
  const scenario = scenarioNamed(id);
  const players = { red: random, blue: random, [side]: greedy };
  let won = 0;
  for (let seed = 0; seed < GAMES[id]; seed++) {
    const { state, done } = playGame(scenario, players, seed);
    if (state.outcome?.winner === side) won++;
    // PB-12.4: that would be the end.
    expect(done).not.toContain('greedy pack');
  }
  // One less than that of so few may be chance.
  expect(won).toBeGreaterThanOrEqual(Math.floor(0.95 * GAMES[id]) - 1);
});

test('the same dice make the same game', () => {
  const game = () =>
    playGame(scenarioNamed('teaching'), { red: greedy, blue: greedy }, 1).state.outcome;
  expect(game()).toEqual(game());
});

test('a battle is fought: both sides attack, lose and rally', () => {
  const { state, done } = playGame(scenarioNamed('brandywine'), { red: greedy, blue: greedy }, 1);
  for (const type of ['attack', 'support', 'rally', 'unpack', 'bombard']) {
    expect(done).toContain(`greedy ${type}`);
  }
  const points = SIDES.map((side) => state.outcome?.scores[side] ?? 0);
  for (const side of [0, 1] as SideIndex[]) expect(points[side]).toBeGreaterThan(0);
});

test('who has far to go takes the road', () => {
  // Desaix and Bonaparte come from beyond the eastern edge.
  const { done } = playGame(scenarioNamed('marengo'), { red: greedy, blue: greedy }, 2);
  expect(done).toContain('greedy road');
});

test('it writes an order of battle, sets it up and fights it', () => {
  const { state, done } = playGame(
    scenarioNamed('free-teaching'),
    { red: greedy, blue: greedy },
    1,
  );
  expect(state.outcome).not.toBeNull();
  for (const type of ['raise', 'enlist', 'ready', 'edge', 'deploy', 'attack']) {
    expect(done).toContain(`greedy ${type}`);
  }
});

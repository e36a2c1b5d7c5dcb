import { BOARD, ON_BOARD, pbi, SIDE_OF, type PbiScenario } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { greedy, playersOf, random } from '../../src/index.ts';
import { playGame } from '../support/table.ts';

/**
 * Houses so near that both come to blows in every game, whoever plays: one can take most of them, and a
 * player of lots walks into fire. On the ready-made ground he often stays behind the woods.
 */
const NEAR: PbiScenario = {
  format: 1,
  ruleset: 'pbi',
  id: 'near',
  title: 'Near',
  board: [
    '..w..p..',
    '.p.pp.w.',
    'p..bb...',
    '..pbp.bp',
    '.w.p.b..',
    'pw..b.p.',
    '.p.w..pw',
    'p.......',
  ],
  edge: 'south',
};

const GAMES = 40;
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);

test('greedy is offered for PBI, before random', () => {
  expect(playersOf(pbi).map(({ name }) => name)).toEqual(['greedy', 'random']);
});

test('as the attacker greedy beats random in 95 of 100 games, and in houses', () => {
  const ends = seeds.map((seed) => playGame(NEAR, { attacker: greedy, defender: random }, seed));
  const won = ends.filter(({ outcome }) => outcome?.winner === 'attacker');
  expect(won.length).toBeGreaterThanOrEqual(0.95 * GAMES);
  const held = ends.map(
    ({ at, status, terrain }) =>
      BOARD.names.filter((_, square) =>
        at.some(
          (each, group) =>
            terrain[square] === 'b' &&
            each === square &&
            status[group] === ON_BOARD &&
            SIDE_OF[group] === 0,
        ),
      ).length,
  );
  expect(held.filter((houses) => houses >= 3).length).toBeGreaterThan(0.8 * GAMES);
});

test('as the defender greedy beats random in 95 of 100 games', () => {
  const ends = seeds.map((seed) => playGame(NEAR, { attacker: random, defender: greedy }, seed));
  const won = ends.filter(({ outcome }) => outcome?.winner === 'defender');
  expect(won.length).toBeGreaterThanOrEqual(0.95 * GAMES);
});

test('at the Crossroads greedy beats random as the attacker, and loses to it in no game', () => {
  const winners = (attacker: typeof greedy, defender: typeof greedy) =>
    seeds.map((seed) => playGame('village', { attacker, defender }, seed).outcome?.winner);
  const attacks = winners(greedy, random);
  expect(attacks.filter((side) => side === 'attacker').length).toBeGreaterThanOrEqual(0.95 * GAMES);
  expect(winners(random, greedy)).not.toContain('attacker');
});

test('the same dice make the same game', () => {
  const game = () => playGame('free-game', { attacker: greedy, defender: greedy }, 1);
  expect(JSON.stringify(game())).toBe(JSON.stringify(game()));
});

import { ATTACKER, ON_BOARD, pbi, SIDE_OF, type PbiState } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { greedy, random, type PlayerKind } from '../../src/index.ts';
import { levelKind } from '../../src/kinds.ts';
import { pbiSense } from '../../src/pbi/game.ts';
import { ROUTINE } from '../../src/search/effort.ts';
import { playGame } from '../support/table.ts';

const GAMES = 40;

/** How so many games of a scenario ended. */
function endsOf(
  id: string,
  attacker: PlayerKind,
  defender: PlayerKind,
  games: number = GAMES,
): PbiState[] {
  return Array.from({ length: games }, (_, seed) => playGame(id, { attacker, defender }, seed));
}

function wonBy(ends: readonly PbiState[], side: string): number {
  return ends.filter(({ outcome }) => outcome?.winner === side).length;
}

test('as the attacker greedy beats random in 95 of 100 games, and in houses', () => {
  const ends = endsOf('village', greedy, random);
  expect(wonBy(ends, 'attacker')).toBeGreaterThanOrEqual(0.95 * GAMES);
  const houses = ends.reduce((sum, state) => sum + housesHeld(state), 0);
  expect(houses).toBeGreaterThan(3 * GAMES);
});

/** The houses in which the attacker has somebody. */
function housesHeld({ at, status, terrain }: PbiState): number {
  const held = at.filter(
    (square, group) =>
      SIDE_OF[group] === ATTACKER && status[group] === ON_BOARD && terrain[square] === 'b',
  );
  return new Set(held).size;
}

test('as the defender greedy beats random in 95 of 100 games', () => {
  const ends = endsOf('village', random, greedy);
  expect(wonBy(ends, 'defender')).toBeGreaterThanOrEqual(0.95 * GAMES);
});

// Behind a ridge or a river a player of lots may never come into sight: nobody scores, and that is a
// draw. What counts there is that he has no house, and that whoever does come pays for it.
test.each(pbi.scenarios.slice(1).map(({ id }) => id))(
  '%s: greedy beats random on either side',
  (id) => {
    const games = GAMES / 2;
    const attacked = endsOf(id, greedy, random, games);
    expect(wonBy(attacked, 'attacker')).toBeGreaterThanOrEqual(0.85 * games);
    const defended = endsOf(id, random, greedy, games);
    const scored = (side: string): number =>
      defended.reduce((sum, { outcome }) => sum + (outcome?.scores[side] ?? 0), 0);
    expect(scored('attacker')).toBe(0);
    expect(scored('defender')).toBeGreaterThan(2 * games);
  },
);

/** Somebody who answers everything with whatever looks good for once. */
const whims: PlayerKind = levelKind(
  { ...pbiSense, efforts: { ...pbiSense.efforts, cadet: { ...ROUTINE, whims: 1000 } } },
  'cadet',
  'book',
);

test('whoever does whatever looks good for once is better than chance, and no match for greedy', () => {
  const games = GAMES / 4;
  expect(wonBy(endsOf('village', whims, random, games), 'attacker')).toBeGreaterThan(games / 2);
  expect(wonBy(endsOf('village', whims, greedy, games), 'attacker')).toBeLessThan(games / 2);
});

test('the same dice make the same game', () => {
  const game = () => playGame('free-game', { attacker: greedy, defender: greedy }, 1);
  expect(JSON.stringify(game())).toBe(JSON.stringify(game()));
});

import { expect, test } from 'vitest';
import { odds } from '@sandtable/lab';
import type { BrowningMove } from '../src/state/moves.ts';
import type { Place } from '../src/state/field.ts';
import { browning } from '../src/ruleset.ts';
import { acting, game, type Game } from './support/game.ts';
import { row, type Sketch } from './support/sketch.ts';

/** Figures one behind the other, so that it is clear who is closest. */
function column(count: number, y = 2000): Place[] {
  return Array.from({ length: count }, (_, i): Place => [1000, y + 100 * i]);
}

function firing(sketch: Partial<Sketch> & Pick<Sketch, 'teams'>): Game {
  const teams = { ...sketch.teams, E1: row(4000, 4000, 2) };
  return game({ ...sketch, teams, stack: acting('fire', 'A1') });
}

/** `pinned 2, scattered 0: 1/6`, the chance as a part of so many. */
function chances(g: Game, move: BrowningMove, parts: number): string[] {
  const found = odds(browning, g.state, g.side, move);
  if (found === undefined) throw new Error('there are no odds');
  return found.outcomes
    .map(({ measures, ways }) => {
      const share = (ways * BigInt(parts)) / found.of;
      expect(share * found.of).toBe(ways * BigInt(parts));
      return `pinned ${measures['pinned']}, scattered ${measures['scattered']}: ${share}`;
    })
    .toSorted();
}

test('the odds of effective fire at four figures in the open', () => {
  const g = firing({ teams: { A1: row(1000, 1000, 4), D1: column(4) } });
  // A die against 1: from nobody up to all four pinned, and with a 6 the first of them scatters.
  expect(chances(g, { type: 'fire', at: [1200, 2200] }, 6)).toEqual([
    'pinned 0, scattered 0: 1',
    'pinned 1, scattered 0: 1',
    'pinned 2, scattered 0: 1',
    'pinned 3, scattered 0: 1',
    'pinned 3, scattered 1: 1',
    'pinned 4, scattered 0: 1',
  ]);
});

test('the odds of scattered fire', () => {
  const g = firing({ teams: { A1: row(1000, 1000, 1), D1: column(3) } });
  expect(chances(g, { type: 'fire', at: [1200, 2200] }, 36)).toEqual([
    'pinned 0, scattered 0: 25',
    'pinned 1, scattered 0: 10',
    'pinned 2, scattered 0: 1',
  ]);
});

test('the odds with an assault die, and with a choice of the enemy in between', () => {
  // Two at the same distance, limited cover: each die beats 2 with 3 or more.
  const g = firing({ teams: { A1: row(1000, 1000, 4), D1: row(1000, 1600, 2) } });
  const byHand = new Map<string, number>();
  for (let fire = 1; fire <= 6; fire++) {
    for (let assault = 1; assault <= 6; assault++) {
      const hits = Math.max(fire - 2, 0);
      const scattered = Math.min(Math.max(hits - 2, 0) + Math.max(assault - 2, 0), 2);
      const key = `${scattered} scattered`;
      byHand.set(key, (byHand.get(key) ?? 0) + 1);
    }
  }
  const found = new Map<string, number>();
  for (const line of chances(g, { type: 'fire', at: [1200, 1900] }, 36)) {
    const [, scattered, ways] = /scattered (\d+): (\d+)/.exec(line) ?? [];
    const key = `${scattered} scattered`;
    found.set(key, (found.get(key) ?? 0) + Number(ways));
  }
  expect(found).toEqual(byHand);
});

test('those who were pinned before and scatter are not counted as pinned', () => {
  const g = firing({
    teams: { A1: row(1000, 1000, 4), D1: column(1) },
    figures: { 'D1-1': 'pinned' },
  });
  expect(chances(g, { type: 'fire', at: [1200, 2200] }, 6)).toEqual([
    'pinned 0, scattered 0: 2',
    'pinned 0, scattered 1: 4',
  ]);
});

test.each([1, 6])(
  '[BB-9.1] who loses his nerve when the fire ends the turn does not scatter by the fire: %i turns',
  (turns) => {
    // Whoever is pinned is the only one of his side, and scatters at once when the turn ends.
    const teams = { A1: row(1000, 1000, 1), D1: column(1) };
    const upright = firing({ teams, done: ['D1', 'E1'], turns });
    expect(chances(upright, { type: 'fire', at: [1200, 2200] }, 36)).toEqual([
      'pinned 0, scattered 0: 25',
      'pinned 1, scattered 0: 11',
    ]);
    const pinned = firing({ teams, done: ['D1', 'E1'], turns, figures: { 'E1-1': 'pinned' } });
    expect(chances(pinned, { type: 'fire', at: [1200, 2200] }, 36)).toEqual([
      'pinned 0, scattered 0: 25',
      'pinned 1, scattered 0: 11',
    ]);
  },
);

test('nothing but fire has odds worth showing', () => {
  const g = firing({ teams: { A1: row(1000, 1000, 4), D1: column(1) } });
  expect(odds(browning, g.state, g.side, { type: 'hold' })).toBeUndefined();
});

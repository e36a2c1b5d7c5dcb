import { seededDraw } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { expectedShare, ratings, type Meeting } from '../src/index.ts';

function met(a: string, b: string, wins: [number, number], draws = 0): Meeting {
  return { players: [a, b], wins, draws };
}

function ratingOf(player: string, meetings: readonly Meeting[], anchor = 'a'): number {
  const found = ratings(meetings, anchor).find((each) => each.player === player);
  if (found === undefined) throw new Error(`${player} is not rated`);
  return found.rating;
}

describe('ratings', () => {
  test('of two players are the odds of their games, with half a win more for either', () => {
    expect(ratingOf('b', [met('a', 'b', [25, 75])])).toBeCloseTo(400 * Math.log10(75.5 / 25.5), 6);
    // Ten times as often: 400 points, as in chess.
    expect(ratingOf('b', [met('a', 'b', [9.5, 99.5])])).toBeCloseTo(400, 6);
  });

  test('take a draw as half a win for either', () => {
    const drawn = ratings([met('a', 'b', [10, 30], 20)], 'a');
    const split = ratings([met('a', 'b', [20, 40])], 'a');
    expect(drawn).toEqual(split);
    expect(ratingOf('b', [met('a', 'b', [0, 0], 7)])).toBeCloseTo(0, 9);
  });

  test('have the interval of the log odds', () => {
    const [{ rating, interval }] = ratings([met('a', 'b', [25, 75])], 'a');
    const half = (400 / Math.LN10) * 1.959964 * Math.sqrt(1 / 75.5 + 1 / 25.5);
    expect(interval[0]).toBeCloseTo(rating - half, 3);
    expect(interval[1]).toBeCloseTo(rating + half, 3);
  });

  test('of whoever has won all games are finite, and rise with their number', () => {
    const few = ratingOf('b', [met('a', 'b', [0, 10])]);
    const many = ratingOf('b', [met('a', 'b', [0, 1000])]);
    expect(few).toBeCloseTo(400 * Math.log10(21), 6);
    expect(many).toBeGreaterThan(few);
    expect(many).toBeLessThan(1500);
  });

  test('add up along a line of players who only met their neighbours', () => {
    const line = [met('a', 'b', [10, 30]), met('b', 'c', [5, 35]), met('c', 'd', [18, 22])];
    const one = 400 * Math.log10(30.5 / 10.5);
    const two = one + 400 * Math.log10(35.5 / 5.5);
    expect(ratingOf('b', line)).toBeCloseTo(one, 6);
    expect(ratingOf('c', line)).toBeCloseTo(two, 6);
    // What is further away is less certain, and the intervals say so.
    const widths = ratings(line, 'a').map(({ interval: [low, high] }) => high - low);
    expect(widths).toEqual(widths.toSorted((x, y) => y - x));
    expect(widths.at(-1)).toBe(0);
  });

  test('say the same whoever is the anchor', () => {
    const all = [met('a', 'b', [3, 7]), met('b', 'c', [6, 4], 2), met('a', 'c', [1, 8], 1)];
    const byA = ratingOf('c', all) - ratingOf('b', all);
    const byB = ratingOf('c', all, 'b');
    expect(byB).toBeCloseTo(byA, 6);
    expect(ratingOf('a', all, 'b')).toBeCloseTo(-ratingOf('b', all), 6);
  });

  test('explain the points that everybody made', () => {
    const all = [met('a', 'b', [3, 7]), met('b', 'c', [6, 4], 2), met('a', 'c', [1, 8], 1)];
    const found = ratings(all, 'a');
    for (const { player, rating, points } of found) {
      let expected = 0;
      let extra = 0;
      for (const { players, wins, draws } of all) {
        if (!players.includes(player)) continue;
        const other = players[0] === player ? players[1] : players[0];
        const games = wins[0] + wins[1] + draws + 1;
        const against = found.find((each) => each.player === other)?.rating ?? Number.NaN;
        expected += games * expectedShare(rating - against);
        extra += 0.5;
      }
      expect(expected).toBeCloseTo(points + extra, 6);
    }
    expect(found.map(({ games }) => games)).toEqual([22, 22, 20]);
    // Best first: b has 7 and 6, and two draws; c has 4 and 8, and three.
    expect(found.map(({ points }) => points)).toEqual([14, 13.5, 4.5]);
    expect(found.map(({ player }) => player)).toEqual(['b', 'c', 'a']);
  });

  test('lie in their interval as often as it says', () => {
    const draw = seededDraw('ratings');
    const strengths = { a: 0, b: 120, c: 250 } as const;
    const pairs = [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ] as const;
    let inside = 0;
    const times = 400;
    for (let i = 0; i < times; i++) {
      const meetings = pairs.map(([x, y]) => {
        const chance = expectedShare(strengths[x] - strengths[y]);
        let wins = 0;
        for (let game = 0; game < 60; game++) if (draw(1_000_000) <= chance * 1_000_000) wins++;
        return met(x, y, [wins, 60 - wins]);
      });
      const found = ratings(meetings, 'a').find(({ player }) => player === 'c');
      const [low, high] = found?.interval ?? [0, 0];
      if (low <= strengths.c && strengths.c <= high) inside++;
    }
    expect(inside / times).toBeGreaterThan(0.92);
    expect(inside / times).toBeLessThan(0.985);
  });

  test('are not made up for whoever has met nobody', () => {
    const apart = [met('a', 'b', [1, 1]), met('c', 'd', [1, 1]), met('a', 'c', [0, 0])];
    expect(() => ratings(apart, 'a')).toThrow('no games link c, d to a');
  });
});

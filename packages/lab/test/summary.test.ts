import { expect, test } from 'vitest';
import { summary, wilson, type GameRecord } from '../src/index.ts';

const GAMES: readonly GameRecord[] = [
  { game: 0, sides: ['red', 'blue'], winner: 0, scores: [5, 1], steps: 10 },
  { game: 1, sides: ['blue', 'red'], winner: 0, scores: [3, 2], steps: 20 },
  { game: 2, sides: ['red', 'blue'], winner: 1, scores: [0, 4], steps: 40 },
  { game: 3, sides: ['blue', 'red'], winner: undefined, scores: [2, 2], steps: 30 },
];

test('a summary counts wins by player, by side and by both', () => {
  const { games, wins, draws, bySide, byPlayerAndSide } = summary(GAMES, ['red', 'blue']);
  expect({ games, wins, draws }).toEqual({ games: 4, wins: [2, 1], draws: 1 });
  expect([bySide['red'].wins, bySide['blue'].wins]).toEqual([1, 2]);
  expect([byPlayerAndSide[0]['red'].wins, byPlayerAndSide[0]['blue'].wins]).toEqual([1, 1]);
  expect([byPlayerAndSide[1]['red'].wins, byPlayerAndSide[1]['blue'].wins]).toEqual([0, 1]);
  expect(byPlayerAndSide[0]['red']).toMatchObject({ games: 2, rate: 0.5 });
});

test('a summary gives the spread of length and scores', () => {
  const { length, scores, scoresBySide } = summary(GAMES, ['red', 'blue']);
  expect(length).toEqual({ mean: 25, median: 25, least: 10, most: 40 });
  expect(scores[0]).toEqual({ mean: 2.5, median: 2.5, least: 0, most: 5 });
  expect(scoresBySide['red']).toEqual({ mean: 2.25, median: 2, least: 0, most: 5 });
});

test('no games make a summary too', () => {
  expect(summary([], ['red', 'blue'])).toMatchObject({ games: 0, wins: [0, 0], draws: 0 });
});

test('Wilson intervals are those of the textbooks', () => {
  const [low, high] = wilson(95, 100);
  expect(low).toBeCloseTo(0.8882, 4);
  expect(high).toBeCloseTo(0.9785, 4);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 4);
  expect(wilson(10, 10)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

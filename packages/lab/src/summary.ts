import type { Side } from '@sandtable/kernel';
import { wilson, type Interval } from './interval.ts';
import type { GameRecord } from './simulation.ts';

/** The spread of a number over many games. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A share of games won, with the interval it lies in with 95 % confidence. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
}

/** What many games came to. Where there are two entries, they are those of the two players. */
export interface Summary {
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly shares: readonly [Share, Share];
  /** How often each side won, whoever played it. */
  readonly bySide: Readonly<Record<Side, Share>>;
  /** How often each player won with each side. */
  readonly byPlayerAndSide: readonly [Readonly<Record<Side, Share>>, Readonly<Record<Side, Share>>];
  /** Decisions in a game. */
  readonly length: Spread;
  readonly scores: readonly [Spread, Spread];
  readonly scoresBySide: Readonly<Record<Side, Spread>>;
}

/** Adds up games. It does not matter in which order they come. */
export function summary(games: readonly GameRecord[], sides: readonly Side[]): Summary {
  const each = <T>(of: (which: 0 | 1) => T): readonly [T, T] => [of(0), of(1)];
  const eachSide = <T>(of: (side: Side) => T): Record<Side, T> =>
    Object.fromEntries(sides.map((side) => [side, of(side)]));
  const gamesWith = (which: 0 | 1, side: Side) =>
    games.filter((game) => game.sides[which] === side);
  const wonBy = (which: 0 | 1, among = games) =>
    among.filter(({ winner }) => winner === which).length;
  const scoreOf = (side: Side, game: GameRecord) => game.scores[game.sides[0] === side ? 0 : 1];
  return {
    games: games.length,
    wins: each((which) => wonBy(which)),
    draws: games.filter(({ winner }) => winner === undefined).length,
    shares: each((which) => share(wonBy(which), games.length)),
    bySide: eachSide((side) =>
      share(wonBy(0, gamesWith(0, side)) + wonBy(1, gamesWith(1, side)), games.length),
    ),
    byPlayerAndSide: each((which) =>
      eachSide((side) =>
        share(wonBy(which, gamesWith(which, side)), gamesWith(which, side).length),
      ),
    ),
    length: spread(games.map(({ steps }) => steps)),
    scores: each((which) => spread(games.map(({ scores }) => scores[which]))),
    scoresBySide: eachSide((side) => spread(games.map((game) => scoreOf(side, game)))),
  };
}

function share(wins: number, games: number): Share {
  return { games, wins, rate: games === 0 ? 0 : wins / games, interval: wilson(wins, games) };
}

function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, median: 0, least: 0, most: 0 };
  const rising = values.toSorted((a, b) => a - b);
  const middle = (rising.length - 1) / 2;
  return {
    mean: rising.reduce((sum, value) => sum + value, 0) / rising.length,
    median: (rising[Math.floor(middle)] + rising[Math.ceil(middle)]) / 2,
    least: rising[0],
    most: rising[rising.length - 1],
  };
}

import type { Side } from '@sandtable/kernel';
import { DEVIATIONS, type Interval } from './interval.ts';
import type { RunRecord } from './run.ts';

/** A game: what it came to, 1 for a win and ½ for a draw, and what the dice gave for that, in thousandths of a game. */
export interface Told {
  readonly points: number;
  readonly luck: number;
}

/** A game of the first of two players: luck is noted for the first side. */
export function toldOfFirst({ winner, sides, luck = 0 }: RunRecord, first: Side): Told {
  const points = winner === undefined ? 1 / 2 : 1 - winner;
  return { points, luck: sides[0] === first ? luck : -luck };
}

/** A share of points as it would be if the dice gave both sides the same. */
export interface FairShare {
  readonly rate: number;
  readonly interval: Interval;
}

/** Fewer do not say how much of the luck counts. */
const FEWEST = 10;
/** So many games, half of them won, are added for the interval, so that a row of wins is not taken for certainty. */
const ADDED = 4;

/** What games come to that luck was noted of: enough to tell shares by, and added up as easily. */
export interface Lot {
  readonly games: number;
  readonly points: number;
  /** Points times themselves, luck, luck times itself and luck times points, each added up over the games. */
  readonly pointsTwice: number;
  readonly luck: number;
  readonly luckTwice: number;
  readonly both: number;
}

const NO_LOT: Lot = {
  games: 0,
  points: 0,
  pointsTwice: 0,
  luck: 0,
  luckTwice: 0,
  both: 0,
};

function withGame(lot: Lot, { points, luck }: Told): Lot {
  return {
    games: lot.games + 1,
    points: lot.points + points,
    pointsTwice: lot.pointsTwice + points * points,
    luck: lot.luck + luck,
    luckTwice: lot.luckTwice + luck * luck,
    both: lot.both + luck * points,
  };
}

export function lotOf(games: readonly Told[]): Lot {
  return games.reduce(withGame, NO_LOT);
}

/**
 * Takes off what goes with luck, and no more: as much of it as fits these games best. About half as many games say as much then, where
 * luck is judged well; where it is not, next to nothing is taken off.
 */
export function withoutLuck(lot: Lot): FairShare | undefined {
  const { games } = lot;
  if (games < FEWEST) return undefined;
  const [points, luck] = [lot.points / games, lot.luck / games];
  const both = lot.both / games - points * luck;
  const spread = lot.luckTwice / games - luck * luck;
  const part = spread > 0 ? both / spread : 0;
  const rate = points - part * luck;
  const left = Math.max(0, lot.pointsTwice / games - points * points - part * both);
  const count = games + ADDED;
  const middle = (games * rate + ADDED / 2) / count;
  // Two were spent on the mean and on the part that is taken off.
  const free = count - 2;
  const variance = (games * (left + rate * rate) + ADDED / 2 - count * middle * middle) / free;
  const half = deviations(free) * Math.sqrt(variance / count);
  return { rate: within(rate), interval: [within(middle - half), within(middle + half)] };
}

/** 95 % of Student's distribution, near enough from ten on. */
function deviations(free: number): number {
  return DEVIATIONS + (DEVIATIONS ** 3 + DEVIATIONS) / (4 * free);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

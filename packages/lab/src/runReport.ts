import type { OptionValues, Side } from '@sandtable/kernel';
import { heatGrid, type HeatGrid } from './heatGrid.ts';
import type { Run, RunRecord } from './run.ts';
import { pointsFor } from './simulation.ts';
import { summary, type Summary } from './summary.ts';
import { turnNames, type TurnName } from './turnNames.ts';
import type { CellCount, Detail } from './witness.ts';
import { lotOf, toldOfFirst, withoutLuck, type FairShare, type Told } from './withoutLuck.ts';

/** What the games of a run came to so far. */
export interface RunReport {
  readonly ruleset: string;
  readonly digest: string;
  readonly seed: string;
  readonly games: number;
  readonly of: number;
  readonly contests: readonly ContestReport[];
}

export interface ContestReport {
  readonly scenario: string;
  readonly options: OptionValues;
  readonly players: readonly [string, string];
  readonly summary: Summary;
  readonly withoutLuck?: WithoutLuck;
  readonly course?: Course;
  readonly losses?: HeatMap;
  readonly taken?: HeatMap;
}

/** What shares of points would be if the dice gave both sides the same: where luck was noted, of enough games. */
export interface WithoutLuck {
  /** Of the first player, and of the first side whoever played it. */
  readonly player: FairShare;
  readonly side: FairShare;
}

/** How games went, turn by turn. */
export interface Course {
  /** What the turns are called; fewer than there are where games were played before that was noted. */
  readonly names: readonly TurnName[];
  /** So many games lasted at least that many turns. */
  readonly games: readonly number[];
  /** What a side had lost by the end of each turn, on average over all games: one that is over loses nothing more. */
  readonly lost: Readonly<Record<Side, readonly number[]>>;
  readonly scores: Readonly<Record<Side, readonly number[]>>;
}

/** How much happened where: on average in a game, row by row from the lower left. */
export interface HeatMap {
  readonly grid: HeatGrid;
  readonly cells: Readonly<Record<Side, readonly number[]>>;
}

/** Adds up the games of a run. It does not matter in which order they come, nor how many are there. */
export function runReport(run: Run, records: readonly RunRecord[]): RunReport {
  const { file, ruleset, contests, digest } = run;
  // In the order of their numbers: sums of numbers that are not whole depend on it.
  const all = records.toSorted((a, b) => a.number - b.number);
  return {
    ruleset: ruleset.id,
    digest,
    seed: file.seed,
    games: all.length,
    of: run.games,
    contests: contests.map((contest, i) => {
      const own = all.filter(({ number }) => number % contests.length === i);
      const { name: scenario, options, players, opening } = contest;
      const fair = fairShares(own, ruleset.sides[0]);
      const report = {
        scenario,
        options,
        players,
        summary: summary(own, ruleset.sides),
        ...(fair && { withoutLuck: fair }),
      };
      const details = own.flatMap(({ detail }) => (detail === undefined ? [] : [detail]));
      if (details.length === 0) return report;
      const grid = heatGrid(ruleset.scene(ruleset.view(opening, ruleset.sides[0])));
      const map = (counts: (detail: Detail) => readonly CellCount[]): HeatMap =>
        heatMap(grid, ruleset.sides, details.map(counts));
      return {
        ...report,
        course: courseOf(ruleset.sides, details),
        losses: map(({ losses }) => losses),
        taken: map(({ taken }) => taken),
      };
    }),
  };
}

function fairShares(records: readonly RunRecord[], first: Side): WithoutLuck | undefined {
  // Of some of the games alone it would be the share of other games.
  if (records.some(({ luck }) => luck === undefined)) return undefined;
  const of = (told: (record: RunRecord) => Told): FairShare | undefined =>
    withoutLuck(lotOf(records.map(told)));
  const side = of((record) => ({ points: pointsFor(record, first), luck: record.luck ?? 0 }));
  const player = of((record) => toldOfFirst(record, first));
  return player && side && { player, side };
}

function courseOf(sides: readonly Side[], details: readonly Detail[]): Course {
  const longest = Math.max(...details.map(({ turns }) => turns.length));
  const numbers = Array.from({ length: longest }, (_, turn) => turn);
  const mean = (of: (turn: Detail['turns'][number]) => number): number[] =>
    numbers.map((turn) => {
      const all = details.map(({ turns }) => of(turns[Math.min(turn, turns.length - 1)]));
      return all.reduce((sum, value) => sum + value, 0) / details.length;
    });
  const names = turnNames(
    details.map(({ opened }) => opened),
    sides,
  );
  return {
    names,
    games: numbers.map((turn) => details.filter(({ turns }) => turns.length > turn).length),
    lost: bySide(sides, (side) => mean(({ lost }) => lost[side])),
    scores: bySide(sides, (side) => mean(({ scores }) => scores[side])),
  };
}

function heatMap(
  grid: HeatGrid,
  sides: readonly Side[],
  games: readonly (readonly CellCount[])[],
): HeatMap {
  const counts = sides.map(() => new Array<number>(grid.columns * grid.rows).fill(0));
  for (const [side, cell, count] of games.flat()) counts[side][cell] += count;
  return {
    grid,
    cells: bySide(sides, (side) => counts[side].map((count) => count / games.length)),
  };
}

function bySide<T>(sides: readonly Side[], of: (side: 0 | 1) => T): Record<Side, T> {
  return Object.fromEntries(sides.map((name, side) => [name, of(side as 0 | 1)]));
}

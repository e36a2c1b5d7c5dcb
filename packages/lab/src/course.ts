import type { GameEvent, Side, Standing } from '@sandtable/kernel';

/** How a side stands, in numbers. */
export interface Tally {
  readonly side: Side;
  /** What it would score; on average, as long as dice will tell. */
  readonly score: number;
  readonly lost: number;
  /** Of how many, where that is known. */
  readonly of: number | undefined;
}

export type Tallies = readonly Tally[];

export function tallied(standing: Standing): Tallies {
  return standing.map(({ side, score, average, losses }) => ({
    side,
    score: score ?? average ?? 0,
    lost: losses.count,
    of: losses.of,
  }));
}

/** A turn of the game. */
export interface Turn {
  /** What began it; undefined where the game begins with it. */
  readonly opens: GameEvent | undefined;
  /** The step in which it began, counted from 1; 0 where the game begins with it. */
  readonly step: number;
  /** How both sides stood at its end. */
  readonly end: Tallies;
}

/** A step that changed how the sides stand more than others did. */
export interface TurningPoint {
  /** Counted from 1. */
  readonly step: number;
  readonly events: readonly GameEvent[];
  /** Whom it helped. */
  readonly side: Side;
  readonly before: Tallies;
  readonly after: Tallies;
}

/** A step, and how the sides stood after it. */
export interface Stage {
  readonly events: readonly GameEvent[];
  readonly tallies: Tallies;
}

const TURNING_POINTS = 3;

/** The steps in which most changed, in the order in which they were played. */
export function turningPoints(opening: Tallies, stages: readonly Stage[]): TurningPoint[] {
  const all = [opening, ...stages.map(({ tallies }) => tallies)];
  const scale = Math.max(1, ...all.flat().map(({ score }) => Math.abs(score)));
  const swings = stages.map(({ events, tallies: after }, i) => {
    const before = all[i];
    return {
      step: i + 1,
      events,
      before,
      after,
      by: balance(after, scale) - balance(before, scale),
    };
  });
  return swings
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, TURNING_POINTS)
    .toSorted((a, b) => a.step - b.step)
    .map(({ by, ...point }) => ({ ...point, side: opening[by > 0 ? 0 : 1].side }));
}

/**
 * How much better the first side stands: by its score, as a share of the most that anybody has had, and by
 * what both have lost, each as a share of what he had.
 */
function balance([first, second]: Tallies, scale: number): number {
  return (first.score - second.score) / scale + shareLost(second) - shareLost(first);
}

function shareLost({ lost, of = lost }: Tally): number {
  return of === 0 ? 0 : lost / of;
}

import { message, replaceTop, refuse, type Refusal, type SideNumber } from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { COUNT, FIGURES, FLAG, NUMBERS, SIDE } from '../state/frameFields.ts';
import type { BrowningReport, Definition } from '../state/definition.ts';
import { figureNamed } from '../state/names.ts';
import { isOnTable, PINNED, SCATTERED, UP, type State } from '../state/state.ts';
import { ASSAULT_REACH, DEFENCE, RAPID_BONUS, SCATTERED_DICE, STRONG_BONUS } from './tables.ts';
import { takeOff } from './teams.ts';

const REFUSED = {
  notClosest: refuse('BB-5.10', 'notClosest'),
} as const;

/** BB-5.5, BB-5.7: no die can give more points than this. */
const MOST = 6 + STRONG_BONUS + RAPID_BONUS - DEFENCE.incidental;

/** BB-5.9, BB-6.1: results of fire that are not applied yet. */
export interface Result {
  readonly type: 'result';
  /** The side that is fired at. */
  readonly side: SideNumber;
  /** Targets and their distance (squared) from the nearest firing figure. */
  readonly targets: readonly number[];
  readonly distances: readonly number[];
  /** BB-5.4: scattered fire only pins. */
  readonly scattered: boolean;
  readonly hits: number;
  readonly assault: number;
}

/** BB-5.9, BB-5.10, BB-6.1: results are applied to the closest; of those equally close their owner chooses. */
export const result: Definition<Result> = {
  fields: {
    side: SIDE,
    targets: FIGURES,
    distances: NUMBERS,
    scattered: FLAG,
    hits: COUNT,
    assault: COUNT,
  },
  on: ['done'],
  rule: 'BB-5.10',
  asked: (_state, { side }) => side,

  possible(state, { side, targets, distances, scattered, hits, assault }, below) {
    const isTarget = (f: number): boolean =>
      state.field.sides[f] === side && state.status[f] <= SCATTERED;
    return (
      (below?.type !== 'done' || state.field.teams[below.team].side !== side) &&
      targets.length === distances.length &&
      areDistinct(targets) &&
      targets.every(isTarget) &&
      (scattered ? hits <= SCATTERED_DICE && assault === 0 : hits <= MOST && assault <= MOST)
    );
  },

  settle(state, frame, _dice, report) {
    const next = nextHit(state, frame);
    if (next === undefined) {
      state.stack.pop();
      return true;
    }
    const left = next.isAssault ? frame.assault : frame.hits;
    if (next.closest.length > left) return false;
    for (const figure of next.closest) {
      strike(state, figure, report, { isAssault: next.isAssault, scattered: frame.scattered });
    }
    replaceTop(state, without(frame, next.isAssault, next.closest.length));
    return true;
  },

  moves(state, frame, list) {
    for (const figure of nextHit(state, frame)?.closest ?? []) {
      list.push({ type: 'choose', figure: state.field.figures[figure] });
    }
  },

  answers: {
    choose: {
      check: (state, frame, { figure }) =>
        whyNotChoose(state, frame, figureNamed(state.field, figure)),

      play(state, frame, { figure }, _dice, report) {
        const isAssault = nextHit(state, frame)?.isAssault ?? false;
        const { scattered } = frame;
        strike(state, figureNamed(state.field, figure), report, { isAssault, scattered });
        replaceTop(state, without(frame, isAssault, 1));
      },
    },
  },

  ask: (state, frame) =>
    message(makesScatter(state, frame) ? 'ask.result.scattered' : 'ask.result.pinned'),
};

interface NextHit {
  /** BB-6.1: scatters, pinned or not. */
  readonly isAssault: boolean;
  /** Those whom it can befall, all equally close. */
  readonly closest: readonly number[];
}

/** Whom the next point befalls; undefined where there is none, or nobody is left for it. */
function nextHit(state: State, frame: Result): NextHit | undefined {
  if (frame.hits > 0) {
    const upright = closest(state, frame, UP);
    if (upright.length > 0) return { isAssault: false, closest: upright };
    const pinned = frame.scattered ? [] : closest(state, frame, PINNED);
    if (pinned.length > 0) return { isAssault: false, closest: pinned };
  }
  if (frame.assault === 0) return undefined;
  const near = closest(state, frame, undefined, ASSAULT_REACH * ASSAULT_REACH);
  return near.length > 0 ? { isAssault: true, closest: near } : undefined;
}

/** Whether the next point makes somebody scatter: an assault, or all are pinned. */
function makesScatter(state: State, frame: Result): boolean {
  const next = nextHit(state, frame);
  return next !== undefined && (next.isAssault || state.status[next.closest[0]] !== UP);
}

/** The closest targets on the table of this status, up to a distance. */
function closest(
  state: State,
  { targets, distances }: Result,
  status: number | undefined,
  within = Infinity,
): number[] {
  let least = within;
  let found: number[] = [];
  for (const [i, figure] of targets.entries()) {
    if (!isOnTable(state, figure) || distances[i] > least) continue;
    if (status !== undefined && state.status[figure] !== status) continue;
    if (distances[i] < least) found = [];
    least = distances[i];
    found.push(figure);
  }
  return found;
}

/** BB-5.9: an upright figure is pinned; a pinned one, and any by an assault die, scatters. */
function strike(
  state: State,
  figure: number,
  report: BrowningReport,
  { isAssault, scattered }: { readonly isAssault: boolean; readonly scattered: boolean },
): void {
  if (state.status[figure] === UP && !isAssault) {
    state.status[figure] = PINNED;
    report?.({
      type: 'pinned',
      rule: scattered ? 'BB-5.4' : 'BB-5.9',
      figure: state.field.figures[figure],
      at: [state.x[figure], state.y[figure]],
    });
  } else scatter(state, figure, isAssault ? 'BB-6.1' : 'BB-5.9', report);
}

/** BB-5.9, BB-9.1: a figure is set aside, off the table. */
export function scatter(state: State, figure: number, rule: string, report: BrowningReport): void {
  report?.({
    type: 'scattered',
    rule,
    figure: state.field.figures[figure],
    at: [state.x[figure], state.y[figure]],
  });
  takeOff(state, figure, SCATTERED);
}

function without(frame: Result, isAssault: boolean, count: number): Result {
  return isAssault
    ? { ...frame, assault: frame.assault - count }
    : { ...frame, hits: frame.hits - count };
}

function whyNotChoose(state: State, frame: Result, figure: number): Refusal | undefined {
  const next = nextHit(state, frame);
  return next?.closest.includes(figure) === true ? undefined : REFUSED.notClosest;
}

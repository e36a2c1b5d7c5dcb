import {
  message,
  refuse,
  replaceTop,
  SETTING,
  topFrame,
  type Dice,
  type Reason,
  type Refusal,
} from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { COUNT, FLAG, UNIT } from '../../state/frameFields.ts';
import type { SquareMove } from '../../state/moves.ts';
import { BOARD, unitWords } from '../../state/names.ts';
import { figuresOf, MOVED, TURNED, type State } from '../../state/state.ts';
import { BEYOND, faceTo } from '../01-board/field.ts';
import { driveOff } from '../01-board/higherCommand.ts';
import { enter, hasRoom, nameOf } from '../01-board/occupation.ts';
import { EXIT_QUALITY, SIDES, SQUARES } from '../tables.ts';
import {
  endsMove,
  exitScore,
  needsRoll,
  speedOf,
  whyNotEnter,
  whyNotLeave,
  whyNotStep,
  whyNotThrough,
  type Going,
} from './steps.ts';

const REFUSED = {
  otherUnit: refuse('SB-4.1', 'otherUnit'),
  mustGoOn: refuse('SB-1.5', 'mustGoOn'),
} as const;

/** A unit on its way, which finishes before another begins. */
export interface March extends Going {
  readonly type: 'march';
}

/** SB-4.1: square by square. */
export const march: Definition<March> = {
  fields: { unit: UNIT, steps: COUNT, failed: FLAG },
  on: ['movement'],
  rule: 'SB-4.1',
  asked: (state) => state.side,

  possible(state, { unit, steps, failed }) {
    return (
      state.at[unit] !== -1 &&
      state[SETTING].roster.sideOf[unit] === state.side &&
      (steps > 0 || failed) &&
      steps <= speedOf(state, unit)
    );
  },

  settle(state, frame) {
    if (canGoOn(state, frame)) return false;
    finish(state, frame.unit);
    return true;
  },

  moves(state, frame, list) {
    listSteps(state, frame, list);
    if (whyNotHalt(state, frame.unit) === undefined) list.push(state[SETTING].make.halt);
  },

  answers: {
    march: {
      check: (state, frame, { unit, to }) => whyNotMarch(state, frame, unit, to, false),
      play(state, frame, { to }, dice, report) {
        step(state, frame, BOARD.named(to), dice, report);
      },
    },
    extra: {
      check: (state, frame, { unit, to }) => whyNotMarch(state, frame, unit, to, true),
      play(state, frame, { to }, _dice, report) {
        extraStep(state, frame, BOARD.named(to), report);
      },
    },
    halt: {
      check: (state, { unit }) => whyNotHalt(state, unit),
      play(state, { unit }) {
        finish(state, unit);
      },
    },
  },

  ask: (state, { unit }) =>
    message('ask.march', { unit: unitWords(state[SETTING].roster.ids[unit]) }),
  fallback: ['halt'],
};

function whyNotHalt(state: State, unit: number): Refusal | undefined {
  return hasRoom(state, unit, state.at[unit]) ? undefined : REFUSED.mustGoOn;
}

function whyNotMarch(
  state: State,
  going: Going,
  unit: string,
  to: string,
  extra: boolean,
): Refusal | undefined {
  const { roster } = state[SETTING];
  if (roster.named(unit) !== going.unit) return REFUSED.otherUnit;
  const face = faceTo(state.at[going.unit], BOARD.named(to));
  return whyNotStep(state, going, face, extra);
}

/** Lists the steps that a unit may take. */
export function listSteps(state: State, going: Going, list: SquareMove[]): void {
  const { make } = state[SETTING];
  const { unit } = going;
  const from = state.at[unit];
  // As `whyNotStep`, with what is the same for all faces, or for both steps through a face, asked once.
  if (whyNotLeave(state, from) !== undefined) return;
  for (let face = 0; face < 4; face++) {
    const to = BEYOND[4 * from + face];
    if (whyNotThrough(state, unit, to) !== undefined) continue;
    if (whyNotEnter(state, going, face, to, false) === undefined) {
      list.push(make.march(unit, to));
      // Then there is no need for the extra square, and most steps are such.
      if (!needsRoll(state, unit, face)) continue;
    }
    if (whyNotEnter(state, going, face, to, true) === undefined) list.push(make.extra(unit, to));
  }
}

function canGoOn(state: State, going: Going): boolean {
  for (let face = 0; face < 4; face++) {
    if (whyNotStep(state, going, face, false) === undefined) return true;
    if (whyNotStep(state, going, face, true) === undefined) return true;
  }
  return false;
}

/** A basic step, rolled for where it must be. The frame on top is that of the unit, or it begins now. */
export function step(
  state: State,
  { unit, steps, failed }: Going,
  to: number,
  dice: Dice,
  report: SquareReport,
): void {
  const from = state.at[unit];
  const face = faceTo(from, to);
  if (needsRoll(state, unit, face) && !leaves(state, unit, dice, report)) {
    goOn(state, { type: 'march', unit, steps, failed: true });
    return;
  }
  const isLast = endsMove(state, unit, from, face);
  walk(state, unit, to, false, report);
  if (isLast) finish(state, unit);
  else goOn(state, { type: 'march', unit, steps: steps + 1, failed });
  driveOff(state, unit);
}

/** SB-4.3 */
export function extraStep(state: State, { unit }: Going, to: number, report: SquareReport): void {
  walk(state, unit, to, true, report);
  finish(state, unit);
  driveOff(state, unit);
}

function goOn(state: State, frame: March): void {
  if (topFrame(state).type === 'march') replaceTop(state, frame);
  else state.stack.push(frame);
}

/** SB-4.1: the unit has done all its movement. SB-1.6: at the end every square can be given its facing. */
export function finish(state: State, unit: number): void {
  state.flags[unit] |= MOVED;
  for (let square = 0; square < SQUARES; square++) state.marks[square] &= ~TURNED;
  if (topFrame(state).type === 'march') state.stack.pop();
}

/** SB-4.2 */
function leaves(state: State, unit: number, dice: Dice, report: SquareReport): boolean {
  const needs = exitScore(state, unit);
  const success = dice.successes(1, needs) === 1;
  report?.({
    type: 'exitRoll',
    rule: 'SB-4.2',
    side: SIDES[state.side],
    unit: state[SETTING].roster.ids[unit],
    square: nameOf(state.at[unit]),
    dice: [...dice.faces],
    needs,
    reasons: exitReasons(state, unit),
    success,
  });
  return success;
}

function exitReasons(state: State, unit: number): Reason[] {
  const { quality } = state[SETTING].roster.units[unit];
  const change = -EXIT_QUALITY[quality];
  return [
    { rule: 'SB-4.2', key: 'exit', count: figuresOf(state, unit).exitOn },
    ...(change === 0 ? [] : [{ rule: 'SB-4.2', key: quality, count: change }]),
  ];
}

function walk(state: State, unit: number, to: number, extra: boolean, report: SquareReport): void {
  const from = state.at[unit];
  enter(state, unit, to);
  report?.({
    type: 'marched',
    rule: extra ? 'SB-4.3' : 'SB-4.1',
    unit: state[SETTING].roster.ids[unit],
    from: nameOf(from),
    to: nameOf(to),
    extra,
  });
}

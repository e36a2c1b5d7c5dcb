import { EDGES } from '@sandtable/board';
import { refuse, replaceTop, SETTING, type Refusal } from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { COLUMN } from '../../state/frameFields.ts';
import type { SquareMove } from '../../state/moves.ts';
import { BOARD } from '../../state/names.ts';
import { holds, isOnFoot, MOVED, ON_FOOT, RETIRED, TURNED, type State } from '../../state/state.ts';
import { BEYOND, faceTo, placeFromRight } from '../01-board/field.ts';
import { nameOf } from '../01-board/occupation.ts';
import { SQUARES } from '../tables.ts';
import { extraStep, finish, listSteps, step } from './march.ts';
import { whyNotStep, type Going } from './steps.ts';

const REFUSED = {
  notYours: refuse('SB-4.1', 'notYours'),
  moved: refuse('SB-4.1', 'moved'),
  retired: refuse('SB-4.5', 'retired'),
  column: refuse('SB-2.1', 'column'),
  notMounted: refuse('SB-4.4', 'notMounted'),
  notOnFoot: refuse('SB-4.4', 'notOnFoot'),
  nobodyTurns: refuse('SB-1.6', 'nobodyTurns'),
  turnedAlready: refuse('SB-1.6', 'turnedAlready'),
  facesThere: refuse('SB-1.6', 'facesThere'),
} as const;

/** SB-2.1: the units of a side move, those of the columns on its right first. */
export interface Movement {
  readonly type: 'movement';
  /** How many columns are done with. */
  readonly column: number;
}

export const movement: Definition<Movement> = {
  fields: { column: COLUMN },
  on: ['turn'],
  rule: 'SB-4.1',
  asked: (state) => state.side,

  moves(state, frame, list) {
    const { roster, make } = state[SETTING];
    const { side } = state;
    for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
      if (whyNotBegin(state, frame, unit) !== undefined) continue;
      listSteps(state, { unit, steps: 0, failed: false }, list);
      if (whyNotMount(state, unit) === undefined) list.push(make.mount(unit));
      if (whyNotDismount(state, unit) === undefined) list.push(make.dismount(unit));
    }
    for (let square = 0; square < SQUARES; square++) {
      if (whyNotTurn(state, square) !== undefined) continue;
      for (let face = 0; face < 4; face++) {
        if (whyNotFace(state, square, face) === undefined) list.push(make.turn(square, face));
      }
    }
    list.push(make.endMovement);
  },

  draw(state, frame, dice) {
    const { roster, make } = state[SETTING];
    const first = roster.first[state.side];
    const units = roster.end[state.side] - first;
    for (let tries = 0; tries < DRAWS; tries++) {
      const lot = dice.die(units * LOTS_A_UNIT + 1) - 1;
      if (lot === units * LOTS_A_UNIT) return make.endMovement;
      const unit = first + Math.floor(lot / LOTS_A_UNIT);
      const move = drawn(state, frame, unit, lot % LOTS_A_UNIT);
      if (move !== undefined) return move;
    }
    return undefined;
  },

  answers: {
    march: {
      check: (state, frame, { unit, to }) => whyNotFirst(state, frame, unit, to, false),
      play(state, frame, { unit, to }, dice, report) {
        step(state, begin(state, frame, unit), BOARD.named(to), dice, report);
      },
    },
    extra: {
      check: (state, frame, { unit, to }) => whyNotFirst(state, frame, unit, to, true),
      play(state, frame, { unit, to }, _dice, report) {
        extraStep(state, begin(state, frame, unit), BOARD.named(to), report);
      },
    },
    mount: {
      check(state, frame, move) {
        const unit = state[SETTING].roster.named(move.unit);
        return whyNotBegin(state, frame, unit) ?? whyNotMount(state, unit);
      },
      play(state, frame, move, _dice, report) {
        change(state, begin(state, frame, move.unit).unit, report);
      },
    },
    dismount: {
      check(state, frame, move) {
        const unit = state[SETTING].roster.named(move.unit);
        return whyNotBegin(state, frame, unit) ?? whyNotDismount(state, unit);
      },
      play(state, frame, move, _dice, report) {
        change(state, begin(state, frame, move.unit).unit, report);
      },
    },
    turn: {
      check(state, _frame, move) {
        const square = BOARD.named(move.square);
        const refusal = whyNotTurn(state, square);
        return refusal ?? whyNotFace(state, square, EDGES.indexOf(move.face));
      },
      play(state, _frame, { square, face }, _dice, report) {
        turnTo(state, BOARD.named(square), EDGES.indexOf(face), report);
      },
    },
    endMovement: {
      play(state) {
        state.stack.pop();
      },
    },
  },

  fallback: ['endMovement'],
};

/** What a unit could do: a step or an extra square through each face, mount, dismount, or turn its square to a face. */
const LOTS_A_UNIT = 14;
/** So often a lot is drawn before all moves are listed. */
const DRAWS = 30;

/** One of the things that a unit could do, if it may. The first unit of a square is drawn for its facing. */
function drawn(state: State, frame: Movement, unit: number, lot: number): SquareMove | undefined {
  const { make } = state[SETTING];
  const square = state.at[unit];
  if (square === -1) return undefined;
  const face = lot % 4;
  if (lot >= 10) {
    const mayTurn =
      isFirstOf(state, unit, square) &&
      (whyNotTurn(state, square) ?? whyNotFace(state, square, lot - 10)) === undefined;
    return mayTurn ? make.turn(square, lot - 10) : undefined;
  }
  if (whyNotBegin(state, frame, unit) !== undefined) return undefined;
  if (lot === 8) return whyNotMount(state, unit) === undefined ? make.mount(unit) : undefined;
  if (lot === 9) return whyNotDismount(state, unit) === undefined ? make.dismount(unit) : undefined;
  const extra = lot >= 4;
  const going = { unit, steps: 0, failed: false };
  if (whyNotStep(state, going, face, extra) !== undefined) return undefined;
  const to = BEYOND[4 * square + face];
  return extra ? make.extra(unit, to) : make.march(unit, to);
}

/** Whether no unit of its side comes before it among those that hold the square. */
function isFirstOf(state: State, unit: number, square: number): boolean {
  const { roster } = state[SETTING];
  if (roster.isCommand[unit]) return false;
  for (let each = roster.first[state.side]; each < unit; each++) {
    if (state.at[each] === square) return false;
  }
  return true;
}

/** SB-4.1: whether a unit may move when the one that moves now is done. */
export function mayBegin(state: State, unit: number): boolean {
  return state.stack.some(
    (frame) => frame.type === 'movement' && whyNotBegin(state, frame, unit) === undefined,
  );
}

/** SB-4.1, SB-4.5, SB-2.1: why a unit may not begin to move. */
function whyNotBegin(state: State, { column }: Movement, unit: number): Refusal | undefined {
  const { roster } = state[SETTING];
  if (roster.sideOf[unit] !== state.side || state.at[unit] === -1) return REFUSED.notYours;
  if ((state.flags[unit] & RETIRED) !== 0) return REFUSED.retired;
  if ((state.flags[unit] & MOVED) !== 0) return REFUSED.moved;
  return placeFromRight(state.side, state.at[unit]) < column ? REFUSED.column : undefined;
}

function whyNotFirst(
  state: State,
  frame: Movement,
  name: string,
  to: string,
  extra: boolean,
): Refusal | undefined {
  const unit = state[SETTING].roster.named(name);
  const refusal = whyNotBegin(state, frame, unit);
  if (refusal !== undefined) return refusal;
  const face = faceTo(state.at[unit], BOARD.named(to));
  return whyNotStep(state, { unit, steps: 0, failed: false }, face, extra);
}

/** SB-2.1: columns further to the right are done with when a unit moves. */
function begin(state: State, { column }: Movement, name: string): Going {
  const unit = state[SETTING].roster.named(name);
  const place = placeFromRight(state.side, state.at[unit]);
  if (place > column) replaceTop(state, { type: 'movement', column: place });
  return { unit, steps: 0, failed: false };
}

function isCavalry(state: State, unit: number): boolean {
  return state[SETTING].roster.figures[unit].arm === 'horse';
}

function whyNotMount(state: State, unit: number): Refusal | undefined {
  return isOnFoot(state, unit) ? undefined : REFUSED.notOnFoot;
}

function whyNotDismount(state: State, unit: number): Refusal | undefined {
  return isCavalry(state, unit) && !isOnFoot(state, unit) ? undefined : REFUSED.notMounted;
}

/** SB-4.4: instead of moving. */
function change(state: State, unit: number, report: SquareReport): void {
  state.flags[unit] ^= ON_FOOT;
  finish(state, unit);
  report?.({
    type: 'mounted',
    rule: 'SB-4.4',
    unit: state[SETTING].roster.ids[unit],
    mounted: !isOnFoot(state, unit),
  });
}

/** SB-1.6 */
function whyNotTurn(state: State, square: number): Refusal | undefined {
  if (!holds(state, state.side, square)) return REFUSED.nobodyTurns;
  return (state.marks[square] & TURNED) === 0 ? undefined : REFUSED.turnedAlready;
}

function whyNotFace({ facing }: State, square: number, face: number): Refusal | undefined {
  return facing[square] === face ? REFUSED.facesThere : undefined;
}

/** SB-1.6: the units of a square look to another face. */
export function turnTo(state: State, square: number, face: number, report: SquareReport): void {
  state.facing[square] = face;
  state.marks[square] |= TURNED;
  report?.({ type: 'turned', rule: 'SB-1.6', square: nameOf(square), face: EDGES[face] });
}

import {
  message,
  otherSide,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type Refusal,
} from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { COUNT, SQUARE, UNITS } from '../../state/frameFields.ts';
import type { SquareMove } from '../../state/moves.ts';
import { BOARD, unitWords } from '../../state/names.ts';
import { holds, isSuppressed, WAITING, type State } from '../../state/state.ts';
import { BACK, BASE_EDGE, rowsFromEdge } from '../01-board/field.ts';
import { driveOff } from '../01-board/higherCommand.ts';
import { enter, hasRoom, nameOf } from '../01-board/occupation.ts';
import { ARRIVES_ON, ROAD_ROLLS, SIDES } from '../tables.ts';

const REFUSED = {
  notWaiting: refuse('SB-10.1', 'notWaiting'),
  ownEdge: refuse('SB-10.1', 'ownEdge'),
  noRoad: refuse('SB-10.1', 'noRoad'),
  noRoom: refuse('SB-10.2', 'noRoom'),
  enemyThere: refuse('SB-10.2', 'enemyThere'),
  suppressed: refuse('SB-10.2', 'suppressedArrival'),
  rolled: refuse('SB-10.1', 'rolledAlready'),
} as const;

/** SB-10.1: a side chooses how its reinforcements come. */
export interface Reinforce {
  readonly type: 'reinforce';
}

export const reinforce: Definition<Reinforce> = {
  fields: {},
  on: ['turn'],
  rule: 'SB-10.1',
  asked: (state) => state.side,

  settle(state) {
    // SB-10.2: where nobody could come, all wait.
    if (someArrive(state)) return false;
    state.stack.pop();
    return true;
  },

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    list.push(make.rollAll);
    eachWaiting(state, (unit) => {
      listArrivals(state, unit, list);
      for (const square of BASE_EDGE[state.side]) {
        if (whyNotByRoad(state, unit, square) === undefined) {
          list.push(make.byRoad(unit, square));
        }
      }
    });
  },

  answers: {
    rollAll: {
      play(state, _frame, _move, dice, report) {
        const units: number[] = [];
        eachWaiting(state, (unit) => {
          if (rollsIn(state, unit, dice, report)) units.push(unit);
        });
        replaceTop(state, { type: 'arrivals', units });
      },
    },
    arrive: {
      check: (state, _frame, { unit, square }) =>
        whyNotArrive(state, state[SETTING].roster.named(unit), BOARD.named(square)),
      play(state, _frame, { unit, square }, _dice, report) {
        state.stack.pop();
        arrive(state, state[SETTING].roster.named(unit), BOARD.named(square), false, report);
      },
    },
    byRoad: {
      check: (state, _frame, { unit, square }) =>
        whyNotByRoad(state, state[SETTING].roster.named(unit), BOARD.named(square)),
      play(state, _frame, { unit, square: name }, _dice, report) {
        const square = BOARD.named(name);
        replaceTop(state, { type: 'byRoad', square, left: ROAD_ROLLS, rolled: [] });
        arrive(state, state[SETTING].roster.named(unit), square, true, report);
      },
    },
  },

  fallback: ['arrive', 'rollAll'],
};

/** Units that have rolled their way in, and are to be placed. */
export interface Arrivals {
  readonly type: 'arrivals';
  readonly units: readonly number[];
}

/** SB-10.1 (A): one after another; who finds no room waits on (SB-10.2). */
export const arrivals: Definition<Arrivals> = {
  fields: { units: UNITS },
  on: ['turn'],
  rule: 'SB-10.1',
  asked: (state) => state.side,

  possible(state, { units }) {
    const { sideOf } = state[SETTING].roster;
    return units.every(
      (unit, i) =>
        sideOf[unit] === state.side &&
        state.status[unit] === WAITING &&
        !units.includes(unit, i + 1),
    );
  },

  settle(state, { units }) {
    if (units.length > 0) {
      const list: SquareMove[] = [];
      listArrivals(state, units[0], list);
      if (list.length > 0) return false;
    }
    if (units.length > 1) replaceTop(state, { type: 'arrivals', units: units.slice(1) });
    else state.stack.pop();
    return true;
  },

  moves(state, { units }, list) {
    listArrivals(state, units[0], list);
  },

  answers: {
    arrive: {
      check(state, { units }, move) {
        const unit = state[SETTING].roster.named(move.unit);
        if (unit !== units[0]) return REFUSED.notWaiting;
        return whyNotArrive(state, unit, BOARD.named(move.square));
      },
      play(state, { units }, { square }, _dice, report) {
        replaceTop(state, { type: 'arrivals', units: units.slice(1) });
        arrive(state, units[0], BOARD.named(square), false, report);
      },
    },
  },

  ask: (state, { units }) =>
    message('ask.arrivals', { unit: unitWords(state[SETTING].roster.ids[units[0]]) }),
};

/** One has come by road, and others try to follow it. */
export interface ByRoad {
  readonly type: 'byRoad';
  readonly square: number;
  readonly left: number;
  /** Those that have rolled. */
  readonly rolled: readonly number[];
}

/** SB-10.1 (C): two chosen units more arrive there on a 6. */
export const byRoad: Definition<ByRoad> = {
  fields: { square: SQUARE, left: COUNT, rolled: UNITS },
  on: ['turn'],
  rule: 'SB-10.1',
  asked: (state) => state.side,
  possible: (_state, { left, rolled }) => left + rolled.length <= ROAD_ROLLS,

  settle(state, frame) {
    if (frame.left > 0 && mayFollow(state, frame)) return false;
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    eachWaiting(state, (unit) => {
      if (whyNotFollow(state, frame, unit) === undefined) list.push(make.roll(unit));
    });
    list.push(make.enough);
  },

  answers: {
    roll: {
      check: (state, frame, move) =>
        whyNotFollow(state, frame, state[SETTING].roster.named(move.unit)),
      play(state, { square, left, rolled }, move, dice, report) {
        const unit = state[SETTING].roster.named(move.unit);
        replaceTop(state, { type: 'byRoad', square, left: left - 1, rolled: [...rolled, unit] });
        if (rollsIn(state, unit, dice, report)) arrive(state, unit, square, true, report);
      },
    },
    enough: {
      play(state) {
        state.stack.pop();
      },
    },
  },

  ask: (_state, { square, left }) => message('ask.byRoad', { square: nameOf(square), left }),
  fallback: ['roll', 'enough'],
};

/** The units of the side whose turn it is that wait. */
function eachWaiting(state: State, take: (unit: number) => void): void {
  const { roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (state.status[unit] === WAITING) take(unit);
  }
}

function someArrive(state: State): boolean {
  const { roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (state.status[unit] !== WAITING) continue;
    for (const square of BASE_EDGE[state.side]) {
      if (whyNotArrive(state, unit, square) === undefined) return true;
    }
  }
  return false;
}

function mayFollow(state: State, frame: ByRoad): boolean {
  let found = false;
  eachWaiting(state, (unit) => {
    found ||= whyNotFollow(state, frame, unit) === undefined;
  });
  return found;
}

function listArrivals(state: State, unit: number, list: SquareMove[]): void {
  const { make } = state[SETTING];
  // Nobody comes anywhere else.
  for (const square of BASE_EDGE[state.side]) {
    if (whyNotArrive(state, unit, square) === undefined) {
      list.push(make.arrive(unit, square));
    }
  }
}

/** SB-10.1, SB-10.2: on the own base edge, where there is room, and neither enemy nor suppression. */
function whyNotArrive(state: State, unit: number, square: number): Refusal | undefined {
  const { roster } = state[SETTING];
  if (roster.sideOf[unit] !== state.side || state.status[unit] !== WAITING) {
    return REFUSED.notWaiting;
  }
  if (rowsFromEdge(state.side, square) > 0) return REFUSED.ownEdge;
  if (holds(state, otherSide(state.side), square)) return REFUSED.enemyThere;
  if (isSuppressed(state, square)) return REFUSED.suppressed;
  return hasRoom(state, unit, square) ? undefined : REFUSED.noRoom;
}

function whyNotByRoad(state: State, unit: number, square: number): Refusal | undefined {
  const refusal = whyNotArrive(state, unit, square);
  if (refusal !== undefined) return refusal;
  return state[SETTING].field.hasRoad(square, BACK[state.side]) ? undefined : REFUSED.noRoad;
}

function whyNotFollow(state: State, { square, rolled }: ByRoad, unit: number): Refusal | undefined {
  return rolled.includes(unit) ? REFUSED.rolled : whyNotArrive(state, unit, square);
}

function rollsIn(state: State, unit: number, dice: Dice, report: SquareReport): boolean {
  const success = dice.successes(1, ARRIVES_ON) === 1;
  report?.({
    type: 'arrivalRoll',
    rule: 'SB-10.1',
    side: SIDES[state.side],
    unit: state[SETTING].roster.ids[unit],
    dice: [...dice.faces],
    needs: ARRIVES_ON,
    success,
  });
  return success;
}

function arrive(
  state: State,
  unit: number,
  square: number,
  road: boolean,
  report: SquareReport,
): void {
  enter(state, unit, square);
  report?.({
    type: 'arrived',
    rule: 'SB-10.1',
    unit: state[SETTING].roster.ids[unit],
    square: nameOf(square),
    byRoad: road,
  });
  driveOff(state, unit);
}

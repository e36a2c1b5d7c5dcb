import { EDGES } from '@sandtable/board';
import { message, refuse, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  asMove,
  countIn,
  GROUP,
  groupWords,
  type OwnAnswers,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import {
  boatHull,
  boatsIn,
  crewOf,
  fleetOf,
  HALF,
  hasEnemies,
  hasMark,
  hullsOf,
  isOut,
  LANDED,
  place,
  SAILED,
  setMark,
  SPENT,
  STARTED,
  TAKEN,
  THROTTLE,
  TOOK_ON,
  TROOPS_SHOT,
} from '../state/fleet.ts';
import { canSail, watersOf } from '../state/waters.ts';
import { BOAT_DICE, POWERLESS_AT, REVERSE_COST, SLOWED_AT, TURN_COST } from '../tables/figures.ts';
import { LEAVE_CLOSED, LEAVE_OPEN, LEAVE_PARTIAL } from '../tables/grounds.ts';
import { findMine, foundMineIn, mayHideMine, setsOffMine } from './mines.ts';
import { SHIP_ANSWERS } from './shipAnswers.ts';
import { whyNoRoomInSquare } from './setup.ts';
import { hasVehicle, whyNotDrive } from './vehicles.ts';
import { watchBoat } from './watch.ts';

const REFUSED = {
  notYours: refuse('BT-3.1', 'boats:notYours'),
  started: refuse('BT-3.1', 'boats:started'),
  taken: refuse('BT-9.4', 'boats:taken'),
  powerless: refuse('BT-7.1', 'boats:powerless'),
  beached: refuse('BT-7.3', 'boats:beached'),
  tookOn: refuse('BT-4.1', 'boats:tookOn'),
  noAp: refuse('BT-3.2', 'boats:noAp'),
  notAhead: refuse('BT-3.4', 'boats:notAhead'),
  throttle: refuse('BT-3.4', 'boats:throttle'),
  throttleLate: refuse('BT-3.4', 'boats:throttleLate'),
  aground: refuse('BT-1.3', 'boats:aground'),
  throttleWater: refuse('BT-3.4', 'boats:throttleWater'),
  noVehicleThrottle: refuse('BT-3.4', 'boats:noVehicleThrottle'),
  notWater: refuse('BT-1.3', 'boats:notWater'),
  enemies: refuse('BT-2.2', 'boats:enemies'),
} as const;

/** BT-3.1: the hull that is acting. */
export interface Sail extends OwnFrame {
  readonly type: 'boats:sail';
  readonly boat: number;
}

interface Start extends OwnMove {
  readonly boat: string;
  readonly throttle: boolean;
}

interface Go extends OwnMove {
  readonly boat: string;
  readonly to: string;
}

interface Turn extends OwnMove {
  readonly boat: string;
  readonly hand: 'left' | 'right';
}

/** BT-3.1: whether a hull may be activated now. */
export function whyNotStart(state: State, boat: number, throttle: boolean): Refusal | undefined {
  if (boat === -1 || !isOut(state, boat) || crewOf(state, boat) !== state.side) {
    return REFUSED.notYours;
  }
  if (hasMark(state, boat, TAKEN)) return REFUSED.taken;
  if (hasMark(state, boat, STARTED)) return REFUSED.started;
  if (fleetOf(state).damage[boat] >= POWERLESS_AT) return REFUSED.powerless;
  return throttle ? whyNoThrottle(state, boat) : undefined;
}

/** BT-3.4: nobody shoots, embarks or disembarks in a turn of full throttle, before it or after. */
function whyNoThrottle(state: State, boat: number): Refusal | undefined {
  if (boatHull(state, boat).vehicle) return REFUSED.noVehicleThrottle;
  const late = hasMark(state, boat, LANDED | TOOK_ON | TROOPS_SHOT);
  return late ? REFUSED.throttleLate : whyNotMove(state, boat);
}

/** BT-4.1, BT-7.3, BT-1.3: why a hull stays where it is, and as it faces. */
function whyNotMove(state: State, boat: number): Refusal | undefined {
  if (fleetOf(state).beached[boat] !== -1) return REFUSED.beached;
  if (hasMark(state, boat, TOOK_ON)) return REFUSED.tookOn;
  // BT-4.3: one that was set down on land is carried to the water.
  const { vehicle = false } = boatHull(state, boat);
  return vehicle || canSail(watersOf(state), state.at[boat]) ? undefined : REFUSED.aground;
}

/** BT-3.1: between other activations a hull is started, at full throttle or not (BT-3.4). */
export const STARTING: OwnAnswers = {
  list(state, _frame, list) {
    const { ids } = state[SETTING].roster;
    for (const boat of hullsOf(state, state.side)) {
      for (const throttle of [false, true]) {
        if (whyNotStart(state, boat, throttle) !== undefined) continue;
        list.push(asMove({ type: 'boats:start', boat: ids[boat], throttle }));
      }
    }
  },
  answers: {
    'boats:start': {
      check(state, _frame, move) {
        const { boat, throttle } = move as Start;
        return whyNotStart(state, state[SETTING].roster.named(boat), throttle);
      },
      play(state, _frame, move, dice, report) {
        const { boat, throttle } = move as Start;
        start(state, state[SETTING].roster.named(boat), throttle, dice, report);
      },
    },
  },
};

/** BT-3.1, BT-7.1: two dice of AP, half of them where it is damaged. */
function start(state: State, boat: number, throttle: boolean, dice: Dice, report: PbiReport): void {
  const { ap, damage } = fleetOf(state);
  const rolled = dice.total(BOAT_DICE);
  const slowed = damage[boat] === SLOWED_AT;
  ap[boat] = slowed ? Math.ceil(rolled / 2) : rolled;
  setMark(state, boat, throttle ? STARTED | THROTTLE : STARTED);
  report?.(
    asEvent({
      type: 'boats:started',
      rule: slowed ? 'BT-7.1' : 'BT-3.1',
      boat: state[SETTING].roster.ids[boat],
      throttle,
      dice: [...dice.faces],
      ap: ap[boat],
    }),
  );
  state.stack.push(asFrame({ type: 'boats:sail', boat }));
}

/** BT-3.2: a hull spends its AP as it likes; what is left is lost. */
export const sail: OwnDefinition = {
  fields: { boat: GROUP },
  on: ['motivate', 'residual'],
  rule: 'BT-3.1',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame) {
    const { boat } = frame as Sail;
    return (
      isOut(state, boat) && crewOf(state, boat) === state.side && hasMark(state, boat, STARTED)
    );
  },

  /** It may have been sunk, or lost its power. */
  settle(state, frame) {
    const { boat } = frame as Sail;
    const goes = isOut(state, boat) && crewOf(state, boat) === state.side;
    if (goes && (fleetOf(state).ap[boat] > 0 || canGoForNothing(state, boat))) return false;
    fleetOf(state).ap[boat] = 0;
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    const { boat } = frame as Sail;
    const { board, roster } = state[SETTING];
    const id = roster.ids[boat];
    for (const to of watersOf(state).beside[state.at[boat]]) {
      if (to === -1 || whyNotGo(state, boat, to) !== undefined) continue;
      list.push({ type: 'boats:go', boat: id, to: board.names[to] });
    }
    for (const hand of ['left', 'right'] as const) {
      if (whyNotTurn(state, boat) === undefined) list.push({ type: 'boats:turn', boat: id, hand });
    }
    SHIP_ANSWERS.list(state, boat, list as OwnMove[]);
    list.push({ type: 'boats:done' });
  },

  answers: {
    'boats:go': {
      check(state, frame, move) {
        const { boat, to } = move as Go;
        const { board, roster } = state[SETTING];
        if (roster.named(boat) !== (frame as Sail).boat) return REFUSED.notYours;
        return whyNotGo(state, (frame as Sail).boat, board.named(to));
      },
      play(state, frame, move, dice, report) {
        const { board } = state[SETTING];
        go(state, (frame as Sail).boat, board.named((move as Go).to), dice, report);
      },
    },
    'boats:turn': {
      check(state, frame, move) {
        const { roster } = state[SETTING];
        if (roster.named((move as Turn).boat) !== (frame as Sail).boat) return REFUSED.notYours;
        return whyNotTurn(state, (frame as Sail).boat);
      },
      play(state, frame, move, _dice, report) {
        turn(state, (frame as Sail).boat, (move as Turn).hand, report);
      },
    },
    ...SHIP_ANSWERS.answers,
    'boats:done': {
      play(state, frame, _move, _dice, report) {
        const { boat } = frame as Sail;
        const { ap } = fleetOf(state);
        report?.(
          asEvent({
            type: 'boats:done',
            rule: 'BT-3.1',
            boat: state[SETTING].roster.ids[boat],
            lost: ap[boat],
          }),
        );
        ap[boat] = 0;
      },
    },
  },

  ask: (state, frame) => {
    const { boat } = frame as Sail;
    return message('ask.boats:sail', {
      boat: groupWords(state[SETTING].roster.ids[boat]),
      ap: fleetOf(state).ap[boat],
    });
  },
  fallback: ['boats:done'],
};

/** BT-3.4: the second of the two squares that an AP is worth at full throttle. */
function canGoForNothing(state: State, boat: number): boolean {
  if (!hasMark(state, boat, HALF)) return false;
  const ahead = watersOf(state).beside[state.at[boat]][fleetOf(state).facing[boat]];
  return whyNotGo(state, boat, ahead) === undefined;
}

/** BT-3.4, BT-1.2: why a hull may not go from its square to the next. */
export function whyNotGo(state: State, boat: number, to: number): Refusal | undefined {
  const { ap, facing } = fleetOf(state);
  const { vehicle = false } = boatHull(state, boat);
  const beside = watersOf(state).beside[state.at[boat]];
  const ahead = to !== -1 && beside[facing[boat]] === to;
  const astern = to !== -1 && beside[(facing[boat] + 2) % EDGES.length] === to;
  if (!ahead && !astern) return REFUSED.notAhead;
  const stays = whyNotMove(state, boat);
  if (stays !== undefined) return stays;
  const throttle = hasMark(state, boat, THROTTLE);
  if (throttle && !ahead) return REFUSED.throttle;
  const refusal = vehicle ? whyNotDrive(state, boat, to) : whyNotEnter(state, boat, to, throttle);
  if (refusal !== undefined) return refusal;
  return ap[boat] < costToGo(state, boat, astern) ? REFUSED.noAp : undefined;
}

/** BT-1.2, BT-2.2, BT-3.4: whether a boat may enter a square. */
function whyNotEnter(
  state: State,
  boat: number,
  to: number,
  throttle: boolean,
): Refusal | undefined {
  const waters = watersOf(state);
  if (!canSail(waters, to)) return REFUSED.notWater;
  if (hasEnemies(state, crewOf(state, boat), to)) return REFUSED.enemies;
  const isFast = waters.isWater[to] && !waters.isShallow[to];
  if (throttle && (!isFast || leaveCost(state, boat, to) !== LEAVE_OPEN)) {
    return REFUSED.throttleWater;
  }
  return whyNoRoomInSquare(state, boat, to);
}

/** BT-1.2: AP for a hull to leave a square; only the dearest thing in it counts. */
export function leaveCost(state: State, hull: number, square: number): number {
  const { leave, leaveOnLand } = watersOf(state);
  if (boatHull(state, hull).vehicle) return leaveOnLand[square];
  const others = boatsIn(state, square).some((boat) => boat !== hull);
  if (others || foundMineIn(state, square) !== -1) return LEAVE_CLOSED;
  // BT-1.1: men and vehicles that stand in it.
  const isEmpty = countIn(state, 0, square) + countIn(state, 1, square) === 0;
  if (isEmpty && !hasVehicle(state, square)) return leave[square];
  return Math.max(leave[square], LEAVE_PARTIAL);
}

/** BT-3.2, BT-3.4, BT-3.7: AP for the next square. */
export function costToGo(state: State, boat: number, astern: boolean): number {
  const cost = leaveCost(state, boat, state.at[boat]);
  if (hasMark(state, boat, THROTTLE) && cost === LEAVE_OPEN) {
    return hasMark(state, boat, HALF) ? 0 : LEAVE_OPEN;
  }
  const all = cost + (astern ? REVERSE_COST : 0);
  const { ap } = fleetOf(state);
  const least = isMinimumMove(state) && !hasMark(state, boat, SPENT);
  return least && ap[boat] > 0 ? Math.min(all, ap[boat]) : all;
}

/** BT-3.7 */
function isMinimumMove(state: State): boolean {
  const { minimumMove } = state.options as { readonly minimumMove?: boolean };
  return fleetOf(state).plan.minimumMove || minimumMove === true;
}

/** BT-3.2, BT-8.2: it pays, a mine may go off, and then it is in the next square. */
function go(state: State, boat: number, to: number, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { ap, facing, marks, sailed } = fleetOf(state);
  const from = state.at[boat];
  const astern = watersOf(state).beside[from][facing[boat]] !== to;
  const cost = costToGo(state, boat, astern);
  const throttle = hasMark(state, boat, THROTTLE) && leaveCost(state, boat, from) === LEAVE_OPEN;
  ap[boat] -= cost;
  setMark(state, boat, SPENT);
  if (setsOffMine(state, boat, dice, report)) return;
  if (throttle) marks[boat] ^= HALF;
  setMark(state, boat, SAILED);
  place(state, boat, to);
  const { vehicle } = boatHull(state, boat);
  const reveals = mayHideMine(state, to);
  if (!vehicle) sailed[to] = 1;
  report?.(
    asEvent({
      type: vehicle ? 'boats:drove' : 'boats:sailed',
      rule: throttle ? 'BT-3.4' : 'BT-3.2',
      boat: roster.ids[boat],
      from: board.names[from],
      to: board.names[to],
      cost,
      astern,
      ...(reveals && { reveals }),
    }),
  );
  if (vehicle) return;
  findMine(state, to, report);
  watchBoat(state, boat);
}

/** BT-3.2, BT-3.4 */
function whyNotTurn(state: State, boat: number): Refusal | undefined {
  if (hasMark(state, boat, THROTTLE)) return REFUSED.throttle;
  const stays = whyNotMove(state, boat);
  if (stays !== undefined) return stays;
  return fleetOf(state).ap[boat] < TURN_COST ? REFUSED.noAp : undefined;
}

function turn(state: State, boat: number, hand: 'left' | 'right', report: PbiReport): void {
  const { ap, facing } = fleetOf(state);
  ap[boat] -= TURN_COST;
  setMark(state, boat, SPENT);
  facing[boat] = (facing[boat] + (hand === 'right' ? 1 : 3)) % EDGES.length;
  report?.(
    asEvent({
      type: 'boats:turned',
      rule: 'BT-3.2',
      boat: state[SETTING].roster.ids[boat],
      facing: EDGES[facing[boat]],
    }),
  );
}

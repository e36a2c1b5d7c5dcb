import { EDGES } from '@sandtable/board';
import { message, refuse, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  asMove,
  GROUP,
  groupWords,
  SIDES,
  type OwnAnswers,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import {
  boatHull,
  crewOf,
  fleetOf,
  HALF,
  hasMark,
  hullsOf,
  isOut,
  LANDED,
  setMark,
  SPENT,
  STARTED,
  TAKEN,
  THROTTLE,
  TOOK_ON,
  TROOPS_SHOT,
} from '../state/fleet.ts';
import { LAID } from '../state/statuses.ts';
import { watersOf } from '../state/waters.ts';
import { BOAT_DICE, POWERLESS_AT, SLOWED_AT, TURN_COST } from '../tables/figures.ts';
import { canGoForNothing, go, whyNotGo, whyNotMove } from './passage.ts';
import { SHIP_ANSWERS } from './shipAnswers.ts';

const REFUSED = {
  notYours: refuse('BT-3.1', 'boats:notYours'),
  started: refuse('BT-3.1', 'boats:started'),
  taken: refuse('BT-9.4', 'boats:taken'),
  powerless: refuse('BT-7.1', 'boats:powerless'),
  aground: refuse('BT-1.3', 'boats:aground'),
  noAp: refuse('BT-3.2', 'boats:noAp'),
  throttle: refuse('BT-3.4', 'boats:throttle'),
  throttleLate: refuse('BT-3.4', 'boats:throttleLate'),
  noVehicleThrottle: refuse('BT-3.4', 'boats:noVehicleThrottle'),
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
  // BT-4.3: one that was set down on land is carried to the water.
  if (state.status[boat] === LAID) return REFUSED.aground;
  if (!isOut(state, boat) || crewOf(state, boat) !== state.side) return REFUSED.notYours;
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
      side: SIDES[state.side],
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
      if (whyNotGo(state, boat, to) !== undefined) continue;
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
        const { ap, marks } = fleetOf(state);
        report?.(
          asEvent({
            type: 'boats:done',
            rule: 'BT-3.1',
            boat: state[SETTING].roster.ids[boat],
            lost: ap[boat],
          }),
        );
        ap[boat] = 0;
        // BT-3.4: with the second square of an AP.
        marks[boat] &= ~HALF;
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

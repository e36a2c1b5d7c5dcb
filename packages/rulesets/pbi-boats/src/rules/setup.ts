import { EDGES, type Edge } from '@sandtable/board';
import { message, refuse, SETTING, type Refusal, type SideNumber } from '@sandtable/kernel';
import {
  asFrame,
  ATTACKER,
  DEFENDER,
  groupWords,
  nextPhase,
  WAITING,
  type OwnDefinition,
  type OwnMove,
  type OwnName,
  type OwnPhase,
  type State,
} from '@sandtable/pbi/extending';
import {
  boatsIn,
  fleetOf,
  hasEnemies,
  hullOf,
  isBoat,
  isRoomFor,
  place,
  putAboard,
  UNLAID,
} from '../state/fleet.ts';
import { mineSquares } from '../state/secrets.ts';
import { AFLOAT } from '../state/statuses.ts';
import { watersOf } from '../state/waters.ts';
import { BOATS_A_SQUARE, SMALL_A_SQUARE } from '../tables/hulls.ts';
import { findPlaces } from './startPlaces.ts';
import { findWater, isStartRow } from './berths.ts';
import { findMine, mayHideMine } from './mines.ts';

const REFUSED = {
  mineThere: refuse('BT-8.1', 'boats:mineThere'),
  mineRow: refuse('BT-8.1', 'boats:mineRow'),
  notWater: refuse('BT-1.3', 'boats:notWater'),
  boatRows: refuse('BT-1.5', 'boats:boatRows'),
  boatsFull: refuse('BT-2.2', 'boats:boatsFull'),
  otherBoat: refuse('BT-1.5', 'boats:otherBoat'),
  noRoom: refuse('BT-2.2', 'boats:noRoom'),
  enemies: refuse('BT-2.2', 'boats:enemies'),
  noWaterLeft: refuse('BT-2.2', 'boats:noWaterLeft'),
  leftBehind: refuse('BT-1.5', 'boats:leftBehind'),
  notWaiting: refuse('BT-1.5', 'boats:notWaiting'),
} as const;

interface LayMine extends OwnMove {
  readonly square: string;
}

/** BT-8.1: the defender lays his mines, one after another, before anybody deploys. */
export const mines: OwnDefinition = {
  fields: {},
  on: [null],
  rule: 'BT-8.1',
  endsAtOnce: false,
  asked: () => DEFENDER,

  settle(state, _frame, dice, report) {
    if (nextMine(state) !== -1) return false;
    nextPhase(state, 'boats:mines', dice, report);
    return true;
  },

  moves(state, _frame, list) {
    const { names } = state[SETTING].board;
    for (const square of mineSquares(state, nextMine(state))) {
      list.push({ type: 'boats:lay', square: names[square] });
    }
  },

  answers: {
    'boats:lay': {
      check(state, _frame, move) {
        const square = state[SETTING].board.named((move as LayMine).square);
        if (!watersOf(state).isWater[square]) return REFUSED.notWater;
        if (fleetOf(state).mines.includes(square)) return REFUSED.mineThere;
        return mineSquares(state, nextMine(state)).includes(square) ? undefined : REFUSED.mineRow;
      },
      play(state, _frame, move, _dice, report) {
        const { square } = move as LayMine;
        fleetOf(state).mines[nextMine(state)] = state[SETTING].board.named(square);
        report?.({ type: 'boats:laid', rule: 'BT-8.1', square });
      },
    },
  },

  ask(state) {
    const { mines: laid, plan } = fleetOf(state);
    const [first, last] = plan.mines[nextMine(state)];
    const left = laid.filter((square) => square === UNLAID).length;
    const key = first === last ? 'ask.boats:mines.row' : 'ask.boats:mines';
    return message(key, { first, last, left });
  },
};

function nextMine(state: State): number {
  return fleetOf(state).mines.indexOf(UNLAID);
}

interface Place extends OwnMove {
  readonly boat: string;
  readonly square: string;
  readonly facing: Edge;
}

interface Load extends OwnMove {
  readonly group: string;
  readonly boat: string;
}

/**
 * BT-1.5: a side loads its boats, where the scenario has not, and puts them into the water, facing as it
 * likes; boat after boat in the order of the roster.
 */
function fleetOfSide(side: SideNumber, phase: OwnName): OwnDefinition {
  return {
    fields: {},
    on: [null],
    rule: 'BT-1.5',
    endsAtOnce: false,
    asked: () => side,

    settle(state, _frame, dice, report) {
      if (nextBoat(state, side) !== -1) return false;
      nextPhase(state, phase, dice, report);
      return true;
    },

    moves(state, _frame, list) {
      const { board, roster } = state[SETTING];
      const boat = nextBoat(state, side);
      for (const [square, name] of board.names.entries()) {
        if (whyNotPlace(state, side, boat, square) !== undefined) continue;
        for (const facing of EDGES) {
          list.push({ type: 'boats:place', boat: roster.ids[boat], square: name, facing });
        }
      }
      for (const [group, id] of roster.ids.entries()) {
        if (whyNotLoad(state, side, group, boat) !== undefined) continue;
        list.push({ type: 'boats:load', group: id, boat: roster.ids[boat] });
      }
    },

    answers: {
      'boats:place': {
        check(state, _frame, move) {
          const { boat, square } = move as Place;
          const { board, roster } = state[SETTING];
          return whyNotPlace(state, side, roster.named(boat), board.named(square));
        },
        play(state, _frame, move, _dice, report) {
          const { boat, square, facing } = move as Place;
          const { board, roster } = state[SETTING];
          const reveals = mayHideMine(state, board.named(square)) && { reveals: true as const };
          launch(state, roster.named(boat), board.named(square), EDGES.indexOf(facing));
          report?.({ type: 'boats:placed', rule: 'BT-1.5', boat, square, facing, ...reveals });
          // BT-8.1: a boat that starts on a mine shows it to all.
          findMine(state, board.named(square), report);
        },
      },
      'boats:load': {
        check(state, _frame, move) {
          const { group, boat } = move as Load;
          const { roster } = state[SETTING];
          return whyNotLoad(state, side, roster.named(group), roster.named(boat));
        },
        play(state, _frame, move, _dice, report) {
          const { group, boat } = move as Load;
          const { roster } = state[SETTING];
          fleetOf(state).aboard[roster.named(group)] = roster.named(boat);
          report?.({ type: 'boats:loaded', rule: 'BT-1.5', group, boat });
        },
      },
    },

    ask(state) {
      const boat = nextBoat(state, side);
      const { ids } = state[SETTING].roster;
      if (boat === -1) return message('ask.boats:fleet');
      const loads = ids.some((_, group) => whyNotLoad(state, side, group, boat) === undefined);
      return message(`ask.boats:fleet${loads ? '.load' : ''}`, { boat: groupWords(ids[boat]) });
    },
  };
}

export const defenders = fleetOfSide(DEFENDER, 'boats:defenders');
export const attackers = fleetOfSide(ATTACKER, 'boats:attackers');

/** The boat that is placed next. */
export function nextBoat(state: State, side: SideNumber): number {
  const { sideOf } = state[SETTING].roster;
  return state.status.findIndex(
    (status, piece) => status === WAITING && sideOf[piece] === side && isBoat(state, piece),
  );
}

/** BT-1.3, BT-1.5: where a boat starts. */
function whyNotPlace(
  state: State,
  side: SideNumber,
  boat: number,
  square: number,
): Refusal | undefined {
  if (boat !== nextBoat(state, side)) return REFUSED.otherBoat;
  if (!watersOf(state).isWater[square]) return REFUSED.notWater;
  if (!isStartRow(state, side, square)) return REFUSED.boatRows;
  if (hasEnemies(state, side, square)) return REFUSED.enemies;
  const full = whyNoRoomInSquare(state, boat, square);
  if (full !== undefined) return full;
  if (!findWater(state, side, { boat, square })) return REFUSED.noWaterLeft;
  const { aboard } = fleetOf(state);
  return findPlaces(state, side, aboard, boat) ? undefined : REFUSED.leftBehind;
}

/** BT-2.2: two own boats in a square, or four small ones. */
export function whyNoRoomInSquare(state: State, boat: number, square: number): Refusal | undefined {
  const boats = [...boatsIn(state, square).filter((each) => each !== boat), boat];
  const small = boats.every((each) => hullOf(state, each)?.small);
  return boats.length > (small ? SMALL_A_SQUARE : BOATS_A_SQUARE) ? REFUSED.boatsFull : undefined;
}

/** BT-2.2: whether a group that waits may go aboard of the boat that is placed next. */
function whyNotLoad(
  state: State,
  side: SideNumber,
  piece: number,
  boat: number,
): Refusal | undefined {
  const { roster } = state[SETTING];
  if (boat !== nextBoat(state, side)) return REFUSED.otherBoat;
  const hull = hullOf(state, piece);
  const isCargo = hull === undefined || hull.vehicle === true;
  const waits = state.status[piece] === WAITING && roster.sideOf[piece] === side;
  if (!waits || !isCargo || fleetOf(state).aboard[piece] !== -1) return REFUSED.notWaiting;
  if (!hasRoomBefore(state, boat, piece)) return REFUSED.noRoom;
  const aboard = fleetOf(state).aboard.with(piece, boat);
  return findPlaces(state, side, aboard) ? undefined : REFUSED.leftBehind;
}

/** BT-2.2: as `roomOn`, while nobody is on the board yet. */
function hasRoomBefore(state: State, boat: number, piece: number): boolean {
  const { aboard } = fleetOf(state);
  const load = [...aboard.keys()].filter((each) => aboard[each] === boat);
  return isRoomFor(state, boat, [...load, piece]);
}

/** A boat comes into the water with all that has been put aboard. */
export function launch(state: State, boat: number, square: number, facing: number): void {
  const { aboard, facing: facings, sailed } = fleetOf(state);
  state.status[boat] = AFLOAT;
  facings[boat] = facing;
  place(state, boat, square);
  sailed[square] = 1;
  for (const [piece, on] of aboard.entries()) if (on === boat) putAboard(state, piece, boat);
}

/** BT-8.1, BT-1.5: what comes before the deployment of groups. */
export const SETUP_PHASES: readonly OwnPhase[] = [
  { name: 'boats:mines', before: 'defence', begin: () => asFrame({ type: 'boats:mines' }) },
  {
    name: 'boats:defenders',
    before: 'defence',
    begin: () => asFrame({ type: 'boats:defenders' }),
  },
  {
    name: 'boats:attackers',
    before: 'attack',
    begin: () => asFrame({ type: 'boats:attackers' }),
  },
];

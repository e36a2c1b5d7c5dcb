import { EDGES, type Edge } from '@sandtable/board';
import { message, refuse, replaceTop, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  ATTACKER,
  countIn,
  GROUPS,
  GROUPS_A_SQUARE,
  groupWords,
  nextPhase,
  SIDES,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type OwnPhase,
  type PbiReport,
  type State,
  watchArrival,
} from '@sandtable/pbi/extending';
import { fleetOf, hasEnemies, hullOf, isBoat, putAshore } from '../state/fleet.ts';
import { EXPECTED, RESERVE } from '../state/statuses.ts';
import { attackersEdge, watersOf } from '../state/waters.ts';
import { ARRIVES_ON, SCATTER_LEFT_ON, SCATTER_RIGHT_ON } from '../tables/figures.ts';
import { findMine, mayHideMine } from './mines.ts';
import { launch, whyNoRoomInSquare } from './setup.ts';
import { whyNoFooting, whyNotWalk } from './walking.ts';
import { watchBoat } from './watch.ts';

const REFUSED = {
  otherReserve: refuse('BT-4.4', 'boats:otherReserve'),
  notWater: refuse('BT-4.4', 'boats:entryWater'),
  edge: refuse('BT-4.4', 'boats:entryEdge'),
  enemies: refuse('BT-2.2', 'boats:enemies'),
  ownEdge: refuse('BT-4.4', 'boats:ownEdge'),
  full: refuse('BT-4.4', 'boats:entryFull'),
} as const;

/** Those who have arrived and have no square yet. */
interface Reserves extends OwnFrame {
  readonly type: 'boats:reserves';
  readonly pieces: readonly number[];
}

interface Enter extends OwnMove {
  readonly boat: string;
  readonly square: string;
  readonly facing: Edge;
}

interface Arrive extends OwnMove {
  readonly group: string;
  readonly square: string;
}

/** BT-4.4, BT-2.1: one die a turn for those who come together, from their turn on. */
export const RESERVES: OwnPhase = {
  name: 'boats:reserves',
  before: 'break',
  begin(state, dice, report) {
    const { ids } = state[SETTING].roster;
    const pieces: number[] = [];
    for (const party of partiesDue(state)) {
      const arrives = dice.successes(1, ARRIVES_ON) === 1;
      if (arrives) pieces.push(...party);
      report?.(
        asEvent({
          type: arrives ? 'boats:reservesCome' : 'boats:reservesWait',
          rule: 'BT-4.4',
          side: SIDES[state.side],
          groups: party.map((piece) => ids[piece]),
          dice: [...dice.faces],
          needs: ARRIVES_ON,
        }),
      );
    }
    return pieces.length > 0 ? asFrame({ type: 'boats:reserves', pieces }) : undefined;
  },
};

/** Those of the side to move who are due and have not arrived, by what they come with. */
function partiesDue(state: State): number[][] {
  return fleetOf(state)
    .plan.reserves.filter(({ turn }) => turn <= state.turn)
    .map(({ pieces }) => pieces.filter((piece) => isExpected(state, piece)))
    .filter((party) => party.length > 0);
}

function isExpected(state: State, piece: number): boolean {
  const isOwn = state[SETTING].roster.sideOf[piece] === state.side;
  return isOwn && (state.status[piece] === RESERVE || state.status[piece] === EXPECTED);
}

/** BT-4.4: their owner says where they come in, one after another. */
export const reserves: OwnDefinition = {
  fields: { pieces: GROUPS },
  on: [null],
  rule: 'BT-4.4',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame) {
    const { pieces } = frame as Reserves;
    const due = new Set(partiesDue(state).flat());
    return pieces.every((piece, i) => due.has(piece) && !pieces.includes(piece, i + 1));
  },

  settle(state, frame, dice, report) {
    const [piece, ...rest] = (frame as Reserves).pieces;
    if (piece === undefined) {
      nextPhase(state, 'boats:reserves', dice, report);
      return true;
    }
    if (entriesOf(state, piece).length > 0) return false;
    replaceTop(state, asFrame({ type: 'boats:reserves', pieces: rest }));
    const group = state[SETTING].roster.ids[piece];
    report?.(asEvent({ type: 'boats:noEntry', rule: 'BT-4.4', group }));
    return true;
  },

  moves(state, frame, list) {
    const [piece] = (frame as Reserves).pieces;
    const { board, roster } = state[SETTING];
    const id = roster.ids[piece];
    for (const square of entriesOf(state, piece)) {
      const name = board.names[square];
      if (!isBoat(state, piece)) list.push({ type: 'boats:arrive', group: id, square: name });
      else {
        for (const facing of facingsAt(state, square)) {
          list.push({ type: 'boats:enter', boat: id, square: name, facing: EDGES[facing] });
        }
      }
    }
  },

  answers: {
    'boats:enter': {
      check(state, frame, move) {
        const { boat, square, facing } = move as Enter;
        const { board, roster } = state[SETTING];
        const [piece] = (frame as Reserves).pieces;
        if (roster.named(boat) !== piece || !isBoat(state, piece)) return REFUSED.otherReserve;
        const at = board.named(square);
        const refusal = whyNotEntry(state, piece, at);
        if (refusal !== undefined) return refusal;
        return facingsAt(state, at).includes(EDGES.indexOf(facing)) ? undefined : REFUSED.edge;
      },
      play(state, frame, move, _dice, report) {
        const { boat, square, facing } = move as Enter;
        const { board, roster } = state[SETTING];
        drop(state, frame as Reserves);
        const reveals = mayHideMine(state, board.named(square)) && { reveals: true as const };
        launch(state, roster.named(boat), board.named(square), EDGES.indexOf(facing));
        report?.({ type: 'boats:entered', rule: 'BT-4.4', boat, square, facing, ...reveals });
        findMine(state, board.named(square), report);
        watchBoat(state, roster.named(boat));
      },
    },
    'boats:arrive': {
      check(state, frame, move) {
        const { group, square } = move as Arrive;
        const { board, roster } = state[SETTING];
        const [piece] = (frame as Reserves).pieces;
        if (roster.named(group) !== piece || isBoat(state, piece)) return REFUSED.otherReserve;
        return whyNotEntry(state, piece, board.named(square));
      },
      play(state, frame, move, dice, report) {
        const { group, square } = move as Arrive;
        const { board, roster } = state[SETTING];
        drop(state, frame as Reserves);
        arrive(state, roster.named(group), board.named(square), dice, report);
      },
    },
  },

  ask(state, frame) {
    const [piece] = (frame as Reserves).pieces;
    const { ids } = state[SETTING].roster;
    return message('ask.boats:reserves', { group: groupWords(ids[piece]) });
  },
};

/** The first of them has its square. */
function drop(state: State, { pieces }: Reserves): void {
  replaceTop(state, asFrame({ type: 'boats:reserves', pieces: pieces.slice(1) }));
}

/** QS-2.3: the edge of whoever has a piece, as a facing; his enemy's is the other way. */
function ownEdge(state: State, piece: number): number {
  const attackers = EDGES.indexOf(attackersEdge(state));
  const isAttacker = state[SETTING].roster.sideOf[piece] === ATTACKER;
  return (attackers + (isAttacker ? 0 : 2)) % EDGES.length;
}

function isOnEdge(state: State, square: number, edge: number): boolean {
  return state[SETTING].rowsFrom[EDGES[edge]][square] === 0;
}

/** The squares that a piece can come in by. */
function entriesOf(state: State, piece: number): number[] {
  return [...state[SETTING].board.names.keys()].filter(
    (square) => whyNotEntry(state, piece, square) === undefined,
  );
}

/** Whether there is any square that a piece could come in by, once nobody is in its way. */
export function canEverEnter(state: State, piece: number): boolean {
  return state[SETTING].board.names.some(
    (_, square) => whyNoWayIn(state, piece, square) === undefined,
  );
}

/** BT-4.4: a boat by water of its own or a side edge, a group or a vehicle by land of its own. */
function whyNoWayIn(state: State, piece: number, square: number): Refusal | undefined {
  const own = ownEdge(state, piece);
  if (!isBoat(state, piece)) {
    return isOnEdge(state, square, own) ? whyNoFooting(state, square) : REFUSED.ownEdge;
  }
  if (!watersOf(state).isWater[square]) return REFUSED.notWater;
  const isEnemys = isOnEdge(state, square, (own + 2) % EDGES.length);
  return isEnemys || facingsAt(state, square).length === 0 ? REFUSED.edge : undefined;
}

function whyNotEntry(state: State, piece: number, square: number): Refusal | undefined {
  const refusal = whyNoWayIn(state, piece, square);
  if (refusal !== undefined) return refusal;
  if (!isBoat(state, piece)) return whyNotStand(state, piece, square);
  if (hasEnemies(state, state.side, square)) return REFUSED.enemies;
  return whyNoRoomInSquare(state, piece, square);
}

/** Whether a group, or a vehicle, may be in a square. */
function whyNotStand(state: State, piece: number, square: number): Refusal | undefined {
  const barred = whyNotWalk(state, state.side, square);
  if (barred !== undefined) return barred;
  if (hasEnemies(state, state.side, square)) return REFUSED.enemies;
  // BT-3.5: vehicles are outside the four.
  const isGroup = state.status[piece] === RESERVE;
  const full = isGroup && countIn(state, state.side, square) >= GROUPS_A_SQUARE;
  return full ? REFUSED.full : undefined;
}

/** BT-4.4: inward from the edges that a square lies on. */
function facingsAt(state: State, square: number): number[] {
  return [...EDGES.keys()]
    .filter((edge) => isOnEdge(state, square, edge))
    .map((edge) => (edge + 2) % EDGES.length);
}

/** BT-4.4: a unit on land may come in one square aside, as it sees it; where that cannot be, it does not. */
function arrive(state: State, piece: number, square: number, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const inward = (ownEdge(state, piece) + 2) % EDGES.length;
  const face = dice.die();
  const turn = face === SCATTER_LEFT_ON ? 3 : face === SCATTER_RIGHT_ON ? 1 : 0;
  const aside = turn === 0 ? square : watersOf(state).beside[square][(inward + turn) % 4];
  const free = aside !== -1 && whyNotStand(state, piece, aside) === undefined;
  const to = free ? aside : square;
  putAshore(state, piece, to);
  fleetOf(state).facing[piece] = inward;
  report?.(
    asEvent({
      type: to === square ? 'boats:arrived' : 'boats:scattered',
      rule: 'BT-4.4',
      side: SIDES[state.side],
      group: roster.ids[piece],
      square: board.names[to],
      dice: [face],
    }),
  );
  if (hullOf(state, piece) === undefined) watchArrival(state, to);
}

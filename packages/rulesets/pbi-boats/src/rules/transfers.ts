import { refuse, SETTING } from '@sandtable/kernel';
import {
  countIn,
  GROUPS_A_SQUARE,
  groupsIn,
  type OwnAnswers,
  type OwnDefinition,
  type OwnMove,
  type OwnName,
  type State,
} from '@sandtable/pbi/extending';
import {
  boatsOf,
  carriedBy,
  groupsAboard,
  hasRoomForVehicle,
  roomOn,
  vehiclesAboard,
} from '../state/fleet.ts';
import { VEHICLE } from '../state/statuses.ts';
import {
  change,
  embark,
  land,
  landingsOf,
  isAlongside,
  shoresOf,
  whyNotBoat,
  whyNotPiece,
  whyNotChange,
  whyNotEmbark,
  whyNotLand,
  type Change,
  type Embark,
  type Land,
} from './embarking.ts';
import type { Sail } from './sailing.ts';
import type { ShipAnswers } from './shipAnswers.ts';

// BT-4.1: troops land, embark and change boats at any time among the activations: between them, and while
// their boat acts.

const OTHER_BOAT = refuse('BT-3.1', 'boats:otherBoatActs');

type Answer = NonNullable<OwnDefinition['answers'][OwnName]>;

function numbers(state: State, ids: readonly string[]): number[] {
  return ids.map((id) => state[SETTING].roster.named(id));
}

const ANSWERS = {
  'boats:land': {
    check(state, _frame, move) {
      const { boat, to, groups } = move as Land;
      const { board, roster } = state[SETTING];
      return whyNotLand(state, roster.named(boat), board.named(to), numbers(state, groups));
    },
    play(state, _frame, move, _dice, report) {
      const { boat, to, groups } = move as Land;
      const { board, roster } = state[SETTING];
      land(state, roster.named(boat), board.named(to), numbers(state, groups), report);
    },
  },
  'boats:embark': {
    check(state, _frame, move) {
      const { boat, from, groups } = move as Embark;
      const { board, roster } = state[SETTING];
      return whyNotEmbark(state, roster.named(boat), board.named(from), numbers(state, groups));
    },
    play(state, _frame, move, _dice, report) {
      const { boat, groups } = move as Embark;
      embark(state, state[SETTING].roster.named(boat), numbers(state, groups), report);
    },
  },
  'boats:change': {
    check(state, _frame, move) {
      const { boat, into, groups } = move as Change;
      const { roster } = state[SETTING];
      return whyNotChange(state, roster.named(boat), roster.named(into), numbers(state, groups));
    },
    play(state, _frame, move, _dice, report) {
      const { boat, into, groups } = move as Change;
      const { roster } = state[SETTING];
      change(state, roster.named(boat), roster.named(into), numbers(state, groups), report);
    },
  },
} satisfies Record<OwnName, Answer>;

/**
 * Those who could go, as parties that are worth a line in a list: as many as find room, and each alone. Any
 * others among them may go together, too.
 */
function parties(able: readonly number[], room: number): number[][] {
  if (room <= 0) return [];
  const together = able.slice(0, room);
  return [...(together.length > 1 ? [together] : []), ...able.map((piece) => [piece])];
}

/** What can be done with a boat now: whom it lands where, whom it takes on, and who changes. */
function listTransfers(state: State, boat: number, list: OwnMove[]): void {
  if (whyNotBoat(state, boat) !== undefined) return;
  listLandings(state, boat, list);
  listEmbarkings(state, boat, list);
  for (const into of boatsOf(state, state.side)) listChanges(state, boat, into, list);
}

function mayGo(state: State, piece: number): boolean {
  return whyNotPiece(state, piece) === undefined;
}

/** BT-4.1: the groups aboard of a boat that may leave it. */
export function leaving(state: State, boat: number): number[] {
  return groupsAboard(state, boat).filter((group) => mayGo(state, group));
}

/** BT-4.1: the groups in a square that may go aboard. */
export function boarders(state: State, from: number): number[] {
  return groupsIn(state, state.side, from).filter(
    (group) => mayGo(state, group) && carriedBy(state, group) === -1,
  );
}

/** BT-2.2, BT-4.1: how many groups more a square takes. */
export function roomAshore(state: State, square: number): number {
  return GROUPS_A_SQUARE - countIn(state, state.side, square);
}

function listLandings(state: State, boat: number, list: OwnMove[]): void {
  const { board, roster } = state[SETTING];
  const groups = leaving(state, boat);
  const vehicles = vehiclesAboard(state, boat).filter((vehicle) => mayGo(state, vehicle));
  if (groups.length + vehicles.length === 0) return;
  for (const to of landingsOf(state, boat)) {
    for (const party of [...parties(groups, roomAshore(state, to)), ...parties(vehicles, 1)]) {
      if (whyNotLand(state, boat, to, party) !== undefined) continue;
      list.push({
        type: 'boats:land',
        boat: roster.ids[boat],
        to: board.names[to],
        groups: party.map((piece) => roster.ids[piece]),
      });
    }
  }
}

function listEmbarkings(state: State, boat: number, list: OwnMove[]): void {
  const { board, roster } = state[SETTING];
  for (const from of shoresOf(state, boat)) {
    const groups = boarders(state, from);
    const vehicles = state.status.flatMap((status, piece) =>
      status === VEHICLE && state.at[piece] === from ? [piece] : [],
    );
    const decks = hasRoomForVehicle(state, boat) ? 1 : 0;
    for (const party of [...parties(groups, roomOn(state, boat)), ...parties(vehicles, decks)]) {
      if (whyNotEmbark(state, boat, from, party) !== undefined) continue;
      list.push({
        type: 'boats:embark',
        boat: roster.ids[boat],
        from: board.names[from],
        groups: party.map((piece) => roster.ids[piece]),
      });
    }
  }
}

function listChanges(state: State, boat: number, into: number, list: OwnMove[]): void {
  if (!isAlongside(state, boat, into)) return;
  const { ids } = state[SETTING].roster;
  for (const party of parties(leaving(state, boat), roomOn(state, into))) {
    if (whyNotChange(state, boat, into, party) !== undefined) continue;
    list.push({
      type: 'boats:change',
      boat: ids[boat],
      into: ids[into],
      groups: party.map((piece) => ids[piece]),
    });
  }
}

/** BT-4.1: between the activations. */
export const TRANSFERS: OwnAnswers = {
  list(state, _frame, list) {
    for (const boat of boatsOf(state, state.side)) {
      listTransfers(state, boat, list as object[] as OwnMove[]);
    }
  },
  answers: ANSWERS,
};

/** BT-4.1: while a boat acts it lands groups, takes them on and changes them; others wait. */
export const SHIP_TRANSFERS: ShipAnswers = {
  list(state, boat, list) {
    listTransfers(state, boat, list);
    for (const other of boatsOf(state, state.side)) listChanges(state, other, boat, list);
  },
  answers: {
    'boats:land': whileActing(ANSWERS['boats:land']),
    'boats:embark': whileActing(ANSWERS['boats:embark']),
    'boats:change': whileActing(ANSWERS['boats:change']),
  },
};

/** The same answer, where the boat that acts has a part in it. */
function whileActing(answer: Answer): Answer {
  return {
    ...answer,
    check(state, frame, move, side) {
      const { boat, into } = move as Change;
      const acting = state[SETTING].roster.ids[(frame as Sail).boat];
      if (boat !== acting && into !== acting) return OTHER_BOAT;
      return answer.check?.(state, frame, move, side);
    },
  };
}

import { message, refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  ACTED,
  asEvent,
  asFrame,
  countIn,
  GROUPS_A_SQUARE,
  IDLE,
  MOVED,
  ON_BOARD,
  type OwnDefinition,
  PINNED,
  type PbiReport,
  SQUARE,
  type State,
  watchArrival,
} from '@sandtable/pbi/extending';
import {
  carriedBy,
  crewOf,
  fleetOf,
  groupsAboard,
  hasEnemies,
  hasMark,
  hullOf,
  isAfloat,
  isRoomFor,
  LANDED,
  putAboard,
  putAshore,
  SAVED,
  setMark,
  STARTED,
  THROTTLE,
  TOOK_ON,
  vehiclesAboard,
} from '../state/fleet.ts';
import { ABOARD, STOWED, VEHICLE } from '../state/statuses.ts';
import { watersOf } from '../state/waters.ts';
import { whyNotWalk } from './walking.ts';

const REFUSED = {
  notYourBoat: refuse('BT-4.1', 'boats:notYourBoat'),
  throttle: refuse('BT-3.4', 'boats:throttleTroops'),
  noLanding: refuse('BT-4.1', 'boats:noLanding'),
  vehicleLanding: refuse('BT-3.5', 'boats:vehicleLanding'),
  enemyShore: refuse('BT-1.2', 'boats:enemyShore'),
  shoreFull: refuse('BT-4.1', 'boats:shoreFull'),
  notAboard: refuse('BT-4.1', 'boats:notAboard'),
  notThere: refuse('BT-4.1', 'boats:notThere'),
  pinned: refuse('BT-4.1', 'boats:pinned'),
  rested: refuse('BT-4.1', 'boats:rested'),
  saved: refuse('BT-7.4', 'boats:savedRest'),
  stuck: refuse('BT-4.5', 'boats:stuck'),
  carrying: refuse('BT-4.3', 'boats:carrying'),
  noRoom: refuse('BT-2.2', 'boats:noRoom'),
  notAlongside: refuse('BT-4.1', 'boats:notAlongside'),
  groupsChange: refuse('BT-4.1', 'boats:groupsChange'),
} as const;

/** BT-4.1, BT-3.4: whether anybody may leave a boat now, or come aboard. */
export function whyNotBoat(state: State, boat: number): Refusal | undefined {
  if (!isAfloat(state, boat) || crewOf(state, boat) !== state.side) return REFUSED.notYourBoat;
  return hasMark(state, boat, THROTTLE) ? REFUSED.throttle : undefined;
}

/** BT-4.1, BT-10.1: whether a piece may go aboard or ashore this turn. */
function whyNotPiece(state: State, piece: number): Refusal | undefined {
  if (hullOf(state, piece) !== undefined) {
    return hasMark(state, piece, LANDED | SAVED) ? whyRested(state, piece) : undefined;
  }
  if ((state.flags[piece] & PINNED) !== 0) return REFUSED.pinned;
  return (state.flags[piece] & IDLE) !== 0 ? whyRested(state, piece) : undefined;
}

/** Why one of these may not; nobody comes twice. */
function whyNotPieces(
  state: State,
  pieces: readonly number[],
  why: (piece: number) => Refusal | undefined,
): Refusal | undefined {
  for (const [i, piece] of pieces.entries()) {
    if (pieces.includes(piece, i + 1)) return REFUSED.notThere;
    const refusal = why(piece) ?? whyNotPiece(state, piece);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function isVehicle(state: State, piece: number): boolean {
  return hullOf(state, piece) !== undefined;
}

/** BT-4.1: the beaches and piers that a boat touches: where it is, and what shares a side with that. */
export function shoresOf(state: State, boat: number): number[] {
  const waters = watersOf(state);
  const at = state.at[boat];
  return [at, ...waters.beside[at]].filter((square) => waters.isShore[square]);
}

/** BT-4.1, BT-7.3: where those aboard can land: a beached boat has the square that it touches, too. */
export function landingsOf(state: State, boat: number): number[] {
  const shores = shoresOf(state, boat);
  const touched = fleetOf(state).beached[boat];
  return touched === -1 || shores.includes(touched) ? shores : [...shores, touched];
}

/** BT-1.2, BT-7.3: whether a boat lands anybody in a square. */
function whyNoLanding(state: State, boat: number, to: number): Refusal | undefined {
  if (!landingsOf(state, boat).includes(to)) return REFUSED.noLanding;
  if (hasEnemies(state, state.side, to)) return REFUSED.enemyShore;
  return whyNotWalk(state, state.side, to);
}

/** BT-4.1, BT-4.2: whether these may land from a boat, however damaged it is. */
export function whyNotLand(
  state: State,
  boat: number,
  to: number,
  pieces: readonly number[],
): Refusal | undefined {
  const refusal = whyNotBoat(state, boat) ?? whyNoLanding(state, boat, to);
  if (refusal !== undefined) return refusal;
  const { isShore } = watersOf(state);
  const barred = whyNotPieces(state, pieces, (piece) => {
    if (!isOn(state, piece, boat)) return REFUSED.notAboard;
    return isVehicle(state, piece) && !isShore[to] ? REFUSED.vehicleLanding : undefined;
  });
  if (barred !== undefined) return barred;
  const groups = pieces.filter((piece) => !isVehicle(state, piece)).length;
  // BT-3.5: vehicles are outside the four.
  const full = groups > 0 && countIn(state, state.side, to) + groups > GROUPS_A_SQUARE;
  return full ? REFUSED.shoreFull : undefined;
}

function isOn(state: State, piece: number, boat: number): boolean {
  const { aboard } = fleetOf(state);
  const status = state.status[piece];
  return aboard[piece] === boat && (status === ABOARD || status === STOWED);
}

/** BT-4.1, BT-4.3: whether these may go aboard from a beach or pier. */
export function whyNotEmbark(
  state: State,
  from: number,
  boat: number,
  pieces: readonly number[],
): Refusal | undefined {
  const refusal = whyNotBoat(state, boat);
  if (refusal !== undefined) return refusal;
  if (!shoresOf(state, boat).includes(from)) return REFUSED.noLanding;
  const barred = whyNotPieces(state, pieces, (piece) => {
    const isHere = state.at[piece] === from && isAshore(state, piece);
    if (!isHere) return REFUSED.notThere;
    return carriedBy(state, piece) === -1 ? undefined : REFUSED.carrying;
  });
  return barred ?? whyNoRoom(state, boat, pieces);
}

/** Whether a piece of the side to move stands on land. */
function isAshore(state: State, piece: number): boolean {
  if (state.status[piece] === VEHICLE) return crewOf(state, piece) === state.side;
  return state.status[piece] === ON_BOARD && state[SETTING].roster.sideOf[piece] === state.side;
}

/** BT-2.2 */
function whyNoRoom(state: State, boat: number, pieces: readonly number[]): Refusal | undefined {
  const load = [...groupsAboard(state, boat), ...vehiclesAboard(state, boat), ...pieces];
  return isRoomFor(state, boat, load) ? undefined : REFUSED.noRoom;
}

/** BT-4.1: whether these may change from one boat to another. */
export function whyNotChange(
  state: State,
  boat: number,
  into: number,
  groups: readonly number[],
): Refusal | undefined {
  const refusal = whyNotBoat(state, boat) ?? whyNotBoat(state, into);
  if (refusal !== undefined) return refusal;
  if (!isAlongside(state, boat, into)) return REFUSED.notAlongside;
  const barred = whyNotPieces(state, groups, (group) => {
    if (!isOn(state, group, boat)) return REFUSED.notAboard;
    return isVehicle(state, group) ? REFUSED.groupsChange : undefined;
  });
  return barred ?? whyNoRoom(state, into, groups);
}

/** BT-4.1: in one square, or across a side; both afloat or at the shore. */
export function isAlongside(state: State, boat: number, other: number): boolean {
  const [from, to] = [state.at[boat], state.at[other]];
  return boat !== other && (from === to || watersOf(state).beside[from].includes(to));
}

/** BT-4.1: they are ashore, may be shot at there, and do nothing more this turn. */
export function land(
  state: State,
  boat: number,
  to: number,
  pieces: readonly number[],
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const { facing } = fleetOf(state);
  const ahead = watersOf(state).beside[state.at[boat]].indexOf(to);
  for (const piece of pieces) {
    putAshore(state, piece, to);
    if (isVehicle(state, piece)) facing[piece] = ahead === -1 ? facing[boat] : ahead;
    rest(state, piece);
  }
  setMark(state, boat, LANDED);
  report?.(
    asEvent({
      type: 'boats:landed',
      rule: 'BT-4.1',
      groups: pieces.map((piece) => roster.ids[piece]),
      boat: roster.ids[boat],
      square: board.names[to],
    }),
  );
  // Nothing that shoots at once harms a vehicle (BT-6.1, BT-6.7).
  if (pieces.every((piece) => isVehicle(state, piece))) return;
  state.stack.push(asFrame({ type: 'boats:landing', square: to }));
  watchArrival(state, to);
}

/** BT-4.1: they are aboard, and the boat stays where it is. */
export function embark(
  state: State,
  from: number,
  boat: number,
  pieces: readonly number[],
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  takeOn(state, boat, pieces);
  report?.(
    asEvent({
      type: 'boats:embarked',
      rule: 'BT-4.1',
      groups: pieces.map((piece) => roster.ids[piece]),
      boat: roster.ids[boat],
      square: board.names[from],
    }),
  );
}

/** BT-4.1: they are on another boat, which stays where it is. */
export function change(
  state: State,
  boat: number,
  into: number,
  groups: readonly number[],
  report: PbiReport,
): void {
  const { ids } = state[SETTING].roster;
  takeOn(state, into, groups);
  setMark(state, boat, LANDED);
  report?.(
    asEvent({
      type: 'boats:changed',
      rule: 'BT-4.1',
      groups: groups.map((group) => ids[group]),
      boat: ids[boat],
      into: ids[into],
    }),
  );
}

function takeOn(state: State, boat: number, pieces: readonly number[]): void {
  for (const piece of pieces) {
    putAboard(state, piece, boat);
    rest(state, piece);
  }
  setMark(state, boat, TOOK_ON);
}

/** BT-4.1: it does nothing more this turn. */
function rest(state: State, piece: number): void {
  state.ap[piece] = 0;
  if (isVehicle(state, piece)) setMark(state, piece, STARTED | LANDED);
  else state.flags[piece] |= IDLE;
}

/** BT-4.1, BT-6.7: groups have landed in a square, and those who may shoot at them are asked. */
export const landing: OwnDefinition = {
  fields: { square: SQUARE },
  on: ['motivate', 'residual', 'boats:sail'],
  rule: 'BT-4.1',
  endsAtOnce: false,
  asked: (state) => state.side,

  possible: (state, frame) =>
    !watersOf(state).isWater[(frame as unknown as { readonly square: number }).square],

  settle(state) {
    state.stack.pop();
    return true;
  },

  moves() {},
  answers: {},
  ask: () => message('ask.boats:landing'),
};

/** BT-4.1, BT-7.4: it went aboard or ashore, or was saved out of the water. */
function whyRested(state: State, group: number): Refusal {
  return hasMark(state, group, SAVED) ? REFUSED.saved : REFUSED.rested;
}

/**
 * BT-4.1, BT-4.5, BT-7.4: why a group does nothing more. One that fell back went before anybody was activated, and has
 * moved; one that found only water behind is pinned.
 */
export function whyIdle(state: State, group: number): Refusal | undefined {
  const flags = state.flags[group];
  if ((flags & PINNED) !== 0) return REFUSED.stuck;
  const fellBack = (flags & ACTED) === 0 && (flags & MOVED) !== 0;
  return fellBack && !hasMark(state, group, SAVED) ? undefined : whyRested(state, group);
}

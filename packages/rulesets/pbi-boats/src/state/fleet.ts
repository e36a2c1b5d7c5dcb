import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import { countIn, ON_BOARD, remove, type State } from '@sandtable/pbi/extending';
import { hullNamed, VEHICLE_ROOM, type Hull } from '../tables/hulls.ts';
import type { Weapon } from '../tables/weapons.ts';
import { ABOARD, AFLOAT, FALLEN_ABOARD, LAID, STOWED, VEHICLE } from './statuses.ts';

/** What a scenario says once and for all. It is never changed, so copies of a state share it. */
export interface Plan {
  /** By piece; null where it is no hull. */
  readonly kits: readonly (Kit | null)[];
  /** BT-8.1: the rows, from the attacker's edge, that each mine of the defender's may be laid in. */
  readonly mines: readonly (readonly [number, number])[];
  /** BT-7.3: where a drifting boat goes on a 5 or 6, as a facing; -1 where it is rolled again. */
  readonly current: number;
  /** How far anybody sees; 0 by day. */
  readonly sight: number;
  /** BT-1.5: the rows, from his edge, that the attacker's boats start in. */
  readonly rows: number;
  /** BT-11.1: landing places are fought for in place of buildings. */
  readonly landings: boolean;
  /** BT-3.7: in force whatever the match has chosen. */
  readonly minimumMove: boolean;
  /** BT-4.4: the pieces that come together, and the turn from which it is rolled for them. */
  readonly reserves: readonly Reserve[];
}

/** BT-2.4, BT-4.3: what a hull is fitted with. */
export interface Kit {
  readonly weapons: readonly Weapon[];
  readonly nets: boolean;
  readonly portable: boolean;
}

/** BT-4.4, BT-2.1: boats of a flotilla with their loads, or groups on foot, that make one roll. */
export interface Reserve {
  /** The hulls, or the groups where they come on foot. */
  readonly pieces: readonly number[];
  readonly turn: number;
}

/** What boats keep in a state, by the number of a piece where it does not say otherwise. */
export interface Fleet {
  readonly plan: Plan;
  /** Where a hull faces: a number of `EDGES`. */
  readonly facing: number[];
  /** BT-7.1 */
  readonly damage: number[];
  /** BT-9.4: the side that crews a hull. */
  readonly crew: number[];
  /** The boat that a piece is aboard of, or its marker; -1. */
  readonly aboard: number[];
  /** BT-4.3: the group that carries a boat; -1. */
  readonly carrier: number[];
  /** BT-3.1: the AP of a hull. */
  readonly ap: number[];
  /** BT-3.3: shots fired this turn, two bits for each weapon of a hull. */
  readonly shots: number[];
  /** What has happened to a hull this turn, as bits; to anybody, that it was saved. */
  readonly marks: number[];
  /** BT-7.3: the square that a beached boat touches; -1. */
  readonly beached: number[];
  /** BT-8.1: where each mine of the plan is, or what has become of it (`UNLAID` and so on). */
  readonly mines: number[];
  /** By mine: everybody knows of it. */
  readonly found: boolean[];
  /** By square: a boat has been there, so that everybody knows of a mine, or that there is none. */
  readonly sailed: number[];
}

/** BT-3.1: it has been activated. */
export const STARTED = 1;
/** BT-3.4: at full throttle. */
export const THROTTLE = 2;
/** BT-3.4: one of the two squares that an AP is worth has been sailed. */
export const HALF = 4;
/** BT-4.1: it took troops on, and does not move. */
export const TOOK_ON = 8;
/** BT-5.1: how it has shot. */
export const TROOPS_SHOT = 16;
export const WEAPONS_SHOT = 32;
/** BT-6.2: it has moved a square; this stays until its next turn begins. */
export const SAILED = 64;
/** BT-9.4: it was captured this turn, and acts from the next. */
export const TAKEN = 128;
/** BT-3.7: it has spent AP. */
export const SPENT = 256;
/** BT-3.4: it has landed somebody, or somebody has left it for another boat. */
export const LANDED = 512;
/** BT-5.1: a second group aboard has shot. */
export const SECOND_SHOT = 1024;
export const MARKS = [
  'started',
  'throttle',
  'half',
  'tookOn',
  'troopsShot',
  'weaponsShot',
  'sailed',
  'taken',
  'spent',
  'landed',
  'secondShot',
] as const;

/** BT-7.4: a group or vehicle that was saved out of the water. */
export const SAVED = 2048;

/** BT-8.1: a mine that lies nowhere yet. */
export const UNLAID = -1;
/** BT-8.2, BT-8.3: it has exploded or was disarmed. */
export const GONE = -2;
/** In a view: it lies somewhere. */
export const SOMEWHERE = -3;

export function fleetOf(state: State): Fleet {
  return state.own as Fleet;
}

export function cloneFleet(own: object): Fleet {
  const fleet = own as Fleet;
  return {
    plan: fleet.plan,
    facing: fleet.facing.slice(),
    damage: fleet.damage.slice(),
    crew: fleet.crew.slice(),
    aboard: fleet.aboard.slice(),
    carrier: fleet.carrier.slice(),
    ap: fleet.ap.slice(),
    shots: fleet.shots.slice(),
    marks: fleet.marks.slice(),
    beached: fleet.beached.slice(),
    mines: fleet.mines.slice(),
    found: fleet.found.slice(),
    sailed: fleet.sailed.slice(),
  };
}

/** The hull of a piece; undefined for a group. */
export function hullOf(state: State, piece: number): Hull | undefined {
  return hullNamed(state[SETTING].roster.groups[piece].kind);
}

/** The hull of a piece that is one. */
export function boatHull(state: State, boat: number): Hull {
  const hull = hullOf(state, boat);
  if (hull === undefined) throw new Error(`${state[SETTING].roster.ids[boat]} is no hull`);
  return hull;
}

/** Whether a piece is a boat, and no vehicle. */
export function isBoat(state: State, piece: number): boolean {
  const hull = hullOf(state, piece);
  return hull !== undefined && hull.vehicle === undefined;
}

/** Whether a piece is a hull that is on the board: a boat, or a vehicle on land. */
export function isOut(state: State, piece: number): boolean {
  return state.status[piece] === AFLOAT || state.status[piece] === VEHICLE;
}

/** Whether a piece is a hull that lies on the board, if only as baggage (BT-4.3). */
export function isSeen(state: State, piece: number): boolean {
  return isOut(state, piece) || state.status[piece] === LAID;
}

export function isAfloat(state: State, piece: number): boolean {
  return state.status[piece] === AFLOAT;
}

/** BT-9.4: whose a hull is now. */
export function crewOf(state: State, boat: number): SideNumber {
  return fleetOf(state).crew[boat] as SideNumber;
}

/** The boats in a square, whoever crews them. Carried ones are none. */
export function boatsIn({ at, status }: State, square: number): number[] {
  const boats: number[] = [];
  for (let piece = 0; piece < status.length; piece++) {
    if (status[piece] === AFLOAT && at[piece] === square) boats.push(piece);
  }
  return boats;
}

/** The boats of a side on the board. */
export function boatsOf(state: State, side: SideNumber): number[] {
  const { crew } = fleetOf(state);
  const boats: number[] = [];
  for (let piece = 0; piece < crew.length; piece++) {
    if (isAfloat(state, piece) && crew[piece] === side) boats.push(piece);
  }
  return boats;
}

/** The hulls of a side on the board, vehicles on land among them. */
export function hullsOf(state: State, side: SideNumber): number[] {
  const { crew } = fleetOf(state);
  const hulls: number[] = [];
  for (let piece = 0; piece < crew.length; piece++) {
    if (isOut(state, piece) && crew[piece] === side) hulls.push(piece);
  }
  return hulls;
}

/** BT-2.2: groups, boats or vehicles of the other side in a square. */
export function hasEnemies(state: State, side: SideNumber, square: number): boolean {
  return countIn(state, otherSide(side), square) > 0 || hasHulls(state, otherSide(side), square);
}

/** Whether a side has boats in a square, or vehicles on land. */
export function hasHulls(state: State, side: SideNumber, square: number): boolean {
  const { crew } = fleetOf(state);
  for (let piece = 0; piece < crew.length; piece++) {
    if (state.at[piece] === square && crew[piece] === side && isOut(state, piece)) return true;
  }
  return false;
}

/** The groups aboard, in the order of the roster. */
export function groupsAboard(state: State, boat: number): number[] {
  return cargoIn(state, boat, ABOARD);
}

/** BT-10.1: the markers aboard. */
export function markersAboard(state: State, boat: number): number[] {
  return cargoIn(state, boat, FALLEN_ABOARD);
}

export function vehiclesAboard(state: State, boat: number): number[] {
  return cargoIn(state, boat, STOWED);
}

function cargoIn(state: State, boat: number, status: number): number[] {
  const { aboard } = fleetOf(state);
  const cargo: number[] = [];
  for (let piece = 0; piece < aboard.length; piece++) {
    if (aboard[piece] === boat && state.status[piece] === status) cargo.push(piece);
  }
  return cargo;
}

/** BT-2.2: whether a boat has room for all of these, and nothing else. Crew takes none. */
export function isRoomFor(state: State, boat: number, load: readonly number[]): boolean {
  const { capacity, vehicles: most = 0 } = boatHull(state, boat);
  const vehicles = load.filter((piece) => hullOf(state, piece) !== undefined).length;
  return vehicles <= most && vehicles * VEHICLE_ROOM + load.length - vehicles <= capacity;
}

/** BT-2.2: how many more groups find room on a boat. */
export function roomOn(state: State, boat: number): number {
  const { capacity } = boatHull(state, boat);
  const groups = groupsAboard(state, boat).length;
  return capacity - VEHICLE_ROOM * vehiclesAboard(state, boat).length - groups;
}

/** BT-4.3: the boat that a group carries; -1. */
export function carriedBy(state: State, group: number): number {
  return fleetOf(state).carrier.indexOf(group);
}

/** Puts a boat and all that is aboard into a square. */
export function place(state: State, boat: number, square: number): void {
  const { aboard } = fleetOf(state);
  state.at[boat] = square;
  for (let piece = 0; piece < aboard.length; piece++) {
    if (aboard[piece] === boat) state.at[piece] = square;
  }
}

/** A group goes aboard, or a vehicle. */
export function putAboard(state: State, piece: number, boat: number): void {
  state.status[piece] = hullOf(state, piece) === undefined ? ABOARD : STOWED;
  state.at[piece] = state.at[boat];
  fleetOf(state).aboard[piece] = boat;
}

/** A group goes ashore, or a vehicle. */
export function putAshore(state: State, piece: number, square: number): void {
  state.status[piece] = hullOf(state, piece) === undefined ? ON_BOARD : VEHICLE;
  state.at[piece] = square;
  fleetOf(state).aboard[piece] = -1;
}

/** A hull is no more, and keeps nothing; nobody is aboard. */
export function loseHull(state: State, hull: number): void {
  const { ap, beached, damage, marks, shots } = fleetOf(state);
  remove(state, hull);
  for (const each of [ap, damage, marks, shots]) each[hull] = 0;
  beached[hull] = -1;
}

/** BT-3.3: shots that a weapon has fired this turn. */
export function shotsOf(state: State, boat: number, weapon: number): number {
  return (fleetOf(state).shots[boat] >> (2 * weapon)) & 3;
}

export function hasMark(state: State, boat: number, mark: number): boolean {
  return (fleetOf(state).marks[boat] & mark) !== 0;
}

export function setMark(state: State, boat: number, mark: number): void {
  fleetOf(state).marks[boat] |= mark;
}

import { otherSide, refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  ASSAULT_COST,
  countIn,
  DIAGONAL,
  groupsIn,
  nearer,
  objectionOf,
  ON_BOARD,
  PINNED,
  type OwnFrame,
  type State,
} from '@sandtable/pbi/extending';
import { crewOf, fleetOf, groupsAboard, hasMark, isOut, THROTTLE } from '../state/fleet.ts';
import { ABOARD } from '../state/statuses.ts';
import { watersOf } from '../state/waters.ts';

const REFUSED = {
  noHull: refuse('BT-9.1', 'boats:nothingToBoard'),
  guarded: refuse('BT-9.1', 'boats:guarded'),
  tooFar: refuse('BT-9.1', 'boats:assaultAdjacent'),
  nobodyThere: refuse('BT-9.5', 'boats:nothingToStorm'),
  noGroups: refuse('BT-9.1', 'boats:noAssaulters'),
  notAboard: refuse('BT-9.5', 'boats:notOnBoats'),
  noAp: refuse('BT-9.1', 'boats:assaultAp'),
  pinned: refuse('BT-10.1', 'boats:pinnedAssault'),
  diagonal: refuse('QS-10.2', 'assaultDiagonal'),
  openWater: refuse('BT-9.1', 'boats:openWater'),
  throttle: refuse('BT-3.4', 'boats:throttleAssault'),
  carries: refuse('BT-4.3', 'boats:carrierAssault'),
} as const;

/** What is assaulted: a hull, or with none the groups in a square. */
export interface Target {
  /** The hull; -1. */
  readonly boat: number;
  /** Its square, or the one that is assaulted. */
  readonly to: number;
}

/**
 * `gather`: who joins. `charge`: shot at. `fight`: casualties being chosen. `won`, `lost`: it is decided.
 * `crew`: who of the winners goes aboard.
 */
export const STAGES = ['gather', 'charge', 'fight', 'won', 'lost', 'crew'] as const;

/** BT-9: an assault on a hull, or from boats on groups ashore. */
export interface BoatAssault extends OwnFrame, Target {
  readonly type: 'boats:assault';
  readonly from: number;
  readonly party: readonly number[];
  readonly stage: (typeof STAGES)[number];
  /** Killed by the assaulters, a crew counted in, and by the defenders. */
  readonly killed: number;
  readonly lost: number;
  /** BT-9.2: the crew is lost, after everybody else aboard. */
  readonly crewLost: boolean;
}

/** BT-9.1, BT-9.5: whether some group of a square may assault this. */
export function whyNotAssault(state: State, from: number, target: Target): Refusal | undefined {
  const refusal = target.boat === -1 ? whyNotStormed(state, target) : whyNotBoarded(state, target);
  if (refusal !== undefined) return refusal;
  if (state[SETTING].board.range(from, target.to) > 1) return REFUSED.tooFar;
  return whyNobody(state, from, target);
}

/** BT-9.1: an enemy hull, and none of its side ashore in the square, who come first. */
function whyNotBoarded(state: State, { boat, to }: Target): Refusal | undefined {
  if (!isOut(state, boat) || crewOf(state, boat) === state.side) return REFUSED.noHull;
  return countIn(state, otherSide(state.side), to) > 0 ? REFUSED.guarded : undefined;
}

/** BT-9.5: groups on land, beach or pier. */
function whyNotStormed(state: State, { to }: Target): Refusal | undefined {
  if (countIn(state, otherSide(state.side), to) === 0) return REFUSED.nobodyThere;
  return objectionOf(state[SETTING].book.objections.enter, state, state.side, to);
}

/** The order in which things are asked of a group. */
const ORDER = [
  REFUSED.noGroups,
  REFUSED.notAboard,
  REFUSED.noAp,
  REFUSED.pinned,
  REFUSED.diagonal,
  REFUSED.openWater,
  REFUSED.throttle,
  REFUSED.carries,
];

function whyNobody(state: State, from: number, target: Target): Refusal | undefined {
  let refusal: Refusal = REFUSED.noGroups;
  for (const group of groupsAt(state, from)) {
    const reason = whyNotCharge(state, group, from, target);
    if (reason === undefined) return undefined;
    refusal = nearer(ORDER, refusal, reason);
  }
  return refusal;
}

/** The groups of whoever has the turn in a square, ashore and on its boats. */
export function groupsAt(state: State, square: number): number[] {
  const { roster } = state[SETTING];
  const groups: number[] = [];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.at[g] === square && stands(state, g)) groups.push(g);
  }
  return groups;
}

/** Whether a group is alive, ashore or aboard. */
export function stands({ status }: State, group: number): boolean {
  return status[group] === ON_BOARD || status[group] === ABOARD;
}

/** BT-9.1, BT-9.5, BT-10.1: whether one group may take part. */
function whyNotCharge(
  state: State,
  group: number,
  from: number,
  { boat, to }: Target,
): Refusal | undefined {
  const { board, book } = state[SETTING];
  const { aboard, carrier } = fleetOf(state);
  const isAboard = state.status[group] === ABOARD;
  if (boat === -1 && !isAboard) return REFUSED.notAboard;
  if (state.ap[group] < ASSAULT_COST) return REFUSED.noAp;
  if ((state.flags[group] & PINNED) !== 0) return REFUSED.pinned;
  const spent = (state.flags[group] & DIAGONAL) !== 0;
  if (spent && board.isDiagonal(from, to)) return REFUSED.diagonal;
  const { isShallow, isWater } = watersOf(state);
  if (!isAboard && isWater[to] && !isShallow[to]) return REFUSED.openWater;
  if (isAboard && hasMark(state, aboard[group], THROTTLE)) return REFUSED.throttle;
  if (carrier.includes(group)) return REFUSED.carries;
  return objectionOf(book.objections.charge, state, group, to);
}

/** The groups of a square that may take part. */
export function chargers(state: State, from: number, target: Target): number[] {
  return groupsAt(state, from).filter(
    (group) => whyNotCharge(state, group, from, target) === undefined,
  );
}

/** The groups of a party that are still alive. */
export function standing(state: State, party: readonly number[]): number[] {
  return party.filter((group) => stands(state, group));
}

/** The groups that defend, ashore or aboard. A crew is none. */
export function defendersOf(state: State, { boat, to }: Target): number[] {
  return boat === -1 ? groupsIn(state, otherSide(state.side), to) : groupsAboard(state, boat);
}

/** The assault that a frame is; undefined where it is something else. */
export function assaultOf(frame: object | undefined): BoatAssault | undefined {
  const { type } = (frame ?? {}) as Partial<OwnFrame>;
  return type === 'boats:assault' ? (frame as BoatAssault) : undefined;
}

/** The assault that is going on, if one is. */
export function findAssault({ stack }: State): BoatAssault | undefined {
  const found = stack.find(({ type }: { readonly type: string }) => type === 'boats:assault');
  return found as object as BoatAssault | undefined;
}

/** The assault that a frame of one lies on. */
export function assaultIn(state: State): BoatAssault {
  return findAssault(state) as BoatAssault;
}

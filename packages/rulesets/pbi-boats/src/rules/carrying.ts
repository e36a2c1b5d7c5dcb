import { otherSide, refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  type Action,
  asEvent,
  asMove,
  ON_BOARD,
  type OwnMove,
  remove,
  REMOVED,
  type State,
} from '@sandtable/pbi/extending';
import { carriedBy, crewOf, fleetOf, hasHulls, SAVED } from '../state/fleet.ts';
import { AFLOAT, CARRIED, LAID } from '../state/statuses.ts';
import { canSail, watersOf } from '../state/waters.ts';
import { CARRY_COST } from '../tables/figures.ts';
import { whyNoRoomInSquare } from './setup.ts';

const REFUSED = {
  notYours: refuse('BT-4.3', 'boats:notCarrier'),
  noAp: refuse('BT-4.3', 'boats:carryAp'),
  carriesOne: refuse('BT-4.3', 'boats:carriesOne'),
  carriesNone: refuse('BT-4.3', 'boats:carriesNone'),
  boatElsewhere: refuse('BT-4.3', 'boats:boatElsewhere'),
  notPortable: refuse('BT-4.3', 'boats:notPortable'),
  notEmpty: refuse('BT-4.3', 'boats:notEmpty'),
  carriersShoot: refuse('BT-4.3', 'boats:carriersShoot'),
  enemies: refuse('BT-2.2', 'boats:enemies'),
} as const;

type Lift = OwnMove & { readonly group: string; readonly boat: string };
type Lower = OwnMove & { readonly group: string };

/** BT-4.3: whether a group could take hold of a boat, or let it go. */
function whyNotCarrier(state: State, group: number): Refusal | undefined {
  const isOwn = state[SETTING].roster.sideOf[group] === state.side;
  if (!isOwn || state.status[group] !== ON_BOARD) return REFUSED.notYours;
  return state.ap[group] < CARRY_COST ? REFUSED.noAp : undefined;
}

/** BT-4.3: one group carries one boat, which is empty, of its side, and can be carried at all. */
function whyNotLift(state: State, group: number, boat: number): Refusal | undefined {
  const refusal = whyNotCarrier(state, group);
  if (refusal !== undefined) return refusal;
  if (carriedBy(state, group) !== -1) return REFUSED.carriesOne;
  const { aboard, plan } = fleetOf(state);
  const isOwn = crewOf(state, boat) === state.side;
  if (!isOwn || !liesAt(state, boat, state.at[group])) return REFUSED.boatElsewhere;
  if (plan.kits[boat]?.portable !== true) return REFUSED.notPortable;
  return aboard.includes(boat) ? REFUSED.notEmpty : undefined;
}

/** BT-4.3, BT-2.2: it is set down where its carrier is, if that has room for it. */
function whyNotLower(state: State, group: number): Refusal | undefined {
  const refusal = whyNotCarrier(state, group);
  if (refusal !== undefined) return refusal;
  const boat = carriedBy(state, group);
  return boat === -1 ? REFUSED.carriesNone : whyNotLaid(state, boat, state.at[group]);
}

/** Whether a boat lies in a square, be it only as baggage. */
function liesAt(state: State, boat: number, square: number): boolean {
  const isThere = state.status[boat] === AFLOAT || state.status[boat] === LAID;
  return isThere && state.at[boat] === square;
}

function whyNotLaid(state: State, boat: number, square: number): Refusal | undefined {
  // BT-2.2 is about boats that are afloat.
  if (!canSail(watersOf(state), square)) return undefined;
  if (hasHulls(state, otherSide(crewOf(state, boat)), square)) return REFUSED.enemies;
  return whyNoRoomInSquare(state, boat, square);
}

const lift: Action<Lift> = {
  type: 'boats:lift',
  rule: 'BT-4.3',
  cost: () => CARRY_COST,
  list(state, _now, square, groups, list) {
    const { ids } = state[SETTING].roster;
    for (const boat of ids.keys()) {
      if (!liesAt(state, boat, square)) continue;
      for (const group of groups) {
        if (whyNotLift(state, group, boat) !== undefined) continue;
        list.push(asMove({ type: 'boats:lift', group: ids[group], boat: ids[boat] }));
      }
    }
  },
  check(state, { group, boat }) {
    const { roster } = state[SETTING];
    return whyNotLift(state, roster.named(group), roster.named(boat));
  },
  play(state, { group, boat }, _dice, report) {
    const { board, roster } = state[SETTING];
    const [who, what] = [roster.named(group), roster.named(boat)];
    const { beached, carrier } = fleetOf(state);
    state.ap[who] -= CARRY_COST;
    state.status[what] = CARRIED;
    state.at[what] = -1;
    carrier[what] = who;
    beached[what] = -1;
    const square = board.names[state.at[who]];
    report?.(asEvent({ type: 'boats:lifted', rule: 'BT-4.3', group, boat, square }));
  },
};

const lower: Action<Lower> = {
  type: 'boats:lower',
  rule: 'BT-4.3',
  cost: () => CARRY_COST,
  list(state, _now, _square, groups, list) {
    const { ids } = state[SETTING].roster;
    for (const group of groups) {
      if (whyNotLower(state, group) !== undefined) continue;
      list.push(asMove({ type: 'boats:lower', group: ids[group] }));
    }
  },
  check: (state, { group }) => whyNotLower(state, state[SETTING].roster.named(group)),
  play(state, { group }, _dice, report) {
    const { board, roster } = state[SETTING];
    const who = roster.named(group);
    const boat = carriedBy(state, who);
    state.ap[who] -= CARRY_COST;
    layDown(state, boat, state.at[who]);
    const square = board.names[state.at[who]];
    report?.(
      asEvent({ type: 'boats:lowered', rule: 'BT-4.3', group, boat: roster.ids[boat], square }),
    );
  },
};

/** BT-4.3: what a group does with a boat that can be carried. */
export const CARRYING: readonly Action<never>[] = [lift, lower];

/** BT-4.3: whoever carries a boat does not shoot. */
export function whyNotShoot(state: State, group: number): Refusal | undefined {
  return carriedBy(state, group) === -1 ? undefined : REFUSED.carriersShoot;
}

/** BT-4.3: a carried boat lies in a square; on land it does nothing, and is in nobody's way. */
function layDown(state: State, boat: number, square: number): void {
  fleetOf(state).carrier[boat] = -1;
  state.status[boat] = canSail(watersOf(state), square) ? AFLOAT : LAID;
  state.at[boat] = square;
}

/** BT-4.3: whoever is no longer there to carry a boat leaves it behind; where there is no room, it is lost. */
export function drop(state: State, group: number): void {
  const boat = carriedBy(state, group);
  if (boat === -1) return;
  const isBarred = whyNotLaid(state, boat, state.at[group]) !== undefined;
  layDown(state, boat, state.at[group]);
  if (isBarred) remove(state, boat);
}

/** BT-4.3, BT-10.2: a boat stays where its carrier falls, and who is gone is aboard of nothing and was not saved. */
export function loses(state: State, piece: number): void {
  drop(state, piece);
  fleetOf(state).marks[piece] &= ~SAVED;
  if (state.status[piece] === REMOVED) fleetOf(state).aboard[piece] = -1;
}

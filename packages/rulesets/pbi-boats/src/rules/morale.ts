import { refuse, replaceTop, SETTING, type Dice } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  FAILS_TO_FALL_BACK,
  GROUPS,
  IDLE,
  MORALE_CASUALTIES,
  MORALE_COMMANDED,
  MORALE_FAILS_ON,
  nextPhase,
  ON_BOARD,
  PINNED,
  reasonsOf,
  SIDES,
  sumOf,
  type Modifier,
  type Modifiers,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type OwnPhase,
  type PbiReport,
  type State,
  remove,
} from '@sandtable/pbi/extending';
import { HULL } from '../state/fields.ts';
import {
  boatHull,
  boatsOf,
  crewOf,
  groupsAboard,
  isAfloat,
  loseHull,
  markersAboard,
} from '../state/fleet.ts';
import { ABOARD } from '../state/statuses.ts';
import { abandon } from './rescue.ts';

const REFUSED = {
  noTest: refuse('BT-10.1', 'boats:noTest'),
} as const;

/** BT-3.6: after the squares, the boats. */
export const MORALE: OwnPhase = {
  name: 'boats:morale',
  before: 'motivate',
  begin(state) {
    const boats = boatsToTest(state);
    const frame: BoatMorale = { type: 'boats:morale', boats, jumped: -1 };
    return boats.length > 0 ? asFrame(frame) : undefined;
  },
};

function boatsToTest(state: State): number[] {
  return boatsOf(state, state.side).filter((boat) => mustTest(state, boat));
}

interface BoatMorale extends OwnFrame {
  readonly type: 'boats:morale';
  /** Those that have not tested yet. */
  readonly boats: readonly number[];
  /** The inflatable that has just been left, and is gone as soon as everybody is out of the water; -1. */
  readonly jumped: number;
}

interface Test extends OwnMove {
  readonly boat: string;
}

/** BT-10.1: boats with groups and markers aboard test, in the order that their owner likes. */
export const morale: OwnDefinition = {
  fields: { boats: GROUPS, jumped: HULL },
  on: [null],
  rule: 'BT-10.1',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame) {
    const { boats, jumped } = frame as BoatMorale;
    const tested = boatsToTest(state);
    const above = state.stack.at(1) as OwnFrame | undefined;
    const isLeaving =
      above?.type === 'boats:rescue' &&
      above['boat'] === jumped &&
      isAfloat(state, jumped) &&
      crewOf(state, jumped) === state.side &&
      boatHull(state, jumped).inflatable === true;
    return (
      boats.every((boat, i) => tested.includes(boat) && !boats.includes(boat, i + 1)) &&
      (jumped === -1 || (isLeaving && !boats.includes(jumped)))
    );
  },

  settle(state, frame, dice, report) {
    const { boats, jumped } = frame as BoatMorale;
    if (jumped !== -1) {
      replaceTop(state, asFrame({ ...(frame as BoatMorale), jumped: -1 }));
      deflate(state, jumped, report);
      return true;
    }
    if (boats.some((boat) => mustTest(state, boat))) return false;
    nextPhase(state, 'boats:morale', dice, report);
    return true;
  },

  moves(state, frame, list) {
    const { ids } = state[SETTING].roster;
    for (const boat of (frame as BoatMorale).boats) {
      if (mustTest(state, boat)) list.push({ type: 'boats:test', boat: ids[boat] });
    }
  },

  answers: {
    'boats:test': {
      check(state, frame, move) {
        const boat = state[SETTING].roster.named((move as Test).boat);
        const { boats } = frame as BoatMorale;
        return boats.includes(boat) && mustTest(state, boat) ? undefined : REFUSED.noTest;
      },
      play(state, frame, move, dice, report) {
        const boat = state[SETTING].roster.named((move as Test).boat);
        const { boats } = frame as BoatMorale;
        test(state, boats, boat, dice, report);
      },
    },
  },
};

/** QS-4.6: where the dice come to none, there is no test; and a group tests once a turn. */
function mustTest(state: State, boat: number): boolean {
  return (
    isAfloat(state, boat) && untested(state, boat).length > 0 && boatMoraleDice(state, boat) > 0
  );
}

function untested(state: State, boat: number): number[] {
  return groupsAboard(state, boat).filter((group) => (state.flags[group] & IDLE) === 0);
}

/** BT-10.1, QS-4.2: how many dice those on a boat roll. */
export function boatMoraleDice(state: State, boat: number): number {
  return sumOf(BOAT_MORALE, state, boat, undefined);
}

/** QS-4.6: those of whoever had the boat before do not count. */
function ownMarkers(state: State, boat: number): number {
  const { sideOf } = state[SETTING].roster;
  const side = crewOf(state, boat);
  return markersAboard(state, boat).filter((marker) => sideOf[marker] === side).length;
}

/** BT-10.1, QS-4.2: a die for each marker aboard, one fewer with a commander; a boat is closed ground. */
const BOAT_MORALE: readonly Modifier<number, undefined>[] = [
  {
    rule: 'QS-4.2',
    key: 'casualties',
    count: (state, boat) => Math.min(ownMarkers(state, boat), MORALE_CASUALTIES),
  },
  {
    rule: 'QS-4.2',
    key: 'commander',
    count(state, boat) {
      const { isCommander } = state[SETTING].roster;
      const isLed = groupsAboard(state, boat).some((group) => isCommander[group]);
      return isLed ? MORALE_COMMANDED : 0;
    },
  },
];

/** BT-10.1: a commander aboard is no help to those ashore in the same square, for whom the book counts him. */
export const MORALE_ASHORE: Modifiers['morale'] = [
  {
    rule: 'BT-10.1',
    key: 'boats:commanderAboard',
    count(state, side, square) {
      const { isCommander, sideOf } = state[SETTING].roster;
      let isAboard = false;
      for (const [group, leads] of isCommander.entries()) {
        if (!leads || sideOf[group] !== side || state.at[group] !== square) continue;
        if (state.status[group] === ON_BOARD) return 0;
        if (state.status[group] === ABOARD) isAboard = true;
      }
      return isAboard ? -MORALE_COMMANDED : 0;
    },
  },
];

/** BT-10.1: one or two fails keep them aboard, more make them jump. */
function test(
  state: State,
  boats: readonly number[],
  boat: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { ids } = state[SETTING].roster;
  const fails = dice.successes(boatMoraleDice(state, boat), MORALE_FAILS_ON);
  report?.(
    asEvent({
      type: 'boats:moraleTest',
      rule: 'BT-10.1',
      side: SIDES[state.side],
      boat: ids[boat],
      dice: [...dice.faces],
      needs: MORALE_FAILS_ON,
      fails,
      reasons: reasonsOf(BOAT_MORALE, state, boat, undefined),
    }),
  );
  const groups = untested(state, boat);
  const left: BoatMorale = {
    type: 'boats:morale',
    boats: boats.filter((each) => each !== boat),
    jumped: fails > FAILS_TO_FALL_BACK && boatHull(state, boat).inflatable ? boat : -1,
  };
  replaceTop(state, asFrame(left));
  if (fails === 0) return;
  const jump = fails > FAILS_TO_FALL_BACK;
  report?.(
    asEvent({
      type: jump ? 'boats:jumped' : 'boats:pinned',
      rule: 'BT-10.1',
      boat: ids[boat],
      groups: groups.map((group) => ids[group]),
    }),
  );
  if (jump) abandon(state, boat, groups, false, dice, report);
  else for (const group of groups) state.flags[group] |= PINNED;
}

/** BT-10.1: an inflatable that nobody holds on to is removed, and what lies in it. */
function deflate(state: State, boat: number, report: PbiReport): void {
  for (const piece of [...groupsAboard(state, boat), ...markersAboard(state, boat)]) {
    remove(state, piece);
  }
  loseHull(state, boat);
  const { ids } = state[SETTING].roster;
  report?.(asEvent({ type: 'boats:abandoned', rule: 'BT-10.1', boat: ids[boat] }));
}

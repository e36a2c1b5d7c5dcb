import {
  message,
  otherSide,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type SideNumber,
} from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  countIn,
  DIAGONAL,
  GROUP,
  GROUPS,
  GROUPS_A_SQUARE,
  groupWords,
  MOVED,
  objectionOf,
  SIDES,
  WITHDREW,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  type State,
  remove,
} from '@sandtable/pbi/extending';
import {
  crewOf,
  fleetOf,
  groupsAboard,
  hasEnemies,
  loseHull,
  putAboard,
  putAshore,
  roomOn,
  setMark,
  TAKEN,
  vehiclesAboard,
} from '../state/fleet.ts';
import { watersOf } from '../state/waters.ts';
import { SCRAMBLE_DIES_ON } from '../tables/figures.ts';
import { assaultOf, standing, type BoatAssault } from './assaults.ts';

const REFUSED = {
  notScrambling: refuse('BT-9.3', 'boats:notScrambling'),
  notAlongside: refuse('BT-9.3', 'boats:noScramble'),
} as const;

/** BT-3.5: a vehicle that is taken by assault is destroyed. */
export function destroyVehicle(state: State, vehicle: number, report: PbiReport): void {
  state.stack.pop();
  loseHull(state, vehicle);
  const { ids } = state[SETTING].roster;
  report?.(asEvent({ type: 'boats:destroyed', rule: 'BT-3.5', boat: ids[vehicle] }));
}

/** BT-9.3: all who are left aboard are destroyed, or scramble ashore, where each dies on a 5+. */
export function overrun(state: State, boat: number, dice: Dice, report: PbiReport): void {
  const { ids } = state[SETTING].roster;
  const groups = groupsAboard(state, boat);
  const isAlongside = alongside(state, boat).length > 0;
  const alive: number[] = [];
  for (const group of groups) {
    const dies = !isAlongside || dice.successes(1, SCRAMBLE_DIES_ON) === 1;
    if (dies) remove(state, group);
    else alive.push(group);
    if (!isAlongside) continue;
    report?.(
      asEvent({
        type: dies ? 'boats:diedScrambling' : 'boats:scrambles',
        rule: 'BT-9.3',
        side: SIDES[state[SETTING].roster.sideOf[group]],
        group: ids[group],
        dice: [...dice.faces],
        needs: SCRAMBLE_DIES_ON,
      }),
    );
  }
  if (!isAlongside && groups.length > 0) tellDestroyed(state, groups, report);
  state.stack.push(asFrame({ type: 'boats:scramble', boat, groups: alive }));
}

function tellDestroyed(state: State, groups: readonly number[], report: PbiReport): void {
  const { ids } = state[SETTING].roster;
  report?.(
    asEvent({
      type: 'boats:overrun',
      rule: 'BT-9.3',
      groups: groups.map((group) => ids[group]),
    }),
  );
}

/** BT-9.3: where those aboard can scramble: the boat's own beach or pier, and what shares a side with it. */
function alongside(state: State, boat: number): number[] {
  const side = crewOf(state, boat);
  const { isWater, beside } = watersOf(state);
  const { enter } = state[SETTING].book.objections;
  const at = state.at[boat];
  return [at, ...beside[at]].filter(
    (square) =>
      square !== -1 &&
      !isWater[square] &&
      !hasEnemies(state, side, square) &&
      objectionOf(enter, state, side, square) === undefined &&
      countIn(state, side, square) < GROUPS_A_SQUARE,
  );
}

/** BT-9.3: groups that leave a boat that is lost. Until each is ashore they are still aboard. */
interface Scramble extends OwnFrame {
  readonly type: 'boats:scramble';
  readonly boat: number;
  readonly groups: readonly number[];
}

interface ScrambleTo extends OwnMove {
  readonly group: string;
  readonly to: string;
}

/** BT-9.3: the owner says where each goes; who finds no room is destroyed. */
export const scramble: OwnDefinition = {
  fields: { boat: GROUP, groups: GROUPS },
  on: ['boats:assault'],
  rule: 'BT-9.3',
  endsAtOnce: false,
  asked: (state) => otherSide(state.side),

  possible(state, frame, below) {
    const { boat, groups } = frame as Scramble;
    const assault = assaultOf(below);
    const aboard = groupsAboard(state, boat);
    // Who died is not aboard any more.
    return (
      assault?.stage === 'won' &&
      assault.boat === boat &&
      groups.length > 0 &&
      groups.length === aboard.length &&
      groups.every((group, i) => group === aboard[i])
    );
  },

  settle(state, frame, _dice, report) {
    const { boat, groups } = frame as Scramble;
    const ways = groups.length > 0 ? alongside(state, boat) : [];
    const [way] = ways;
    const side = crewOf(state, boat);
    const fits = ways.length === 1 && roomIn(state, side, way) >= groups.length;
    if (ways.length > 0 && !fits) return false;
    state.stack.pop();
    if (fits) goAshore(state, groups, way, report);
    else if (groups.length > 0) {
      for (const group of groups) remove(state, group);
      tellDestroyed(state, groups, report);
    }
    return true;
  },

  moves(state, frame, list) {
    const { board, roster } = state[SETTING];
    const { boat, groups } = frame as Scramble;
    const ways = alongside(state, boat);
    for (const group of groups) {
      for (const to of ways) {
        list.push({ type: 'boats:scramble', group: roster.ids[group], to: board.names[to] });
      }
    }
  },

  answers: {
    'boats:scramble': {
      check(state, frame, move) {
        const { board, roster } = state[SETTING];
        const { boat, groups } = frame as Scramble;
        const { group, to } = move as ScrambleTo;
        if (!groups.includes(roster.named(group))) return REFUSED.notScrambling;
        return alongside(state, boat).includes(board.named(to)) ? undefined : REFUSED.notAlongside;
      },
      play(state, frame, move, _dice, report) {
        const { board, roster } = state[SETTING];
        const now = frame as Scramble;
        const group = roster.named((move as ScrambleTo).group);
        const groups = now.groups.filter((each) => each !== group);
        replaceTop(state, asFrame({ ...now, groups }));
        goAshore(state, [group], board.named((move as ScrambleTo).to), report);
      },
    },
  },

  ask: (state, frame) =>
    message('ask.boats:scramble', {
      boat: groupWords(state[SETTING].roster.ids[(frame as Scramble).boat]),
    }),
};

function roomIn(state: State, side: SideNumber, square: number): number {
  return GROUPS_A_SQUARE - countIn(state, side, square);
}

/** BT-9.3, QS-5.9: they are ashore, and shoot at nobody this turn. */
function goAshore(state: State, groups: readonly number[], to: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  for (const group of groups) {
    putAshore(state, group, to);
    state.ap[group] = 0;
    state.flags[group] |= MOVED | WITHDREW;
  }
  report?.(
    asEvent({
      type: 'boats:scrambled',
      rule: 'BT-9.3',
      groups: groups.map((group) => roster.ids[group]),
      square: board.names[to],
    }),
  );
}

/**
 * BT-9.4: the winner crews the boat, which acts from his next turn. The loser's vehicles go with those who were
 * destroyed; markers stay aboard (BT-10.1), whoever has the boat.
 */
export function capture(state: State, frame: BoatAssault, report: PbiReport): void {
  const { boat } = frame;
  const { ap, crew } = fleetOf(state);
  for (const vehicle of vehiclesAboard(state, boat)) remove(state, vehicle);
  crew[boat] = state.side;
  ap[boat] = 0;
  setMark(state, boat, TAKEN);
  report?.(
    asEvent({
      type: 'boats:captured',
      rule: 'BT-9.4',
      boat: state[SETTING].roster.ids[boat],
      side: SIDES[state.side],
    }),
  );
  const winners = standing(state, frame.party);
  if (winners.length > roomOn(state, boat)) {
    replaceTop(state, asFrame({ ...frame, party: winners, stage: 'crew' }));
    return;
  }
  state.stack.pop();
  goAboard(state, frame, winners, report);
}

/** BT-9.4: winners go aboard. */
export function goAboard(
  state: State,
  { boat, from, to }: BoatAssault,
  groups: readonly number[],
  report: PbiReport,
): void {
  const { ids } = state[SETTING].roster;
  for (const group of groups) putAboard(state, group, boat);
  markMoved(state, groups, from, to);
  report?.(
    asEvent({
      type: 'boats:wentAboard',
      rule: 'BT-9.4',
      groups: groups.map((group) => ids[group]),
      boat: ids[boat],
    }),
  );
}

/** QS-10.2, QS-10.4: whoever has assaulted has moved. */
export function markMoved(state: State, groups: readonly number[], from: number, to: number): void {
  const marks = state[SETTING].board.isDiagonal(from, to) ? MOVED | DIAGONAL : MOVED;
  for (const group of groups) state.flags[group] |= marks;
}

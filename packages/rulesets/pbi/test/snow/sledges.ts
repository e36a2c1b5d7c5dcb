import { otherSide, refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  type Action,
  asEvent,
  asMove,
  countIn,
  GROUPS_A_SQUARE,
  groupsIn,
  ON_BOARD,
  type OwnMove,
  type State,
  STATUSES,
} from '../../src/extending.ts';

/** What the snow keeps in a state. */
export interface Snow {
  /** By group: the sledge that it is on, or -1. */
  readonly aboard: number[];
  /** By side: whether its sledges are frozen to the ground this turn. */
  readonly frozen: boolean[];
}

export const SLEDGE = STATUSES.length;
export const ABOARD = SLEDGE + 1;
/** SN-3 */
export const ROOM = 2;

const REFUSED = {
  noSledge: refuse('SN-3', 'snow:noSledge'),
  noRoom: refuse('SN-3', 'snow:noRoom'),
  notThere: refuse('SN-4', 'snow:notThere'),
  notAboard: refuse('SN-5', 'snow:notAboard'),
  noAp: refuse('SN-4', 'snow:noAp'),
  held: refuse('SN-5', 'snow:held'),
  nobodyDrives: refuse('SN-6', 'snow:nobodyDrives'),
  notNext: refuse('SN-6', 'snow:notNext'),
  frozen: refuse('SN-7', 'snow:frozen'),
};

export function snowOf(state: State): Snow {
  return state.own as Snow;
}

/** The groups on a sledge. */
export function crewOf(state: State, sledge: number): number[] {
  const { aboard } = snowOf(state);
  return aboard.flatMap((on, g) => (on === sledge && state.status[g] === ABOARD ? [g] : []));
}

function isOwnSledge(state: State, sledge: number): boolean {
  const { sideOf } = state[SETTING].roster;
  return state.status[sledge] === SLEDGE && sideOf[sledge] === state.side;
}

type Board = OwnMove & { readonly group: string; readonly sledge: string };

function whyNotBoard(state: State, group: number, sledge: number): Refusal | undefined {
  if (!isOwnSledge(state, sledge)) return REFUSED.noSledge;
  const here = groupsIn(state, state.side, state.at[sledge]).includes(group);
  if (!here) return REFUSED.notThere;
  if (state.ap[group] < 1) return REFUSED.noAp;
  return crewOf(state, sledge).length < ROOM ? undefined : REFUSED.noRoom;
}

/** SN-4: a group boards a sledge in its square for 1 AP. */
export const board: Action<Board> = {
  type: 'snow:board',
  rule: 'SN-4',
  cost: () => 1,
  list(state, _now, _square, groups, list) {
    const { ids } = state[SETTING].roster;
    for (const group of groups) {
      for (let sledge = 0; sledge < ids.length; sledge++) {
        if (whyNotBoard(state, group, sledge) !== undefined) continue;
        list.push(asMove({ type: 'snow:board', group: ids[group], sledge: ids[sledge] }));
      }
    }
  },
  check(state, { group, sledge }) {
    const { roster } = state[SETTING];
    return whyNotBoard(state, roster.named(group), roster.named(sledge));
  },
  play(state, { group, sledge }, _dice, report) {
    const { roster } = state[SETTING];
    const who = roster.named(group);
    state.ap[who] -= 1;
    state.status[who] = ABOARD;
    snowOf(state).aboard[who] = roster.named(sledge);
    report?.(asEvent({ type: 'snow:boarded', rule: 'SN-4', group, sledge }));
  },
};

type Leave = OwnMove & { readonly group: string };

function whyNotLeave(state: State, group: number): Refusal | undefined {
  if (state.status[group] !== ABOARD) return REFUSED.notAboard;
  if (state[SETTING].roster.sideOf[group] !== state.side) return REFUSED.notAboard;
  if (state.ap[group] < 1) return REFUSED.noAp;
  const at = state.at[group];
  const held = countIn(state, otherSide(state.side), at) > 0;
  return held || countIn(state, state.side, at) >= GROUPS_A_SQUARE ? REFUSED.held : undefined;
}

/** SN-5: a group leaves a sledge for 1 AP. */
export const leave: Action<Leave> = {
  type: 'snow:leave',
  rule: 'SN-5',
  cost: () => 1,
  list(state, _now, square, _groups, list) {
    state.at.forEach((at, group) => {
      if (at !== square || whyNotLeave(state, group) !== undefined) return;
      list.push(asMove({ type: 'snow:leave', group: state[SETTING].roster.ids[group] }));
    });
  },
  check: (state, { group }) => whyNotLeave(state, state[SETTING].roster.named(group)),
  play(state, { group }, _dice, report) {
    const who = state[SETTING].roster.named(group);
    state.ap[who] -= 1;
    state.status[who] = ON_BOARD;
    snowOf(state).aboard[who] = -1;
    const square = state[SETTING].board.names[state.at[who]];
    report?.(asEvent({ type: 'snow:left', rule: 'SN-5', group, square }));
  },
};

type Drive = OwnMove & { readonly sledge: string; readonly to: string };

function whyNotDrive(state: State, sledge: number, to: number): Refusal | undefined {
  if (!isOwnSledge(state, sledge)) return REFUSED.noSledge;
  if (snowOf(state).frozen[state.side]) return REFUSED.frozen;
  const crew = crewOf(state, sledge);
  if (crew.length === 0 || crew.some((g) => state.ap[g] < 1)) return REFUSED.nobodyDrives;
  const grid = state[SETTING].board;
  const from = state.at[sledge];
  if (grid.range(from, to) !== 1 || grid.isDiagonal(from, to)) return REFUSED.notNext;
  return countIn(state, otherSide(state.side), to) > 0 ? REFUSED.held : undefined;
}

/** SN-6: a sledge goes one square straight, with all aboard, for 1 AP of each of them. */
export const drive: Action<Drive> = {
  type: 'snow:drive',
  rule: 'SN-6',
  cost: () => 1,
  list(state, _now, square, _groups, list) {
    const { roster, board: grid } = state[SETTING];
    for (let sledge = 0; sledge < roster.ids.length; sledge++) {
      if (state.at[sledge] !== square) continue;
      for (const to of grid.neighbours[square]) {
        if (whyNotDrive(state, sledge, to) !== undefined) continue;
        list.push(asMove({ type: 'snow:drive', sledge: roster.ids[sledge], to: grid.names[to] }));
      }
    }
  },
  check: (state, { sledge, to }) =>
    whyNotDrive(state, state[SETTING].roster.named(sledge), state[SETTING].board.named(to)),
  play(state, { sledge, to }, _dice, report) {
    const { roster, board: grid } = state[SETTING];
    const which = roster.named(sledge);
    const from = grid.names[state.at[which]];
    const crew = crewOf(state, which);
    state.at[which] = grid.named(to);
    for (const group of crew) {
      state.at[group] = grid.named(to);
      state.ap[group] -= 1;
    }
    const groups = crew.map((group) => roster.ids[group]);
    report?.(asEvent({ type: 'snow:drove', rule: 'SN-6', sledge, from, to, groups }));
  },
};

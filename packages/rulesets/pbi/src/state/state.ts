import type { Edge } from '@sandtable/board';
import { SETTING, type Outcome, type SideNumber } from '@sandtable/kernel';
import type { Frame } from './frames.ts';
import type { Setting } from './setting.ts';
import type { AssaultBonus } from '../rules/tables.ts';

/** One of the things that can have become of a piece. */
export interface Status {
  readonly name: string;
  /** It has a square. */
  readonly placed?: true;
  /** QS-5.4, QS-3.5: it is motivated, commands, and has residual AP. */
  readonly acts?: true;
  /** QS-12: it is not lost, and its side is not gone. */
  readonly inPlay?: true;
  /** QS-8.6: it is a casualty marker. */
  readonly marker?: true;
  /** The number of what it becomes where it is killed; a casualty in its square where it does not say. */
  readonly falls?: number;
}

/** Where a group is: not deployed yet, on the board, a casualty marker, or out of the game. */
export const STATUSES: readonly Status[] = [
  { name: 'waiting' },
  { name: 'board', placed: true, inPlay: true, acts: true },
  { name: 'casualty', placed: true, marker: true },
  { name: 'removed' },
];
export const WAITING = 0;
export const ON_BOARD = 1;
export const CASUALTY = 2;
export const REMOVED = 3;

/** What has happened to a group this turn, as bits of `State.flags`. */
export const FLAGS = ['pinned', 'idle', 'acted', 'diagonal', 'moved', 'withdrew'] as const;
/** QS-4.3: may not move. */
export const PINNED = 1;
/** QS-4.4: fell back, and does nothing more. */
export const IDLE = 2;
/** QS-5.4, QS-3.5: was motivated, or had its residual AP. */
export const ACTED = 4;
/** QS-6.2: has made its diagonal step. */
export const DIAGONAL = 8;
/** QS-10.4: has left the square it was activated in. */
export const MOVED = 16;
/** QS-10.8: withdrew from a lost assault. */
export const WITHDREW = 32;
/** QS-5.9: what takes a group's AP for the rest of the turn. */
export const WITHOUT_AP = IDLE | WITHDREW;

/**
 * A game of PBI. Squares are numbers of the board, groups are numbers of the roster; what belongs to a
 * group is in arrays by group. A killed group is its own casualty marker (QS-8.6).
 */
export interface State {
  readonly [SETTING]: Setting;
  readonly options: Options;
  /** One letter a square, from a1 (`TERRAIN_LETTERS`). */
  terrain: string;
  /** The attacker's base edge, once chosen. */
  edge: Edge | null;
  turn: number;
  /** How many turns are scheduled. */
  turns: number;
  /** Whose turn it is. */
  side: SideNumber;
  /** Motivation attempts left, by platoon. */
  readonly attempts: number[];
  /**
   * What is being resolved, innermost last. A frame is never changed, only replaced, so that copies
   * of the state may share it.
   */
  readonly stack: Frame[];
  readonly status: number[];
  /** The square of a group or marker; -1 elsewhere. */
  readonly at: number[];
  readonly ap: number[];
  /** Shots fired this turn. */
  readonly shots: number[];
  readonly flags: number[];
  /** QS-12.3: the defence is destroyed, and the attacker has been asked whether he plays on. */
  alone: boolean;
  outcome: Outcome | null;
  /** What the extension in force keeps. */
  own: object | undefined;
}

export interface Options {
  readonly ownPlatoonOnly: boolean;
  readonly choiceDieHits: boolean;
  readonly assaultBonus: AssaultBonus;
}

/** A game before anything is on the board. */
export function emptyState(setting: Setting, options: Options, turns: number): State {
  const { board, roster } = setting;
  const each = <T>(value: T): T[] => roster.groups.map(() => value);
  return {
    [SETTING]: setting,
    options,
    terrain: '.'.repeat(board.size),
    edge: null,
    turn: 0,
    turns,
    side: 0,
    attempts: roster.platoons.map(() => 0),
    stack: [],
    status: each(WAITING),
    at: each(-1),
    ap: each(0),
    shots: each(0),
    flags: each(0),
    alone: false,
    outcome: null,
    own: undefined,
  };
}

export function cloneState(state: State): State {
  return {
    [SETTING]: state[SETTING],
    options: state.options,
    terrain: state.terrain,
    edge: state.edge,
    turn: state.turn,
    turns: state.turns,
    side: state.side,
    attempts: state.attempts.slice(),
    stack: state.stack.slice(),
    status: state.status.slice(),
    at: state.at.slice(),
    ap: state.ap.slice(),
    shots: state.shots.slice(),
    flags: state.flags.slice(),
    alone: state.alone,
    outcome: state.outcome,
    own: state.own === undefined ? undefined : state[SETTING].book.cloneOwn(state.own),
  };
}

/** A state that came as JSON, with its setting. */
export function furnished(state: Omit<State, typeof SETTING>, setting: Setting): State {
  return cloneState({ ...state, [SETTING]: setting });
}

/** The groups that one side has in a square, in the order of the roster. */
export function groupsIn(state: State, side: SideNumber, square: number): number[] {
  const { roster } = state[SETTING];
  const groups: number[] = [];
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.at[g] === square && state.status[g] === ON_BOARD) groups.push(g);
  }
  return groups;
}

/** Whether these are different groups of one side, on the board in one square. */
export function standTogether(state: State, groups: readonly number[]): boolean {
  const { roster } = state[SETTING];
  const [first] = groups;
  return groups.every(
    (g, i) =>
      state.status[g] === ON_BOARD &&
      state.at[g] === state.at[first] &&
      roster.sideOf[g] === roster.sideOf[first] &&
      !groups.includes(g, i + 1),
  );
}

/** How many groups a side has in a square. */
export function countIn(state: State, side: SideNumber, square: number): number {
  const { roster } = state[SETTING];
  let count = 0;
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.at[g] === square && state.status[g] === ON_BOARD) count++;
  }
  return count;
}

/** QS-5.4, QS-3.5: whether a piece is where it can be motivated, and has residual AP. */
export function isActing(state: State, group: number): boolean {
  const status = state.status[group];
  return status === ON_BOARD || state[SETTING].book.statuses[status].acts === true;
}

/** How many groups of a side are still in play. */
export function countOf(state: State, side: SideNumber): number {
  const { book, roster } = state[SETTING];
  let count = 0;
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (book.statuses[state.status[g]].inPlay) count++;
  }
  return count;
}

/** The group becomes a casualty marker where it stands (QS-8.6). */
export function kill(state: State, group: number): void {
  const { extension, statuses } = state[SETTING].book;
  extension?.loses?.(state, group);
  state.status[group] = statuses[state.status[group]].falls ?? CASUALTY;
  clearTurn(state, group);
}

/** The group leaves the board, and no marker is left. */
export function remove(state: State, group: number): void {
  state.status[group] = REMOVED;
  state[SETTING].book.extension?.loses?.(state, group);
  state.at[group] = -1;
  clearTurn(state, group);
}

function clearTurn(state: State, group: number): void {
  state.ap[group] = 0;
  state.shots[group] = 0;
  state.flags[group] = 0;
}

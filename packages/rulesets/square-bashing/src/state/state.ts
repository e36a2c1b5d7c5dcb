import { SETTING, type Outcome, type SideNumber } from '@sandtable/kernel';
import { DISMOUNTED, SQUARES, type Figures } from '../rules/tables.ts';
import { CENSUS, census, type Census } from './census.ts';
import type { Frame } from './frames.ts';
import type { Setting } from './setting.ts';

export const ATTACKER: SideNumber = 0;
export const DEFENDER: SideNumber = 1;

/** Where a unit is: to be deployed, on the board, waiting as a reinforcement, or out of the game. */
export const STATUSES = ['deploying', 'board', 'waiting', 'lost'] as const;
export type Status = (typeof STATUSES)[number];
export const DEPLOYING = 0;
export const ON_BOARD = 1;
export const WAITING = 2;
export const LOST = 3;

/** What is true of a unit, as bits of `State.flags`. */
export const FLAGS = [
  'dismounted',
  'winning',
  'displaced',
  'moved',
  'retired',
  'assaulted',
] as const;
export type Flag = (typeof FLAGS)[number];
/** SB-4.4 */
export const ON_FOOT = 1;
/** SB-5.8: has a winning the fight marker. */
export const WINNING = 2;
/** SB-1.5: a higher command that was driven off, and gives no orders in its next turn. */
export const DISPLACED = 4;
/** SB-4.1: has finished its movement. */
export const MOVED = 8;
/** SB-3.3, SB-5.11: fell back this turn. */
export const RETIRED = 16;
/** SB-5.1: has taken part in an assault. */
export const ASSAULTED = 32;
/** What lasts for one player's turn. */
export const FOR_A_TURN = MOVED | RETIRED | ASSAULTED;

/** What lies on a square for one player's turn, as bits of `State.marks`: the orders come first (SB-9.2). */
export const MARKS = [
  'fighting',
  'morale',
  'hold',
  'drive',
  'steady',
  'targeted',
  'fired',
  'turned',
] as const;
export type Mark = (typeof MARKS)[number];
/** SB-9.2 */
export const FIGHTING = 1;
export const MORALE = 2;
export const HOLD = 4;
export const DRIVE = 8;
/** SB-3.2 */
export const STEADY = 16;
/** SB-5.1, SB-2.1: was the target of an assault. */
export const TARGETED = 32;
/** SB-6.3: has shot. */
export const FIRED = 64;
/** SB-1.6: has been given its facing. */
export const TURNED = 128;

/** SB-9.1: nobody has a shock assault, or the square it is for has not been named. */
export const NO_SHOCK = -1;
export const SHOCK_READY = -2;

/**
 * A game of Square Bashing. Squares are numbers of the board, units are numbers of the roster; what belongs to
 * either is in arrays.
 */
export interface State {
  readonly [SETTING]: Setting;
  [CENSUS]: Census | undefined;
  readonly options: Options;
  /** Rounds: each has a turn of both sides. */
  turn: number;
  /** Whose turn it is. */
  side: SideNumber;
  /** SB-2.2 */
  countdown: number;
  /** SB-9.1: the square whose assaults are shock assaults, or one of the two above. */
  shock: number;
  /**
   * What is being resolved, innermost last. A frame is never changed, only replaced, so that copies of
   * the state may share it.
   */
  readonly stack: Frame[];

  // By unit.
  readonly status: number[];
  /** Its square; -1 off the board. Changed by `stand` only. */
  readonly at: readonly number[];
  /** SB-1.4: half bases lost. */
  readonly lost: number[];
  /** SB-3.5: casualty markers. */
  readonly casualties: number[];
  readonly flags: number[];

  // By square.
  /** SB-1.6: the face that its units look to; 0 where there are none. */
  readonly facing: number[];
  readonly defences: number[];
  readonly marks: number[];
  /** SB-8.4: 0, or 1 more than the side whose gas it is. */
  readonly gas: number[];
  /** SB-8: markers by `SQUARES * side + square`, those that this side has inflicted. */
  readonly barrage: number[];
  /** SB-8.1: which of these are of a suppression barrage, 0 or 1. */
  readonly suppression: number[];

  /** SB-11.2: who holds each objective. */
  readonly holders: SideNumber[];
  /** SB-9.1: how many of each asset are left, by `ASSETS.length * side + asset`. */
  readonly assets: number[];
  outcome: Outcome | null;
}

export interface Options {
  readonly steadyClock: boolean;
  readonly cornerSupport: boolean;
  readonly digIn: boolean;
}

export function cloneState(state: State): State {
  return {
    [SETTING]: state[SETTING],
    [CENSUS]: state[CENSUS]?.slice(),
    options: state.options,
    turn: state.turn,
    side: state.side,
    countdown: state.countdown,
    shock: state.shock,
    stack: state.stack.slice(),
    status: state.status.slice(),
    at: state.at.slice(),
    lost: state.lost.slice(),
    casualties: state.casualties.slice(),
    flags: state.flags.slice(),
    facing: state.facing.slice(),
    defences: state.defences.slice(),
    marks: state.marks.slice(),
    gas: state.gas.slice(),
    barrage: state.barrage.slice(),
    suppression: state.suppression.slice(),
    holders: state.holders.slice(),
    assets: state.assets.slice(),
    outcome: state.outcome,
  };
}

/** A state that came as JSON, with its setting. */
export function furnished(
  state: Omit<State, typeof SETTING | typeof CENSUS>,
  setting: Setting,
): State {
  return cloneState({ ...state, [SETTING]: setting, [CENSUS]: undefined });
}

/** The figures of a unit as it is now. */
export function figuresOf(state: State, unit: number): Figures {
  return isOnFoot(state, unit) ? DISMOUNTED : state[SETTING].roster.figures[unit];
}

/** SB-1.3: whether it is dismounted cavalry. */
export function isOnFoot(state: State, unit: number): boolean {
  return (state.flags[unit] & ON_FOOT) !== 0;
}

export function isMounted(state: State, unit: number): boolean {
  return state[SETTING].roster.figures[unit].arm === 'horse' && !isOnFoot(state, unit);
}

/** SB-1.4: 1 where it has taken half its losses, 0 where it is at strength: where its dice are found. */
export function damageOf(state: State, unit: number): 0 | 1 {
  return 2 * state.lost[unit] >= state[SETTING].roster.figures[unit].strength ? 1 : 0;
}

/** SB-1.5: the units that one side has in a square, in the order of the roster, without higher command. */
export function unitsIn(state: State, side: SideNumber, square: number): number[] {
  const { roster } = state[SETTING];
  const units: number[] = [];
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.at[unit] === square && !roster.isCommand[unit]) units.push(unit);
  }
  return units;
}

/** The side that holds a square; undefined where nobody does. */
export function holderOf(state: State, square: number): SideNumber | undefined {
  if (holds(state, ATTACKER, square)) return ATTACKER;
  return holds(state, DEFENDER, square) ? DEFENDER : undefined;
}

/** SB-1.5: whether a side holds a square. */
export function holds(state: State, side: SideNumber, square: number): boolean {
  return census(state)[SQUARES * side + square] > 0;
}

/** SB-8.4: the markers in a square that count as a barrage, those of both sides and gas. */
export function barrageIn({ barrage, gas }: State, square: number): number {
  return barrage[square] + barrage[SQUARES + square] + (gas[square] > 0 ? 1 : 0);
}

/** SB-8.1 */
export function isSuppressed({ suppression }: State, square: number): boolean {
  return suppression[square] > 0 || suppression[SQUARES + square] > 0;
}

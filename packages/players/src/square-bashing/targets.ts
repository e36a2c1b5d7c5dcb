import { otherSide, SETTING } from '@sandtable/kernel';
import {
  damageOf,
  fightDice,
  holds,
  isSuppressed,
  NEAR,
  SQUARES,
  stepsBetween,
  TARGET_MODIFIERS,
  DEFENCE_DICE,
  SUPPORT_DICE,
  SUPPORT_MOST,
  type SquareState,
} from '@sandtable/square-bashing';
import { prospect, squareWorth, worthOf } from './fight.ts';

/** What it promises to storm each square of the enemy's with all that can get there; 0 elsewhere. */
export type Targets = Float64Array;

/** How far infantry and cavalry come in a turn, and assault from there. */
const REACH = 3;
/** The dice of a square of two that are at strength, and those who may join it from two other faces. */
const MAIN_UNITS = 2;
const MOST_JOINERS = 4;
const FULL_DICE = 3;

export function targetsFor(state: SquareState): Targets {
  const targets = new Float64Array(SQUARES);
  const enemy = otherSide(state.side);
  for (let square = 0; square < SQUARES; square++) {
    if (!holds(state, enemy, square)) continue;
    targets[square] = stormWorth(state, square);
  }
  return targets;
}

function stormWorth(state: SquareState, to: number): number {
  const { roster, field } = state[SETTING];
  const { side } = state;
  const ours: number[] = [];
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (!roster.isMain[unit] || state.at[unit] === -1 || damageOf(state, unit) === 1) continue;
    if (stepsBetween(state.at[unit], to) <= REACH) ours.push(unit);
  }
  const worth = squareWorth(state, side, to);
  if (ours.length === 0) return worth / 4;
  const faces = NEAR[to].filter((near) => !holds(state, otherSide(side), near)).length;
  if (faces === 0) return 0;
  const room = Math.min(MOST_JOINERS, 2 * (faces - 1));
  const joiners = Math.max(0, Math.min(room, ours.length - MAIN_UNITS));
  const supports = Math.min(SUPPORT_MOST, Math.floor(ours.length / 3));
  const dice =
    FULL_DICE * Math.min(MAIN_UNITS, ours.length) +
    joiners +
    SUPPORT_DICE * supports +
    DEFENCE_DICE[state.defences[to]][0] -
    (field.isHill[to] ? 1 : 0);
  const clash = { from: NEAR[to][0], to, party: ours, joiners: [], shock: false };
  const against = fightDice(TARGET_MODIFIERS, state, clash) - joiners;
  const promise = worthOf(prospect(state, clash, Math.max(2, dice), Math.max(2, against)), worth);
  return isSuppressed(state, to) ? promise / 2 : promise;
}

import {
  otherSide,
  SETTING,
  type Losses,
  type Outcome,
  type Reason,
  type SideNumber,
} from '@sandtable/kernel';
import type { SquareReport } from '../../state/definition.ts';
import { ATTACKER, damageOf, LOST, type State } from '../../state/state.ts';
import { rowsFromEdge } from '../01-board/field.ts';
import { reasonsOf, sumOf, type Modifier } from '../modifiers.ts';
import {
  BREAKTHROUGH_POINTS,
  DAMAGED_POINTS,
  DECISIVE_BY,
  DESTROYED_POINTS,
  OBJECTIVE_POINTS,
  OTHER_POINTS,
  SIDES,
  type SideName,
} from '../tables.ts';

/** SB-2.2: whether a side has no unit left on the board. */
export function isGone(state: State, side: SideNumber): boolean {
  const { roster } = state[SETTING];
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.at[unit] !== -1 && !roster.isCommand[unit]) return false;
  }
  return true;
}

function countUnits(state: State, side: SideNumber, is: (unit: number) => boolean): number {
  const { roster } = state[SETTING];
  let count = 0;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (is(unit)) count++;
  }
  return count;
}

/** SB-1.4: how many half bases a side has lost, whole units that are out of the game among them, and how many it had. */
export function basesLost(state: State, side: SideNumber): Losses {
  const { roster } = state[SETTING];
  let count = 0;
  let of = 0;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (roster.isCommand[unit]) continue;
    const { strength } = roster.figures[unit];
    of += strength;
    count += state.status[unit] === LOST ? strength : state.lost[unit];
  }
  return { count, of };
}

/** SB-11.2: what a side scores, line by line. */
export const SCORE_MODIFIERS: readonly Modifier<SideNumber>[] = [
  {
    rule: 'SB-11.2',
    key: 'objectives',
    count: ({ holders }, side) =>
      holders.filter((holder) => holder === side).length * OBJECTIVE_POINTS,
  },
  {
    rule: 'SB-11.2',
    key: 'destroyed',
    count(state, side) {
      const { isMain } = state[SETTING].roster;
      const is = (unit: number): boolean => isMain[unit] && state.status[unit] === LOST;
      return countUnits(state, otherSide(side), is) * DESTROYED_POINTS;
    },
  },
  {
    rule: 'SB-11.2',
    key: 'damaged',
    count(state, side) {
      const { isMain } = state[SETTING].roster;
      const is = (unit: number): boolean =>
        isMain[unit] && state.status[unit] !== LOST && damageOf(state, unit) === 1;
      return countUnits(state, otherSide(side), is) * DAMAGED_POINTS;
    },
  },
  {
    rule: 'SB-11.2',
    key: 'othersDestroyed',
    count(state, side) {
      const { isCommand, isMain } = state[SETTING].roster;
      const is = (unit: number): boolean =>
        !isMain[unit] && !isCommand[unit] && state.status[unit] === LOST;
      return countUnits(state, otherSide(side), is) * OTHER_POINTS;
    },
  },
  {
    rule: 'SB-11.2',
    key: 'breakthrough',
    count(state, side) {
      if (side !== ATTACKER) return 0;
      const { isMain } = state[SETTING].roster;
      const is = (unit: number): boolean =>
        isMain[unit] &&
        state.at[unit] !== -1 &&
        rowsFromEdge(otherSide(side), state.at[unit]) === 0;
      return countUnits(state, side, is) * BREAKTHROUGH_POINTS;
    },
  },
];

/** SB-11.2: the points that a side would have if the game ended now. */
export function pointsOf(state: State, side: SideNumber): number {
  return sumOf(SCORE_MODIFIERS, state, side);
}

export function pointReasons(state: State, side: SideNumber): Reason[] {
  return reasonsOf(SCORE_MODIFIERS, state, side);
}

/** SB-2.2, SB-11.2: the game ends and is scored. */
export function score(state: State, report: SquareReport): void {
  const [attacker, defender] = [pointsOf(state, 0), pointsOf(state, 1)];
  for (const side of [0, 1] as const) {
    report?.({
      type: 'scored',
      rule: 'SB-11.2',
      side: SIDES[side],
      points: side === 0 ? attacker : defender,
      reasons: pointReasons(state, side),
    });
  }
  const outcome = outcomeOf({ attacker, defender });
  state.outcome = outcome;
  state.stack.length = 0;
  report?.({
    type: 'ended',
    rule: 'SB-11.2',
    winner: outcome.winner ?? null,
    decisive: isDecisive(attacker, defender),
  });
}

/** SB-11.2 */
export function isDecisive(attacker: number, defender: number): boolean {
  return attacker - defender >= DECISIVE_BY;
}

/** SB-11.2: more points win. */
export function outcomeOf(
  scores: Readonly<Record<SideName, number>>,
): Outcome & { readonly winner: SideName | undefined } {
  const { attacker, defender } = scores;
  const better = attacker > defender ? 'attacker' : 'defender';
  return { winner: attacker === defender ? undefined : better, scores, rule: 'SB-11.2' };
}

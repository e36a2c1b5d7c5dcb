import { SETTING, type Dice, type Outcome, type RuleId, type SideNumber } from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import { ATTACKER } from '../state/groups.ts';
import { buildingSquares } from './scenery.ts';
import { countIn, ON_BOARD, type State } from '../state/state.ts';
import { DICE_A_BUILDING, POINTS_A_GROUP, type SideName } from './tables.ts';

/** QS-12.3: whether a side has no group left on the board. */
export function isWipedOut(state: State, side: SideNumber): boolean {
  const { roster, book } = state[SETTING];
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.status[g] === ON_BOARD || book.statuses[state.status[g]].inPlay) return false;
  }
  return true;
}

/** QS-12.1: the building squares that the attacker occupies. */
export function buildingsHeld(state: State): number[] {
  return buildingSquares(state).filter((square) => countIn(state, ATTACKER, square) > 0);
}

/** QS-12.2: how many attacking groups are no longer in play. */
export function attackersLost(state: State): number {
  const { count } = groupsLost(state, ATTACKER);
  return count + (state[SETTING].book.extension?.alsoLost?.(state) ?? 0);
}

/** How many groups of a side are no longer in play, and how many it had. */
export function groupsLost(
  state: State,
  side: SideNumber,
): { readonly count: number; readonly of: number } {
  const { roster, book } = state[SETTING];
  let count = 0;
  let of = 0;
  for (let g = roster.first[side]; g < roster.end[side]; g++) {
    if (roster.kindOf[g].isGear === true) continue;
    of++;
    if (!book.statuses[state.status[g]].inPlay) count++;
  }
  return { count, of };
}

/** What a side scores points for at the end. */
export interface Score {
  readonly rule: RuleId;
  readonly side: SideName;
  /** The points, which it also tells of. */
  points(this: void, state: State, dice: Dice, report: PbiReport): number;
}

/** QS-12.1, QS-12.2: two dice for each building, two points for each group. */
export const SCORES: readonly Score[] = [
  {
    rule: 'QS-12.1',
    side: 'attacker',
    points(state, dice, report) {
      const held = buildingsHeld(state);
      const points = held.length > 0 ? dice.total(held.length * DICE_A_BUILDING) : 0;
      report?.({
        type: 'buildingPoints',
        rule: 'QS-12.1',
        side: 'attacker',
        squares: held.map((square) => state[SETTING].board.names[square]),
        dice: held.length > 0 ? [...dice.faces] : [],
        points,
      });
      return points;
    },
  },
  {
    rule: 'QS-12.2',
    side: 'defender',
    points(state, _dice, report) {
      const groups = attackersLost(state);
      const points = groups * POINTS_A_GROUP;
      report?.({ type: 'groupPoints', rule: 'QS-12.2', groups, points });
      return points;
    },
  },
];

/** QS-12: the game ends and is scored. */
export function score(state: State, dice: Dice, report: PbiReport): void {
  const scores = { attacker: 0, defender: 0 };
  for (const { side, points } of state[SETTING].book.scores) {
    scores[side] += points(state, dice, report);
  }
  const outcome = outcomeOf(scores);
  state.outcome = outcome;
  state.stack.length = 0;
  report?.({ type: 'ended', rule: 'QS-12.3', winner: outcome.winner ?? null });
}

/** QS-12.3: the higher total wins. */
export function outcomeOf(
  scores: Readonly<Record<SideName, number>>,
): Outcome & { readonly winner: SideName | undefined } {
  const { attacker, defender } = scores;
  const better = attacker > defender ? 'attacker' : 'defender';
  return { winner: attacker === defender ? undefined : better, scores, rule: 'QS-12.3' };
}

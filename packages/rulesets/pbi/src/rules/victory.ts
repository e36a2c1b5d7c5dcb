import { SETTING, type Dice, type Outcome, type SideNumber } from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import { ATTACKER } from '../state/groups.ts';
import { buildingSquares } from './scenery.ts';
import { countIn, countOf, ON_BOARD, type State } from '../state/state.ts';
import { DICE_A_BUILDING, POINTS_A_GROUP, type SideName } from './tables.ts';

/** QS-12.3: whether a side has no group left on the board. */
export function isWipedOut(state: State, side: SideNumber): boolean {
  const { roster } = state[SETTING];
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (state.status[g] === ON_BOARD) return false;
  }
  return true;
}

/** QS-12.1: the building squares that the attacker occupies. */
export function buildingsHeld(state: State): number[] {
  return buildingSquares(state).filter((square) => countIn(state, ATTACKER, square) > 0);
}

/** QS-12.2: how many attacking groups are no longer on the board. */
export function attackersLost(state: State): number {
  const { first, end } = state[SETTING].roster;
  return end[ATTACKER] - first[ATTACKER] - countOf(state, ATTACKER, ON_BOARD);
}

/** QS-12: the game ends and is scored. */
export function score(state: State, dice: Dice, report: PbiReport): void {
  const { board } = state[SETTING];
  const held = buildingsHeld(state);
  const attacker = held.length > 0 ? dice.total(held.length * DICE_A_BUILDING) : 0;
  report?.({
    type: 'buildingPoints',
    rule: 'QS-12.1',
    squares: held.map((square) => board.names[square]),
    dice: held.length > 0 ? [...dice.faces] : [],
    points: attacker,
  });
  const lost = attackersLost(state);
  const defender = lost * POINTS_A_GROUP;
  report?.({ type: 'groupPoints', rule: 'QS-12.2', groups: lost, points: defender });
  const outcome = outcomeOf({ attacker, defender });
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

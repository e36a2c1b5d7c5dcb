import { hasSquare } from '@sandtable/board';
import { SETTING, refuse, type Dice, type Refusal } from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import { type PbiMove } from '../state/moves.ts';
import type { Census } from '../state/census.ts';
import { CASUALTY, groupsIn, remove, type State } from '../state/state.ts';
import { CLEAR_COST, MARKER_CLEARS_ON, SIDES } from './tables.ts';

const REFUSED = {
  noMarker: refuse('QS-11.1', 'noMarker'),
  notEverybody: refuse('QS-11.1', 'notEverybody'),
} as const;

export function listClearances(
  state: State,
  { marked }: Census,
  square: number,
  groups: readonly number[],
  list: PbiMove[],
): void {
  if (!hasSquare(marked, square)) return;
  const { roster, make } = state[SETTING];
  for (const platoon of roster.platoonsOf[state.side]) {
    if (whyNotClear(state, square, groups, platoon) === undefined) {
      list.push(make.clear(square, platoon));
    }
  }
}

/** QS-11.1: every group in the square must give up an AP, and one of the markers there be its own. */
export function whyNotClear(
  state: State,
  square: number,
  groups: readonly number[],
  platoon: number,
): Refusal | undefined {
  const { roster } = state[SETTING];
  if (!roster.platoonsOf[state.side].includes(platoon)) return REFUSED.noMarker;
  if (markerOf(state, square, platoon) === undefined) return REFUSED.noMarker;
  const everybody = groups.length > 0 && groups.every((group) => state.ap[group] >= CLEAR_COST);
  return everybody ? undefined : REFUSED.notEverybody;
}

function markerOf(state: State, square: number, platoon: number): number | undefined {
  const { roster } = state[SETTING];
  for (let g = 0; g < roster.platoonOf.length; g++) {
    if (roster.platoonOf[g] !== platoon || state.status[g] !== CASUALTY) continue;
    if (state.at[g] === square) return g;
  }
  return undefined;
}

/** QS-11.1: one AP of everybody, one die. More dice are more such moves. */
export function playClear(
  state: State,
  square: number,
  platoon: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const marker = markerOf(state, square, platoon);
  for (const group of groupsIn(state, state.side, square)) state.ap[group] -= CLEAR_COST;
  const success = dice.successes(1, MARKER_CLEARS_ON) === 1;
  if (success && marker !== undefined) remove(state, marker);
  report?.({
    type: 'markerRoll',
    rule: 'QS-11.1',
    side: SIDES[state.side],
    square: board.names[square],
    platoon: roster.platoons[platoon],
    dice: [...dice.faces],
    needs: MARKER_CLEARS_ON,
    success,
  });
}

import { otherSide, SETTING } from '@sandtable/kernel';
import {
  assaultOf,
  ATTACKER,
  BOARD,
  FIGHTING,
  holds,
  MORALE_BONUS,
  MORALE_HOLD,
  moraleDice,
  NEAR,
  orderScore,
  partyOf,
  unitsIn,
  type SquareMove,
  type SquareMoveOf,
  type SquareState,
} from '@sandtable/square-bashing';
import { best } from '../best.ts';
import { assaultWorth } from './fight.ts';
import type { Answer } from './question.ts';
import { WEIGHTS } from './weights.ts';

/** SB-9.2: the order that promises the most, wherever it is likely to be heard. */
export const answerCommand: Answer<'command'> = ({ state, moves, dice, because }) => {
  const worth = (move: SquareMove): number =>
    move.type === 'order' ? orderWorth(state, move) : 0.01;
  const chosen = best(moves, worth, dice);
  if (chosen.type === 'order') because?.(`command.${chosen.order}`);
  return chosen;
};

function orderWorth(state: SquareState, { square: name, order }: SquareMoveOf<'order'>): number {
  const square = BOARD.named(name);
  const heard = (7 - orderScore(state, square)) / 6;
  switch (order) {
    case 'fighting':
      return heard * bonusWorth(state, square);
    case 'morale':
      return heard * steadied(state, square, MORALE_BONUS);
    case 'hold':
      return heard * (steadied(state, square, MORALE_HOLD) - bestAssault(state, square) / 2);
    case 'drive':
      return heard * driveWorth(state, square);
  }
}

/** SB-3.1: how much less a test may be expected to cost with so many dice fewer. */
function steadied(state: SquareState, square: number, fewer: number): number {
  const { roster, field } = state[SETTING];
  const count = moraleDice(state, state.side, square);
  if (count === 0) return 0;
  let worth = 0;
  for (const unit of unitsIn(state, state.side, square)) worth += roster.isMain[unit] ? 1 : 0.7;
  const objective = field.objectiveAt[square];
  if (objective !== -1 && state.holders[objective] === state.side) worth += 2;
  return (cost(count) - cost(Math.max(0, count + fewer))) * worth;
}

/** SB-3.2 to SB-3.4: what the fails of so many dice cost, every other of which fails. */
function cost(count: number): number {
  const all = 2 ** count;
  const one = count / all;
  const two = (count * (count - 1)) / 2 / all;
  const more = 1 - 1 / all - one - two;
  return WEIGHTS.steady * one + WEIGHTS.retires * two + WEIGHTS.runs * Math.max(0, more);
}

/** What an assault from that square would promise, if there is one. */
function bestAssault(state: SquareState, square: number): number {
  const party = partyOf(state, square);
  const { isMain } = state[SETTING].roster;
  if (!party.some((unit) => isMain[unit])) return 0;
  let most = 0;
  for (const near of NEAR[square]) {
    if (!holds(state, otherSide(state.side), near)) continue;
    most = Math.max(most, assaultWorth(state, assaultOf(state, square, near, party)));
  }
  return most;
}

/** SB-5.3: what the bonus adds to the best assault from that square. */
function bonusWorth(state: SquareState, square: number): number {
  const before = bestAssault(state, square);
  state.marks[square] |= FIGHTING;
  const after = bestAssault(state, square);
  state.marks[square] &= ~FIGHTING;
  return after - before;
}

/** SB-4.2: who would have to roll to get out of scenery. */
function driveWorth(state: SquareState, square: number): number {
  const { field, roster } = state[SETTING];
  const isEngaged = NEAR[square].some((near) => holds(state, otherSide(state.side), near));
  if (!field.isScenery[square] || isEngaged || state.side !== ATTACKER) return 0;
  return (
    WEIGHTS.driveOn * unitsIn(state, state.side, square).filter((u) => roster.isMain[u]).length
  );
}

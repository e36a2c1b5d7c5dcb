import type { Dice, Refusal } from '@sandtable/kernel';
import { listActions } from './activation.ts';
import { NOT_ASKED, type FrameRules, type PbiReport } from '../state/frameRules.ts';
import {
  ATTACKER,
  DEFENDER,
  END,
  FIRST,
  GROUP_IDS,
  PLATOONS_OF,
  SIDE_OF,
} from '../state/groups.ts';
import { breakTests, squaresToTest } from './morale.ts';
import { MOVE, type PbiMove } from '../state/moves.ts';
import { REFUSED } from './refusals.ts';
import {
  ACTED,
  BOARD,
  census,
  ON_BOARD,
  replaceTop,
  WITHOUT_AP,
  type State,
} from '../state/state.ts';
import { ATTEMPTS, EXTENSION_NEEDS, MOST_TURNS, RESIDUAL_AP, SIDES } from './tables.ts';
import { isWipedOut, score } from './victory.ts';

/** QS-3.1: the attacker has the first turn. */
export function beginFirstTurn(state: State, dice: Dice, report: PbiReport): void {
  state.turn = 1;
  state.side = ATTACKER;
  beginTurn(state, dice, report);
}

/** QS-3.4: a turn begins with morale. */
function beginTurn(state: State, dice: Dice, report: PbiReport): void {
  state.ap.fill(0);
  state.shots.fill(0);
  state.flags.fill(0);
  state.attempts.fill(0);
  for (const platoon of PLATOONS_OF[state.side]) state.attempts[platoon] = ATTEMPTS;
  report?.({ type: 'turnBegan', rule: 'QS-3.1', side: SIDES[state.side], turn: state.turn });
  breakTests(state, dice, report);
  replaceTop(state, { type: 'morale', squares: squaresToTest(state) });
}

/**
 * QS-3.1: the turn passes to the other side; after the defender's last one the game is scored. A defender
 * of whom nobody is left has no turns (QS-12.3).
 */
function passTurn(state: State, dice: Dice, report: PbiReport): void {
  if (state.side === ATTACKER && !isWipedOut(state, DEFENDER)) {
    state.side = DEFENDER;
  } else {
    if (state.turn >= state.turns) return score(state, dice, report);
    state.side = ATTACKER;
    state.turn++;
  }
  beginTurn(state, dice, report);
}

/** QS-3.5: squares that were not motivated spend their residual AP, one square after another. */
export const residual: FrameRules<'residual'> = {
  rule: 'QS-3.5',
  asked: (state) => state.side,

  settle(state, _frame, dice, report) {
    // QS-12.3: the turn in which the last defender went has nobody left to end it.
    if (!isWipedOut(state, state.side)) return false;
    passTurn(state, dice, report);
    return true;
  },

  moves(state, _frame, list) {
    const { side } = state;
    const squares: number[] = [];
    const counts = census(state);
    const rested = withResidual(state);
    for (let g = FIRST[side]; g < END[side]; g++) {
      if (rested.ap[g] === 0 || squares.includes(state.at[g])) continue;
      squares.push(state.at[g]);
      if (canAct(rested, counts, state.at[g])) list.push(MOVE.use(state.at[g]));
    }
    list.push(MOVE.endTurn);
  },

  check(state, _frame, move) {
    if (move.type === 'endTurn') return undefined;
    return move.type === 'use' ? whyNotUse(state, BOARD.named(move.square)) : NOT_ASKED;
  },

  play(state, _frame, move, dice, report) {
    if (move.type === 'use') {
      const groups = residualGroups(state, BOARD.named(move.square));
      for (const group of groups) {
        state.ap[group] = RESIDUAL_AP;
        state.flags[group] |= ACTED;
      }
      state.stack.push({ type: 'activate' });
      report?.({
        type: 'actionPoints',
        rule: 'QS-3.5',
        square: move.square,
        groups: groups.map((group) => GROUP_IDS[group]),
        dice: [],
        ap: RESIDUAL_AP,
        reasons: [{ rule: 'QS-3.5', key: 'residual', count: RESIDUAL_AP }],
      });
    } else if (state.turn === state.turns) {
      replaceTop(state, { type: 'extend' });
    } else if (state.alone) {
      replaceTop(state, { type: 'alone' });
    } else {
      passTurn(state, dice, report);
    }
  },
};

function hasResidual(state: State, group: number): boolean {
  if (SIDE_OF[group] !== state.side || state.status[group] !== ON_BOARD) return false;
  return (state.flags[group] & (ACTED | WITHOUT_AP)) === 0;
}

function residualGroups(state: State, square: number): number[] {
  const groups: number[] = [];
  for (let g = FIRST[state.side]; g < END[state.side]; g++) {
    if (state.at[g] === square && hasResidual(state, g)) groups.push(g);
  }
  return groups;
}

function whyNotUse(state: State, square: number): Refusal | undefined {
  if (residualGroups(state, square).length === 0) return REFUSED.nobodyLeft;
  return canAct(withResidual(state), census(state), square) ? undefined : REFUSED.noUse;
}

/** The state as it would be if everybody who has residual AP had them now. */
function withResidual(state: State): State {
  return { ...state, ap: state.ap.map((_, g) => (hasResidual(state, g) ? RESIDUAL_AP : 0)) };
}

/** A square that could do nothing with its AP is not offered them. */
function canAct(rested: State, counts: Uint8Array, square: number): boolean {
  const list: PbiMove[] = [];
  listActions(rested, counts, square, list);
  return list.length > 0;
}

function whyNotExtend({ turns }: State): Refusal | undefined {
  return turns < MOST_TURNS ? undefined : REFUSED.mostTurns;
}

/** QS-3.2, QS-3.3: at the end of his last scheduled turn a player may roll for one more. */
export const extend: FrameRules<'extend'> = {
  rule: 'QS-3.2',
  asked: (state) => state.side,
  moves(state, _frame, list) {
    if (whyNotExtend(state) === undefined) list.push(MOVE.extend);
    list.push(MOVE.decline);
  },
  check(state, _frame, move) {
    if (move.type === 'extend') return whyNotExtend(state);
    return move.type === 'decline' ? undefined : NOT_ASKED;
  },
  play(state, _frame, move, dice, report) {
    if (move.type === 'extend') {
      const success = dice.successes(1, EXTENSION_NEEDS) === 1;
      if (success) state.turns++;
      report?.({
        type: 'extension',
        rule: 'QS-3.2',
        side: SIDES[state.side],
        dice: [...dice.faces],
        needs: EXTENSION_NEEDS,
        success,
        both: !state.alone,
      });
      if (success && state.alone) return replaceTop(state, { type: 'alone' });
    } else {
      report?.({ type: 'declined', rule: 'QS-3.3', side: SIDES[state.side] });
    }
    passTurn(state, dice, report);
  },
};

/** QS-12.3: the last defender is gone. The attacker is asked how it goes on, if he has any time left. */
export function destroyDefence(state: State, dice: Dice, report: PbiReport): void {
  report?.({ type: 'destroyed', rule: 'QS-12.3' });
  if (!hasTimeLeft(state)) return score(state, dice, report);
  state.alone = true;
  state.stack.push({ type: 'alone' });
}

/** Whether the attacker has a turn to play, or is playing one. */
function hasTimeLeft(state: State): boolean {
  return state.side === ATTACKER || state.turn < state.turns;
}

/**
 * QS-12.3: the attacker plays on undisturbed or has the game scored. He is asked when the last defender
 * goes, and then between his turns, so that no morale test stands between him and the score.
 */
export const alone: FrameRules<'alone'> = {
  rule: 'QS-12.3',
  asked: () => ATTACKER,

  possible(state, _frame, below) {
    const between = state.side === ATTACKER && state.turn < state.turns;
    return state.alone && (below === undefined ? between : hasTimeLeft(state));
  },

  moves(_state, _frame, list) {
    list.push(MOVE.playOn, MOVE.score);
  },
  check: (_state, _frame, move) =>
    move.type === 'playOn' || move.type === 'score' ? undefined : NOT_ASKED,
  play(state, _frame, move, dice, report) {
    if (move.type === 'score') score(state, dice, report);
    else if (state.stack.length > 1) state.stack.pop();
    else passTurn(state, dice, report);
  },
};

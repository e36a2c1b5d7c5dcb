import type { Dice, Refusal } from '@sandtable/kernel';
import { NOT_ASKED, type FrameRules, type PbiReport } from './frameRules.ts';
import { ATTACKER, DEFENDER, END, FIRST, GROUP_IDS, PLATOONS_OF } from './groups.ts';
import { breakTests, squaresToTest } from './morale.ts';
import { MOVE } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { ACTED, BOARD, IDLE, ON_BOARD, replaceTop, type State } from './state.ts';
import { ATTEMPTS, EXTENSION_NEEDS, MOST_TURNS, RESIDUAL_AP, SIDES } from './tables.ts';
import { score } from './victory.ts';

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

/** QS-3.1: the turn passes to the other side; after the defender's last one the game is scored. */
function passTurn(state: State, dice: Dice, report: PbiReport): void {
  if (state.side === ATTACKER) {
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

  moves(state, _frame, list) {
    const { side } = state;
    for (let g = FIRST[side]; g < END[side]; g++) {
      if (!hasResidual(state, g)) continue;
      const move = MOVE.use(state.at[g]);
      if (!list.includes(move)) list.push(move);
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
    } else {
      passTurn(state, dice, report);
    }
  },
};

function hasResidual(state: State, group: number): boolean {
  return state.status[group] === ON_BOARD && (state.flags[group] & (ACTED | IDLE)) === 0;
}

function residualGroups(state: State, square: number): number[] {
  const groups: number[] = [];
  for (let g = FIRST[state.side]; g < END[state.side]; g++) {
    if (state.at[g] === square && hasResidual(state, g)) groups.push(g);
  }
  return groups;
}

function whyNotUse(state: State, square: number): Refusal | undefined {
  return residualGroups(state, square).length > 0 ? undefined : REFUSED.nobodyLeft;
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
      });
    } else {
      report?.({ type: 'declined', rule: 'QS-3.3', side: SIDES[state.side] });
    }
    passTurn(state, dice, report);
  },
};

import { SETTING, message, refuse, type Dice, type Refusal } from '@sandtable/kernel';
import { canAct, squaresWithAp } from './activation.ts';
import { hasChoice, type Definition, type PbiReport } from '../state/definition.ts';
import { ATTACKER, DEFENDER } from '../state/groups.ts';
import { nextPhase } from './phases.ts';
import { census } from '../state/census.ts';
import { ACTED, isActing, WITHOUT_AP, type State } from '../state/state.ts';
import { ATTEMPTS, RESIDUAL_AP, SIDES } from './tables.ts';
import { isWipedOut, score } from './victory.ts';

const REFUSED = {
  nobodyLeft: refuse('QS-3.5', 'nobodyLeft'),
  noUse: refuse('QS-3.5', 'noUse'),
} as const;

/** QS-3.1: the attacker has the first turn. */
export function beginFirstTurn(state: State): void {
  state.turn = 1;
  state.side = ATTACKER;
}

/** QS-3.4: whoever has the turn has what a turn brings. */
export function beginTurn(state: State, report: PbiReport): void {
  const { roster } = state[SETTING];
  for (let g = 0; g < state.ap.length; g++) {
    state.ap[g] = 0;
    state.shots[g] = 0;
    state.flags[g] = 0;
  }
  for (let platoon = 0; platoon < state.attempts.length; platoon++) {
    state.attempts[platoon] = roster.platoonSides[platoon] === state.side ? ATTEMPTS : 0;
  }
  report?.({ type: 'turnBegan', rule: 'QS-3.1', side: SIDES[state.side], turn: state.turn });
}

/**
 * QS-3.1: the turn passes to the other side; after the defender's last one the game is scored. A defender
 * of whom nobody is left has no turns (QS-12.3).
 */
export function passTurn(state: State, dice: Dice, report: PbiReport): void {
  if (state.side === ATTACKER && !isWipedOut(state, DEFENDER)) {
    state.side = DEFENDER;
  } else {
    if (state.turn >= state.turns) return score(state, dice, report);
    state.side = ATTACKER;
    state.turn++;
  }
  nextPhase(state, 'firstTurn', dice, report);
}

/** So often a move is drawn before the list is made after all. */
const DRAWS = 10;

export interface Residual {
  readonly type: 'residual';
}

/** QS-3.5: squares that were not motivated spend their residual AP, one square after another. */
export const residual: Definition<Residual> = {
  fields: {},
  on: [null],
  rule: 'QS-3.5',
  endsAtOnce: true,
  asked: (state) => state.side,

  settle(state, _frame, dice, report) {
    // QS-12.3: the turn in which the last defender went has nobody left to end it.
    if (!isWipedOut(state, state.side)) return false;
    passTurn(state, dice, report);
    return true;
  },

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    const now = census(state);
    const rested = withResidual(state);
    for (const square of squaresWithAp(rested)) {
      // A square that could do nothing with its AP is not offered them.
      if (canAct(rested, now, square)) list.push(make.use(square));
    }
    list.push(make.endTurn);
  },

  draw(state, _frame, dice) {
    const { make } = state[SETTING];
    const rested = withResidual(state);
    const squares = squaresWithAp(rested);
    const now = census(state);
    for (let i = 0; i < DRAWS; i++) {
      const nth = dice.die(squares.length + 1) - 1;
      if (nth === squares.length) return make.endTurn;
      if (canAct(rested, now, squares[nth])) return make.use(squares[nth]);
    }
    return undefined;
  },

  answers: {
    use: {
      check: (state, _frame, { square }) => whyNotUse(state, state[SETTING].board.named(square)),
      play(state, _frame, { square }, _dice, report) {
        const { board, roster } = state[SETTING];
        const groups = residualGroups(state, board.named(square));
        for (const group of groups) {
          state.ap[group] = RESIDUAL_AP;
          state.flags[group] |= ACTED;
        }
        state.stack.push({ type: 'activate' });
        report?.({
          type: 'actionPoints',
          rule: 'QS-3.5',
          side: SIDES[state.side],
          square,
          groups: groups.map((group) => roster.ids[group]),
          dice: [],
          ap: RESIDUAL_AP,
          reasons: [{ rule: 'QS-3.5', key: 'residual', count: RESIDUAL_AP }],
        });
      },
    },
    endTurn: {
      play(state, _frame, _move, dice, report) {
        nextPhase(state, 'residual', dice, report);
      },
    },
  },

  ask: (state, frame) =>
    message(hasChoice(residual, state, frame) ? 'ask.residual' : 'ask.residual.none'),
  fallback: ['endTurn'],
};

function hasResidual(state: State, group: number): boolean {
  const { roster } = state[SETTING];
  if (roster.sideOf[group] !== state.side || !isActing(state, group)) return false;
  return (state.flags[group] & (ACTED | WITHOUT_AP)) === 0;
}

function residualGroups(state: State, square: number): number[] {
  const { roster } = state[SETTING];
  const groups: number[] = [];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
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

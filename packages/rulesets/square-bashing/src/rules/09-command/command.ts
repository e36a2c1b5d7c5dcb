import { message, refuse, replaceTop, SETTING, type Refusal } from '@sandtable/kernel';
import type { Definition } from '../../state/definition.ts';
import { COUNT } from '../../state/frameFields.ts';
import { BOARD } from '../../state/names.ts';
import { DISPLACED, holds, type State } from '../../state/state.ts';
import { stepsBetween } from '../01-board/field.ts';
import { nameOf } from '../01-board/occupation.ts';
import { ATTEMPTS, ORDER_NEAR_ON, ORDER_ON, ORDERS, SIDES, SQUARES } from '../tables.ts';

const REFUSED = {
  notHeld: refuse('SB-9.2', 'orderNobody'),
  hasOrder: refuse('SB-9.2', 'hasOrder'),
} as const;

/** Attempts of higher command to give orders. */
export interface Command {
  readonly type: 'command';
  readonly left: number;
}

/** SB-9.2: an attempt names an own square and an order. */
export const command: Definition<Command> = {
  fields: { left: COUNT },
  on: ['turn'],
  rule: 'SB-9.2',
  asked: (state) => state.side,
  possible: (state, { left }) => left > 0 && left <= attemptsOf(state),

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    for (let square = 0; square < SQUARES; square++) {
      if (!holds(state, state.side, square)) continue;
      for (let order = 0; order < ORDERS.length; order++) {
        if (whyNotOrder(state, square, order) === undefined) {
          list.push(make.order(square, order));
        }
      }
    }
    list.push(make.noOrders);
  },

  answers: {
    order: {
      check: (state, _frame, { square, order }) =>
        whyNotOrder(state, BOARD.named(square), ORDERS.indexOf(order)),
      play(state, { left }, { square: name, order }, dice, report) {
        const square = BOARD.named(name);
        if (left > 1) replaceTop(state, { type: 'command', left: left - 1 });
        else state.stack.pop();
        const needs = orderScore(state, square);
        const success = dice.successes(1, needs) === 1;
        report?.({
          type: 'ordered',
          rule: 'SB-9.2',
          side: SIDES[state.side],
          square: nameOf(square),
          order,
          dice: [...dice.faces],
          needs,
          reasons: [
            { rule: 'SB-9.2', key: needs < ORDER_ON ? 'commandNear' : 'commandFar', count: needs },
          ],
          success,
        });
        if (success) state.marks[square] |= 1 << ORDERS.indexOf(order);
      },
    },
    noOrders: {
      play(state) {
        state.stack.pop();
      },
    },
  },

  ask: (_state, { left }) => message('ask.command', { left }),
  fallback: ['noOrders'],
};

function whyNotOrder(state: State, square: number, order: number): Refusal | undefined {
  if (!holds(state, state.side, square)) return REFUSED.notHeld;
  return (state.marks[square] & (1 << order)) === 0 ? undefined : REFUSED.hasOrder;
}

/** SB-9.2: what an attempt needs: less where the higher command is in the square or next to it. */
export function orderScore(state: State, square: number): number {
  const { roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (!roster.isCommand[unit] || state.at[unit] === -1) continue;
    if (stepsBetween(state.at[unit], square) <= 1) return ORDER_NEAR_ON;
  }
  return ORDER_ON;
}

/** SB-9.2, SB-1.5: the attempts of a turn; none for a higher command that was driven off. */
export function attemptsOf(state: State): number {
  const { fields, roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if ((state.flags[unit] & DISPLACED) !== 0) return 0;
  }
  return ATTEMPTS[fields.forces[SIDES[state.side]].command];
}

/** SB-1.5: it is in order again after that turn. */
export function recover(state: State): void {
  const { roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    state.flags[unit] &= ~DISPLACED;
  }
}

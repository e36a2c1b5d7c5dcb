import { expect, test } from 'vitest';
import {
  BOTH,
  frameFlow,
  NOT_ASKED,
  refuse,
  ScriptedDice,
  type FramedState,
  type GameEvent,
  type Move,
} from '../src/index.ts';

// A counter that two sides take from, by turns or, in the end, both at once.

type Frame =
  | { readonly type: 'take'; readonly side: 0 | 1 }
  | { readonly type: 'roll' }
  | { readonly type: 'pass'; readonly early: boolean }
  | { readonly type: 'last'; readonly chosen: readonly boolean[] };

interface State extends FramedState<Frame> {
  left: number;
}

type Take = Move & { readonly type: 'take' | 'guess'; readonly count: number };

const TOO_MANY = refuse('T-1', 'tooMany');

const flow = frameFlow<State, Frame, Take, GameEvent>({
  sides: ['one', 'two'],
  moveSchema: {
    type: 'object',
    properties: { type: { enum: ['take', 'guess'] }, count: { type: 'integer' } },
    required: ['type', 'count'],
    additionalProperties: false,
  },
  over: refuse('T-9', 'over'),
  otherSide: refuse('T-0', 'otherSide'),
  rules: {
    take: {
      rule: ['T-1', 'T-2'],
      asked: (_state, { side }) => side,
      moves: (_state, _frame, list) => void list.push({ type: 'take', count: 1 }),
      check(state, _frame, move) {
        if (move.type !== 'take') return NOT_ASKED;
        return move.count > state.left ? TOO_MANY : undefined;
      },
      play(state, _frame, { count }) {
        state.left -= count;
        state.stack.push({ type: 'roll' });
      },
    },
    pass: {
      rule: ({ early }) => (early ? 'T-5' : 'T-6'),
      asked: () => 1,
      moves: () => undefined,
      check: () => NOT_ASKED,
      play: () => undefined,
    },
    roll: {
      rule: 'T-3',
      asked: () => 0,
      settle(state, _frame, dice) {
        state.stack.pop();
        const side = dice.die() <= 3 ? 0 : 1;
        const isLast = state.left === 0;
        state.stack[0] = isLast ? { type: 'last', chosen: [false, false] } : { type: 'take', side };
        return true;
      },
      moves: () => undefined,
      check: () => NOT_ASKED,
      play: () => undefined,
    },
    last: {
      rule: 'T-4',
      asked: (_state, { chosen }) => (chosen.includes(true) ? (chosen[0] ? 1 : 0) : BOTH),
      settle(state, { chosen }) {
        if (chosen.includes(false)) return false;
        state.stack.length = 0;
        state.outcome = { winner: 'one', scores: {}, rule: 'T-9' };
        return true;
      },
      moves: (_state, _frame, list, side) => void list.push({ type: 'guess', count: side }),
      check: (_state, _frame, move) => (move.type === 'guess' ? undefined : NOT_ASKED),
      play(state, { chosen }, _move, _dice, _report, side) {
        state.stack[0] = { type: 'last', chosen: chosen.with(side, true) };
      },
    },
  },
  ends(state) {
    if (state.left >= 0) return false;
    state.outcome = { winner: undefined, scores: {}, rule: 'T-9' };
    return true;
  },
});

function opening(): State {
  return { left: 2, stack: [{ type: 'take', side: 0 }], outcome: null };
}

test('the side of the top frame is asked, under the rule of that side, by the same object each time', () => {
  const state = opening();
  expect(flow.pending(state).decisions).toEqual([{ side: 'one', kind: 'take', rule: 'T-1' }]);
  expect(flow.pending(opening())).toBe(flow.pending(state));
  state.stack[0] = { type: 'take', side: 1 };
  expect(flow.pending(state).decisions).toEqual([{ side: 'two', kind: 'take', rule: 'T-2' }]);
  expect(flow.askedSide(state)).toBe(1);
  expect(flow.moves(state, 'one')).toEqual([]);
  expect(flow.moves(state, 'two')).toEqual([{ type: 'take', count: 1 }]);
});

test('a question of one kind may be asked under a rule that depends on what it is about', () => {
  for (const [early, rule] of [
    [true, 'T-5'],
    [false, 'T-6'],
  ] as const) {
    const state: State = { ...opening(), stack: [{ type: 'pass', early }] };
    expect(flow.pending(state).decisions).toEqual([{ side: 'two', kind: 'pass', rule }]);
    expect(flow.pending({ ...state })).toBe(flow.pending(state));
    expect(flow.check(state, 'two', { type: 'take', count: 1 })?.rule).toBe(rule);
    expect(flow.check(state, 'two', 'nonsense')?.rule).toBe(rule);
  }
});

test('a move is refused for its form, its side, its question, or by the rules; in that order', () => {
  const state = opening();
  const why = (side: string, move: unknown): string | undefined => {
    const refusal = flow.check(state, side, move);
    return refusal && `${refusal.rule} ${refusal.message.key}`;
  };
  expect(why('two', 'nonsense')).toBe('T-1 refusal.malformed');
  expect(why('two', { type: 'take', count: 1 })).toBe('T-0 refusal.otherSide');
  expect(why('spectator', { type: 'take', count: 1 })).toBe('T-0 refusal.otherSide');
  expect(why('one', { type: 'guess', count: 1 })).toBe('T-1 refusal.notAsked');
  expect(why('one', { type: 'take', count: 3 })).toBe('T-1 refusal.tooMany');
  expect(why('one', { type: 'take', count: 2 })).toBeUndefined();
  // Refusals are made once.
  expect(flow.check(state, 'one', {})).toBe(flow.check(state, 'one', null));
});

test('what needs no decision is done at once, until somebody is asked', () => {
  const state = opening();
  const dice = new ScriptedDice([6]);
  flow.play(state, 'one', { type: 'take', count: 1 }, dice);
  dice.finish();
  expect(state.stack).toEqual([{ type: 'take', side: 1 }]);
});

test('where both choose at once, each is asked until it has chosen', () => {
  const state = opening();
  flow.play(state, 'one', { type: 'take', count: 2 }, new ScriptedDice([1]));
  expect(flow.pending(state).decisions.map(({ side }) => side)).toEqual(['one', 'two']);
  expect(flow.moves(state, 'two')).toEqual([{ type: 'guess', count: 1 }]);
  expect(flow.check(state, 'spectator', { type: 'guess', count: 1 })?.rule).toBe('T-0');
  flow.play(state, 'two', { type: 'guess', count: 1 }, new ScriptedDice());
  expect(flow.pending(state).decisions.map(({ side }) => side)).toEqual(['one']);
  flow.play(state, 'one', { type: 'guess', count: 0 }, new ScriptedDice());
  expect(flow.pending(state)).toEqual({ decisions: [], outcome: state.outcome });
  expect(flow.moves(state, 'one')).toEqual([]);
  expect(flow.check(state, 'one', { type: 'guess', count: 0 })?.rule).toBe('T-9');
});

test('a game may end in the middle of a frame', () => {
  const state = opening();
  state.left = -1;
  flow.settle(state, new ScriptedDice(), undefined);
  expect(state.outcome).toMatchObject({ rule: 'T-9' });
});

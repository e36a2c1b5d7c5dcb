import { afterEach, expect, test } from 'vitest';
import {
  addedLater,
  BOTH,
  checks,
  framed,
  IllegalMove,
  listOf,
  message,
  plain,
  problemsIn,
  refuse,
  replaceTop,
  ScriptedDice,
  topFrame,
  type Field,
  type FrameDefinition,
  type FramedState,
  type GameEvent,
} from '../src/index.ts';

// A counter that two sides take from, by turns or, in the end, both at once.

type Frame =
  | { readonly type: 'take'; readonly side: 0 | 1 }
  | { readonly type: 'roll' }
  | { readonly type: 'pass'; readonly early: boolean }
  | { readonly type: 'last'; readonly chosen: readonly number[] };

interface State extends FramedState<Frame> {
  left: number;
}

type TakeMove = { readonly type: 'take'; readonly count: number };
type GuessMove = { readonly type: 'guess'; readonly count: number };

interface Counter {
  Frame: Frame;
  State: State;
  View: State;
  Move: TakeMove | GuessMove;
  Event: GameEvent;
  /** The sides by name. */
  Names: readonly string[];
}

type Definition<T extends Frame['type']> = FrameDefinition<Counter, Extract<Frame, { type: T }>>;

const TOO_MANY = refuse('T-1', 'tooMany');
const NAMES = ['one', 'two'];

/** A side, by its name in the file. */
const SIDE: Field<0 | 1, readonly string[]> = {
  schema: { type: 'string' },
  write: (side, names) => names[side],
  read(written, names) {
    const side = names.indexOf(written as string);
    return side === -1 ? undefined : (side as 0 | 1);
  },
};

const take: Definition<'take'> = {
  fields: { side: SIDE },
  on: [null],
  rule: ['T-1', 'T-2'],
  asked: (_state, { side }) => side,
  possible: (state) => state.left > 0,
  moves(_state, _frame, list) {
    list.push({ type: 'take', count: 1 }, { type: 'take', count: 2 });
  },
  draw(_state, _frame, dice) {
    const count = dice.die(3);
    return count <= 2 ? { type: 'take', count } : undefined;
  },
  answers: {
    take: {
      check: (state, _frame, move) => (move.count > state.left ? TOO_MANY : undefined),
      play(state, _frame, { count }) {
        state.left -= count;
        state.stack.push({ type: 'roll' });
      },
    },
  },
  ask: ({ left }) => message('ask.take', { left }),
  fallback: (_state, _frame, listed) => listed[1],
};

const pass: Definition<'pass'> = {
  fields: { early: addedLater(plain({ type: 'boolean' }), false) },
  on: [null, 'take'],
  rule: ({ early }) => (early ? 'T-5' : 'T-6'),
  asked: () => 1,
  moves: () => undefined,
  answers: {},
};

const roll: Definition<'roll'> = {
  fields: {},
  on: ['take'],
  rule: 'T-3',
  asked: () => 0,
  settle(state, _frame, dice) {
    state.stack.pop();
    const side = dice.die() <= 3 ? 0 : 1;
    state.stack[0] = state.left === 0 ? { type: 'last', chosen: [] } : { type: 'take', side };
    return true;
  },
  moves: () => undefined,
  answers: {},
};

const last: Definition<'last'> = {
  fields: { chosen: listOf(SIDE, 2) },
  on: [null],
  rule: 'T-4',
  asked: (_state, { chosen }) => (chosen.length === 0 ? BOTH : chosen[0] === 0 ? 1 : 0),
  settle(state, { chosen }) {
    if (chosen.length < 2) return false;
    state.stack.length = 0;
    state.outcome = { winner: 'one', scores: {}, rule: 'T-9' };
    return true;
  },
  moves: (_state, _frame, list, side) =>
    void list.push({ type: 'take', count: 0 }, { type: 'guess', count: side }),
  answers: {
    take: { play: () => undefined },
    guess: {
      play(state, { chosen }, _move, _dice, _report, side) {
        state.stack[0] = { type: 'last', chosen: [...chosen, side] };
      },
    },
  },
  fallback: ['guess'],
};

const flow = framed<Counter>({
  sides: ['one', 'two'],
  moveSchema: {
    type: 'object',
    properties: { type: { enum: ['take', 'guess'] }, count: { type: 'integer' } },
    required: ['type', 'count'],
    additionalProperties: false,
  },
  over: refuse('T-9', 'over'),
  otherSide: refuse('T-0', 'otherSide'),
  frames: { take, pass, roll, last },
  ends(state) {
    if (state.left >= 0) return false;
    state.outcome = { winner: undefined, scores: {}, rule: 'T-9' };
    return true;
  },
});

function opening(...stack: Frame[]): State {
  return { left: 2, stack: stack.length > 0 ? stack : [{ type: 'take', side: 0 }], outcome: null };
}

afterEach(() => {
  checks.moves = true;
});

test('the side of the top frame is asked, under the rule of that side, by the same object each time', () => {
  const state = opening();
  expect(flow.pending(state).decisions).toEqual([{ side: 'one', kind: 'take', rule: 'T-1' }]);
  expect(flow.pending(opening())).toBe(flow.pending(state));
  replaceTop(state, { type: 'take', side: 1 });
  expect(topFrame(state)).toEqual({ type: 'take', side: 1 });
  expect(flow.pending(state).decisions).toEqual([{ side: 'two', kind: 'take', rule: 'T-2' }]);
  expect(flow.askedSide(state)).toBe(1);
  expect(flow.moves(state, 'one')).toEqual([]);
  expect(flow.moves(state, 'two')).toEqual([
    { type: 'take', count: 1 },
    { type: 'take', count: 2 },
  ]);
});

test('a question of one kind may be asked under a rule that depends on what it is about', () => {
  for (const [early, rule] of [
    [true, 'T-5'],
    [false, 'T-6'],
  ] as const) {
    const state = opening({ type: 'pass', early });
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

test('a move that answers another question is never played as something else', () => {
  checks.moves = false;
  const state = opening();
  const guess = { type: 'guess', count: 1 } as const;
  expect(() => flow.play(state, 'one', guess, new ScriptedDice())).toThrow(IllegalMove);
  expect(state).toEqual(opening());
});

test('with checks on, an illegal move throws and changes nothing; without, it is played', () => {
  const many = { type: 'take', count: 3 } as const;
  // As in every test: scripts/checks.setup.ts.
  expect(checks.moves).toBe(true);
  const state = opening();
  expect(() => flow.play(state, 'one', many, new ScriptedDice())).toThrow('refusal.tooMany');
  expect(() => flow.play(state, 'two', { type: 'take', count: 1 }, new ScriptedDice())).toThrow(
    'refusal.otherSide',
  );
  expect(state).toEqual(opening());
  checks.moves = false;
  flow.play(state, 'one', many, new ScriptedDice());
  expect(state.left).toBe(-1);
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
  expect(flow.moves(state, 'two')).toContainEqual({ type: 'guess', count: 1 });
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

test('the fallback is what a frame prefers among the listed moves, else the first of them', () => {
  expect(flow.fallback(opening(), 'one')).toEqual({ type: 'take', count: 2 });
  const both = opening({ type: 'last', chosen: [] });
  expect(flow.fallback(both, 'two')).toEqual({ type: 'guess', count: 1 });
});

test('a move is drawn by the frame that asks, and from the list where it has no luck or does not draw', () => {
  expect(flow.draw(opening(), 'one', new ScriptedDice([1]))).toEqual({ type: 'take', count: 1 });
  expect(flow.draw(opening(), 'one', new ScriptedDice([3, 2]))).toEqual({ type: 'take', count: 2 });
  const both = opening({ type: 'last', chosen: [] });
  expect(flow.draw(both, 'two', new ScriptedDice([2]))).toEqual({ type: 'guess', count: 1 });
});

test('nothing is drawn for a side that is not asked', () => {
  const state = opening();
  expect(() => flow.draw(state, 'two', new ScriptedDice([1]))).toThrow('two is not asked');
  state.outcome = { winner: 'one', scores: {}, rule: 'T-9' };
  expect(() => flow.draw(state, 'one', new ScriptedDice([1]))).toThrow('one is not asked');
});

test('a frame asks in its own words, or in those of its type', () => {
  const decision = { side: 'one', rule: 'T-1' };
  expect(flow.ask(opening(), { ...decision, kind: 'take' })).toEqual(
    message('ask.take', { left: 2 }),
  );
  const both = opening({ type: 'last', chosen: [] });
  expect(flow.ask(both, { ...decision, kind: 'last' })).toEqual(message('ask.last'));
});

test('frames are written with names and read again; what is not there is not read', () => {
  const { codec } = flow;
  for (const frame of [
    { type: 'take', side: 1 },
    { type: 'roll' },
    { type: 'pass', early: false },
    { type: 'last', chosen: [1, 0] },
  ] satisfies Frame[]) {
    const entry = codec.write(frame, NAMES);
    expect(problemsIn(codec.schema, entry)).toEqual([]);
    expect(JSON.stringify(codec.read(entry, NAMES))).toBe(JSON.stringify(frame));
  }
  expect(codec.write({ type: 'last', chosen: [1] }, NAMES)).toEqual({
    type: 'last',
    chosen: ['two'],
  });
  expect(codec.read({ type: 'take', side: 'three' }, NAMES)).toBeUndefined();
  expect(codec.read({ type: 'last', chosen: ['one', 'three'] }, NAMES)).toBeUndefined();
  expect(problemsIn(codec.schema, { type: 'take' })).not.toEqual([]);
  expect(problemsIn(codec.schema, { type: 'roll', side: 'one' })).not.toEqual([]);
  // A file from before there was such a field.
  expect(problemsIn(codec.schema, { type: 'pass' })).toEqual([]);
  expect(codec.read({ type: 'pass' }, NAMES)).toEqual({ type: 'pass', early: false });
  const other = codec.change({ type: 'take', side: 0 }, (field, value) =>
    field === SIDE ? 1 - (value as number) : value,
  );
  expect(other).toEqual({ type: 'take', side: 1 });
});

test('a written stack is refused for its order, for what cannot be, and beside an outcome', () => {
  const problems = (state: State): string[] =>
    flow.stackProblems(state, 'stack').map(({ path, message: { key } }) => `${path} ${key}`);
  expect(problems(opening())).toEqual([]);
  expect(problems(opening({ type: 'roll' }))).toEqual(['stack[0] problem.frameOrder']);
  expect(problems({ ...opening(), left: 0 })).toEqual(['stack[0] problem.framePossible']);
  expect(problems({ ...opening(), stack: [] })).toEqual(['stack problem.stackOutcome']);
  const outcome = { winner: undefined, scores: {}, rule: 'T-9' };
  expect(problems({ ...opening(), outcome })).toEqual(['stack problem.stackOutcome']);
});

test('a written position is settled where that takes no dice, and somebody must have a choice', () => {
  const settled = (state: State): string[] =>
    flow.settleWritten(state, 'stack').map(({ path, message: { key } }) => `${path} ${key}`);
  expect(settled(opening())).toEqual([]);
  expect(settled(opening({ type: 'take', side: 0 }, { type: 'roll' }))).toEqual([
    'stack problem.unsettled',
  ]);
  expect(settled(opening({ type: 'pass', early: true }))).toEqual(['stack problem.deadEnd']);
  expect(settled(opening({ type: 'last', chosen: [] }))).toEqual([]);
  const over = opening({ type: 'last', chosen: [0, 1] });
  expect(settled(over)).toEqual([]);
  expect(over.outcome?.winner).toBe('one');
});

test('an answer can be played without what follows it', () => {
  const state: State = { left: 3, stack: [{ type: 'take', side: 0 }], outcome: null };
  flow.answer(state, flow.fallback(state, 'one'), new ScriptedDice());
  expect([state.left, topFrame(state).type]).toEqual([1, 'roll']);
});

test('a step is an answer without what follows it, or one thing that follows', () => {
  const state: State = { left: 3, stack: [{ type: 'take', side: 0 }], outcome: null };
  flow.step(state, new ScriptedDice());
  expect([state.left, topFrame(state).type]).toEqual([1, 'roll']);
  const dice = new ScriptedDice([5]);
  flow.step(state, dice);
  expect([state.left, topFrame(state)]).toEqual([1, { type: 'take', side: 1 }]);
  dice.finish();
});

import { refuse, ScriptedDice, SETTING, type GameEvent, type Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { asEvent, asMove, type Extension } from '../src/extension.ts';
import type { PbiEvent } from '../src/state/events.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { extendPbi } from '../src/ruleset.ts';
import type { State } from '../src/state/state.ts';
import { shape } from '../src/state/moves.ts';
import { ACTIVATED, scenarioOf, type Sketch } from './support/game.ts';

// Each thing that an extension may add, alone; what a whole one looks like is in `snow`.

type Rules = Ruleset<State, PbiMove, State, PbiEvent>;

function playing(more: Partial<Extension>, sketch: Sketch): [Rules, State] {
  const ruleset = extendPbi({
    id: 'pbi-seam',
    version: 1,
    rulebook: [],
    texts: {},
    scenarios: [],
    ...more,
  });
  const result = ruleset.setup({ ...scenarioOf(sketch), ruleset: 'pbi-seam' }, {});
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return [ruleset, result.value];
}

function played(
  [ruleset, state]: [Rules, State],
  move: PbiMove,
  ...dice: readonly number[]
): GameEvent[] {
  const events: GameEvent[] = [];
  const rolled = new ScriptedDice(dice);
  const [{ side }] = ruleset.pending(state).decisions;
  expect(ruleset.check(state, side, move)).toBeUndefined();
  ruleset.play(state, side, move, rolled, (event) => events.push(event));
  rolled.finish();
  return events;
}

const NEVER = refuse('QS-1.1', 'never');

const FIREFIGHT: Sketch = {
  groups: { 'A-rifle1': { at: 'c2', ap: 6 }, 'D-rifle1': 'c3', 'D-rifle2': 'e2' },
  stack: ACTIVATED,
};

describe('objections', () => {
  test.each([
    ['enter', { type: 'march', from: 'c2', to: 'c1' }],
    ['enter', { type: 'assault', from: 'c2', to: 'c3' }],
    ['charge', { type: 'assault', from: 'c2', to: 'c3' }],
    ['line', { type: 'aim', from: 'c2', to: 'e2' }],
    ['shoot', { type: 'aim', from: 'c2', to: 'e2' }],
  ] as const)('an objection to %s refuses %j, and it is not listed', (point, move) => {
    const [free, before] = playing({}, FIREFIGHT);
    expect(free.check(before, 'attacker', move)).toBeUndefined();
    const [ruleset, state] = playing({ objections: { [point]: [() => NEVER] } }, FIREFIGHT);
    expect(ruleset.check(state, 'attacker', move)).toBe(NEVER);
    expect(ruleset.moves(state, 'attacker')).not.toContainEqual(move);
  });

  test('an objection to enter closes a way back', () => {
    const sketch: Sketch = {
      groups: { 'A-rifle1': 'c3', 'A-rifle2': { at: 'c3', status: 'casualty' }, 'D-rifle1': 'c8' },
      stack: [{ type: 'morale', squares: ['c3'] }],
    };
    const enter = [
      (state: State, _side: number, to: number) => (to === at(state, 'c2') ? NEVER : undefined),
    ];
    const table = playing({ objections: { enter } }, sketch);
    const events = played(table, { type: 'test', square: 'c3' }, 4, 4);
    expect(events.at(-1)).toMatchObject({ type: 'moraleTest' });
    expect(table[0].moves(table[1], 'attacker')).toEqual([
      { type: 'retreat', group: 'A-rifle1', to: 'b2' },
      { type: 'retreat', group: 'A-rifle1', to: 'd2' },
    ]);
  });

  test('where there is no way back, an extension may know one', () => {
    const sketch: Sketch = {
      groups: { 'A-rifle1': 'c3', 'A-rifle2': { at: 'c3', status: 'casualty' }, 'D-rifle1': 'c8' },
      stack: [{ type: 'morale', squares: ['c3'] }],
    };
    const objections = { enter: [() => NEVER] };
    const lost = playing({ objections }, sketch);
    played(lost, { type: 'test', square: 'c3' }, 4, 4);
    expect(lost[1].status[4]).not.toBe(1);
    const kept = playing({ objections, noWayBack: () => true }, sketch);
    played(kept, { type: 'test', square: 'c3' }, 4, 4);
    expect(kept[1].status[4]).toBe(1);
    expect(kept[0].pending(kept[1]).decisions[0].kind).toBe('residual');
  });

  test('an objection to deploy keeps the next group out of a square', () => {
    const sketch: Sketch = {
      turn: 0,
      stack: [{ type: 'deploy', side: 'defender' }],
      groups: { 'D-rifle1': { status: 'waiting' }, 'A-rifle1': { status: 'waiting' } },
    };
    const deploy = [
      (state: State, _group: number, to: number) => (to === at(state, 'a5') ? NEVER : undefined),
    ];
    const [ruleset, state] = playing({ objections: { deploy } }, sketch);
    expect(ruleset.check(state, 'defender', { type: 'deploy', square: 'a5' })).toBe(NEVER);
    expect(ruleset.check(state, 'defender', { type: 'deploy', square: 'a4' })).toBeUndefined();
  });
});

function at(state: State, square: string): number {
  return state[SETTING].board.named(square);
}

describe('modifiers', () => {
  const more = [{ rule: 'QS-1.1', key: 'more', count: () => 1 }];

  test('of a volley add dice, and are told', () => {
    const table = playing(
      { modifiers: { volley: more } },
      { ...FIREFIGHT, groups: { ...FIREFIGHT.groups, 'A-rifle1': { at: 'c2', ap: 1 } } },
    );
    const [volley] = played(table, { type: 'aim', from: 'c2', to: 'e2' }, 1, 1, 1);
    expect(volley.reasons).toEqual([
      { rule: 'QS-8.1', key: 'rifle', count: 1 },
      { rule: 'QS-1.1', key: 'more', count: 1 },
    ]);
  });

  test('of a save change what is needed', () => {
    const table = playing(
      { modifiers: { save: more } },
      { ...FIREFIGHT, groups: { ...FIREFIGHT.groups, 'A-rifle1': { at: 'c2', ap: 1 } } },
    );
    const events = played(table, { type: 'aim', from: 'c2', to: 'e2' }, 6, 1, 4);
    expect(events.find(({ type }) => type === 'save')).toMatchObject({ needs: 5 });
  });

  test('of assault and defence add dice', () => {
    const groups = {
      'A-rifle1': { at: 'c2', ap: 6 },
      'D-rifle1': { at: 'c3', flags: ['withdrew'] },
    } as const;
    const table = playing(
      { modifiers: { assault: more, defence: more } },
      { groups, stack: ACTIVATED },
    );
    const events = played(
      table,
      { type: 'assault', from: 'c2', to: 'c3' },
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(
      events.filter(({ type }) => type === 'assaultDice').map(({ dice }) => dice?.length),
    ).toEqual([6, 4]);
  });

  test('of morale and action points are part of their sums', () => {
    const sketch: Sketch = {
      groups: {
        'A-commander': 'c3',
        'A-rifle2': { at: 'c3', status: 'casualty' },
        'D-rifle1': 'c8',
      },
      stack: [{ type: 'morale', squares: ['c3'] }],
    };
    const table = playing({ modifiers: { morale: more, actionPoints: more } }, sketch);
    expect(played(table, { type: 'test', square: 'c3' }, 1, 1)[0].dice).toEqual([1, 1]);
    const events = played(table, { type: 'motivate', commander: 'A', square: 'c3' }, 6, 2);
    expect(events[1]).toMatchObject({ type: 'actionPoints', ap: 4 });
  });
});

test('a frame of the book takes answers of an extension', () => {
  const answers: Extension['answers'] = {
    residual: {
      list(_state, _frame, list) {
        list.push(asMove({ type: 'seam:wait' }));
      },
      answers: {
        'seam:wait': {
          play(_state, _frame, _move, _dice, report) {
            report?.(asEvent({ type: 'seam:waited', rule: 'QS-3.5' }));
          },
        },
      },
    },
  };
  const sketch: Sketch = {
    groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c8' },
    stack: [{ type: 'residual' }],
  };
  const table = playing({ answers, moveShapes: [shape('seam:wait')] }, sketch);
  const wait = asMove({ type: 'seam:wait' });
  expect(table[0].moves(table[1], 'attacker')).toContainEqual(wait);
  expect(played(table, wait)).toEqual([{ type: 'seam:waited', rule: 'QS-3.5' }]);
  expect(table[0].gesture(wait)).toEqual([{ button: 'seam:wait' }]);
});

test('what an extension scores is added', () => {
  const sketch: Sketch = {
    turn: 4,
    side: 'defender',
    groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c8' },
    stack: [{ type: 'extend' }],
  };
  const scores = [{ rule: 'QS-12.1', side: 'attacker', points: () => 100 }] as const;
  const table = playing({ scores }, sketch);
  played(table, { type: 'decline' });
  expect(table[0].pending(table[1]).outcome?.scores).toEqual({ attacker: 100, defender: 38 });
});

test('what an extension hides is in no view of the other side, and in no event that he is sent', () => {
  const own: Extension['own'] = {
    begin: () => ({ mines: ['c4'] }),
    clone: (kept) => structuredClone(kept),
    write: () => ({}),
    view: (state, viewer) => (viewer === 'defender' ? (state.own ?? {}) : {}),
    imagine: () => ({ mines: ['d4'] }),
  };
  const sketch: Sketch = { groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c8' } };
  const [ruleset, state] = playing(
    { own, redact: (event, viewer) => (viewer === 'attacker' ? undefined : event) },
    sketch,
  );
  expect(ruleset.view(state, 'defender').own).toEqual({ mines: ['c4'] });
  expect(ruleset.view(state, 'attacker').own).toEqual({});
  expect(
    ruleset.imagine(ruleset.view(state, 'attacker'), 'attacker', new ScriptedDice()).own,
  ).toEqual({ mines: ['d4'] });
  expect(ruleset.redact({ type: 'destroyed', rule: 'QS-12.3' }, 'attacker')).toBeUndefined();
});

import {
  refuse,
  ScriptedDice,
  SETTING,
  type GameEvent,
  type OptionValues,
  type Ruleset,
} from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { asEvent, asMove, type Extension, type OwnDefinition } from '../src/extension.ts';
import type { PbiEvent } from '../src/state/events.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { extendPbi } from '../src/ruleset.ts';
import type { State } from '../src/state/state.ts';
import { shape } from '../src/state/moves.ts';
import { ACTIVATED, scenarioOf, type Sketch } from './support/game.ts';

// Each thing that an extension may add, alone; what a whole one looks like is in `snow`.

type Rules = Ruleset<State, PbiMove, State, PbiEvent>;

function playing(
  more: Partial<Extension>,
  sketch: Sketch,
  options: OptionValues = {},
): [Rules, State] {
  const ruleset = extendPbi({
    id: 'pbi-seam',
    version: 1,
    rulebook: [],
    texts: {},
    scenarios: [],
    ...more,
  });
  const result = ruleset.setup({ ...scenarioOf(sketch), ruleset: 'pbi-seam' }, options);
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

describe('a frame of the book on one of an extension', () => {
  const barrage: OwnDefinition = {
    fields: {},
    on: ['motivate'],
    rule: 'QS-8.4',
    endsAtOnce: false,
    asked: (state) => state.side,
    moves: (_state, _frame, list) => list.push({ type: 'seam:cease' }),
    answers: { 'seam:cease': { play: ({ stack }) => void stack.pop() } },
  };
  const frames = { 'seam:barrage': barrage };
  const targets = ['D-rifle1', 'D-rifle2'];
  const hits = { side: 'attacker', cover: 'open', targets, rounds: 0, dealt: [], left: 1 };
  const sketch: Sketch = {
    groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c3', 'D-rifle2': 'c3' },
    stack: [{ type: 'motivate' }, { type: 'seam:barrage' }, { type: 'allocate', ...hits }],
  };

  test('lies there where that is said, goes on as ever, and gives way to it', () => {
    const under = { allocate: ['seam:barrage'] } as const;
    const table = playing({ frames, under }, sketch);
    const events = played(table, { type: 'hit', group: 'D-rifle1' }, 1);
    expect(events.map(({ type }) => type)).toEqual(['hit', 'save', 'fell']);
    expect(table[0].pending(table[1]).decisions[0].kind).toBe('seam:barrage');
    expect(table[0].moves(table[1], 'attacker')).toEqual([{ type: 'seam:cease' }]);
  });

  test('lies nowhere else', () => {
    const under = { losses: ['seam:barrage'] } as const;
    expect(() => playing({ frames, under }, sketch)).toThrow('stack');
    expect(() => playing({ frames }, sketch)).toThrow('stack');
  });
});

test('what an extension publishes of a scenario is what views are furnished from', () => {
  const published: Extension['published'] = (scenario) => ({ ...scenario, title: 'Somewhere' });
  const [ruleset] = playing({ published }, FIREFIGHT);
  const scenario = scenarioOf(FIREFIGHT);
  expect(ruleset.published(scenario)).toEqual({ ...scenario, title: 'Somewhere' });
  expect(playing({}, FIREFIGHT)[0].published(scenario)).toBe(scenario);
});

describe('an option of an extension', () => {
  const options = [
    { id: 'deepSnow', rule: 'QS-1.1', values: ['no', 'yes'], default: 'no' },
  ] as const;

  test('is one of the ruleset, has its usual value, and can be chosen', () => {
    const [ruleset, usual] = playing({ options }, FIREFIGHT);
    expect(ruleset.options.at(-1)).toEqual(options[0]);
    expect(ruleset.optionsOf(usual)).toMatchObject({ deepSnow: 'no', choiceDieHits: false });
    const [, chosen] = playing({ options }, FIREFIGHT, { deepSnow: 'yes' });
    expect(ruleset.optionsOf(chosen)).toMatchObject({ deepSnow: 'yes' });
  });

  test('is none of the book, and takes no other value', () => {
    expect(() => playing({}, FIREFIGHT, { deepSnow: 'yes' })).toThrow('options');
    expect(() => playing({ options }, FIREFIGHT, { deepSnow: 'much' })).toThrow('options');
  });
});

describe('what an extension says', () => {
  const move = asMove({ type: 'seam:wait', square: 'c2' });
  const event = asEvent({ type: 'seam:waited', rule: 'QS-3.5', square: 'c2' });

  test('of its moves and events is what it is made of, where it says nothing else', () => {
    const [ruleset, state] = playing({}, FIREFIGHT);
    expect(ruleset.label(state, move)).toEqual({
      key: 'move.seam:wait',
      with: { type: 'seam:wait', square: 'c2' },
    });
    expect(ruleset.tell(event).key).toBe('event.seam:waited');
    expect(ruleset.stakes(state, 'attacker', move)).toEqual({ costs: [], risks: [] });
  });

  test('of its moves and events is its own', () => {
    const [ruleset, state] = playing(
      {
        label: ({ turn }, { square }) => ({ key: 'wait', with: { turn, at: String(square) } }),
        tell: ({ square }) => ({ key: 'waited', with: { at: String(square) } }),
        stakes: () => ({ costs: [{ rule: 'QS-3.5', message: { key: 'time' } }], risks: [] }),
      },
      FIREFIGHT,
    );
    expect(ruleset.label(state, move)).toEqual({ key: 'wait', with: { turn: 1, at: 'c2' } });
    expect(ruleset.tell(event)).toEqual({ key: 'waited', with: { at: 'c2' } });
    expect(ruleset.stakes(state, 'attacker', move).costs).toHaveLength(1);
    // The book's are told as ever.
    const aim = { type: 'aim', from: 'c2', to: 'e2' } as const;
    expect(ruleset.label(state, aim).key).toBe('move.aim');
    expect(ruleset.tell({ type: 'destroyed', rule: 'QS-12.3' }).key).toBe('event.destroyed');
    expect(ruleset.stakes(state, 'attacker', aim).costs[0].rule).toBe('QS-5.8');
  });
});

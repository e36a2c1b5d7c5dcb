import type { FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { GROUP_IDS } from '../src/standard.ts';
import { THE_BOOK } from '../src/rules/book.ts';
import { flowOf } from '../src/rules/flow.ts';
import { pbi } from '../src/ruleset.ts';
import type { PbiScenario } from '../src/files/scenarioFile.ts';
import { SCENARIOS } from '../src/scenarios/scenarios.ts';
import type { SideName } from '../src/rules/tables.ts';
import { board, Game, game, type Sketch } from './support/game.ts';

/** The position of a game, written and read again. */
function written(g: Game): PbiScenario {
  return JSON.parse(JSON.stringify(pbi.position(g.state))) as PbiScenario;
}

function expectRoundTrip(g: Game): void {
  const again = pbi.setup(written(g), pbi.optionsOf(g.state));
  expect(again).toEqual({ ok: true, value: g.state });
}

const groups = {
  'A-commander': { at: 'b2', flags: ['pinned'] },
  'A-rifle1': { at: 'c2', ap: 7, shots: 1, flags: ['acted', 'diagonal', 'moved'] },
  'A-rifle2': { at: 'c2', ap: 5 },
  'A-lmg1': { at: 'c2', status: 'casualty' },
  'B-rifle1': { at: 'e2', flags: ['idle'] },
  'D-rifle1': 'c3',
  'D-rifle2': 'c3',
  'D-rifle3': 'f7',
  'D-lmg1': { at: 'c3', status: 'casualty' },
} as const satisfies Sketch['groups'];

const ACTING: FrameEntry[] = [{ type: 'motivate' }, { type: 'activate' }];
const assault = {
  type: 'assault',
  from: 'c2',
  to: 'c3',
  party: ['A-rifle1', 'A-rifle2'],
  stage: 'gather',
  killed: 0,
  lost: 0,
} as const;
const opportunity: FrameEntry = {
  type: 'opportunity',
  target: 'c2',
  squares: ['c3'],
  party: [],
};

/** The assault has come to blows: who took part is in the square fought over. */
const FIGHTING: Sketch['groups'] = {
  'A-rifle1': { at: 'c3', ap: 2, flags: ['acted', 'moved'] },
  'A-rifle2': { at: 'c3', flags: ['acted', 'moved'] },
  'A-rifle3': { at: 'c3', status: 'casualty' },
};

/** What can be waiting for a decision: the stack, who is asked, and under which rule. */
const WAITING: [string, string, SideName, string, FrameEntry[], Sketch['groups']?][] = [
  ['layout', 'QS-1.2', 'defender', 'layout', [{ type: 'layout', changes: 7 }]],
  [
    'scenery that was taken',
    'QS-1.2',
    'defender',
    'lay',
    [
      { type: 'layout', changes: 7 },
      { type: 'lay', terrain: 'woods' },
    ],
  ],
  ['a morale test', 'QS-4.2', 'attacker', 'morale', [{ type: 'morale', squares: ['c2'] }]],
  ['motivation', 'QS-5.1', 'attacker', 'motivate', [{ type: 'motivate' }]],
  ['the residual AP', 'QS-3.5', 'attacker', 'residual', [{ type: 'residual' }]],
  ['another turn', 'QS-3.2', 'attacker', 'extend', [{ type: 'extend' }]],
  ['an activated square', 'QS-5.7', 'attacker', 'activate', ACTING],
  [
    'an activated square with residual AP',
    'QS-5.7',
    'attacker',
    'activate',
    [{ type: 'residual' }, { type: 'activate' }],
  ],
  [
    'a march',
    'QS-6.1',
    'attacker',
    'march',
    [...ACTING, { type: 'march', from: 'c2', to: 'd2', party: ['A-rifle2'] }],
  ],
  [
    'a volley',
    'QS-8.2',
    'attacker',
    'volley',
    [
      ...ACTING,
      { type: 'volley', from: 'c2', target: 'c3', party: ['A-rifle2', 'A-rifle1'], shots: [3, 1] },
    ],
  ],
  [
    'hits to be dealt',
    'QS-8.4',
    'defender',
    'allocate',
    [
      ...ACTING,
      {
        type: 'allocate',
        side: 'defender',
        cover: 'partial',
        targets: ['D-rifle1', 'D-rifle2'],
        rounds: 2,
        dealt: [],
        left: 1,
      },
    ],
  ],
  ['an opportunity', 'QS-9.1', 'defender', 'opportunity', [...ACTING, opportunity]],
  ['an assault', 'QS-10.2', 'attacker', 'assault', [...ACTING, assault]],
  [
    'a charge',
    'QS-9.3',
    'defender',
    'opportunity',
    [...ACTING, { ...assault, stage: 'charge' }, { ...opportunity, party: assault.party }],
  ],
  [
    'a choice of losses',
    'QS-10.5',
    'defender',
    'losses',
    [
      ...ACTING,
      { ...assault, stage: 'fight', killed: 1, lost: 2 },
      { type: 'losses', side: 'attacker', square: 'c3', count: 2 },
      { type: 'losses', side: 'defender', square: 'c3', count: 1 },
    ],
    FIGHTING,
  ],
  [
    'a pursuit',
    'QS-10.5',
    'defender',
    'losses',
    [
      ...ACTING,
      { ...assault, stage: 'pursue', killed: 2, lost: 1 },
      { type: 'losses', side: 'defender', square: 'c3', count: 1 },
    ],
    FIGHTING,
  ],
  [
    'a retreat',
    'QS-4.7',
    'defender',
    'retreat',
    [...ACTING, { type: 'retreat', side: 'defender', from: 'c3', groups: ['D-rifle1'] }],
  ],
  [
    'a retreat from morale',
    'QS-4.7',
    'attacker',
    'retreat',
    [
      { type: 'morale', squares: ['c2'] },
      { type: 'retreat', side: 'attacker', from: 'e2', groups: ['B-rifle1', 'B-rifle2'] },
    ],
    { 'B-rifle2': { at: 'e2', flags: ['idle'] }, 'D-rifle3': 'e1' },
  ],
];

describe('a position is written so that it can be read again', () => {
  // c4 is full for the defender, so that his retreat leaves a choice.
  const full = Object.fromEntries(
    ['lmg2', 'lmg3', 'rifle5', 'rifle6'].map((id) => [`D-${id}`, 'c4']),
  );
  const sketch = (stack: FrameEntry[], changes: Sketch['groups'] = {}): Sketch => ({
    groups: { ...groups, ...full, ...changes },
    stack,
    turn: stack[0].type === 'layout' ? 0 : 2,
    turns: 5,
    attempts: { A: 2, B: 1, D: 0 },
  });

  test.each(WAITING)('%s (%s, the %s)', (_what, rule, side, kind, stack, changes) => {
    const g = game(sketch(stack, changes));
    expect(pbi.pending(g.state)).toEqual({ decisions: [{ side, kind, rule }], outcome: undefined });
    expect(written(g).position?.stack).toEqual(stack);
    expectRoundTrip(g);
  });

  test('every kind of frame is among them, or before the first turn, or after the last defender', () => {
    const tried = new Set(WAITING.flatMap(([, , , , stack]) => stack.map(({ type }) => type)));
    const all = [...tried, 'edge', 'deploy', 'alone'].toSorted();
    expect(all).toEqual(flowOf(THE_BOOK).types.toSorted());
  });

  test('a choice of edge and a deployment', () => {
    const waiting = GROUP_IDS.map((id) => ({ id, status: 'waiting' as const }));
    const plain = { format: 1, ruleset: 'pbi', id: 'test', title: 'Test', board: board({}) };
    const edge = new Game({
      ...plain,
      groups: waiting,
      position: { turn: 0, side: 'attacker', stack: [{ type: 'edge' }] },
    });
    expect(written(edge)).not.toHaveProperty('edge');
    expectRoundTrip(edge);
    edge.play({ type: 'edge', edge: 'east' });
    expect(written(edge)).toMatchObject({
      edge: 'east',
      position: { stack: [{ type: 'deploy', side: 'defender' }] },
    });
    edge.play({ type: 'deploy', square: 'a4' });
    expectRoundTrip(edge);
    expect(written(edge).groups?.filter(({ status }) => status === 'waiting')).toHaveLength(29);
  });

  test('what is on the board, and no more than that', () => {
    const g = game(sketch([{ type: 'motivate' }]));
    expect(written(g)).toEqual({
      format: 1,
      ruleset: 'pbi',
      id: 'position',
      turns: 5,
      board: board({}),
      edge: 'south',
      groups: [
        { id: 'A-commander', at: 'b2', flags: ['pinned'] },
        { id: 'A-lmg1', at: 'c2', status: 'casualty' },
        { id: 'A-rifle1', at: 'c2', ap: 7, shots: 1, flags: ['acted', 'diagonal', 'moved'] },
        { id: 'A-rifle2', at: 'c2', ap: 5 },
        { id: 'B-rifle1', at: 'e2', flags: ['idle'] },
        { id: 'D-lmg1', at: 'c3', status: 'casualty' },
        { id: 'D-lmg2', at: 'c4' },
        { id: 'D-lmg3', at: 'c4' },
        { id: 'D-rifle1', at: 'c3' },
        { id: 'D-rifle2', at: 'c3' },
        { id: 'D-rifle3', at: 'f7' },
        { id: 'D-rifle5', at: 'c4' },
        { id: 'D-rifle6', at: 'c4' },
      ],
      position: {
        turn: 2,
        side: 'attacker',
        attempts: { A: 2, B: 1, D: 0 },
        stack: [{ type: 'motivate' }],
      },
    });
  });

  test.each<[SideName]>([['attacker'], ['defender']])('the turn of the %s', (side) => {
    const own = side === 'attacker' ? 'A-rifle1' : 'D-rifle1';
    const places = { 'A-rifle1': 'c2', 'D-rifle1': 'c4', [own]: { at: 'c3', ap: 3 } };
    const g = game({ groups: places, stack: ACTING, side });
    expect(written(g).position?.side).toBe(side);
    expectRoundTrip(g);
  });

  test('the options of the match are kept apart from it', () => {
    const g = game({ ...sketch([{ type: 'residual' }]), options: { choiceDieHits: true } });
    expect(g.state.options.choiceDieHits).toBe(true);
    expectRoundTrip(g);
  });

  test.each([
    ['attacker', [6, 6], 12, 0],
    ['defender', [], 0, 38],
    [undefined, [], 0, 0],
  ] as const)('a finished game, the winner %s', (winner, dice, attacker, defender) => {
    const own = GROUP_IDS.filter((id) => !id.startsWith('D'));
    const standing = winner === 'defender' ? own.slice(0, 1) : own;
    const places = Object.fromEntries(
      standing.map((id, i) => [id, `${'abcde'[Math.floor(i / 4)]}1`]),
    );
    const g = game({
      terrain: winner === 'attacker' ? { a1: 'building' } : {},
      groups: { ...places, 'D-rifle1': 'c3' },
      side: 'defender',
      turn: 4,
      stack: [{ type: 'extend' }],
    });
    g.play({ type: 'decline' }, ...dice);
    expect(g.asked).toBe('over');
    expect(pbi.pending(g.state).outcome?.winner).toBe(winner);
    expect(written(g).position).toMatchObject({ stack: [] });
    expect(written(g).position?.outcome).toEqual({ scores: { attacker, defender } });
    expectRoundTrip(g);
  });

  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    'the start of %s',
    (_id, scenario) => {
      expectRoundTrip(new Game(scenario));
    },
  );
});

describe('copies of a state', () => {
  const g = game({ groups, stack: [...ACTING, opportunity] });

  test.each([
    ['clone', pbi.clone(g.state)],
    ['view', pbi.view(g.state, 'attacker')],
    ['imagined world', pbi.imagine(g.state, 'attacker', undefined as never)],
  ])('a %s is the same and stays so', (_what, copy) => {
    const before = JSON.stringify(g.state);
    expect(copy).toEqual(g.state);
    for (const list of [copy.ap, copy.at, copy.status, copy.shots, copy.flags, copy.attempts]) {
      list.fill(1);
    }
    copy.stack.pop();
    expect(JSON.stringify(g.state)).toBe(before);
  });
});

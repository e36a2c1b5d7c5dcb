import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDGES } from '@sandtable/board';
import {
  message,
  problemsIn,
  render,
  type Message,
  type Part,
  type Reason,
  type FrameEntry,
} from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { REMOVAL_REASONS, type PbiEvent } from '../src/state/events.ts';
import { MOVE_SCHEMA, type MoveType, type PbiMove } from '../src/state/moves.ts';
import { THE_BOOK } from '../src/rules/book.ts';
import { flowOf } from '../src/rules/flow.ts';
import { pbi } from '../src/ruleset.ts';
import { FLAGS } from '../src/state/state.ts';
import { ASSAULT_BONUSES, KINDS, SIDES, TERRAINS } from '../src/rules/tables.ts';
import { ACTIVATED, board, game, scenarioOf, type Sketch } from './support/game.ts';

const { texts } = pbi.catalogue;

/** A message in words, or a failed test where a key is missing or a gap was left unfilled. */
function inWords(text: Message): string {
  const words = render(text, pbi.catalogue);
  expect(texts[text.key], text.key).toBeTypeOf('string');
  expect(words).not.toMatch(/[{}|]|undefined|NaN|null|\[object|\b[a-z]+\.[a-z]/);
  expect(words).toMatch(/\w/);
  return words;
}

/** The keys of the catalogue that begin so. */
const keysUnder = (prefix: string): string[] =>
  Object.keys(texts)
    .filter((key) => key.startsWith(`${prefix}.`))
    .toSorted();

const sorted = (keys: readonly string[]): string[] => [...new Set(keys)].toSorted();

test('no text is empty, and every gap is written as one', () => {
  for (const [key, text] of Object.entries(texts)) {
    // Open ground is the board itself, so nothing is written on it.
    expect(text === '', key).toBe(key === 'short.open');
    expect(text.replaceAll(/\{\w+(?::[^{}|]+\|[^{}|]+)?\}/g, ''), key).not.toMatch(/[{}|]/);
  }
});

test('[QS-1.3] the card says that a scenario fixes the layout, and no more of what it may say', () => {
  expect(texts['rule.QS-1.3.text']).toMatch(/^A ready-made scenario fixes the layout\./);
  expect(texts['rule.QS-1.3.text']).not.toMatch(/turns|edge|start/);
});

test('there are words for everything that is pointed at by a key', () => {
  const keys = [
    ...SIDES.map((side) => `side.${side}`),
    ...KINDS.map((kind) => `kind.${kind}`),
    ...TERRAINS.flatMap((terrain) => [`terrain.${terrain}`, `laid.${terrain}`]),
    ...TERRAINS.filter((terrain) => terrain !== 'open').map((terrain) => `short.${terrain}`),
    ...EDGES.map((edge) => `edge.${edge}`),
    ...FLAGS.map((flag) => `mark.${flag}`),
    ...pbi.options.map(({ id }) => `option.${id}`),
    ...ASSAULT_BONUSES.map((value) => `option.assaultBonus.${value}`),
    'measure.killed',
    'measure.lost',
    'count.ap',
    'count.shots',
    'markerKind.casualty',
    'ruleset.title',
    'ruleset.about',
  ];
  for (const key of keys) inWords(message(key));
});

describe('questions', () => {
  const marker = { at: 'c3', status: 'casualty' } as const;
  const two = { 'A-rifle1': { at: 'c3', ap: 5 }, 'A-rifle2': { at: 'c3', ap: 5 } };
  const assault = { from: 'c3', to: 'c4', party: [], stage: 'gather', killed: 0, lost: 0 };
  const fought = { ...assault, party: ['A-rifle1', 'A-rifle2'], stage: 'fight', killed: 2 };
  const targets = ['D-rifle1', 'D-rifle2', 'D-rifle3'];
  const three = Object.fromEntries(targets.map((id) => [id, 'c4']));
  const unhurt = [1, 2, 3].map((nth) =>
    message('hits.none', { group: message('group.rifle', { nth, platoon: 'D' }), hits: 0 }),
  );
  const hits = { cover: 'open', targets, rounds: 0, dealt: [], left: 2 };

  const questions: [FrameEntry[], Sketch['groups'], Record<string, Part>?][] = [
    [
      [{ type: 'layout', changes: 26 }],
      {},
      { buildings: 6, others: 20, wholeBuildings: 6, wholeOthers: 20 },
    ],
    [
      [
        { type: 'layout', changes: 26 },
        { type: 'lay', terrain: 'woods' },
      ],
      {},
      { terrain: message('laid.woods') },
    ],
    [[{ type: 'edge' }], {}],
    [
      [{ type: 'deploy', side: 'defender' }],
      { 'D-lmg2': { status: 'waiting' }, 'A-rifle1': { status: 'waiting' } },
      { group: message('group.lmg', { nth: 2, platoon: 'D' }) },
    ],
    [[{ type: 'morale', squares: ['c3'] }], { 'A-rifle1': 'c3', 'A-rifle2': marker }],
    [[{ type: 'motivate' }], { 'A-commander': 'c3' }],
    [[{ type: 'residual' }], { 'A-rifle1': 'c3' }],
    [[{ type: 'extend' }], { 'A-rifle1': 'c3' }, { needs: 5, most: 100 }],
    [[{ type: 'motivate' }, { type: 'alone' }], { 'A-commander': 'c3' }],
    [[...ACTIVATED], two],
    [
      [...ACTIVATED, { type: 'march', from: 'c3', to: 'd4', party: [] }],
      two,
      { from: 'c3', to: 'd4' },
    ],
    [
      [...ACTIVATED, { type: 'volley', from: 'c3', target: 'c4', party: [], shots: [] }],
      two,
      { from: 'c3', target: 'c4' },
    ],
    [
      [...ACTIVATED, { type: 'allocate', side: 'attacker', ...hits }],
      two,
      { left: 2, targets: unhurt },
    ],
    [
      [...ACTIVATED, { type: 'opportunity', target: 'c3', squares: ['c4'], party: [] }],
      two,
      { target: 'c3', squares: ['c4'], needs: 4 },
    ],
    [[...ACTIVATED, { type: 'assault', ...assault }], two, { from: 'c3', to: 'c4' }],
    [
      [
        ...ACTIVATED,
        { type: 'assault', ...fought },
        { type: 'losses', side: 'defender', square: 'c4', count: 2 },
      ],
      { 'A-rifle1': 'c4', 'A-rifle2': 'c4' },
      { square: 'c4', count: 2 },
    ],
    [
      [...ACTIVATED, { type: 'retreat', side: 'defender', from: 'c4', groups: targets }],
      { ...two, ...Object.fromEntries([4, 5, 6].map((i) => [`D-rifle${i}`, 'c5'])) },
      { from: 'c4' },
    ],
  ];

  test.each(questions)('about %j', (stack, groups, parts) => {
    const { type } = stack[stack.length - 1];
    const settingUp = ['layout', 'lay', 'edge', 'deploy'].includes(type);
    const enemies = settingUp || type === 'alone' ? {} : three;
    const turn = settingUp ? 0 : 1;
    const sketch = { groups: { ...enemies, ...groups }, turn, stack, alone: type === 'alone' };
    const { edge: _, ...noEdge } = scenarioOf(sketch);
    const result = pbi.setup(type === 'edge' ? noEdge : scenarioOf(sketch), {});
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const [decision] = pbi.pending(result.value).decisions;
    expect(decision.kind).toBe(type);
    const question = pbi.ask(result.value, decision);
    expect(question).toEqual(message(`ask.${type}`, parts));
    inWords(question);
  });

  test('there is one for everything that can be asked, and no other', () => {
    const kinds = flowOf(THE_BOOK).types;
    expect(sorted(questions.map(([stack]) => stack[stack.length - 1].type))).toEqual(sorted(kinds));
    const shades = ['opportunity.charge', 'residual.none', 'activate.none', 'extend.none'];
    const keys = [...kinds, ...shades].map((kind) => `ask.${kind}`);
    expect(keysUnder('ask')).toEqual(sorted(keys));
  });

  test('[QS-8.4] whoever deals hits is told what each group has', () => {
    const dealing = { cover: 'partial', targets, rounds: 1, dealt: ['D-rifle2'], left: 1 };
    const g = game({
      terrain: { c4: 'partial' },
      groups: { ...two, ...three },
      stack: [...ACTIVATED, { type: 'allocate', side: 'attacker', ...dealing }],
    });
    const [decision] = pbi.pending(g.state).decisions;
    expect(inWords(pbi.ask(g.state, decision))).toBe(
      'Who takes the next hit? One hit left. So far rifle group D1 has one, rifle group D2 has 2 and rifle group D3 has one.',
    );
    expect(inWords(pbi.label(g.state, { type: 'hit', group: 'D-rifle1' }))).toBe(
      'Hit rifle group D1 (saves on 3+)',
    );
  });

  test('[QS-5.2] an attempt that cannot fail is not told as a roll', () => {
    const g = game({ groups: { 'A-commander': 'c3', 'A-rifle1': 'c3', 'A-rifle2': 'c4' } });
    const label = (square: string): string =>
      inWords(pbi.label(g.state, { type: 'motivate', commander: 'A', square }));
    expect(label('c3')).toBe('Commander A motivates c3 (cannot fail)');
    expect(label('c4')).toBe('Commander A motivates c4 (2+)');
  });

  test('[QS-9.3] whoever is charged is told that it is a charge, and what he needs', () => {
    const g = game({ groups: { ...two, ...three }, stack: ACTIVATED });
    g.play({ type: 'assault', from: 'c3', to: 'c4' });
    g.play({ type: 'all' });
    const [decision] = pbi.pending(g.state).decisions;
    expect(inWords(pbi.ask(g.state, decision))).toBe(
      'The enemy charges c4 from c3. Try to shoot first (4+)?',
    );
  });

  /** The question, and the labels of its answers. */
  function asked(sketch: Sketch): [string, ...string[]] {
    const g = game(sketch);
    const [decision] = pbi.pending(g.state).decisions;
    const answers = g.moves.map((move) => inWords(pbi.label(g.state, move)));
    return [inWords(pbi.ask(g.state, decision)), ...answers];
  }

  test('[QS-3.5] where no square has anything to do with its AP, none is asked for', () => {
    const groups = { 'A-rifle1': { at: 'c3', flags: ['acted'] }, 'D-rifle1': 'h4' } as const;
    expect(asked({ groups, stack: [{ type: 'residual' }] })).toEqual([
      'No square can use its residual action point. End the turn.',
      'End the turn',
    ]);
    const [question] = asked({
      groups: { ...groups, 'A-rifle2': 'd1' },
      stack: [{ type: 'residual' }],
    });
    expect(question).toBe('Which square uses its residual action point?');
  });

  test('[QS-5.7] where nothing can be done with the AP, nobody is asked what', () => {
    const groups = { 'A-rifle1': { at: 'c3', ap: 1 }, 'D-rifle1': 'c5' };
    expect(asked({ terrain: { c3: 'woods', c4: 'woods' }, groups, stack: ACTIVATED })).toEqual([
      'Nothing can be done with the action points that are left.',
      'Done with this square',
    ]);
    const [question] = asked({ terrain: { c3: 'woods' }, groups, stack: ACTIVATED });
    expect(question).toBe('What do the groups with action points do?');
  });

  test('[QS-3.2] where no turn can be won, nobody is asked whether he rolls for it', () => {
    const groups = { 'A-rifle1': 'c3', 'D-rifle1': 'h4' };
    expect(asked({ groups, turn: 100, turns: 100, stack: [{ type: 'extend' }] })).toEqual([
      'No game goes beyond 100 turns, so there is no roll for another.',
      'No more turns',
    ]);
  });

  test('[QS-12.3] who has no enemy left is asked the same in his last turn and before', () => {
    for (const turn of [1, 4]) {
      const stack = [{ type: 'motivate' }, { type: 'alone' }] as const;
      expect(asked({ groups: { 'A-commander': 'c3' }, alone: true, turn, stack })).toEqual([
        'No defenders are left. Play on undisturbed, or score the game now?',
        'Play on undisturbed',
        'Score the game now',
      ]);
    }
  });

  test('the layout is counted kind by kind', () => {
    const rows = [...new Array<string>(7).fill('........'), 'bbpppw..'];
    const free = pbi.setup(
      {
        ...scenarioOf({ stack: [{ type: 'layout', changes: 6 }] }),
        board: rows,
      },
      {},
    );
    if (!free.ok) throw new Error(JSON.stringify(free.problems));
    const question = pbi.ask(free.value, pbi.pending(free.value).decisions[0]);
    expect(question.with).toMatchObject({ buildings: 2, others: 4 });
    expect(inWords(question)).toBe(
      'Lay out the scenery: 2 of 6 buildings and 4 of 20 other squares are on the board.',
    );
  });
});

const rifles = (nth: number, platoon: string): Message => message('group.rifle', { nth, platoon });
const commander = (platoon: string): Message => message('group.commander', { nth: 1, platoon });
const button = (name: string) => ({ button: name });
const ending = (name: string) => ({ button: name, ends: true });
const final = (name: string) => ({ button: name, ends: true, final: true });

/** A move of each type, with the parts of its label and how it is pointed out. */
const MOVES: { [T in MoveType]: [Extract<PbiMove, { type: T }>, object, object[]] } = {
  take: [
    { type: 'take', terrain: 'woods' },
    { terrain: message('laid.woods') },
    [{ button: 'take', value: 'woods' }],
  ],
  lay: [{ type: 'lay', square: 'c3' }, { square: 'c3' }, [{ square: 'c3' }]],
  generate: [{ type: 'generate' }, {}, [button('generate')]],
  finish: [{ type: 'finish' }, {}, [ending('finish')]],
  edge: [
    { type: 'edge', edge: 'west' },
    { edge: message('edge.west') },
    [{ button: 'edge', value: 'west' }],
  ],
  deploy: [
    { type: 'deploy', square: 'c2' },
    { square: 'c2', terrain: message('terrain.partial') },
    [{ square: 'c2' }],
  ],
  test: [{ type: 'test', square: 'c3' }, { square: 'c3', count: 3 }, [{ square: 'c3' }]],
  motivate: [
    { type: 'motivate', commander: 'B', square: 'c3' },
    { commander: 'B', square: 'c3', needs: 4 },
    [{ piece: 'B-commander' }, { square: 'c3' }],
  ],
  rest: [{ type: 'rest' }, {}, [final('rest')]],
  use: [{ type: 'use', square: 'c3' }, { square: 'c3' }, [{ square: 'c3' }]],
  endTurn: [{ type: 'endTurn' }, {}, [final('endTurn')]],
  extend: [{ type: 'extend' }, {}, [button('extend')]],
  decline: [{ type: 'decline' }, {}, [final('decline')]],
  playOn: [{ type: 'playOn' }, {}, [button('playOn')]],
  score: [{ type: 'score' }, {}, [final('score')]],
  march: [
    { type: 'march', from: 'c3', to: 'd4' },
    { from: 'c3', to: 'd4' },
    [{ square: 'c3' }, { square: 'd4' }],
  ],
  aim: [
    { type: 'aim', from: 'c3', to: 'd4' },
    { from: 'c3', to: 'd4' },
    [{ square: 'c3' }, { square: 'd4' }, button('aim')],
  ],
  assault: [
    { type: 'assault', from: 'c3', to: 'd4' },
    { from: 'c3', to: 'd4' },
    [{ square: 'c3' }, { square: 'd4' }, button('assault')],
  ],
  clear: [
    { type: 'clear', square: 'c3', platoon: 'B' },
    { square: 'c3', platoon: 'B', needs: 4 },
    [{ square: 'c3' }, { button: 'clear', value: 'B' }],
  ],
  close: [{ type: 'close' }, {}, [ending('close')]],
  join: [{ type: 'join', group: 'A-rifle2' }, { group: rifles(2, 'A') }, [{ piece: 'A-rifle2' }]],
  add: [
    { type: 'add', group: 'A-rifle2', shots: 3 },
    { group: rifles(2, 'A'), shots: 3 },
    [{ piece: 'A-rifle2' }, { button: 'shots', value: 3 }],
  ],
  go: [{ type: 'go' }, {}, [button('go')]],
  fire: [{ type: 'fire' }, {}, [button('fire')]],
  all: [{ type: 'all' }, {}, [button('all')]],
  snap: [{ type: 'snap', square: 'c3' }, { square: 'c3', needs: 4 }, [{ square: 'c3' }]],
  hold: [{ type: 'hold' }, {}, [{ ...ending('hold'), declines: true }]],
  hit: [
    { type: 'hit', group: 'D-commander' },
    { group: commander('D'), needs: 2 },
    [{ piece: 'D-commander' }],
  ],
  lose: [
    { type: 'lose', group: 'D-commander' },
    { group: commander('D') },
    [{ piece: 'D-commander' }],
  ],
  retreat: [
    { type: 'retreat', group: 'A-rifle2', to: 'c2' },
    { group: rifles(2, 'A'), to: 'c2' },
    [{ piece: 'A-rifle2' }, { square: 'c2' }],
  ],
};

describe('moves', () => {
  // Three casualties in c3: two and one more for open ground make three dice.
  const fallen = { at: 'c3', status: 'casualty' } as const;
  const { state } = game({
    terrain: { c2: 'partial', c1: 'open' },
    groups: {
      'B-commander': 'a2',
      'A-rifle1': 'c3',
      'A-rifle2': fallen,
      'A-rifle3': fallen,
      'D-rifle1': 'h4',
    },
  });

  test.each(Object.values(MOVES).filter(([{ type }]) => type !== 'all'))(
    '%j: its label and how it is pointed out',
    (move, parts, picks) => {
      expect(problemsIn(MOVE_SCHEMA, move)).toEqual([]);
      const label = pbi.label(state, move);
      expect(label).toEqual({ key: `move.${move.type}`, with: withNeeds(move, parts) });
      inWords(label);
      expect(pbi.gesture(move)).toEqual(picks);
    },
  );

  const ALL: [PbiMove, string, string][] = [
    [{ type: 'march', from: 'c3', to: 'b3' }, 'march', 'Everybody goes'],
    [{ type: 'assault', from: 'c3', to: 'c4' }, 'assault', 'Everybody assaults'],
    [{ type: 'aim', from: 'c3', to: 'c4' }, 'volley', 'Everybody fires all they can'],
  ];

  test.each(ALL)('after %j, what “all” of a %s means: %s', (begin, kind, words) => {
    const two = { 'A-rifle1': { at: 'c3', ap: 5 }, 'A-rifle2': { at: 'c3', ap: 5 } };
    const g = game({ groups: { ...two, 'D-rifle1': 'c4' }, stack: ACTIVATED });
    g.play(begin);
    const [move, parts, picks] = MOVES.all;
    const label = pbi.label(g.state, move);
    expect(label).toEqual({ key: `move.all.${kind}`, with: parts });
    expect(inWords(label)).toBe(words);
    expect(pbi.gesture(move)).toEqual(picks);
  });

  /** From a2 to c3 the path has 3 squares with its one diagonal step. */
  function withNeeds(move: PbiMove, parts: object): object {
    return move.type === 'motivate' ? { ...parts, needs: 3 } : parts;
  }

  test('there is a label for each type, and no other', () => {
    const single = Object.keys(MOVES).filter((type) => type !== 'all');
    const keys = [...single, 'motivate.sure', ...ALL.map(([, kind]) => `all.${kind}`)];
    expect(keysUnder('move')).toEqual(sorted(keys.map((key) => `move.${key}`)));
    const known = MOVE_SCHEMA.oneOf?.map((shape) => shape.properties?.['type'].const);
    expect(known).toEqual(Object.keys(MOVES));
  });

  test('every field of a move is needed, and no other is taken', () => {
    for (const [move] of Object.values(MOVES)) {
      for (const field of Object.keys(move)) {
        const { [field as 'type']: _, ...rest } = move;
        expect(problemsIn(MOVE_SCHEMA, rest), `${move.type} without ${field}`).not.toEqual([]);
      }
      expect(problemsIn(MOVE_SCHEMA, { ...move, more: 1 })).toHaveLength(1);
    }
  });

  test.each([
    { type: 'dance' },
    { type: 'snap', square: 'i1' },
    { type: 'hit', group: 'A-rifle7' },
    { type: 'clear', square: 'c3', platoon: 'C' },
    { type: 'edge', edge: 'up' },
    { type: 'take', terrain: 'swamp' },
    { type: 'lay', square: 'c9' },
    { type: 'lay', square: 'c3', terrain: 'woods' },
    { type: 'add', group: 'A-rifle1', shots: 0 },
    { type: 'add', group: 'A-rifle1', shots: 4 },
    { type: 'add', group: 'A-rifle1', shots: 1.5 },
    null,
    7,
  ])('%j is no move at all', (nonsense) => {
    const refusal = pbi.check(state, 'attacker', nonsense);
    expect(refusal).toEqual({ rule: 'QS-5.1', message: message('refusal.malformed') });
  });
});

describe('no two choices of one list are pointed out alike', () => {
  const near = { at: 'c3', ap: 6 };
  const marker = { at: 'c3', status: 'casualty' } as const;
  const busy: Sketch = {
    groups: {
      'A-commander': near,
      'A-rifle1': near,
      'B-lmg1': near,
      'A-rifle2': marker,
      'B-rifle2': marker,
      'A-rifle3': { at: 'd3', ap: 6 },
      'D-rifle1': 'c4',
      'D-rifle2': 'd4',
      'D-rifle3': 'd4',
    },
    stack: ACTIVATED,
  };

  test.each([
    ['an activation', [], 23],
    ['a march', [{ type: 'march', from: 'c3', to: 'b3' }], 4],
    ['a volley', [{ type: 'aim', from: 'c3', to: 'c4' }], 10],
    ['an assault', [{ type: 'assault', from: 'c3', to: 'd4' }], 4],
  ] as [string, PbiMove[], number][])('%s', (_, moves, count) => {
    const g = game(busy);
    for (const move of moves) g.play(move);
    const gestures = new Set(g.moves.map((move) => JSON.stringify(pbi.gesture(move))));
    expect(g.moves.length).toBe(count);
    expect(gestures.size).toBe(count);
  });
});

const reason = (key: string, count: number): Reason => ({ rule: 'QS-8.1', key, count });

/** Hits, and who deals them: nobody where there is nothing to choose. */
const VOLLEYS = [
  ['choice', 1, 'attacker'],
  ['hits', 1, null],
  ['none', 0, null],
] as const;

/** Whether a turn is won, and whether there is another side to share it. */
const EXTENSIONS = [
  ['success', true, true],
  ['alone', true, false],
  ['failure', false, true],
  ['failure', false, false],
] as const;

/** Either side may assault, and either may kill nobody. */
const FIGHTS = [
  ['assault', 'assault', 'defender', 1],
  ['assaultNone', 'assault', 'defender', 0],
  ['defence', 'defence', 'attacker', 1],
  ['defenceNone', 'defence', 'attacker', 0],
] as const;

/** One of each event, with the key of its sentence and what fills the sentence's gaps. */
const EVENTS: { [T in PbiEvent['type']]: [Extract<PbiEvent, { type: T }>, string][] } = {
  laid: [[{ type: 'laid', rule: 'QS-1.2', square: 'c3', terrain: 'woods' }, 'laid']],
  generated: [[{ type: 'generated', rule: 'QS-1.3', buildings: ['c3', 'd4'] }, 'generated']],
  layoutFinished: [[{ type: 'layoutFinished', rule: 'QS-1.3' }, 'layoutFinished']],
  edgeChosen: [[{ type: 'edgeChosen', rule: 'QS-2.3', edge: 'east' }, 'edgeChosen']],
  deployed: [[{ type: 'deployed', rule: 'QS-2.4', group: 'D-lmg1', square: 'c3' }, 'deployed']],
  turnBegan: [[{ type: 'turnBegan', rule: 'QS-3.1', side: 'defender', turn: 2 }, 'turnBegan']],
  breakTest: [true, false].map((broke) => [
    {
      type: 'breakTest',
      rule: 'QS-4.1',
      side: 'attacker',
      platoon: 'B',
      markers: 4,
      dice: [5],
      needs: 5,
      broke,
    },
    broke ? 'breakTest.broke' : 'breakTest.held',
  ]),
  moraleTest: [1, 0].map((fails) => [
    {
      type: 'moraleTest',
      rule: 'QS-4.2',
      side: 'attacker',
      square: 'c3',
      dice: [4, 1],
      needs: 4,
      fails,
      reasons: [reason('casualties', 2), reason('open', 1), reason('commander', -1)],
    },
    fails > 0 ? 'moraleTest.fails' : 'moraleTest.none',
  ]),
  pinned: [
    [{ type: 'pinned', rule: 'QS-4.3', square: 'c3', groups: ['A-lmg1', 'A-rifle2'] }, 'pinned'],
  ],
  retreated: [
    [{ type: 'retreated', rule: 'QS-4.4', groups: ['A-lmg1'], from: 'c3', to: 'c2' }, 'retreated'],
  ],
  removed: REMOVAL_REASONS.map((why) => [
    { type: 'removed', rule: 'QS-4.7', why, groups: ['A-lmg1'] },
    `removed.${why}`,
  ]),
  motivation: [true, false].map((success) => [
    {
      type: 'motivation',
      rule: 'QS-5.2',
      side: 'attacker',
      commander: 'A-commander',
      square: 'c3',
      dice: [3],
      needs: 3,
      reasons: [reason('path', 3)],
      success,
    },
    success ? 'motivation.success' : 'motivation.failure',
  ]),
  actionPoints: [
    [
      {
        type: 'actionPoints',
        rule: 'QS-5.6',
        side: 'attacker',
        square: 'c3',
        groups: ['A-lmg1'],
        dice: [4],
        ap: 5,
        reasons: [reason('rolled', 4), reason('commander', 1)],
      },
      'actionPoints',
    ],
  ],
  rested: [[{ type: 'rested', rule: 'QS-3.4', side: 'defender' }, 'rested']],
  closed: [[{ type: 'closed', rule: 'QS-5.9', lost: 2 }, 'closed']],
  moved: [
    [{ type: 'moved', rule: 'QS-6.1', groups: ['A-lmg1'], from: 'c3', to: 'c4', cost: 1 }, 'moved'],
  ],
  volley: VOLLEYS.map(([key, hits, chooser]) => [
    {
      type: 'volley',
      rule: 'QS-8.3',
      side: 'attacker',
      from: 'c3',
      square: 'c5',
      groups: ['A-lmg1'],
      dice: [6, 1, 2],
      needs: 6,
      hits,
      choice: 5,
      chooser,
      reasons: [reason('lmg', 3)],
    },
    `volley.${key}`,
  ]),
  hit: [[{ type: 'hit', rule: 'QS-8.4', group: 'D-lmg1', hits: 2 }, 'hit']],
  save: [0, 1, 2].map((failed) => [
    {
      type: 'save',
      rule: 'QS-8.5',
      side: 'defender',
      group: 'D-lmg1',
      cover: 'closed',
      dice: [1],
      needs: 2,
      reasons: [reason('coverClosed', 2)],
      failed,
    },
    failed > 0 ? 'save.failed' : 'save.saved',
  ]),
  fell: [[{ type: 'fell', rule: 'QS-8.6', group: 'D-lmg1', square: 'c3' }, 'fell']],
  opportunity: [true, false].map((success) => [
    {
      type: 'opportunity',
      rule: 'QS-9.1',
      side: 'defender',
      square: 'c3',
      target: 'c4',
      dice: [4],
      needs: 4,
      success,
    },
    success ? 'opportunity.success' : 'opportunity.failure',
  ]),
  held: [[{ type: 'held', rule: 'QS-9.2', side: 'defender', target: 'c4' }, 'held']],
  assaulted: [
    [{ type: 'assaulted', rule: 'QS-10.1', groups: ['A-lmg1'], from: 'c3', to: 'c4' }, 'assaulted'],
  ],
  assaultDice: FIGHTS.map(([key, role, side, kills]) => [
    {
      type: 'assaultDice',
      rule: 'QS-10.3',
      role,
      side,
      square: 'c4',
      dice: [6, 1, 1],
      needs: 6,
      kills,
      reasons: [reason('assaulters', 3), reason('adjacent', 2), reason('intoClosed', -1)],
    },
    `assaultDice.${key}`,
  ]),
  assaultDecided: [
    [
      {
        type: 'assaultDecided',
        rule: 'QS-10.6',
        winner: 'defender',
        square: 'c4',
        killed: 1,
        lost: 1,
      },
      'assaultDecided',
    ],
  ],
  pursuit: [1, 0].map((kills) => [
    { type: 'pursuit', rule: 'QS-10.7', side: 'attacker', dice: [5, 1], needs: 5, kills },
    kills > 0 ? 'pursuit.kills' : 'pursuit.none',
  ]),
  markerRoll: [true, false].map((success) => [
    {
      type: 'markerRoll',
      rule: 'QS-11.1',
      side: 'attacker',
      square: 'c3',
      platoon: 'A',
      dice: [4],
      needs: 4,
      success,
    },
    success ? 'markerRoll.success' : 'markerRoll.failure',
  ]),
  extension: EXTENSIONS.map(([key, success, both]) => [
    { type: 'extension', rule: 'QS-3.2', side: 'attacker', dice: [5], needs: 5, success, both },
    `extension.${key}`,
  ]),
  declined: [[{ type: 'declined', rule: 'QS-3.3', side: 'attacker' }, 'declined']],
  buildingPoints: [
    [
      {
        type: 'buildingPoints',
        rule: 'QS-12.1',
        side: 'attacker',
        squares: ['c3', 'd4'],
        dice: [1, 2, 3, 4],
        points: 10,
      },
      'buildingPoints.some',
    ],
    [
      {
        type: 'buildingPoints',
        rule: 'QS-12.1',
        side: 'attacker',
        squares: [],
        dice: [],
        points: 0,
      },
      'buildingPoints.none',
    ],
  ],
  destroyed: [[{ type: 'destroyed', rule: 'QS-12.3' }, 'destroyed']],
  groupPoints: [3, 0].map((groups) => [
    { type: 'groupPoints', rule: 'QS-12.2', groups, points: 2 * groups },
    groups > 0 ? 'groupPoints.some' : 'groupPoints.none',
  ]),
  ended: [
    [{ type: 'ended', rule: 'QS-12.3', winner: 'defender' }, 'ended.won'],
    [{ type: 'ended', rule: 'QS-12.3', winner: null }, 'ended.draw'],
  ],
};

describe('events', () => {
  const all: [PbiEvent, string][] = Object.values(EVENTS).flat();

  test.each(all)('%j has a sentence', (event, key) => {
    const line = pbi.tell(event);
    expect(line.key).toBe(`event.${key}`);
    // No sentence begins with the name of a square.
    expect(inWords(line)).not.toMatch(/^[a-h][1-8]/);
  });

  test('there is a sentence for each, and no other', () => {
    const keys = all.map(([, key]) => `event.${key}`);
    expect(keysUnder('event')).toEqual(sorted([...keys, 'event.noDice']));
  });

  const sentences: [PbiEvent, string][] = [
    [
      EVENTS.moraleTest[0][0],
      'Morale at c3: 4 1 (2 for casualties, 1 in the open and −1 for the commander), failing on 4+. One fails.',
    ],
    [
      EVENTS.moraleTest[1][0],
      'Morale at c3: 4 1 (2 for casualties, 1 in the open and −1 for the commander), failing on 4+. None fails.',
    ],
    [EVENTS.breakTest[0][0], 'Platoon B breaks with 4 casualties: 5, breaking on 5+.'],
    [EVENTS.laid[0][0], 'The ground at c3 is now woods.'],
    [EVENTS.motivation[0][0], 'commander A motivates c3: 3, needing 3+ (3 for the path).'],
    [EVENTS.actionPoints[0][0], 'LMG group A1 in c3 has 5 AP (4 rolled and 1 for the commander).'],
    [
      EVENTS.volley[0][0],
      'LMG group A1 shoots from c3 at c5: 6 1 2 (3 from LMGs), hitting on 6. One hit; the choice die is 5, so the attacker chooses.',
    ],
    [
      EVENTS.volley[1][0],
      'LMG group A1 shoots from c3 at c5: 6 1 2 (3 from LMGs), hitting on 6. One hit; the choice die is 5.',
    ],
    [
      EVENTS.volley[2][0],
      'LMG group A1 shoots from c3 at c5: 6 1 2 (3 from LMGs), hitting on 6. No hit.',
    ],
    [EVENTS.save[0][0], 'LMG group D1 saves: 1, needing 2+ (in closed cover).'],
    [
      EVENTS.assaultDice[0][0],
      'The defender, assaulting c4: 6 1 1 (3 from assaulting groups, 2 for starting next to it and −1 into a closed square), killing on 6. One killed.',
    ],
    [
      EVENTS.assaultDice[3][0],
      'The attacker, holding c4: 6 1 1 (3 from assaulting groups, 2 for starting next to it and −1 into a closed square), killing on 6. Nobody killed.',
    ],
    [EVENTS.pursuit[1][0], 'The attacker pursues: 5 1, needing 5+. Nobody else is killed.'],
    [EVENTS.held[0][0], 'The defender holds fire on c4.'],
    [EVENTS.buildingPoints[1][0], 'The attacker holds no building: no points.'],
    [EVENTS.groupPoints[1][0], 'The attacker has lost no group: no points for the defender.'],
    [EVENTS.rested[0][0], 'The defender makes no more attempts to motivate.'],
    [EVENTS.declined[0][0], 'The attacker does not roll for another turn.'],
  ];

  test.each(sentences)('%j is told with its reasons', (event, words) => {
    expect(inWords(pbi.tell(event))).toBe(words);
  });

  test('a reason is told with how much it adds, or takes away', () => {
    const term = (key: string, count: number | string): Message =>
      message('reason.term', { count, what: message(`reason.${key}`) });
    const reasons = [reason('lmg', 3), reason('open', 0), reason('intoClosed', -2)];
    expect(pbi.tell({ ...EVENTS.volley[0][0], reasons }).with?.['reasons']).toEqual([
      term('lmg', 3),
      term('open', 0),
      term('intoClosed', '−2'),
    ]);
  });

  test('one group goes, several go', () => {
    const [[event]] = EVENTS.retreated;
    expect(pbi.tell(event).with).toMatchObject({ count: 1 });
    expect(inWords(pbi.tell(event))).toBe('LMG group A1 goes back from c3 to c2.');
    const more = pbi.tell({ ...event, groups: ['A-lmg1', 'A-rifle2'] });
    expect(more.with).toMatchObject({ count: 2 });
    expect(inWords(more)).toBe('LMG group A1 and rifle group A2 go back from c3 to c2.');
  });

  test('groups, sides, terrain and edges are told in words', () => {
    const [[volley], [saved], [won]] = [EVENTS.volley[0], EVENTS.save[0], EVENTS.assaultDecided[0]];
    const lmg = message('group.lmg', { nth: 1, platoon: 'A' });
    expect(pbi.tell(volley).with).toMatchObject({
      groups: [lmg],
      chooser: message('side.attacker'),
      dice: '6 1 2',
      hits: 1,
      choice: 5,
      from: 'c3',
      square: 'c5',
    });
    expect(pbi.tell(saved).with).toMatchObject({
      group: message('group.lmg', { nth: 1, platoon: 'D' }),
      reasons: message('reason.coverClosed'),
    });
    expect(pbi.tell(won).with).toMatchObject({ winner: message('side.defender') });
    expect(pbi.tell(EVENTS.laid[0][0]).with).toMatchObject({ terrain: message('laid.woods') });
    expect(pbi.tell(EVENTS.edgeChosen[0][0]).with).toMatchObject({ edge: message('edge.east') });
    expect(pbi.tell(EVENTS.turnBegan[0][0]).with).toMatchObject({ side: message('side.defender') });
    expect(pbi.tell(EVENTS.motivation[0][0]).with).toMatchObject({ commander: commander('A') });
    expect(pbi.tell(EVENTS.generated[0][0]).with).toMatchObject({ buildings: ['c3', 'd4'] });
  });

  test('what several groups of a kind add to a roll is added up', () => {
    const lmg = { rule: 'QS-8.1', key: 'lmg', count: 3 };
    const [volley] = EVENTS.volley[0];
    const both = { ...volley, reasons: [lmg, { ...lmg, key: 'rifle', count: 1 }, lmg] };
    const term = (count: number, what: string) =>
      message('reason.term', { count, what: message(`reason.${what}`) });
    expect(pbi.tell(both).with).toMatchObject({ reasons: [term(6, 'lmg'), term(1, 'rifle')] });
  });

  test('buildings are counted, and where no dice were rolled it is said', () => {
    const [held, none] = EVENTS.buildingPoints;
    expect(pbi.tell(held[0]).with).toMatchObject({ count: 2, dice: '1 2 3 4', points: 10 });
    expect(pbi.tell(none[0]).with).toMatchObject({ count: 0, dice: message('event.noDice') });
    expect(pbi.tell(EVENTS.groupPoints[0][0]).with).toMatchObject({ groups: 3, points: 6 });
  });
});

test('everything that adds to a roll has a name', () => {
  const named = [
    'casualties',
    'open',
    'commander',
    'path',
    'rolled',
    'residual',
    'smg',
    'lmg',
    'rifle',
    'choiceDie',
    'coverOpen',
    'coverPartial',
    'coverBehind',
    'coverClosed',
    'saveCommander',
    'assaulters',
    'defenders',
    'adjacent',
    'intoClosed',
  ];
  for (const key of named) inWords(message(`reason.${key}`));
  const keys = [...named, 'term'].map((key) => `reason.${key}`);
  expect(keysUnder('reason')).toEqual(sorted(keys));
});

test('every refusal cites a rule of the book and has a sentence, and no sentence is left over', () => {
  expect(refusalProblems(pbi, join(import.meta.dirname, '..', 'src'))).toEqual([]);
});

describe('problems of a scenario', () => {
  const groups = { 'A-rifle1': 'c1', 'D-rifle1': 'c4' };
  const file = scenarioOf({ groups });
  const position = file.position ?? { turn: 1, side: 'attacker', stack: [] };
  const { position: _, groups: __, ...fresh } = scenarioOf({});
  const { edge: ___, ...noEdge } = file;
  const march = { type: 'march', from: 'c1', to: 'c2', party: ['A-rifle1'] } as const;
  const withStack = (...stack: FrameEntry[]): object => ({
    ...file,
    position: { ...position, stack },
  });
  const squad = (side: string, count: number, at: string): object[] =>
    Array.from({ length: count }, (____, i) => ({ id: `${side}-rifle${i + 1}`, at }));

  const bare = { format: 1, ruleset: 'pbi', id: 'x', title: 'X' };
  const platoon = (id: string, side: string, rifle: number, lmg = 0): object => {
    return { id, side, groups: { rifle, lmg } };
  };

  const cases: [string, object, string][] = [
    [
      'scenario.twice',
      { ...file, groups: [{ id: 'A-rifle1', at: 'c1' }, ...(file.groups ?? [])] },
      'groups[1].id',
    ],
    ['scenario.needsSquare', { ...file, groups: [{ id: 'A-rifle1' }] }, 'groups[0].at'],
    [
      'scenario.noSquare',
      { ...file, groups: [{ id: 'A-rifle1', at: 'c1', status: 'removed' }] },
      'groups[0].at',
    ],
    [
      'scenario.onlyInPosition',
      { ...fresh, groups: [{ id: 'A-rifle1', at: 'c1', ap: 1 }] },
      'groups[0]',
    ],
    [
      'scenario.needsBoard',
      { format: 1, ruleset: 'pbi', id: 'x', title: 'X', groups: [{ id: 'A-rifle1', at: 'c1' }] },
      'groups[0]',
    ],
    ['scenario.needsEdge', noEdge, 'edge'],
    [
      'scenario.stillWaiting',
      { ...file, groups: [{ id: 'A-rifle1', status: 'waiting' }] },
      'groups',
    ],
    [
      'scenario.layout',
      { ...file, board: board({}).map((row) => row.replaceAll('b', 'p')) },
      'board',
    ],
    ['scenario.crowded', { ...file, groups: squad('A', 5, 'c1') }, 'groups'],
    [
      'scenario.shared',
      { ...file, groups: [...squad('A', 1, 'c1'), ...squad('D', 1, 'c1')] },
      'groups',
    ],
    [
      'scenario.letter',
      { ...bare, ground: [{ letter: 'b', name: 'bog', cover: 'open' }] },
      'ground[0].letter',
    ],
    ['scenario.needsLayout', { ...bare, size: { columns: 9, rows: 9 } }, 'board'],
    [
      'scenario.noPlatoon',
      { ...bare, platoons: [platoon('A', 'attacker', 1), platoon('B', 'attacker', 1)] },
      'platoons',
    ],
    [
      'scenario.noGroup',
      { ...bare, platoons: [platoon('A', 'attacker', 0), platoon('D', 'defender', 1)] },
      'platoons[0].groups',
    ],
    [
      'scenario.noSpace',
      {
        ...bare,
        platoons: ['A', 'B', 'C']
          .map((id) => platoon(id, 'attacker', 12))
          .concat(platoon('D', 'defender', 1)),
      },
      'platoons',
    ],
    [
      'scenario.manyGroups',
      {
        ...bare,
        platoons: ['D', 'E', 'F', 'G', 'H']
          .map((id) => platoon(id, 'defender', 12, 12))
          .concat(platoon('A', 'attacker', 1)),
      },
      'platoons',
    ],
    ['problem.stackOutcome', withStack(), 'position.stack'],
    ['problem.frameOrder', withStack({ type: 'activate' }), 'position.stack[0]'],
    [
      'problem.framePossible',
      withStack(...ACTIVATED, { ...march, from: 'd1', to: 'd2' }),
      'position.stack[2]',
    ],
    [
      'problem.unsettled',
      withStack(...ACTIVATED, {
        type: 'allocate',
        side: 'attacker',
        cover: 'open',
        targets: ['D-rifle1'],
        rounds: 1,
        dealt: [],
        left: 0,
      }),
      'position.stack',
    ],
    [
      'problem.deadEnd',
      {
        ...file,
        position: { ...position, turn: 0, stack: [{ type: 'layout', changes: 1000 }] },
        board: Array.from({ length: 8 }, () => '........'),
      },
      'position.stack',
    ],
    [
      'scenario.notActing',
      { ...file, groups: [{ id: 'A-rifle1', at: 'c1', status: 'casualty', ap: 1 }] },
      'groups[0]',
    ],
    [
      'scenario.lastTurn',
      { ...file, turns: 3, position: { ...position, turn: 4 } },
      'position.turn',
    ],
    ['scenario.turnZero', withStack({ type: 'deploy', side: 'defender' }), 'position.turn'],
    ['scenario.noTurn', { ...file, position: { ...position, turn: 0 } }, 'position.turn'],
    ['scenario.notAlone', { ...file, position: { ...position, alone: true } }, 'position.alone'],
    ['scenario.noAp', { ...file, groups: [{ id: 'D-rifle1', at: 'c4', ap: 1 }] }, 'groups[0].ap'],
  ];

  test.each(cases)('%s', (key, scenario, path) => {
    const result = pbi.setup(scenario, {});
    if (result.ok) throw new Error('there is no problem');
    const found = result.problems.filter((problem) => problem.message.key === key);
    expect(found.map((problem) => problem.path)).toEqual([path]);
    for (const problem of result.problems) inWords(problem.message);
  });

  test('there is a case for each, and each has words', () => {
    const own = cases.map(([key]) => key).filter((key) => key.startsWith('scenario.'));
    expect(keysUnder('scenario')).toEqual(sorted(own));
  });

  test('options that are unknown or have no such value are told with their paths', () => {
    const result = pbi.setup(fresh, { choiceDieHits: 'maybe', rockets: true });
    if (result.ok) throw new Error('there is no problem');
    expect(result.problems.map(({ path }) => path)).toEqual([
      'options.choiceDieHits',
      'options.rockets',
    ]);
    expect(result.problems[1].message).toEqual(message('problem.unknown'));
    for (const problem of result.problems) inWords(problem.message);
  });
});

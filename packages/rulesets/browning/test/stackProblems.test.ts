import { expect, test } from 'vitest';
import type { FrameEntry, OptionValues } from '@sandtable/kernel';
import { acting, picking } from './support/game.ts';
import { problemsOf, row, scenarioOf, type Sketch } from './support/sketch.ts';

const PLAIN: Sketch = {
  teams: {
    A1: row(1000, 1000, 3),
    A2: row(2000, 1000, 3),
    B1: { at: row(3000, 1000, 3), platoon: '3' },
    D1: row(1000, 3500, 3),
  },
  leaders: { Harris: '1', Brandt: '2' },
  leadersDone: ['Harris'],
  figures: { 'A1-3': 'scattered', 'A2-1': 'pinned', 'A2-2': 'pinned', 'A2-3': 'pinned' },
};

/** What is wrong with a stack: `2 frameOrder` for the third frame. */
function wrong(stack: readonly FrameEntry[], options?: OptionValues, more = PLAIN): string[] {
  return problemsOf(scenarioOf({ ...more, stack }), options).map((problem) =>
    problem
      .replace(/position\.stack(?:\[(\d)\])?/, '$1')
      .replace('problem.', '')
      .trim(),
  );
}

const PICK = picking('attacker', 1);
const harris = (type: string, more: object = {}): FrameEntry[] => [
  PICK,
  { type, leader: 'Harris', ...more },
];
const volley = (more: object): FrameEntry[] => [
  ...acting('done', 'A1'),
  {
    type: 'result',
    side: 'defender',
    targets: ['D1-1', 'D1-2'],
    distances: [6_250_000, 6_250_000],
    scattered: false,
    hits: 1,
    assault: 0,
    ...more,
  },
];
const nerves = (side: string, left: readonly string[]): FrameEntry => ({
  type: 'nerves',
  side,
  left,
});

test.each<[string, FrameEntry[]]>([
  ['a pick', [PICK]],
  ['a leader to be placed', acting('place', 'A1')],
  ['a march', acting('march', 'A1', { high: 6, low: 1, moved: ['A1-1'] })],
  ['fire', acting('fire', 'A1', { control: 6 })],
  [
    'rallying',
    [...acting('advance', 'A1'), { type: 'rally', side: 'attacker', points: 7, at: [1900, 1000] }],
  ],
  ['a leader’s push', harris('push')],
  ['figures that are looked for', harris('regroup', { figures: ['A1-3'] })],
  ['one who comes back', harris('comeback', { figures: ['A1-3'], count: 1, back: [] })],
  ['hits', volley({})],
  ['nerves', [nerves('defender', ['']), nerves('attacker', ['1', '3'])]],
])('a game can stand at %s', (name, stack) => {
  const done = name.includes('push') ? { ...PLAIN, done: ['A2'] } : PLAIN;
  expect(wrong(stack, {}, done)).toEqual([]);
});

test.each<[string, FrameEntry[], string]>([
  ['two picks', [PICK, PICK], '1 frameOrder'],
  ['a march outside a pick', acting('march', 'A1', { high: 6, low: 1 }).slice(1), '0 frameOrder'],
  ['a pick of three', [picking('attacker', 3)], '0 framePossible'],
  [
    'a pick of two after another team',
    [{ ...picking('attacker', 2), taken: ['A1'] }],
    '0 framePossible',
  ],
  ['teams of the other side in a pick', [{ ...PICK, taken: ['D1'] }], '0 framePossible'],
  ['a card in a game without', [{ ...PICK, drawn: ['A1'] }], '0 framePossible'],
  ['a leader’s card in a game without', [{ ...PICK, called: ['Harris'] }], '0 framePossible'],
  ['a pick after both have declined', [{ ...PICK, declines: 2 }], '0 framePossible'],
  [
    'one who is back and still aside',
    harris('comeback', { figures: ['A1-3'], count: 1, back: ['A1-3'] }),
    '1 framePossible',
  ],
  ['a team that was not picked', [PICK, acting('place', 'A1')[1]], '1 framePossible'],
  ['control before it is rolled', acting('place', 'A1', { control: 3 }), '1 framePossible'],
  ['a control of 8', acting('fire', 'A1', { control: 8 }), '1 framePossible'],
  ['no control', acting('advance', 'A1', { control: 0 }), '1 framePossible'],
  ['dice before they are rolled', acting('advance', 'A1', { high: 2, low: 1 }), '1 framePossible'],
  ['a march without dice', acting('march', 'A1'), '1 framePossible'],
  ['a lower die that is higher', acting('march', 'A1', { high: 2, low: 3 }), '1 framePossible'],
  ['a die of 7', acting('march', 'A1', { high: 7, low: 3 }), '1 framePossible'],
  [
    'a figure that moved twice',
    acting('march', 'A1', { high: 2, low: 1, moved: ['A1-1', 'A1-1'] }),
    '1 framePossible',
  ],
  [
    'a figure of another team that moved',
    acting('march', 'A1', { high: 2, low: 1, moved: ['A2-1'] }),
    '1 framePossible',
  ],
  [
    '8 points to rally with',
    [PICK, { type: 'rally', side: 'attacker', points: 8, at: [1900, 1000] }],
    '1 framePossible',
  ],
  [
    'a leader off the table',
    [PICK, { type: 'rally', side: 'attacker', points: 1, at: [4801, 1000] }],
    '1 framePossible',
  ],
  [
    'rallying of the other side',
    [PICK, { type: 'rally', side: 'defender', points: 1, at: [1900, 1000] }],
    '1 framePossible',
  ],
  [
    'a leader who is not done',
    [picking('defender', 1), { type: 'lead', leader: 'Brandt' }],
    '1 framePossible',
  ],
  [
    'a leader of the other side',
    [picking('defender', 1), { type: 'lead', leader: 'Harris' }],
    '1 framePossible',
  ],
  ['one who is not scattered', harris('regroup', { figures: ['A1-1'] }), '1 framePossible'],
  [
    'one who is looked for twice',
    harris('regroup', { figures: ['A1-3', 'A1-3'] }),
    '1 framePossible',
  ],
  [
    'more who come back than there are',
    harris('comeback', { figures: ['A1-3'], count: 2, back: [] }),
    '1 framePossible',
  ],
  ['targets of the side that fires', volley({ side: 'attacker' }), '2 framePossible'],
  ['a target of the other side', volley({ targets: ['D1-1', 'A1-1'] }), '2 framePossible'],
  ['a target twice', volley({ targets: ['D1-1', 'D1-1'] }), '2 framePossible'],
  ['targets without distances', volley({ distances: [] }), '2 framePossible'],
  ['eight hits', volley({ hits: 8 }), '2 framePossible'],
  ['eight hits of an assault', volley({ assault: 8 }), '2 framePossible'],
  ['scattered fire that hits three times', volley({ scattered: true, hits: 3 }), '2 framePossible'],
  ['scattered fire with an assault', volley({ scattered: true, assault: 1 }), '2 framePossible'],
  ['nerves of a platoon twice', [nerves('attacker', ['1', '1'])], '0 framePossible'],
  ['nerves of the other side’s platoon', [nerves('attacker', ['2'])], '0 framePossible'],
  ['nerves of a whole side that has platoons', [nerves('attacker', [''])], '0 framePossible'],
  [
    'nerves of a side twice',
    [nerves('attacker', ['1']), nerves('attacker', ['3'])],
    '1 framePossible',
  ],
  [
    'nerves of a side before and after the other’s',
    [nerves('attacker', ['1']), nerves('defender', ['']), nerves('attacker', ['3'])],
    '2 framePossible',
  ],
])('no game can stand at %s', (_name, stack, problem) => {
  expect(wrong(stack)).toEqual([problem]);
});

test('a team that is done does not act', () => {
  expect(wrong(acting('place', 'A1'), {}, { ...PLAIN, done: ['A1'] })).toEqual(['1 framePossible']);
});

test('by cards a pick has its cards', () => {
  const cards = { activation: 'cards' };
  expect(wrong([PICK], cards)).toEqual(['0 framePossible']);
  expect(wrong([{ ...PICK, drawn: ['A1', 'A2'] }], cards)).toEqual([]);
  expect(wrong([{ ...picking('attacker', 3), drawn: ['A1', 'A2'] }], cards)).toEqual([
    '0 framePossible',
  ]);
});

test('a position where a card has yet to be drawn is not settled', () => {
  const scenario = scenarioOf({
    ...PLAIN,
    turn: 2,
    stack: [{ type: 'next', after: 'attacker', declines: 0 }],
  });
  expect(problemsOf(scenario)).toEqual([]);
  expect(problemsOf(scenario, { activation: 'cards' })).toEqual([
    'position.stack problem.unsettled',
  ]);
});

test('a position that leaves nothing to choose is refused', () => {
  const figures = { 'A1-1': 'gone', 'A1-2': 'gone', 'A1-3': 'gone' } as const;
  expect(wrong(acting('place', 'A1'), {}, { ...PLAIN, figures })).toEqual(['deadEnd']);
});

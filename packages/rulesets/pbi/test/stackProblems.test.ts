import type { FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import type { Cover, SideName, Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, board, scenarioOf, type Sketch } from './support/game.ts';
import { problemsOf } from './support/lists.ts';

type Groups = Sketch['groups'];

const GROUPS = {
  'A-rifle1': { at: 'c2', ap: 7 },
  'A-rifle2': { at: 'c2', ap: 7 },
  'A-rifle3': { at: 'e2', ap: 7 },
  'A-lmg1': { at: 'c2', status: 'casualty' },
  'D-rifle1': 'c3',
  'D-rifle2': 'c3',
  'D-rifle3': 'c8',
  'D-lmg1': { at: 'c3', status: 'casualty' },
} as const satisfies Groups;

/** Four defenders in c3. */
const FOUR: Groups = { ...GROUPS, 'D-rifle4': 'c3', 'D-rifle5': 'c3' };
const ALL_FOUR = ['D-rifle1', 'D-rifle2', 'D-rifle4', 'D-rifle5'];

/** Two attackers and two defenders fight over c3, where another attacker fell. */
const FIGHTING: Groups = {
  'A-rifle1': 'c3',
  'A-rifle2': { at: 'c3', ap: 2 },
  'A-rifle3': { at: 'c3', status: 'casualty' },
  'A-rifle4': 'c2',
  'D-rifle1': 'c3',
  'D-rifle2': 'c3',
  'D-rifle3': 'c8',
};

const march = { type: 'march', from: 'c2', to: 'b2', party: [] } as const;
const volley = { type: 'volley', from: 'c2', target: 'c3', party: [], shots: [] } as const;
const allocate = {
  type: 'allocate',
  side: 'attacker',
  cover: 'open',
  targets: ['D-rifle1', 'D-rifle2'],
  rounds: 0,
  dealt: [],
  left: 1,
} as const;
const opportunity = { type: 'opportunity', target: 'c2', squares: ['c3'], party: [] } as const;
const assault = {
  type: 'assault',
  from: 'c2',
  to: 'c3',
  party: [],
  stage: 'gather',
  killed: 0,
  lost: 0,
} as const;
const charge = { ...assault, stage: 'charge', party: ['A-rifle1'] } as const;
const fight = { ...assault, stage: 'fight', party: ['A-rifle1', 'A-rifle2'], killed: 1 } as const;
const losses = { type: 'losses', side: 'defender', square: 'c3', count: 1 } as const;
const retreat = { type: 'retreat', side: 'attacker', from: 'c2', groups: ['A-rifle1'] } as const;

/** The problems of a stack, and no others. */
function found(stack: readonly FrameEntry[], sketch: Sketch = {}): string[] {
  return problemsOf(scenarioOf({ groups: GROUPS, ...sketch, stack }));
}

/** The problems of a frame on top of an activated square. */
function acting(
  frame: FrameEntry,
  groups: Groups = GROUPS,
  terrain: Sketch['terrain'] = {},
): string[] {
  return found([...ACTIVATED, frame], { groups, terrain });
}

const UNFIT = ['position.stack[2] problem.framePossible'];

describe('a march', () => {
  const party = ['A-rifle1', 'A-rifle2'];

  test.each<FrameEntry>([march, { ...march, party }])('%j is possible', (frame) => {
    expect(acting(frame)).toEqual([]);
  });

  test.each<[string, FrameEntry]>([
    ['QS-6.1', { ...march, to: 'c4' }],
    ['QS-6.1', { ...march, to: 'c2' }],
    ['QS-6.1', { ...march, from: 'a1', to: 'a2' }],
    ['QS-6.3', { ...march, to: 'c3' }],
    ['QS-5.7', { ...march, party: ['A-rifle3'] }],
    ['QS-5.7', { ...march, party: ['A-rifle1', 'A-rifle3'] }],
    ['QS-5.7', { ...march, party: ['A-lmg1'] }],
    ['QS-5.7', { ...march, party: ['A-rifle6'] }],
    ['QS-5.7', { ...march, party: ['D-rifle1'] }],
    ['QS-5.7', { ...march, party: ['A-rifle1', 'A-rifle1'] }],
    ['QS-3.1', { ...march, from: 'c3', to: 'b3', party: ['D-rifle1'] }],
  ])('[%s] %j is not', (_rule, frame) => {
    expect(acting(frame)).toEqual(UNFIT);
  });

  test('[QS-6.3] no more march than there is room for', () => {
    const there = { ...GROUPS, 'B-rifle1': 'b2', 'B-rifle2': 'b2', 'B-rifle3': 'b2' };
    expect(acting({ ...march, party: ['A-rifle1'] }, there)).toEqual([]);
    expect(acting({ ...march, party }, there)).toEqual(UNFIT);
    expect(acting(march, { ...there, 'B-rifle4': 'b2' })).toEqual(UNFIT);
  });

  test('[QS-5.8] nobody marches without AP', () => {
    const groups = { ...GROUPS, 'A-rifle1': 'c2' };
    expect(acting({ ...march, party: ['A-rifle2'] }, groups)).toEqual([]);
    expect(acting({ ...march, party: ['A-rifle1'] }, groups)).toEqual(UNFIT);
  });

  test('[QS-3.1] in the defender’s turn it is the defender’s groups that march', () => {
    const groups = { 'A-rifle1': 'c2', 'A-rifle2': 'c2', 'D-rifle1': { at: 'c3', ap: 2 } };
    const his = { ...march, from: 'c3', to: 'b3', party: ['D-rifle1'] };
    const sketch: Sketch = { groups, side: 'defender' };
    expect(found([...ACTIVATED, his], sketch)).toEqual([]);
    expect(found([...ACTIVATED, { ...march, party: ['A-rifle1'] }], sketch)).toEqual(UNFIT);
  });
});

describe('a volley', () => {
  test.each<FrameEntry>([
    volley,
    { ...volley, party: ['A-rifle1'], shots: [3] },
    { ...volley, party: ['A-rifle2', 'A-rifle1'], shots: [1, 2] },
  ])('%j is possible', (frame) => {
    expect(acting(frame)).toEqual([]);
  });

  test.each<[string, FrameEntry]>([
    ['QS-8.2', { ...volley, target: 'd5' }],
    ['QS-8.2', { ...volley, target: 'e2' }],
    ['QS-8.2', { ...volley, from: 'd2' }],
    ['QS-7.5', { ...volley, target: 'c8' }],
    ['QS-8.2', { ...volley, party: ['A-rifle1'], shots: [] }],
    ['QS-8.2', { ...volley, party: [], shots: [1] }],
    ['QS-8.2', { ...volley, party: ['A-rifle3'], shots: [1] }],
    ['QS-8.2', { ...volley, party: ['A-lmg1'], shots: [1] }],
    ['QS-8.2', { ...volley, party: ['D-rifle1'], shots: [1] }],
    ['QS-8.2', { ...volley, party: ['A-rifle1', 'A-rifle3'], shots: [1, 1] }],
    ['QS-8.2', { ...volley, party: ['A-rifle1', 'A-rifle1'], shots: [1, 1] }],
  ])('[%s] %j is not', (_rule, frame) => {
    expect(acting(frame)).toEqual(UNFIT);
  });

  test('[QS-7.2] nobody shoots through a closed square', () => {
    const groups = { 'A-rifle1': { at: 'c2', ap: 3 }, 'D-rifle1': 'c4' };
    const frame = { ...volley, target: 'c4' };
    expect(acting(frame, groups, { c3: 'partial' })).toEqual([]);
    expect(acting(frame, groups, { c3: 'woods' })).toEqual(UNFIT);
  });

  test.each([
    [{ ap: 2 }, 2, 3],
    [{ ap: 1 }, 1, 2],
    [{ ap: 7, shots: 1 }, 2, 3],
    [{ ap: 7, shots: 2 }, 1, 2],
  ])('[QS-5.8] with %j %i shots are possible, not %i', (entry, most, more) => {
    const groups = { ...GROUPS, 'A-rifle1': { at: 'c2', ...entry } };
    const frame = { ...volley, party: ['A-rifle1'] };
    expect(acting({ ...frame, shots: [most] }, groups)).toEqual([]);
    expect(acting({ ...frame, shots: [more] }, groups)).toEqual(UNFIT);
  });

  test('[QS-8.1] a commander does not reach beyond two squares', () => {
    const of = (target: string): string[] =>
      acting(
        { ...volley, target, party: ['A-commander'], shots: [1] },
        {
          'A-commander': { at: 'c2', ap: 3 },
          'A-rifle1': { at: 'c2', ap: 3 },
          'D-rifle1': 'e4',
          'D-rifle2': 'c5',
        },
      );
    expect(of('e4')).toEqual([]);
    expect(of('c5')).toEqual(UNFIT);
  });
});

describe('hits to be dealt', () => {
  test.each<FrameEntry>([
    allocate,
    { ...allocate, side: 'defender' },
    { ...allocate, rounds: 2 },
    { ...allocate, cover: 'partial' },
    { ...allocate, targets: ['D-rifle2', 'D-rifle1'] },
  ])('%j are possible', (frame) => {
    expect(acting(frame)).toEqual([]);
  });

  test.each<FrameEntry>([
    { ...allocate, targets: [], left: 0 },
    { ...allocate, targets: ['D-rifle1', 'D-rifle3'] },
    { ...allocate, targets: ['D-rifle1', 'D-lmg1'] },
    { ...allocate, targets: ['D-rifle1', 'D-rifle6'] },
    { ...allocate, targets: ['D-rifle1', 'D-rifle1'] },
    { ...allocate, left: 2 },
    { ...allocate, left: 3 },
    { ...allocate, dealt: ['D-rifle1'] },
  ])('[QS-8.4] %j are not', (frame) => {
    expect(acting(frame)).toEqual(UNFIT);
  });

  test.each<[string[], number, boolean]>([
    [[], 3, true],
    [['D-rifle4'], 2, true],
    [['D-rifle5', 'D-rifle1'], 1, true],
    [[], 4, false],
    [['D-rifle4'], 3, false],
    [['D-rifle1', 'D-rifle1'], 1, false],
    [['D-rifle1', 'D-rifle4', 'D-rifle1'], 0, false],
    [['D-rifle3'], 1, false],
    [['D-rifle1', 'D-rifle3'], 1, false],
  ])('[QS-8.4] of four targets %j are hit, %i hits left: possible %s', (dealt, left, possible) => {
    const frame = { ...allocate, targets: ALL_FOUR, dealt, left };
    expect(acting(frame, FOUR)).toEqual(possible ? [] : UNFIT);
  });

  test.each<[Terrain, Cover, boolean]>([
    ['open', 'open', true],
    ['open', 'partial', true],
    ['open', 'closed', false],
    ['partial', 'open', false],
    ['partial', 'partial', true],
    ['partial', 'closed', false],
    ['woods', 'open', false],
    ['woods', 'partial', false],
    ['woods', 'closed', true],
    ['building', 'closed', true],
  ])('[QS-7.3, QS-8.5] in %s the cover is %s: possible %s', (terrain, cover, possible) => {
    const problems = acting({ ...allocate, cover }, GROUPS, { c3: terrain });
    expect(problems).toEqual(possible ? [] : UNFIT);
  });

  test('[QS-8.1] no volley scores more than 37', () => {
    expect(acting({ ...allocate, rounds: 18 })).toEqual([]);
    expect(acting({ ...allocate, rounds: 19 })).toEqual(UNFIT);
    const one = { ...allocate, targets: ['D-rifle3'], cover: 'closed', left: 0 };
    expect(acting({ ...one, rounds: 37 })).toEqual(['position.stack problem.unsettled']);
    expect(acting({ ...one, rounds: 38 })).toEqual(UNFIT);
  });

  const atThem = { ...allocate, targets: ['A-rifle1', 'A-rifle2'] };

  test('[QS-8.3] who acts shoots at the enemy', () => {
    expect(acting(atThem)).toEqual(UNFIT);
    const turned: Sketch = {
      groups: { 'A-rifle1': 'c2', 'A-rifle2': 'c2', 'D-rifle1': { at: 'c3', ap: 1 } },
      side: 'defender',
    };
    expect(found([...ACTIVATED, atThem], turned)).toEqual([]);
  });

  test('[QS-9.1] who takes an opportunity shoots at those who act', () => {
    const on = (frame: FrameEntry): string[] => found([...ACTIVATED, opportunity, frame]);
    expect(on(atThem)).toEqual([]);
    expect(on(allocate)).toEqual(['position.stack[3] problem.framePossible']);
  });
});

describe('an opportunity', () => {
  test('is possible', () => {
    expect(acting(opportunity)).toEqual([]);
  });

  test.each<[string, FrameEntry]>([
    ['QS-9.1', { ...opportunity, squares: ['c8'] }],
    ['QS-9.1', { ...opportunity, squares: ['c2'] }],
    ['QS-9.1', { ...opportunity, squares: ['c1'] }],
    ['QS-9.1', { ...opportunity, squares: ['c3', 'd3'] }],
    ['QS-9.2', { ...opportunity, squares: ['c3', 'c3'] }],
  ])('[%s] %j is not', (_rule, frame) => {
    expect(acting(frame)).toEqual(UNFIT);
  });

  test('[QS-5.9] groups that withdrew have none', () => {
    const idle = { at: 'c3', flags: ['idle'] } as const;
    expect(acting(opportunity, { ...GROUPS, 'D-rifle1': idle })).toEqual([]);
    expect(acting(opportunity, { ...GROUPS, 'D-rifle1': idle, 'D-rifle2': idle })).toEqual(UNFIT);
  });

  test.each([
    ['A-rifle1', 'A-rifle1'],
    ['A-rifle1', 'A-rifle3'],
    ['A-rifle1', 'D-lmg1'],
  ])('[QS-9.3] %s and %s do not charge', (...party) => {
    const problems = found([...ACTIVATED, charge, { ...opportunity, party }]);
    expect(problems).toEqual(['position.stack[3] problem.framePossible']);
  });
});

describe('an assault', () => {
  test.each<FrameEntry>([assault, { ...assault, party: ['A-rifle2', 'A-rifle1'] }])(
    '%j is possible',
    (frame) => {
      expect(acting(frame)).toEqual([]);
    },
  );

  test.each<[string, FrameEntry]>([
    ['QS-10.1', { ...assault, to: 'b2' }],
    ['QS-10.2', { ...assault, to: 'c8' }],
    ['QS-10.2', { ...assault, from: 'd2' }],
    ['QS-10.2', { ...assault, party: ['A-rifle3'] }],
    ['QS-10.2', { ...assault, party: ['A-rifle1', 'A-rifle3'] }],
    ['QS-10.2', { ...assault, party: ['A-lmg1'] }],
    ['QS-10.2', { ...assault, party: ['D-rifle1'] }],
    ['QS-10.2', { ...assault, party: ['A-rifle1', 'A-rifle1'] }],
  ])('[%s] %j is not', (_rule, frame) => {
    expect(acting(frame)).toEqual(UNFIT);
  });

  test.each([
    ['QS-5.8', { ap: 4 }],
    ['QS-4.8', { ap: 7, flags: ['pinned'] }],
  ] as const)('[%s] nobody assaults with %j', (_rule, entry) => {
    const groups = { ...GROUPS, 'A-rifle1': { at: 'c2', ...entry } };
    expect(acting({ ...assault, party: ['A-rifle2'] }, groups)).toEqual([]);
    expect(acting({ ...assault, party: ['A-rifle1'] }, groups)).toEqual(UNFIT);
  });

  test.each<[string[]]>([[['A-rifle1']], [['A-rifle2', 'A-rifle1']], [['A-rifle1', 'A-lmg1']]])(
    '[QS-9.3] %j charge from where they are, or fell there',
    (party) => {
      const stack = [...ACTIVATED, { ...charge, party }, { ...opportunity, party }];
      expect(found(stack)).toEqual([]);
    },
  );

  test.each<[string[]]>([
    [[]],
    [['A-rifle1', 'A-rifle3']],
    [['A-rifle1', 'D-lmg1']],
    [['A-rifle1', 'A-rifle1']],
  ])('[QS-9.3] %j do not', (party) => {
    const shotAt = { ...opportunity, party };
    expect(found([...ACTIVATED, { ...charge, party }, shotAt])).toEqual(UNFIT);
  });

  test('[QS-9.3] those who are shot at are those who charge, and only where somebody does', () => {
    const other = { ...opportunity, party: ['A-rifle2'] };
    const unfitShot = ['position.stack[3] problem.framePossible'];
    expect(found([...ACTIVATED, { ...charge, party: ['A-rifle1'] }, other])).toEqual(unfitShot);
    const nobody = { ...opportunity, party: [] };
    expect(found([...ACTIVATED, { ...charge, party: ['A-rifle1'] }, nobody])).toEqual(unfitShot);
    expect(found([...ACTIVATED, other])).toEqual(UNFIT);
  });

  test('[QS-10.5] nobody has been killed before the fight', () => {
    expect(acting({ ...assault, killed: 1 })).toEqual(UNFIT);
    expect(acting({ ...assault, lost: 1 })).toEqual(UNFIT);
  });

  test.each<[readonly string[], boolean]>([
    [['A-rifle1', 'A-rifle2'], true],
    [['A-rifle1', 'A-rifle3'], true],
    [['A-rifle1', 'A-rifle4'], false],
    [[], false],
  ])('[QS-10.1] %j have fought in the square assaulted: possible %s', (party, possible) => {
    for (const stage of ['fight', 'pursue']) {
      const stack = [...ACTIVATED, { ...fight, party, stage }, losses];
      expect(found(stack, { groups: FIGHTING })).toEqual(possible ? [] : UNFIT);
    }
  });

  test('[QS-10.2] they came from the next square', () => {
    for (const [from, problems] of [
      ['b2', []],
      ['d4', []],
      ['c1', UNFIT],
      ['c3', UNFIT],
    ] as const) {
      const stack = [...ACTIVATED, { ...fight, from }, losses];
      expect(found(stack, { groups: FIGHTING }), from).toEqual(problems);
    }
  });
});

describe('losses', () => {
  test.each<[SideName, string, number, boolean]>([
    ['defender', 'c3', 1, true],
    ['defender', 'c3', 2, true],
    ['defender', 'c3', 3, false],
    ['attacker', 'c3', 1, false],
    ['attacker', 'c2', 1, false],
    ['defender', 'c8', 1, false],
  ])('[QS-10.5] the %s loses in %s, %i: possible %s', (side, square, count, possible) => {
    const stack = [
      ...ACTIVATED,
      { ...fight, killed: 2, lost: 1 },
      // His own choice comes after it, so that no dice are waiting.
      { ...losses, side: 'attacker', count: 1 },
      { ...losses, side, square, count },
    ] as const;
    const problems = found(stack, { groups: FIGHTING });
    expect(problems).toEqual(possible ? [] : ['position.stack[4] problem.framePossible']);
  });
});

describe('a retreat', () => {
  test.each<FrameEntry>([
    { ...retreat, groups: [] },
    { ...retreat, groups: ['A-rifle3'] },
    { ...retreat, groups: ['A-rifle1', 'A-rifle3'] },
    { ...retreat, groups: ['A-lmg1'] },
    { ...retreat, groups: ['A-rifle1', 'A-rifle1'] },
    { ...retreat, side: 'defender' },
    { ...retreat, from: 'e2' },
  ])('[QS-4.7] %j is not possible', (frame) => {
    expect(acting(frame)).toEqual(UNFIT);
  });

  test('[QS-4.4] in morale only the side whose turn it is falls back', () => {
    const back = { ...retreat, side: 'defender', from: 'c3', groups: ['D-rifle1'] };
    expect(found([{ type: 'morale', squares: [] }, back])).toEqual([
      'position.stack[1] problem.framePossible',
    ]);
  });

  test('[QS-10.8] only the loser withdraws from the square fought over', () => {
    const frame = { ...retreat, from: 'c3' };
    expect(acting({ ...frame, groups: ['A-rifle1', 'A-rifle2'] }, FIGHTING)).toEqual([]);
    expect(acting({ ...frame, groups: ['A-rifle1', 'D-rifle1'] }, FIGHTING)).toEqual(UNFIT);
  });
});

describe('hits of an opportunity', () => {
  const moved: FrameEntry = { ...allocate, targets: ['A-rifle1', 'A-rifle2'] };

  test('[QS-9.2] fall in the square that was entered, under the cover of its ground', () => {
    const shot = (frame: FrameEntry): string[] => found([...ACTIVATED, opportunity, frame]);
    const unfit = ['position.stack[3] problem.framePossible'];
    expect(shot(moved)).toEqual([]);
    expect(shot({ ...moved, cover: 'partial' })).toEqual(unfit);
    expect(shot({ ...moved, targets: ['A-rifle3'], left: 0, rounds: 1 })).toEqual(unfit);
  });
});

describe('morale', () => {
  const groups: Groups = {
    ...GROUPS,
    'B-lmg1': { at: 'e2', status: 'casualty' },
    'B-rifle1': 'g2',
  };

  test.each<[string[], boolean]>([
    [[], true],
    [['c2'], true],
    [['e2', 'c2'], true],
    [['c2', 'c2'], false],
    [['g2'], false],
    [['c2', 'g2'], false],
    [['c3'], false],
    [['d1'], false],
  ])('[QS-4.6] %j still test: possible %s', (squares, possible) => {
    const problems = found([{ type: 'morale', squares }], { groups });
    expect(problems).toEqual(possible ? [] : ['position.stack[0] problem.framePossible']);
  });

  test('[QS-4.6] where only markers lie nobody tests', () => {
    const empty = { ...groups, 'A-rifle3': 'd2' };
    expect(found([{ type: 'morale', squares: ['e2'] }], { groups: empty })).toEqual([
      'position.stack[0] problem.framePossible',
    ]);
  });
});

describe('scenery that was taken', () => {
  const taken = (terrain: Terrain, changes: number, rows: string[]): string[] =>
    problemsOf({
      ...scenarioOf({
        stack: [
          { type: 'layout', changes },
          { type: 'lay', terrain },
        ],
      }),
      board: rows,
    });
  const OPEN = Array.from({ length: 8 }, () => '........');

  test.each<[string, Terrain, number, string[], boolean]>([
    ['QS-1.1', 'building', 0, OPEN, true],
    ['QS-1.1', 'open', 0, OPEN, false],
    ['QS-1.2', 'woods', 30, board({}), true],
    ['QS-1.2', 'building', 30, board({}), false],
    ['QS-1.3', 'open', 58, board({}), true],
    ['QS-1.3', 'open', 59, board({}), false],
  ])(
    '[%s] it is %s, after %i changes of %j: possible %s',
    (_rule, terrain, changes, rows, possible) => {
      const problems = taken(terrain, changes, rows);
      expect(problems).toEqual(possible ? [] : ['position.stack[1] problem.framePossible']);
    },
  );

  test('[QS-1.2] it lies on the layout', () => {
    expect(found([{ type: 'lay', terrain: 'woods' }])).toEqual([
      'position.stack[0] problem.frameOrder',
      'position.stack[0] problem.framePossible',
    ]);
  });
});

describe('what lies on what', () => {
  const ORDER: [FrameEntry, FrameEntry[]][] = [
    [{ type: 'motivate' }, [{ type: 'morale', squares: [] }]],
    [{ type: 'residual' }, [{ type: 'motivate' }]],
    [{ type: 'extend' }, [{ type: 'residual' }]],
    [{ type: 'morale', squares: [] }, [{ type: 'motivate' }]],
    [{ type: 'edge' }, [{ type: 'motivate' }]],
    [{ type: 'layout', changes: 0 }, [{ type: 'motivate' }]],
    [{ type: 'deploy', side: 'attacker' }, [{ type: 'motivate' }]],
    [{ type: 'activate' }, [{ type: 'extend' }]],
    [{ type: 'activate' }, [{ type: 'motivate' }, { type: 'activate' }]],
    [{ type: 'activate' }, []],
    [march, [{ type: 'motivate' }]],
    [march, []],
    [volley, [{ type: 'residual' }]],
    [assault, [{ type: 'motivate' }]],
    [opportunity, [{ type: 'motivate' }]],
    [allocate, [{ type: 'motivate' }]],
    [retreat, [{ type: 'motivate' }]],
    [retreat, []],
  ];

  test.each(ORDER)('%j may not lie on %j', (frame, under) => {
    expect(found([...under, frame])).toEqual([
      `position.stack[${under.length}] problem.frameOrder`,
    ]);
  });

  test('[QS-10.5] losses lie on an assault, or on other losses of one', () => {
    expect(acting(losses)).toEqual(['position.stack[2] problem.frameOrder', ...UNFIT]);
    const stack = [...ACTIVATED, { ...fight, lost: 1 }, { ...losses, side: 'attacker' }, losses];
    expect(found(stack, { groups: FIGHTING })).toEqual([]);
  });

  test.each<[FrameEntry, FrameEntry[], Groups?]>([
    [{ type: 'activate' }, [{ type: 'residual' }]],
    [{ ...opportunity, party: ['A-rifle1'] }, [...ACTIVATED, charge]],
    [{ ...allocate, targets: ['A-rifle1', 'A-rifle2'] }, [...ACTIVATED, opportunity]],
    [losses, [...ACTIVATED, fight], FIGHTING],
    [{ ...retreat, from: 'e2', groups: ['A-rifle3'] }, [{ type: 'morale', squares: [] }]],
  ])('%j may lie on %j', (frame, under, groups = GROUPS) => {
    expect(found([...under, frame], { groups })).toEqual([]);
  });

  test('the frame that is out of place is named', () => {
    const setup = (...stack: FrameEntry[]): unknown =>
      pbi.setup(scenarioOf({ groups: GROUPS, stack }), {});
    expect(setup({ type: 'activate' })).toEqual({
      ok: false,
      problems: [
        {
          path: 'position.stack[0]',
          message: { key: 'problem.frameOrder', with: { frame: 'activate' } },
        },
      ],
    });
    expect(setup(...ACTIVATED, { ...march, to: 'c5' })).toMatchObject({
      problems: [{ message: { with: { frame: 'march' } } }],
    });
  });

  test('every frame that does not fit is listed', () => {
    const activate = { type: 'activate' } as const;
    expect(found([activate, activate, { ...march, to: 'c5' }])).toEqual([
      'position.stack[0] problem.frameOrder',
      'position.stack[1] problem.frameOrder',
      'position.stack[2] problem.framePossible',
    ]);
  });
});

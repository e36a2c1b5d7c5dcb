import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import type { PubScenario } from '../src/files/scenarioFile.ts';
import { SCENARIO_SCHEMA } from '../src/files/scenarioSchema.ts';
import { seededDice, SETTING, type Schema } from '@sandtable/kernel';
import { blockOf, rateOf } from '../src/rules/02-pieces/blocks.ts';
import { fieldFrom } from '../src/files/muster.ts';
import { positionOf } from '../src/files/position.ts';
import { imagine } from '../src/secrets/imagine.ts';
import { viewOf } from './support/fog.ts';
import { Game, game } from './support/game.ts';
import { openingOf, problemsOf, scenarioOf, type Sketch } from './support/sketch.ts';

const PLAIN: Sketch = {
  red: [{ name: 'Greene', pieces: { A: ['regular', 5000, 5000, 0] } }],
  blue: [{ name: 'Howe', pieces: { X: ['cavalry', 5000, 20_000, 180] } }],
};

/** Problems of the plain battle with other first Commands of Red. */
function withRed(...red: NonNullable<Sketch['red']>): string[] {
  return problemsOf(openingOf({ ...PLAIN, red }));
}

test('every ready-made scenario is accepted, under every option', () => {
  for (const scenario of pubBattles.scenarios) {
    expect(problemsOf(scenario), scenario.id).toEqual([]);
    expect(problemsOf(scenario, { bitterEnd: true })).toEqual([]);
  }
});

test('options that are not there, or cannot have that value, are refused', () => {
  const scenario = openingOf(PLAIN);
  expect(problemsOf(scenario, { bitterEnd: 'yes' })).toEqual(['options.bitterEnd problem.enum']);
  expect(problemsOf(scenario, { luck: true })).toEqual(['options.luck problem.unknown']);
  expect(pubBattles.optionsOf(new Game(scenario).state)).toEqual({ bitterEnd: false });
});

test.each([null, undefined, 'scenario', 3, [], {}])('%j is no scenario', (thing) => {
  expect(problemsOf(thing).length).toBeGreaterThan(0);
});

test('every field of the schema is described', () => {
  const missing: string[] = [];
  const look = (schema: Schema, path: string): void => {
    const isTag = path.endsWith('.type') && schema.const !== undefined;
    if (schema.description === undefined && schema.oneOf === undefined && !isTag) {
      missing.push(path);
    }
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      look(inner, `${path}.${name}`);
    }
    if (schema.items !== undefined) look(schema.items, `${path}[]`);
    for (const inner of schema.oneOf ?? []) look(inner, path);
  };
  look(SCENARIO_SCHEMA, '');
  expect(missing).toEqual([]);
});

test('[PB-2.3] Red comes before Blue, and each HQ before its pieces', () => {
  const scenario = openingOf({
    red: [
      { name: 'Greene', pieces: { A: ['regular', 5000, 5000, 0] } },
      { name: 'Lee', rating: 2, pieces: { B: ['militia', 'reserve'] } },
    ],
    blue: [{ name: 'Howe', pieces: { X: ['guard', 5000, 20_000, 180] } }],
    detachments: [{ side: 'red', name: 'D', at: [10_000, 5000], facing: 0 }],
  });
  const { state } = new Game({ ...scenario, commands: scenario.commands.toReversed() });
  const {
    [SETTING]: { army },
  } = state;
  expect(army.commands.map(({ name, side }) => `${side} ${name}`)).toEqual([
    '0 Lee',
    '0 Greene',
    '1 Howe',
  ]);
  expect(army.pieces.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'Lee hq',
    'B militia',
    'Greene hq',
    'A regular',
    'D detachment',
    'Howe hq',
    'X guard',
  ]);
  expect(state.command).toEqual([0, 0, 1, 1, -1, 2, 2]);
  expect(army.commands[0].rating).toBe(2);
});

test('[PB-8.2] pieces may begin in reserve, off the map and without a number', () => {
  const g = new Game(
    openingOf({
      ...PLAIN,
      red: [{ pieces: { A: ['regular', 'reserve'], B: ['train', 5000, 5000, 0] } }],
    }),
  );
  expect([g.place('A'), g.place('B'), g.place('Red 1')]).toEqual(['reserve', 'map', 'map']);
  expect([g.tag('A'), g.tag('B')]).toEqual(['A', 'R2']);
});

test('[PB-7.5] blocks are numbered from left to right, which does not tell what they are', () => {
  const g = new Game(
    openingOf({
      ...PLAIN,
      red: [
        {
          name: 'Greene',
          hq: [8000, 5000, 0],
          pieces: {
            A: ['regular', 12_000, 5000, 0],
            B: ['regular', 5000, 7000, 0],
            C: ['regular', 5000, 5000, 0],
          },
        },
      ],
    }),
  );
  expect(
    ['C', 'B', 'Greene', 'A', 'X', 'Blue 1', 'Howe'].slice(0, 5).map((name) => g.tag(name)),
  ).toEqual(['R1', 'R2', 'R3', 'R4', 'B1']);
  expect(g.state.nextBlock).toEqual([5, 3]);
  expect(g.named('R3')).toBe('Greene');
});

test('[PB-1.2] the scenario gives the first turn', () => {
  expect(new Game(openingOf(PLAIN)).state).toMatchObject({ day: 1, turn: 1 });
  const late = new Game(openingOf({ ...PLAIN, firstTurn: 6 }));
  expect(late.state).toMatchObject({ day: 1, turn: 6 });
  expect(late.asked).toBe('red begin');
  expect(problemsOf(openingOf({ ...PLAIN, firstTurn: 9 }))).toEqual(['firstTurn problem.maximum']);
});

test('[PB-1.3] rates are the usual ones unless the scenario changes them', () => {
  const usual = game(PLAIN);
  expect([rateOf(usual.state, usual.number('A')), rateOf(usual.state, usual.number('X'))]).toEqual([
    5250, 7500,
  ]);
  expect(rateOf(usual.state, usual.number('Greene'))).toBe(7500);
  const slow = game({ ...PLAIN, rates: { foot: 3000 } });
  expect([rateOf(slow.state, slow.number('A')), rateOf(slow.state, slow.number('X'))]).toEqual([
    3000, 7500,
  ]);
  expect(problemsOf(openingOf({ ...PLAIN, rates: { foot: 0 } }))).toEqual([
    'rates.foot problem.minimum',
  ]);
});

test('[PB-1.4] blocks have the usual sizes unless the scenario changes them', () => {
  const red = [
    { pieces: { A: ['elite', 5000, 5000, 0], D: ['detachment', 9000, 5000, 0] } },
  ] as const;
  const sizesIn = (sketch: Sketch): number[][] => {
    const g = game({ ...PLAIN, ...sketch, red });
    return ['A', 'D', 'Red 1'].map((name) => {
      const { width, depth } = blockOf(g.state, g.number(name));
      return [width, depth];
    });
  };
  expect(sizesIn({})).toEqual([
    [1875, 375],
    [938, 375],
    [375, 375],
  ]);
  expect(sizesIn({ sizes: { long: [1000, 250], square: [300, 300] } })).toEqual([
    [1000, 250],
    [938, 375],
    [300, 300],
  ]);
  expect(problemsOf(openingOf({ ...PLAIN, sizes: { long: [0, 375] } }))).toEqual([
    'sizes.long[0] problem.minimum',
  ]);
});

test('[PB-4.6] a column is two fronts long unless the scenario changes that', () => {
  const road = { name: 'Pike', line: [[5000, 0] as const, [5000, 20_000] as const] };
  const red = [
    {
      pieces: {
        A: ['elite', 5000, 8000, 0, 'column'],
        D: ['detachment', 9000, 5000, 0, 'column'],
        B: ['elite', 12_000, 5000, 0],
        C: ['elite', 15_000, 5000, 0],
        E: ['elite', 18_000, 5000, 0],
      },
    },
  ] as const;
  const longIn = (sketch: Sketch): number[][] => {
    const g = game({ ...PLAIN, map: { roads: [road] }, ...sketch, red });
    // A position is a scenario again.
    expect(fieldFrom(positionOf(g.state))).toBe(g.state[SETTING].field);
    // Whoever sees a column knows how large its block is in line.
    for (let seed = 0; seed < 5; seed++) {
      const world = imagine(viewOf(g, 'blue'), 'blue', seededDice(seed));
      for (const name of ['A', 'D']) {
        const block = blockOf(g.state, g.number(name));
        const seen = world.x.findIndex((x, i) => x === block.x && world.y[i] === block.y);
        expect(blockOf(world, seen)).toEqual(block);
      }
    }
    return ['A', 'D', 'B'].map((name) => {
      const { width, depth } = blockOf(g.state, g.number(name));
      return [width, depth];
    });
  };
  expect(longIn({})).toEqual([
    [250, 3750],
    [250, 1876],
    [1875, 375],
  ]);
  expect(longIn({ columnLength: 3 })).toEqual([
    [250, 5625],
    [250, 2814],
    [1875, 375],
  ]);
  expect(problemsOf(openingOf({ ...PLAIN, columnLength: 7 }))).toEqual([
    'columnLength problem.maximum',
  ]);
});

test('[PB-2.2] only guards that a scenario calls so are steadfast', () => {
  const g = game({
    ...PLAIN,
    red: [
      { steadfast: ['G'], pieces: { G: ['guard', 5000, 5000, 0], H: ['guard', 9000, 5000, 0] } },
    ],
  });
  expect(g.state[SETTING].army.pieces.slice(0, 3).map(({ steadfast }) => steadfast)).toEqual([
    false,
    true,
    false,
  ]);
});

test('[PB-2.5] only an army commander can be without a chit', () => {
  const pieces = { A: ['regular', 5000, 5000, 0] } as const;
  expect(withRed({ pieces }, { chit: false, army: true })).toEqual([]);
  expect(withRed({ pieces }, { chit: false })).toEqual(['commands[1].chit scenario.noChit']);
});

test('[PB-12.9] a Command that arrives later has a turn, an entry on an edge, and nobody on the map', () => {
  const pieces = { A: ['regular', 'due'] } as const;
  const arriving = { arrives: 3, entry: [0, 5000] as const, facing: 90, pieces };
  const g = new Game(openingOf({ ...PLAIN, red: [{}, { name: 'Lee', ...arriving }] }));
  expect([g.place('A'), g.place('Lee')]).toEqual(['due', 'due']);
  expect(g.state[SETTING].army.commands[1]).toMatchObject({
    arrives: 3,
    entry: [0, 5000],
    facing: 90,
  });
  const problems = (more: object): string[] =>
    problemsOf(openingOf({ ...PLAIN, firstTurn: 2, red: [{ ...arriving, ...more }] }));
  expect(problems({})).toEqual([]);
  expect(problems({ entry: undefined })).toEqual(['commands[0] scenario.noEntry']);
  expect(problems({ entry: [100, 5000] })).toEqual(['commands[0].entry scenario.notOnEdge']);
  expect(problems({ entry: [0, 40_001] })).toEqual(['commands[0].entry scenario.notOnEdge']);
  expect(problems({ arrives: 1 })).toEqual(['commands[0].arrives scenario.arrivesEarly']);
  expect(problems({ arrives: 19 })).toEqual(['commands[0].arrives scenario.arrivesLate']);
  expect(problems({ arrives: undefined, hq: [500, 500, 0], pieces: {} })).toEqual([
    'commands[0].entry scenario.noArrival',
  ]);
  expect(problems({ hq: [500, 500, 0] })).toEqual(['commands[0].hq scenario.thereEarly']);
  expect(problems({ pieces: { A: ['regular', 'reserve'] } })).toEqual([
    'commands[0].pieces[0] scenario.thereEarly',
  ]);
});

test('[PB-2.3] a Command needs its HQ, and a piece one place', () => {
  const scenario = openingOf(PLAIN);
  const changed = (change: object, piece: object): PubScenario => {
    const [first, ...rest] = scenario.commands;
    const pieces = [{ ...first.pieces[0], ...piece }];
    return { ...scenario, commands: [{ ...first, pieces, ...change }, ...rest] };
  };
  // JSON has no undefined.
  const wrong = (change: object, piece: object = {}): string[] =>
    problemsOf(JSON.parse(JSON.stringify(changed(change, piece))));
  expect(wrong({ hq: undefined })).toEqual(['commands[0] scenario.noHq']);
  expect(wrong({}, { at: undefined, facing: undefined })).toEqual([
    'commands[0].pieces[0] scenario.noPlace',
  ]);
  expect(wrong({}, { reserve: true })).toEqual(['commands[0].pieces[0] scenario.twoPlaces']);
  expect(wrong({}, { facing: undefined })).toEqual(['commands[0].pieces[0] scenario.noFacing']);
  expect(wrong({}, { at: undefined, facing: undefined, reserve: true, column: true })).toEqual([
    'commands[0].pieces[0].column scenario.columnOff',
  ]);
  expect(wrong({}, { kind: 'hq' })).toEqual(['commands[0].pieces[0].kind problem.enum']);
});

test('both sides must be there, and no name is given twice or looks like a block', () => {
  expect(problemsOf({ ...openingOf(PLAIN), commands: [] })).toEqual([
    'commands scenario.noSide',
    'commands scenario.noSide',
  ]);
  expect(withRed({ name: 'Howe' })).toEqual(['commands[1] scenario.twice']);
  expect(withRed({ pieces: { X: ['regular', 5000, 5000, 0] } })).toEqual([
    'commands[1].pieces[0] scenario.twice',
  ]);
  expect(withRed({ name: 'R7' })).toEqual(['commands[0] scenario.likeBlock']);
});

test('a side has so many pieces, and so many trains', () => {
  const many = (kind: 'regular' | 'train', count: number): string[] =>
    withRed(
      ...[0, 1].map((half) => ({
        pieces: Object.fromEntries(
          Array.from({ length: count }, (_, i) => [`${half}-${i}`, [kind, 'reserve']] as const),
        ),
      })),
    );
  expect(many('regular', 20)).toEqual([]);
  expect(many('regular', 21)).toEqual(['commands scenario.pieces']);
  expect(many('train', 3)).toEqual([]);
  expect(many('train', 4)).toEqual(['commands scenario.trains']);
});

test('[PB-4.5] no two blocks overlap, HQs too; touching is not overlapping', () => {
  const beside = (x: number): string[] =>
    withRed({ pieces: { A: ['regular', 5000, 5000, 0], B: ['regular', x, 5000, 0] } });
  expect(beside(6875)).toEqual([]);
  expect(beside(6874)).toEqual(['commands[0].pieces[1] scenario.overlap']);
  expect(withRed({ hq: [5100, 5000, 0], pieces: { A: ['regular', 5000, 5000, 0] } })).toEqual([
    'commands[0].pieces[0] scenario.overlap',
  ]);
  expect(withRed({ hq: [38_500, 39_500, 0] }, { hq: [39_500, 39_500, 0] })).toEqual([
    'commands[2] scenario.overlap',
  ]);
});

test('[PB-1.4] every block is wholly on the map', () => {
  expect(withRed({ hq: [188, 188, 0] })).toEqual([]);
  expect(withRed({ hq: [186, 188, 0] })).toEqual(['commands[0] scenario.offMap']);
  expect(withRed({ pieces: { A: ['regular', 39_500, 5000, 0] } })).toEqual([
    'commands[0].pieces[0] scenario.offMap',
  ]);
  expect(withRed({ pieces: { A: ['regular', 39_500, 5000, 90] } })).toEqual([]);
});

test('[PB-4.4] nobody begins in a river, and no guns in a marsh; who begins in buildings is Spent', () => {
  const square = (x: number, y: number) =>
    [
      [x, y],
      [x + 3000, y],
      [x + 3000, y + 3000],
      [x, y + 3000],
    ] as const;
  const map = {
    rivers: [
      {
        line: [
          [0, 10_000],
          [40_000, 10_000],
        ],
        width: 1000,
        bridges: [],
        fords: [],
      },
    ],
    marshes: [square(4000, 3000)],
    towns: [{ outline: square(14_000, 3000) }],
  } as const;
  const at = (kind: 'regular' | 'artillery', x: number, y: number): string[] =>
    problemsOf(openingOf({ ...PLAIN, map, red: [{ pieces: { A: [kind, x, y, 0] } }] }));
  expect(at('regular', 5500, 10_000)).toEqual(['commands[0].pieces[0] scenario.inRiver']);
  expect(at('regular', 5500, 4500)).toEqual([]);
  expect(at('artillery', 5500, 4500)).toEqual(['commands[0].pieces[0] scenario.inMarsh']);
  const g = new Game(
    openingOf({
      ...PLAIN,
      map,
      red: [
        {
          hq: [15_500, 5000, 0],
          pieces: { A: ['regular', 15_500, 4500, 0], B: ['regular', 19_500, 4500, 0] },
        },
      ],
    }),
  );
  expect([g.marks('A'), g.marks('B'), g.marks('Red 1')]).toEqual([['spent', 'known'], [], []]);
});

test('[PB-9.5] lines of communication end at an edge of the map', () => {
  const line = (...places: [number, number][]): string[] =>
    problemsOf(openingOf({ ...PLAIN, lines: { red: [places] } }));
  expect(line([5000, 5000], [5000, 0])).toEqual([]);
  expect(line([5000, 0], [5000, 5000])).toEqual(['lines.red[0] scenario.lineEnd']);
  expect(line([5000, 5000], [50_000, 0])).toEqual(['lines.red[0] scenario.offMap']);
});

test('a map that cannot be is refused', () => {
  const woods = [
    [
      [0, 0],
      [1000, 1000],
      [1000, 0],
      [0, 1000],
    ],
  ] as const;
  expect(problemsOf(openingOf({ ...PLAIN, map: { woods } }))).toEqual([
    'map.woods[0] problem.outline',
  ]);
});

test('a position that names what is not there is refused with the place of each name', () => {
  const scenario = scenarioOf({
    ...PLAIN,
    detachments: [{ side: 'red', name: 'D', at: [9000, 5000], facing: 0 }],
  });
  const [hq, a, howe, x, d] = scenario.position?.pieces ?? [];
  const position = {
    ...scenario.position,
    day: 3,
    pieces: [
      hq,
      { ...a, at: undefined },
      { ...a, name: 'Nobody' },
      { ...howe, command: 'Greene' },
      howe,
      { ...d, command: 'Howe' },
    ],
    trails: { Nobody: { facing: 0, points: [[0, 0]], road: 0, changes: 0, column: false } },
    pool: ['Howe', 'Greene', 'Nobody'],
    contacts: [
      { attacker: 'A', defender: 'Nobody', edge: 'front' },
      { attacker: 'A', defender: 'Greene', edge: 'front' },
    ],
    bombarded: [{ gun: 'A', target: 'Nobody' }],
    stack: [{ type: 'order', command: 'Nobody', waiting: [], inRange: null }],
  };
  expect(x.name).toBe('X');
  expect(problemsOf(JSON.parse(JSON.stringify({ ...scenario, position })))).toEqual([
    'position.day scenario.lastDay',
    'position.pieces[1].at scenario.noPlace',
    'position.pieces[2].name scenario.unknown',
    'position.pieces[3].command scenario.otherSide',
    'position.pieces[4].name scenario.twice',
    'position.pieces[5].command scenario.otherSide',
    'position.pieces scenario.missingPiece',
    'position.trails scenario.unknown',
    'position.pool[2] scenario.unknown',
    'position.pool scenario.poolOrder',
    'position.contacts[0].defender scenario.unknown',
    'position.contacts[1] scenario.contact',
    'position.bombarded[0].target scenario.unknown',
    'position.stack[0] scenario.frameNames',
  ]);
});

test('blocks of a position have numbers that were given, each once', () => {
  const scenario = scenarioOf(PLAIN);
  const numbered = (...blocks: number[]): string[] => {
    const pieces = scenario.position?.pieces.map((piece, i) => ({ ...piece, block: blocks[i] }));
    return problemsOf({
      ...scenario,
      position: { ...scenario.position, pieces, nextBlock: [5, 7] },
    });
  };
  expect(numbered(1, 4, 1, 6)).toEqual([]);
  expect(numbered(1, 5, 1, 6)).toEqual(['position.pieces[1].block scenario.block']);
  expect(numbered(1, 4, 3, 3)).toEqual(['position.pieces[3].block scenario.block']);
});

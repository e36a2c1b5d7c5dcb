import { expect, test } from 'vitest';
import { NO_GUIDE, SPECTATOR, type Pick } from '@sandtable/kernel';
import { MOVE_TYPES, type PubMove } from '../src/state/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { armies, endTurn } from './support/evening.ts';
import { freeGame, FREE, freeSetUp, viewOf } from './support/fog.ts';
import { Game, game } from './support/game.ts';
import { AIMING, drawn, moving, openingOf, type Sketch } from './support/sketch.ts';

/** What the side that is asked, or that one, means by pointing at these. */
function meant(g: Game, picks: readonly Pick[], side = g.side): PubMove | undefined {
  const { decisions } = pubBattles.pending(g.state);
  const decision = decisions.find((each) => each.side === side) ?? decisions[0];
  return pubBattles.guide(viewOf(g, side), decision, picks).means;
}

const at = (x: number, y: number): Pick => ({ point: { x, y } });

/** Red faces Blue across an inch or two, with guns, wagons, a road and a reserve. */
const FACE: Sketch = {
  map: {
    roads: [
      {
        name: 'High Road',
        line: [
          [12_000, 0],
          [12_000, 40_000],
        ],
      },
      {
        name: 'Low Road',
        line: [
          [0, 13_000],
          [40_000, 13_000],
        ],
      },
    ],
  },
  lines: {
    red: [
      [
        [12_000, 3000],
        [12_000, 0],
      ],
    ],
  },
  red: [
    {
      name: 'Greene',
      hq: [20_000, 12_000, 0],
      pieces: {
        A: ['regular', 20_000, 15_000, 0],
        B: ['regular', 23_000, 15_000, 0, 'spent'],
        Guns: ['artillery', 17_000, 15_000, 0],
        Wagons: ['train', 23_000, 13_500, 0, 'unpacked'],
        Carts: ['train', 12_000, 2000, 0],
        Marcher: ['regular', 12_000, 8000, 0],
        Hidden: ['regular', 'reserve'],
        Engaged: ['regular', 30_000, 15_000, 90],
      },
    },
    { name: 'Army', army: true, chit: false, hq: [20_500, 12_500, 0] },
    { name: 'Lee', hq: [21_000, 12_000, 0] },
  ],
  blue: [
    {
      name: 'Howe',
      pieces: {
        X: ['regular', 20_000, 18_000, 180],
        Y: ['regular', 30_000, 16_126, 180],
      },
    },
  ],
  contacts: [{ attacker: 'Y', defender: 'Engaged', edge: 'left' }],
};

const ordering = game(FACE);
const [a, x] = [ordering.tag('A'), ordering.tag('X')];
const piece = (name: string): { readonly piece: string } => ({ piece: ordering.tag(name) });
const march = { to: [20_000, 15_600], facing: 30 } as const;
const mustering = new Game(openingOf({ red: [], blue: [], free: FREE }));
const edging = freeSetUp();
const altering = game({ ...FACE, contacts: [], stack: drawn(['Greene'], 'red'), pool: ['Lee'] });
const assigning = game({
  ...FACE,
  detachments: [{ side: 'red', name: 'Rifles', at: [5000, 5000], facing: 0 }],
  stack: [{ type: 'assign', side: 'red' }],
  contacts: [],
});
const dusk = ((): Game => {
  const g = game(armies({}, {}, { turn: 8 }));
  endTurn(g);
  return g;
})();
const recovering = game({
  ...armies({ Fell: ['cavalry', 'destroyed'] }, {}),
  turn: 9,
  stack: [{ type: 'recover', side: 'red', detachments: 0, others: 1 }],
});

/** A front of each: who stands before whom in a combat. */
const fight = (...stack: NonNullable<Sketch['stack']>): Game =>
  game({
    red: [
      {
        pieces: {
          One: ['regular', 20_000, 15_000, 0],
          Two: ['regular', 30_000, 15_000, 0],
          Behind: ['regular', 20_000, 14_625, 0],
        },
      },
    ],
    blue: [
      {
        pieces: {
          U: ['cavalry', 20_000, 15_375, 180],
          V: ['regular', 30_000, 15_375, 180],
        },
      },
    ],
    contacts: [
      { attacker: 'One', defender: 'U', edge: 'front' },
      { attacker: 'Two', defender: 'V', edge: 'front' },
    ],
    stack,
  });
const FIGHT = { leads: ['One', 'U'], round: 1, hit: [] };
const resolving = fight({ type: 'combat' });
const standing = fight({ type: 'combat' }, { type: 'stand', ...FIGHT, left: ['U', 'One'] });
const withdrawing = fight({ type: 'combat' }, { type: 'withdraw', ...FIGHT, cavalry: ['U'] });
const relieving = game({
  red: [{ pieces: { One: ['regular', 'destroyed'], Behind: ['regular', 20_000, 14_625, 0] } }],
  blue: [{ pieces: { U: ['cavalry', 20_000, 15_375, 180] } }],
  contacts: [{ attacker: 'Behind', defender: 'U', edge: 'front' }],
  stack: [
    { type: 'combat' },
    { type: 'volley', leads: ['Behind', 'U'], round: 1, hit: [], begun: true, left: [] },
    { type: 'relieve', support: 'Behind', lead: 'One', x: 20_000, y: 15_000, facing: 0 },
  ],
});
const aiming = game(AIMING);

/** Every kind of move in a position where it can be pointed out. */
const CASES: readonly (readonly [Game, readonly PubMove[], side?: string])[] = [
  [
    mustering,
    [
      { type: 'raise', rating: 6, arrives: 17 },
      { type: 'raise', rating: 1, arrives: 0 },
      { type: 'enlist', kind: 'guard' },
      { type: 'ready' },
    ],
  ],
  [edging, [{ type: 'edge', edge: 'west' }]],
  [
    freeGame(),
    [
      { type: 'deploy', piece: 'Blue I', to: [20_000, 12_000], facing: 77 },
      { type: 'keep', piece: 'Blue I 1' },
    ],
  ],
  [assigning, [{ type: 'assign', piece: assigning.tag('Rifles'), command: 'Lee' }]],
  [game({ ...FACE, contacts: [], stack: [{ type: 'begin' }] }), [{ type: 'begin' }]],
  [
    altering,
    [
      { type: 'delay', by: altering.tag('Greene') },
      { type: 'delay', by: altering.tag('Army'), hq: altering.tag('Greene') },
      { type: 'jump', hq: altering.tag('Lee'), by: altering.tag('Lee') },
      { type: 'jump', hq: altering.tag('Lee'), by: altering.tag('Army') },
      { type: 'accept' },
    ],
  ],
  [
    ordering,
    [
      { type: 'march', piece: a, ...march },
      { type: 'march', piece: 'Hidden', to: [20_000, 13_000], facing: 359 },
      { type: 'together', pieces: [a, ordering.tag('B')], ...march },
      {
        type: 'road',
        piece: ordering.tag('Marcher'),
        road: 'High Road',
        to: [12_000, 12_000],
        form: 'column',
        facing: 0,
      },
      {
        type: 'road',
        piece: ordering.tag('Marcher'),
        road: 'High Road',
        to: [12_000, 10_000],
        form: 'line',
        facing: 180,
      },
      { type: 'attack', piece: a, target: x, edge: 'front', aside: 0 },
      { type: 'attack', piece: a, target: x, edge: 'left', aside: -125 },
      { type: 'support', piece: ordering.tag('B'), lead: a },
      { type: 'first', piece: ordering.tag('B') },
      { type: 'hide', piece: ordering.tag('B'), hq: ordering.tag('Greene') },
      { type: 'bombard', piece: ordering.tag('Guns'), target: x },
      { type: 'rally', piece: ordering.tag('B'), facing: 305 },
      { type: 'unpack', piece: ordering.tag('Carts') },
      { type: 'pack', piece: ordering.tag('Wagons') },
      { type: 'leave', piece: ordering.tag('Carts') },
      { type: 'face', piece: ordering.tag('Engaged'), target: ordering.tag('Y') },
      { type: 'stand', piece: a },
      { type: 'end' },
    ],
  ],
  [resolving, [{ type: 'resolve', defender: resolving.tag('V') }]],
  [withdrawing, [{ type: 'withdraw' }, { type: 'stay' }]],
  [aiming, [{ type: 'fire', target: aiming.tag('C') }]],
  [relieving, [{ type: 'relieve' }, { type: 'retreat' }]],
  [standing, [{ type: 'stay' }, { type: 'retreat' }]],
  [dusk, [{ type: 'remain' }, { type: 'retire' }], 'blue'],
  [recovering, [{ type: 'recover', piece: 'Fell' }]],
];

test('what points out a move means that move, of every kind there is', () => {
  for (const [g, moves, side = g.side] of CASES) {
    for (const move of [...moves, ...g.movesOf(side)]) {
      expect(meant(g, pubBattles.gesture(move), side)).toEqual(move);
    }
  }
  const types = new Set(CASES.flatMap(([, moves]) => moves.map(({ type }) => type)));
  expect(MOVE_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

test('no two moves of these are pointed out alike', () => {
  for (const [, moves] of CASES) {
    const gestures = moves.map((move) => JSON.stringify(pubBattles.gesture(move)));
    expect(new Set(gestures).size).toBe(moves.length);
  }
});

test('[PB-6.2] an attack by pointing at a place beside an enemy: the edge, and how far aside', () => {
  const toward = (dx: number, dy: number): unknown => {
    const move = meant(ordering, [{ piece: a }, { piece: x }, at(20_000 + dx, 18_000 + dy)]);
    return move?.type === 'attack' ? [move.edge, move.aside] : move;
  };
  // It faces south: its front is below, its left to the right on the map.
  expect(toward(0, -500)).toEqual(['front', 0]);
  expect(toward(0, 500)).toEqual(['rear', 0]);
  expect(toward(1300, 0)).toEqual(['left', 0]);
  expect(toward(-1300, 0)).toEqual(['right', 0]);
  expect(toward(500, -400)).toEqual(['front', 500]);
  expect(toward(-380, -400)).toEqual(['front', -375]);
  expect(toward(500, 400)).toEqual(['rear', -500]);
  expect(toward(1300, 260)).toEqual(['left', 250]);
  expect(toward(-1300, 260)).toEqual(['right', -250]);
  // However far aside, some of it is still before the edge; the place that is nearest counts.
  expect(toward(3000, -400)).toEqual(['left', -375]);
  expect(toward(850, -600)).toEqual(['front', 875]);
});

test('[PB-6.2] the attacker then stands about where it was pointed at', () => {
  for (const [dx, dy] of [
    [0, -375],
    [500, -375],
    [-1125, 125],
    [0, 375],
  ]) {
    const view = viewOf(ordering, 'red');
    const [decision] = pubBattles.pending(ordering.state).decisions;
    const picks = [{ piece: a }, { piece: x }, at(20_000 + dx, 18_000 + dy)];
    const ghost = pubBattles
      .guide(view, decision, picks)
      .shapes.find(({ kind }) => kind === 'ghost');
    if (ghost?.kind !== 'ghost') continue;
    expect(Math.hypot(ghost.at.x - 20_000 - dx, ghost.at.y - 18_000 - dy)).toBeLessThan(80);
  }
});

test('[PB-4.2] turned as it is said; else as it stands by itself, or as near to that as it can', () => {
  const facing = (to: Pick, ...picks: readonly Pick[]): number | undefined => {
    const move = meant(ordering, [{ piece: a }, to, ...picks]);
    return move?.type === 'march' ? move.facing : undefined;
  };
  expect(facing(at(20_000, 15_600), { facing: 90 })).toBe(90);
  // It keeps its facing, where it can go so.
  expect(facing(at(20_000, 15_600))).toBe(0);
  expect(facing(at(20_300, 15_600))).toBe(0);
  // The way it goes, where it cannot.
  expect(facing(at(20_000, 14_000))).toBe(180);
});

test('[PB-4.7] several pieces go together, and turn as the first of them', () => {
  const picks = [{ piece: a }, piece('B'), piece('Guns'), at(20_000, 15_300)];
  expect(meant(ordering, picks)).toEqual({
    type: 'together',
    pieces: [a, ordering.tag('B'), ordering.tag('Guns')],
    to: [20_000, 15_300],
    facing: 0,
  });
  expect(meant(ordering, [...picks, { facing: 90 }])).toMatchObject({ facing: 90 });
});

test('[PB-4.6] by road: the nearest one, and at crossroads the one that the piece is on', () => {
  const by = (
    name: string,
    x0: number,
    y0: number,
    form: 'column' | 'line' = 'column',
  ): unknown => {
    const move = meant(ordering, [piece(name), at(x0, y0), { button: form }, { facing: 0 }]);
    return move?.type === 'road' ? [move.road, move.form, move.facing] : move;
  };
  expect(by('Marcher', 12_100, 9000)).toEqual(['High Road', 'column', 0]);
  expect(by('Marcher', 12_100, 9000, 'line')).toEqual(['High Road', 'line', 0]);
  expect(by('Marcher', 18_000, 13_300)).toEqual(['Low Road', 'column', 0]);
  expect(by('Marcher', 12_000, 13_000)).toEqual(['High Road', 'column', 0]);
  expect(by('Marcher', 12_060, 13_000)).toEqual(['High Road', 'column', 0]);
  expect(by('Wagons', 12_000, 13_000)).toEqual(['Low Road', 'column', 0]);
});

test('[PB-12.8] a piece that is set up looks toward the nearest edge, unless it is turned', () => {
  const g = freeGame();
  const put = (...picks: readonly Pick[]): unknown => {
    const move = meant(g, [{ piece: 'Blue I' }, at(20_000, 12_000), ...picks]);
    return move?.type === 'deploy' ? move.facing : undefined;
  };
  expect(put()).toBe(180);
  expect(put({ facing: 270 })).toBe(270);
});

test('what means nothing is no move', () => {
  const nonsense: readonly (readonly Pick[])[] = [
    [],
    [{ piece: a }],
    [{ piece: 'nobody' }],
    [{ piece: 'constructor' }, { button: 'stand' }],
    [{ button: 'constructor' }],
    [{ button: 'raise' }, { button: 'rating', value: 7 }, { button: 'arrives', value: 0 }],
    [{ button: 'raise' }, { button: 'rating', value: 3 }, { button: 'arrives', value: 18 }],
    [{ button: 'raise' }, { button: 'rating', value: '3' }, { button: 'arrives', value: 1 }],
    [{ button: 'rating', value: 3 }, { button: 'raise' }, { button: 'arrives', value: 1 }],
    [{ button: 'recover', value: '' }],
    [{ button: 'recover', value: 3 }],
    [{ button: 'enlist', value: 'dragon' }],
    [{ button: 'edge', value: 'top' }],
    [{ button: 'ready', value: 1 }],
    [{ square: 'a1' }],
    [{ formation: 'Greene' }],
    [{ piece: a }, { button: 'fly' }],
    [{ piece: a }, { button: 'rally', value: 360 }],
    [{ piece: a }, { button: 'rally' }],
    [{ piece: a }, { piece: x }, { button: 'front', value: 1.5 }],
    [{ piece: a }, { piece: x }, { button: 'top' }],
    [{ piece: a }, { piece: x }, at(20_000, 17_000), { button: 'front' }],
    [{ piece: a }, { facing: 90 }],
    [{ piece: a }, { facing: 90 }, at(20_000, 15_600)],
    [{ piece: a }, at(20_000, 15_600), { facing: 360 }],
    [{ piece: a }, at(20_000, 15_600), { facing: 0.5 }],
    [{ piece: a }, at(20_000, 15_600), { facing: 90 }, { facing: 90 }],
    [{ piece: a }, at(20_000, 15_600), at(20_000, 15_700)],
    [{ piece: a }, at(20_000, 15_600), { piece: x }],
    [{ piece: a }, at(20_000, 15_600), { button: 'fly' }],
    [{ piece: a }, at(-10, 15_600)],
    [{ piece: a }, at(20_000.5, 15_600)],
    [at(20_000, 15_600)],
    [at(20_000, 15_600), { button: 'end' }],
  ];
  for (const picks of nonsense) {
    expect(meant(ordering, picks), JSON.stringify(picks)).toBe(undefined);
  }
  expect(meant(altering, [{ piece: altering.tag('Lee') }, { button: 'stand' }])).toBe(undefined);
  expect(meant(assigning, [{ piece: assigning.tag('Rifles') }])).toBe(undefined);
  expect(meant(dusk, [{ piece: dusk.tag('Red horse') }], 'red')).toBe(undefined);
});

test('when the battle is over, and for those who look on, nothing is meant or drawn', () => {
  const over = game(armies({}, {}, { turn: 8, days: 1 }));
  const [decision] = pubBattles.pending(over.state).decisions;
  endTurn(over);
  const view = viewOf(over, 'red');
  expect(pubBattles.guide(view, decision, [{ button: 'end' }])).toEqual(NO_GUIDE);
  expect(pubBattles.guide(view, decision, [{ piece: 'R1' }])).toEqual(NO_GUIDE);
  const watcher = viewOf(ordering, SPECTATOR);
  const asked = pubBattles.pending(ordering.state).decisions[0];
  expect(pubBattles.guide(watcher, asked, [{ piece: a }]).means).toBe(undefined);
});

test('moving(...) of the other side is pointed out by the other side', () => {
  const g = game({ ...FACE, contacts: [], stack: moving('Howe') });
  expect(meant(g, [{ piece: g.tag('X') }, { button: 'stand' }])).toEqual({
    type: 'stand',
    piece: g.tag('X'),
  });
});

test('[PB-12.8] what ends an order of battle, or names the edge, is asked for once more', () => {
  expect(pubBattles.gesture({ type: 'ready' })).toEqual([
    { button: 'ready', ends: true, final: true },
  ]);
  expect(pubBattles.gesture({ type: 'edge', edge: 'north' })).toEqual([
    { button: 'edge', value: 'north', final: true },
  ]);
});

test('[PB-3.7] to let the order stand can be said once for a turn', () => {
  expect(pubBattles.gesture({ type: 'accept' })).toEqual([{ button: 'accept', declines: true }]);
});

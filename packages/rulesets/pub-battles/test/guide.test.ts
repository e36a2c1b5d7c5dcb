import { describe, expect, test } from 'vitest';
import {
  NO_STAKES,
  render,
  seededDice,
  SETTING,
  type Guide,
  type GuideShape,
  type OptionValues,
  type Pick,
} from '@sandtable/kernel';
import { guideIn } from '../src/table/guide.ts';
import { pubBattles } from '../src/ruleset.ts';
import type { PubMove } from '../src/state/moves.ts';
import { FOG, freeGame, viewOf } from './support/fog.ts';
import { game, type Game } from './support/game.ts';
import { box, ridge } from './support/ground.ts';
import { drawn as drawnChits, moving, type PieceSketch, type Sketch } from './support/sketch.ts';

function guided(g: Game, ...picks: readonly Pick[]): Guide<PubMove> {
  const [decision] = pubBattles.pending(g.state).decisions;
  return pubBattles.guide(viewOf(g, g.side), decision, picks);
}

/** The buttons that could be pressed next, with their values: `rally 180`. */
function offered({ next }: Guide): string[] {
  return (next?.buttons ?? []).map(({ button: { button, value } }) =>
    value === undefined ? button : `${button} ${value}`,
  );
}

/** Shapes as `ghost good R1`, `ring plain 5250`, `area bad`. */
function shapes({ shapes: drawn }: Guide): string[] {
  return drawn.map((shape) => {
    if (shape.kind === 'ring') return `ring ${shape.tone} ${shape.radius}`;
    return 'piece' in shape
      ? `${shape.kind} ${shape.tone} ${shape.piece}`
      : `${shape.kind} ${shape.tone}`;
  });
}

/** What is said of what somebody means: by the guide, and of what it costs and risks. */
function words(g: Game, { lines, means, refusal }: Guide<PubMove>): string[] {
  const isMeant = means !== undefined && refusal === undefined;
  const { costs, risks } = isMeant ? pubBattles.stakes(g.state, g.side, means) : NO_STAKES;
  const all = [...lines, ...[...costs, ...risks].map(({ message }) => message)];
  return all.map((line) => render(line, pubBattles.catalogue));
}

function the<K extends GuideShape['kind']>(
  { shapes: drawn }: Guide,
  kind: K,
): Extract<GuideShape, { kind: K }>[] {
  return drawn.filter((shape): shape is Extract<GuideShape, { kind: K }> => shape.kind === kind);
}

const at = (x: number, y: number): Pick => ({ point: { x, y } });

/** Red’s A and B look at Blue’s X, three inches away. */
function facing(
  red: Readonly<Record<string, PieceSketch>> = {},
  blue: Readonly<Record<string, PieceSketch>> = {},
  more: Sketch = {},
): Game {
  return game({
    red: [
      {
        name: 'Greene',
        hq: [20_000, 13_500, 0],
        pieces: {
          A: ['regular', 20_000, 15_000, 0],
          B: ['regular', 22_500, 15_000, 0],
          ...red,
        },
      },
    ],
    blue: [{ name: 'Howe', pieces: { X: ['regular', 20_000, 18_000, 180], ...blue } }],
    ...more,
  });
}

const reach = ['ring plain 5250', 'ring slow 3500', 'area good'];

test('[PB-1.3, PB-4.1, PB-4.3] how far a piece goes: its rate, what difficult ground leaves, and ahead', () => {
  const g = facing({ Horse: ['cavalry', 10_000, 15_000, 90, 'column'] });
  const guide = guided(g, { piece: g.tag('A') });
  expect(shapes(guide)).toEqual(reach);
  const others = ['Horse', 'Greene', 'B'].map((name) => g.tag(name));
  expect(guide.next?.place).toBe(true);
  expect(guide.next?.pieces?.toSorted()).toEqual(others.toSorted());
  expect(guided(g).next?.pieces?.toSorted()).toEqual([g.tag('A'), ...others].toSorted());
  // A column pays a third of its 7500 to become a line.
  const horse = guided(g, { piece: g.tag('Horse') });
  expect(shapes(horse)).toEqual(['ring plain 5000', 'ring slow 2500', 'area good']);
  const [cone] = the(horse, 'area');
  expect(cone.outline[0]).toEqual({ x: 10_000, y: 15_000 });
  expect(cone.outline).toContainEqual({ x: 15_000, y: 15_000 });
});

test('[PB-8.2] out of reserve it begins at its HQ, with what that has used counted', () => {
  const g = facing(
    { Hidden: ['regular', 'reserve'] },
    {},
    {
      trails: {
        Greene: {
          facing: 0,
          points: [
            [20_000, 12_500],
            [20_000, 13_500],
          ],
          road: 0,
          changes: 0,
          column: false,
        },
      },
    },
  );
  const guide = guided(g, { piece: 'Hidden' });
  expect(shapes(guide)[0]).toBe('ring plain 4250');
  expect(the(guide, 'ring')[0].at).toEqual({ x: 20_000, y: 13_500 });
});

test('[PB-4.1] where it would stand, by which way, and for how much of its rate', () => {
  const g = facing();
  const guide = guided(g, { piece: g.tag('A') }, at(20_000, 15_500));
  expect(shapes(guide)).toEqual([...reach, 'area bad', 'line good', `ghost good ${g.tag('A')}`]);
  expect(words(g, guide)).toEqual(['0.5 of 5.25 inches']);
  expect(the(guide, 'line')[0].points).toEqual([
    { x: 20_000, y: 15_000 },
    { x: 20_000, y: 15_500 },
  ]);
  // It can be put down so, or turned first. There is no road here.
  const march = { type: 'march', piece: g.tag('A'), to: [20_000, 15_500], facing: 0 };
  expect(guide.means).toEqual(march);
  const [{ kind: _, tone: __, ...pose }] = the(guide, 'ghost');
  expect(guide.next).toEqual({ facing: pose });
  const turned = guided(g, { piece: g.tag('A') }, at(20_000, 15_500), { facing: 90 });
  expect(the(turned, 'ghost')[0]).toMatchObject({ tone: 'good', facing: 90 });
  expect([turned.means, turned.next]).toEqual([{ ...march, facing: 90 }, undefined]);
});

test('[PB-4.2] where it cannot stand as it would by itself, it is turned as little as will do', () => {
  const g = facing({ C: ['regular', 22_300, 15_700, 0] });
  const picks = [{ piece: g.tag('A') }, at(20_600, 15_700)];
  const usual = guided(g, ...picks, { facing: 0 });
  expect([usual.refusal?.rule, usual.next]).toEqual(['PB-4.5', undefined]);
  const { means, refusal, next } = guided(g, ...picks);
  expect(refusal).toBe(undefined);
  const turn = next?.facing?.facing ?? 0;
  expect(means).toMatchObject({ type: 'march', to: [20_600, 15_700], facing: turn });
  const off = Math.min(turn, 360 - turn);
  expect(off).toBeGreaterThan(0);
  for (let less = 15; less < off; less += 15) {
    for (const degrees of [less, 360 - less]) {
      expect(guided(g, ...picks, { facing: degrees }).refusal?.rule).toBe('PB-4.5');
    }
  }
  // Turned by hand to where it cannot stand it is refused, whatever else would do.
  expect(guided(g, ...picks, { facing: 0 }).means).toMatchObject({ facing: 0 });
});

test('[PB-4.3] difficult ground costs a third', () => {
  const g = facing({}, {}, { map: { woods: [box(18_000, 15_300, 22_000, 15_700)] } });
  expect(words(g, guided(g, { piece: g.tag('A') }, at(20_000, 16_000)))).toEqual([
    '2.75 of 5.25 inches',
  ]);
});

test('[PB-5.2] what cannot be done is drawn as such, with the field of fire that is in the way', () => {
  const g = facing();
  const guide = guided(g, { piece: g.tag('A') }, at(20_000, 17_000));
  expect(shapes(guide)).toEqual([...reach, 'area bad', 'line bad', `ghost bad ${g.tag('A')}`]);
  expect(words(g, guide)).toEqual([]);
  const far = guided(g, { piece: g.tag('A') }, at(20_000, 5000));
  expect(shapes(far)).toEqual([...reach, 'line bad', `ghost bad ${g.tag('A')}`]);
});

test('[PB-4.6] by road: the column as long as it would be', () => {
  const roads = [
    {
      name: 'High Road',
      line: [
        [12_000, 0],
        [12_000, 40_000],
      ] as const,
    },
  ];
  const g = facing({ C: ['regular', 12_000, 8000, 0] }, {}, { map: { roads } });
  const begun = [{ piece: g.tag('C') }, at(12_050, 12_000), { button: 'column' }];
  expect(offered(guided(g, ...begun.slice(0, 2)))).toEqual(['column']);
  expect(offered(guided(g, begun[0], at(12_050, 10_000)))).toEqual(['column', 'line']);
  expect(guided(g, ...begun).next?.facing).toMatchObject({ at: { x: 12_000, y: 12_000 } });
  const guide = guided(g, ...begun, { facing: 0 });
  expect(the(guide, 'ghost')).toEqual([
    {
      kind: 'ghost',
      tone: 'good',
      piece: g.tag('C'),
      at: { x: 12_000, y: 12_000 },
      facing: 0,
      size: { width: 250, depth: 3750 },
    },
  ]);
  expect(words(g, guide).length).toBe(1);
});

test('[PB-4.7] several pieces: each where it would stand', () => {
  const g = facing();
  const [a, b] = [g.tag('A'), g.tag('B')];
  const begun = guided(g, { piece: a }, { piece: b }, at(20_000, 15_400));
  expect(begun.next?.facing).toEqual({ piece: a, at: { x: 20_000, y: 15_400 }, facing: 0 });
  expect(the(begun, 'ghost').map(({ tone, piece, at: place }) => [tone, piece, place])).toEqual([
    ['good', a, { x: 20_000, y: 15_400 }],
    ['good', b, { x: 22_500, y: 15_400 }],
  ]);
  const bad = guided(g, { piece: a }, { piece: b }, at(20_000, 17_000));
  expect(the(bad, 'ghost').map(({ tone }) => tone)).toEqual(['bad', 'bad']);
  expect(shapes(guided(g, { piece: a }, { piece: b }, { piece: g.tag('Greene') }))).toEqual([
    `mark good ${a}`,
    `mark good ${b}`,
    `mark good ${g.tag('Greene')}`,
  ]);
});

test('[PB-3.1] who belongs to another Command, and cannot be joined, is not taken up with the first', () => {
  const g = game({
    red: [
      {
        name: 'Greene',
        hq: [20_000, 13_500, 0],
        pieces: { A: ['regular', 20_000, 15_000, 0], B: ['regular', 22_500, 15_000, 0] },
      },
      { name: 'Sullivan', pieces: { Far: ['regular', 35_000, 30_000, 0] } },
    ],
    blue: [{ name: 'Howe', pieces: { X: ['regular', 20_000, 18_000, 180] } }],
  });
  expect(guided(g, { piece: g.tag('A') }, { piece: g.tag('B') }).next?.place).toBe(true);
  const far = guided(g, { piece: g.tag('A') }, { piece: g.tag('Far') });
  expect([far.next, far.refusal?.rule]).toEqual([undefined, 'PB-3.1']);
});

test('[PB-6.2, PB-6.3] an attack: the contact, its cost, and who is behind the defender', () => {
  const g = facing({}, { Y: ['regular', 20_000, 18_376, 180] });
  const [a, x, y] = [g.tag('A'), g.tag('X'), g.tag('Y')];
  const guide = guided(g, { piece: a }, { piece: x });
  expect(shapes(guide)).toEqual([
    ...reach,
    `mark bad ${x}`,
    `mark slow ${y}`,
    'line good',
    `ghost good ${a}`,
  ]);
  expect(words(g, guide)).toEqual([
    '2.75 of 5.25 inches',
    'the enemy’s dice hit on 4+',
    'the defender has a support behind it',
  ]);
  expect(guide.means).toEqual({ type: 'attack', piece: a, target: x, edge: 'front', aside: 0 });
  expect(guide.next).toMatchObject({ place: true });
  expect(guide.next?.buttons?.[0]).toEqual({ button: { button: 'front' }, means: guide.means });
  const pointed = guided(g, { piece: a }, { piece: x }, at(20_500, 17_600));
  expect(the(pointed, 'ghost')[0].at).toEqual({ x: 20_500, y: 17_625 });
});

test('[PB-6.4, PB-7.4] artillery and trains behind the defender are no support, if one can tell', () => {
  const behind = (kind: 'artillery' | 'train' | 'cavalry', more: Sketch = {}): boolean => {
    const g = facing({}, { Y: [kind, 20_000, 18_376, 180] }, more);
    return words(g, guided(g, { piece: g.tag('A') }, { piece: g.tag('X') })).some((line) =>
      line.includes('support'),
    );
  };
  expect(behind('cavalry')).toBe(true);
  expect(behind('artillery')).toBe(false);
  expect(behind('train')).toBe(false);
  // In the woods nobody can tell what it is.
  const woods = { map: { woods: [box(15_000, 17_600, 25_000, 21_000)] } };
  expect(behind('artillery', woods)).toBe(true);
});

test('[PB-6.5] into the flank', () => {
  const g = facing({}, {}, { rates: { foot: 9000 } });
  const front = guided(g, { piece: g.tag('A') }, { piece: g.tag('X') }, { button: 'front' });
  expect(words(g, front).join()).not.toContain('flank');
  const flank = guided(g, { piece: g.tag('B') }, { piece: g.tag('X') }, { button: 'left' });
  expect(words(g, flank)[0]).toMatch(/^Into the flank/);
});

test('[PB-10.4] uphill', () => {
  const g = facing({}, {}, { map: { hills: [ridge(17_000, 17_700, 23_000, 21_000)] } });
  expect(words(g, guided(g, { piece: g.tag('A') }, { piece: g.tag('X') }))[2]).toMatch(/^uphill/);
});

test('[PB-6.7] across a river', () => {
  const rivers = [
    {
      line: [
        [0, 17_600],
        [40_000, 17_600],
      ] as const,
      width: 200,
      bridges: [[20_000, 17_600]] as const,
      fords: [],
    },
  ];
  const g = facing({}, {}, { map: { rivers } });
  const guide = guided(g, { piece: g.tag('A') }, { piece: g.tag('X') });
  expect(words(g, guide)[2]).toMatch(/^across the river/);
});

test('[PB-6.1] an attack that cannot be made has no contact to show', () => {
  const g = facing({ Far: ['regular', 30_000, 15_000, 0] });
  const guide = guided(g, { piece: g.tag('Far') }, { piece: g.tag('X') }, { button: 'front' });
  expect(shapes(guide)).toEqual([...reach, `mark bad ${g.tag('X')}`]);
  expect(offered(guided(g, { piece: g.tag('Far') }, { piece: g.tag('X') }))).toEqual([]);
});

test('[PB-6.2] where only one end of an enemy is in reach, that is attacked', () => {
  const g = game({
    red: [
      { name: 'Greene', hq: [20_000, 13_500, 0], pieces: { A: ['regular', 20_000, 15_000, 0] } },
    ],
    blue: [{ name: 'Howe', pieces: { X: ['regular', 21_500, 21_300, 90] } }],
  });
  const [piece, target] = [g.tag('A'), g.tag('X')];
  const { means, refusal, next } = guided(g, { piece }, { piece: target });
  expect(means).toEqual({ type: 'attack', piece, target, edge: 'right', aside: -625 });
  expect(refusal).toBe(undefined);
  const button = { button: { button: 'right', value: -625 }, means };
  expect(next).toEqual({ place: true, buttons: [button] });
  // Nearer to the middle it is too far.
  for (const aside of [0, -125, -250, -375, -500]) {
    const pressed = guided(g, { piece }, { piece: target }, { button: 'right', value: aside });
    expect(pressed.refusal?.rule).toBe('PB-1.3');
  }
});

test('[PB-6.1] an enemy that cannot be attacked at all is refused at once', () => {
  const g = facing({}, { Far: ['regular', 20_000, 35_000, 180] });
  const { means, refusal, next } = guided(g, { piece: g.tag('A') }, { piece: g.tag('Far') });
  expect(means).toMatchObject({ type: 'attack', target: g.tag('Far') });
  expect([refusal?.rule, next]).toEqual(['PB-1.3', undefined]);
});

describe('why nothing is done with a piece', () => {
  const why = (g: Game, name: string): string | undefined => {
    const { means, refusal } = guided(g, { piece: g.tag(name) });
    expect(means).toBe(undefined);
    return refusal && `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
  };

  test('[PB-3.1] of a Command that moves', () => {
    const g = facing({ Horse: ['cavalry', 5000, 5000, 0, 'moved'] });
    expect(why(g, 'A')).toBe(undefined);
    expect(why(g, 'Horse')).toBe('PB-3.1 moved');
    expect(why(g, 'X')).toBe('PB-2.3 noPiece');
    expect(guided(g, { piece: g.tag('A') }, { piece: g.tag('Horse') }).refusal?.rule).toBe(
      'PB-3.1',
    );
  });

  test('[PB-3.5] when the order of the chits may be altered', () => {
    const g = facing({}, {}, { stack: drawnChits(['Greene'], 'red') });
    expect(why(g, 'Greene')).toBe(undefined);
    expect(why(g, 'A')).toBe('PB-3.5 noHq');
    expect(why(g, 'X')).toBe('PB-3.5 noHq');
  });

  test('[PB-2.3] when detachments are assigned', () => {
    const g = facing(
      {},
      {},
      {
        detachments: [{ side: 'red', name: 'Rifles', at: [5000, 5000], facing: 0 }],
        stack: [{ type: 'assign', side: 'red' }],
      },
    );
    expect(why(g, 'Rifles')).toBe(undefined);
    expect(why(g, 'A')).toMatch(/^PB-2\.3 /);
    expect(why(g, 'X')).toBe('PB-2.3 noDetachment');
  });
});

test('[PB-7.1] guns: the line of fire, and the button where they may', () => {
  const g = facing(
    { Guns: ['artillery', 17_500, 15_000, 0] },
    { Z: ['regular', 20_000, 30_000, 0] },
  );
  const near = guided(g, { piece: g.tag('Guns') }, { piece: g.tag('X') });
  expect([shapes(near), offered(near)]).toEqual([
    ['line good', `mark bad ${g.tag('X')}`],
    ['bombard'],
  ]);
  const far = guided(g, { piece: g.tag('Guns') }, { piece: g.tag('Z') });
  expect([shapes(far)[0], offered(far)]).toEqual(['line bad', []]);
});

test('[PB-6.3, PB-8.2] own pieces: behind one, or into the reserve of its HQ', () => {
  const g = facing();
  const support = guided(g, { piece: g.tag('B') }, { piece: g.tag('A') });
  expect(offered(support)).toEqual(['support']);
  expect(the(support, 'ghost')[0].at).toEqual({ x: 20_000, y: 14_625 });
  const hide = guided(g, { piece: g.tag('A') }, { piece: g.tag('Greene') });
  // Blue’s X sees the HQ from where it stands.
  expect(offered(hide)).toEqual([]);
  const unseen = facing({}, { X: ['regular', 20_000, 30_000, 180] });
  expect(
    offered(guided(unseen, { piece: unseen.tag('A') }, { piece: unseen.tag('Greene') })),
  ).toEqual(['hide']);
});

test('every button that is offered leads to a move that is allowed', () => {
  const g = game({
    ...FOG,
    stack: moving('Davout'),
    pool: ['Murat', 'Uxbridge', 'Wrede'],
    lines: {
      red: [
        [
          [20_000, 9000],
          [20_000, 0],
        ],
      ],
    },
    turn: 3,
  });
  const view = viewOf(g, 'red');
  const [decision] = pubBattles.pending(g.state).decisions;
  const tags = pubBattles.scene(view).pieces.map(({ id }) => ({ piece: id }));
  const seen = new Set<string>();
  for (const one of [...tags, { piece: 'Gudin' }]) {
    for (const path of [[one], ...tags.map((other) => [one, other])]) {
      const { buttons = [] } = pubBattles.guide(view, decision, path).next ?? {};
      for (const { button, means } of buttons) {
        seen.add(button.button);
        const pressed = pubBattles.guide(view, decision, [...path, button]);
        expect(pressed.means).toEqual(means);
        expect(pubBattles.check(g.state, 'red', means), JSON.stringify(means)).toBe(undefined);
      }
    }
  }
  expect([...seen].toSorted()).toEqual([
    'front',
    'hide',
    'left',
    'right',
    'stand',
    'support',
    'unpack',
  ]);
});

test('[PB-9.1, PB-9.3, PB-12.10] what a piece by itself can do, each only where it can', () => {
  const alone = (options: OptionValues): Game =>
    facing(
      {
        Worn: ['regular', 20_000, 3000, 180, 'spent'],
        Open: ['train', 22_000, 3000, 0, 'unpacked'],
        Cart: ['train', 24_000, 3000, 0, 'moved'],
      },
      {},
      {
        options,
        lines: {
          red: [
            [
              [20_000, 3000],
              [20_000, 0],
            ],
          ],
        },
      },
    );
  const bitter = alone({ bitterEnd: true });
  expect(offered(guided(bitter, { piece: bitter.tag('Worn') }))).toEqual([
    'leave',
    'rally 180',
    'stand',
  ]);
  const g = alone({});
  expect(offered(guided(g, { piece: g.tag('A') }))).toEqual(['stand']);
  expect(offered(guided(g, { piece: g.tag('Worn') }))).toEqual(['rally 180', 'stand']);
  expect(offered(guided(g, { piece: g.tag('Open') }))).toEqual(['pack', 'stand']);
  // It has marched; that does not keep it from unpacking.
  const unpack = { type: 'unpack', piece: g.tag('Cart') };
  expect(guided(g, { piece: g.tag('Cart') })).toEqual({
    shapes: [],
    lines: [],
    next: { buttons: [{ button: { button: 'unpack' }, means: unpack }] },
  });
});

test('[PB-5.1, PB-6.1, PB-9.1] whoever cannot move shows his field of fire or his range', () => {
  const g = facing(
    {
      Horse: ['cavalry', 5000, 5000, 0, 'moved'],
      Open: ['train', 22_000, 3000, 0, 'unpacked', 'moved'],
    },
    { Z: ['cavalry', 23_000, 18_000, 180], Far: ['cavalry', 20_000, 35_000, 180] },
  );
  expect(shapes(guided(g, { piece: g.tag('X') }))).toEqual(['area plain']);
  expect(shapes(guided(g, { piece: g.tag('Howe') }))).toEqual(['ring plain 2500']);
  expect(shapes(guided(g, { piece: g.tag('Open') }))).toEqual(['ring plain 2500']);
  // It is seen to be cavalry, which has none; of one that is not seen nobody knows that.
  expect(shapes(guided(g, { piece: g.tag('Z') }))).toEqual([]);
  expect(shapes(guided(g, { piece: g.tag('Far') }))).toEqual(['area plain']);
  // One’s own one knows, be it seen or not.
  expect(shapes(guided(g, { piece: g.tag('Horse') }))).toEqual([]);
});

test('[PB-12.8] setting up: the zone, and whether it fits there', () => {
  const g = freeGame();
  const picked = { piece: 'Blue I' };
  expect(shapes(guided(g, picked))).toEqual(['area plain']);
  const fits = guided(g, picked, at(20_000, 12_000));
  expect(shapes(fits)[1]).toBe('ghost good Blue I');
  expect(fits.next?.facing).toMatchObject({ facing: 180 });
  expect(shapes(guided(g, picked, at(20_000, 30_000)))[1]).toBe('ghost bad Blue I');
  const turned = guided(g, picked, at(20_000, 12_000), { facing: 90 });
  expect([the(turned, 'ghost')[0].facing, turned.next]).toEqual([90, undefined]);
});

test('nothing is drawn for what is not there', () => {
  const g = facing();
  const none = { shapes: [], lines: [] };
  expect(guided(g)).toMatchObject(none);
  expect(guided(g, { piece: 'nobody' })).toEqual(none);
  expect(guided(g, { button: 'end' })).toEqual({ ...none, means: { type: 'end' } });
  expect(guided(g, at(1000, 1000))).toEqual(none);
});

/** Woods hide most of Blue: there are many worlds that look like this. */
const FOREST: Sketch = {
  map: {
    woods: [box(14_000, 16_700, 29_000, 24_000)],
    hills: [ridge(5000, 16_000, 12_000, 20_000)],
  },
  red: [
    {
      name: 'Greene',
      hq: [20_000, 13_500, 0],
      pieces: {
        A: ['regular', 20_000, 15_000, 0],
        B: ['cavalry', 22_500, 15_000, 0],
        Guns: ['artillery', 17_500, 15_000, 0],
        Hidden: ['regular', 'reserve'],
      },
    },
  ],
  blue: [
    {
      name: 'Howe',
      hq: [20_000, 22_000, 180],
      pieces: {
        X: ['regular', 20_000, 18_000, 180],
        Y: ['artillery', 20_000, 18_376, 180],
        Z: ['cavalry', 22_500, 18_000, 180],
        Short: ['train', 24_500, 18_000, 180],
        Rifles: ['detachment', 17_500, 18_000, 180],
        Elite: ['elite', 8000, 18_000, 180],
        Guard: ['guard', 'reserve'],
      },
    },
    {
      name: 'Grey',
      hq: [24_000, 22_000, 180],
      pieces: { Green: ['militia', 17_500, 20_000, 180] },
    },
  ],
};

test('[PB-7.5] what is drawn and meant is the same in every world that looks like the view', () => {
  const g = game(FOREST);
  const view = viewOf(g, 'red');
  const worlds = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) =>
    pubBattles.imagine(view, 'red', seededDice(seed)),
  );
  const kinds = worlds.map(({ [SETTING]: { army }, block }) =>
    army.pieces.map(({ kind }, piece) => `${block[piece]} ${kind}`).join(),
  );
  expect(new Set(kinds).size).toBeGreaterThan(4);
  const tags: Pick[] = pubBattles.scene(view).pieces.map(({ id }) => ({ piece: id }));
  const places = [at(20_000, 16_000), at(22_000, 17_300), at(17_000, 16_500), at(9000, 17_000)];
  const own: Pick[] = [
    ...['A', 'B', 'Guns', 'Greene'].map((name) => ({ piece: g.tag(name) })),
    { piece: 'Hidden' },
  ];
  const paths: readonly (readonly Pick[])[] = [
    ...tags.map((tag) => [tag]),
    // Also whoever begins with a piece that is not his.
    ...tags.flatMap((tag) => [
      [tag, own[0]],
      [tag, places[0]],
      [tag, own[0], places[0]],
    ]),
    ...own.flatMap((one) => [
      ...tags.map((tag) => [one, tag]),
      ...places.map((place) => [one, place]),
      ...tags.flatMap((tag) => places.map((place) => [one, tag, place])),
      ...tags.map((tag) => [one, places[0], tag]),
    ]),
  ];
  let drawn = 0;
  for (const path of paths) {
    const there = worlds.map((world) => JSON.stringify(guideIn(world, 0, path)));
    expect([...new Set(there)], JSON.stringify(path)).toHaveLength(1);
    if (there[0].includes('ghost')) drawn++;
  }
  expect(drawn).toBeGreaterThan(40);
});

test('[PB-10.2] in a combat it is marked who is asked, and whom it fights', () => {
  const g = game({
    red: [{ pieces: { One: ['regular', 20_000, 15_000, 0] } }],
    blue: [
      { pieces: { U: ['regular', 20_000, 15_375, 180], Far: ['regular', 30_000, 30_000, 180] } },
    ],
    contacts: [{ attacker: 'One', defender: 'U', edge: 'front' }],
    stack: [
      { type: 'combat' },
      { type: 'stand', leads: ['One', 'U'], round: 1, hit: [], left: ['U', 'One'] },
    ],
  });
  const marks = [`mark good ${g.tag('U')}`, `mark bad ${g.tag('One')}`];
  expect(shapes(guided(g))).toEqual(marks);
  // Whatever is looked at meanwhile.
  expect(shapes(guided(g, { piece: g.tag('Far') }))).toEqual(['area plain', ...marks]);
});

test('[PB-12.8] what comes later is not set up', () => {
  const g = freeGame();
  const why = (name: string): string | undefined =>
    guided(g, { piece: g.tag(name) }).refusal?.message.key;
  expect(guided(g).next?.pieces).toEqual(['Blue I']);
  expect(why('Blue I')).toBe(undefined);
  expect(why('Blue I 1')).toBe('refusal.hqsFirst');
  expect(why('Blue II')).toBe('refusal.notToDeploy');
  expect(why('Blue II 1')).toBe('refusal.notToDeploy');
});

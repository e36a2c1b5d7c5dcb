import { expect, test } from 'vitest';
import { Imagined, render } from '@sandtable/kernel';
import { pubBattles } from '../src/ruleset.ts';
import type { PubMove } from '../src/state/moves.ts';
import { viewOf } from './support/fog.ts';
import { game, type Game } from './support/game.ts';
import { HIDDEN, hiding } from './support/hiding.ts';
import { drawn, moving, type PieceSketch, type Sketch } from './support/sketch.ts';

/** What is said of a move before it is made, to whoever has only his view: `PB-1.3 2 of 5.25 inches`. */
function said(g: Game, move: PubMove): string[] {
  g.allows(move);
  const imagined = new Imagined(pubBattles, { view: viewOf(g, g.side), viewer: g.side });
  const { gains = [], costs, risks } = imagined.stakes(g.side, move);
  return [...gains, ...costs, ...risks].map(
    ({ rule, message }) => `${rule} ${render(message, pubBattles.catalogue)}`,
  );
}

/** Red’s A looks at Blue’s X, five inches away. */
function facing(blue: Readonly<Record<string, PieceSketch>> = {}, more: Sketch = {}): Game {
  return game({
    red: [
      {
        name: 'Greene',
        rating: 2,
        hq: [20_000, 13_500, 0],
        pieces: { A: ['regular', 20_000, 15_000, 0], B: ['regular', 24_000, 15_000, 0] },
      },
    ],
    blue: [{ name: 'Howe', pieces: { X: ['regular', 20_000, 20_000, 180], ...blue } }],
    ...more,
  });
}

function march(g: Game, x: number, y: number, facingTo = 0): PubMove {
  return { type: 'march', piece: g.tag('A'), to: [x, y], facing: facingTo };
}

test('[PB-1.3] a march costs so much of its rate', () => {
  const g = facing();
  expect(said(g, march(g, 20_000, 17_000))).toEqual(['PB-1.3 2 of 5.25 inches']);
});

test('[PB-4.6] by road it costs half as much', () => {
  const line: [number, number][] = [
    [0, 15_000],
    [40_000, 15_000],
  ];
  const g = game({
    map: { roads: [{ name: 'High Road', line }] },
    red: [{ name: 'Greene', pieces: { A: ['regular', 10_000, 15_000, 90, 'column'] } }],
  });
  const to: [number, number] = [19_000, 15_000];
  const piece = g.tag('A');
  expect(
    said(g, { type: 'road', piece, road: 'High Road', to, form: 'column', facing: 90 }),
  ).toEqual(['PB-4.6 4.5 of 5.25 inches']);
});

test('[PB-7.1] guns that are known, and could bombard it there, are named', () => {
  const guns: PieceSketch = ['artillery', 20_000, 21_500, 180, 'known'];
  const g = facing({ X: ['regular', 30_000, 20_000, 180], G: guns });
  expect(said(g, march(g, 20_000, 17_000))).toEqual([
    'PB-1.3 2 of 5.25 inches',
    `PB-7.1 ${g.tag('G')} could bombard it there: 3 dice, hitting on 4+`,
  ]);
  expect(said(g, march(g, 20_000, 13_000, 180)).length).toBe(1);
  const spent = facing({ X: ['regular', 30_000, 20_000, 180], G: [...guns, 'spent'] });
  expect(said(spent, march(spent, 20_000, 17_000)).length).toBe(1);
});

test('[PB-7.5] of a block that nobody has seen it is not said that it is guns', () => {
  const far: PieceSketch = ['artillery', 20_000, 22_000, 180];
  const g = facing({ X: ['regular', 30_000, 20_000, 180], G: far });
  expect(said(g, march(g, 20_000, 17_000))).toEqual(['PB-1.3 2 of 5.25 inches']);
});

test('[PB-5.1] who attacks one enemy in the field of fire of another is told whose it is', () => {
  const X: PieceSketch = ['regular', 20_000, 16_500, 180];
  const g = facing({ X, Y: ['regular', 21_600, 15_600, 270] });
  const attack: PubMove = {
    type: 'attack',
    piece: g.tag('A'),
    target: g.tag('X'),
    edge: 'front',
    aside: 0,
  };
  const risk = `PB-5.1 in the field of fire of ${g.tag('Y')}`;
  expect(said(g, attack)).toEqual([
    'PB-10.3 its 3 dice hit on 4+',
    expect.stringMatching(/^PB-1\.3 /),
    'PB-10.3 the enemy’s dice hit on 4+',
    risk,
  ]);
});

test('[PB-6.5] whoever attacks a flank is told that it hits more easily, and is hit less', () => {
  const g = facing({ X: ['regular', 20_000, 16_500, 0] });
  const attack: PubMove = {
    type: 'attack',
    piece: g.tag('A'),
    target: g.tag('X'),
    edge: 'rear',
    aside: 0,
  };
  expect(said(g, attack)).toContain('PB-10.3 its 3 dice hit on 3+');
  expect(said(g, attack)).toContain('PB-10.3 the enemy’s dice hit on 5+');
});

test('[PB-6.4] guns that are attacked fire first', () => {
  const g = facing({ X: ['artillery', 20_000, 16_500, 180, 'known'] });
  const attack: PubMove = {
    type: 'attack',
    piece: g.tag('A'),
    target: g.tag('X'),
    edge: 'front',
    aside: 0,
  };
  expect(said(g, attack)).toContain('PB-6.4 the guns fire first');
});

test('[PB-3.2] who ends the move of a Command is told who has not moved', () => {
  const g = facing();
  expect(said(g, { type: 'end' })).toEqual(['PB-3.2 3 pieces have not moved']);
  g.play(march(g, 20_000, 17_000));
  expect(said(g, { type: 'end' })).toEqual(['PB-3.2 one piece has not moved']);
});

test('[PB-3.3, PB-3.5] to delay takes an HQ that has not tried, and a die not above its rating', () => {
  const g = facing({}, { stack: drawn(['Greene'], 'red'), pool: ['Howe'] });
  const by = g.tag('Greene');
  expect(said(g, { type: 'delay', by })).toEqual([
    `PB-3.5 ${by} cannot try again this turn`,
    'PB-3.3 fails 4 times in 6',
  ]);
});

test('[PB-10.2] who stays in a combat is told how it will end for him', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [5000, 5000, 0, 'moved'],
        pieces: { A: ['regular', 20_000, 20_000, 0, 'moved'] },
      },
    ],
    blue: [{ name: 'Hill', pieces: { C: ['regular', 20_000, 20_375, 180] } }],
    contacts: [{ attacker: 'A', defender: 'C', edge: 'front' }],
    stack: moving('Ney', { inRange: [] }),
  });
  g.play({ type: 'end' }, 1, 1, 1, 1, 1, 1);
  expect(said(g, { type: 'stay' })[0]).toMatch(
    /^PB-10\.2 retreats \d+ % of the time, destroyed \d+ %$/,
  );
});

test('[PB-7.2, PB-2.4] guns behind their own are not named, nor any where an HQ goes', () => {
  const guns: PieceSketch = ['artillery', 20_000, 21_500, 180, 'known'];
  const masked = facing({ G: guns });
  expect(said(masked, march(masked, 20_000, 17_000))).toEqual(['PB-1.3 2 of 5.25 inches']);
  const g = facing({ X: ['regular', 30_000, 20_000, 180], G: guns });
  const hq: PubMove = { type: 'march', piece: g.tag('Greene'), to: [21_500, 17_000], facing: 0 };
  expect(said(g, hq).join()).not.toContain('bombard');
});

test('[PB-7.1, PB-5.4] guns that are in contact with nobody else are free when it leaves them', () => {
  const horse: PieceSketch = ['cavalry', 20_000, 15_000, 0];
  const guns: PieceSketch = ['artillery', 20_000, 15_375, 180, 'known'];
  const g = game({
    red: [{ name: 'Greene', hq: [20_000, 11_000, 0], pieces: { A: horse } }],
    blue: [{ name: 'Howe', pieces: { X: ['regular', 30_000, 20_000, 180], G: guns } }],
    contacts: [{ attacker: 'A', defender: 'G', edge: 'front' }],
  });
  expect(said(g, march(g, 20_000, 12_500, 180))).toContain(
    `PB-7.1 ${g.tag('G')} could bombard it there: 3 dice, hitting on 3+`,
  );
});

test('[PB-8.3] an HQ that hides a reserve is told where it would be seen', () => {
  const unmasks = 'PB-8.3 the enemy sees it there, and its reserve must come onto the map';
  const blue = [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 17_000, 180] } as const }];
  const hq = (g: Game, y: number): PubMove => ({
    type: 'march',
    piece: g.tag('Ney'),
    to: [20_000, y],
    facing: 0,
  });
  const g = hiding({ R: HIDDEN }, {}, { blue });
  expect(said(g, hq(g, 12_000))).toContain(unmasks);
  expect(said(g, hq(g, 10_500))).not.toContain(unmasks);
  const alone = hiding({}, {}, { blue });
  expect(said(alone, hq(alone, 12_000))).not.toContain(unmasks);
});

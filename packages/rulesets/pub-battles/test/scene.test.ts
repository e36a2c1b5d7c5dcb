import { expect, test } from 'vitest';
import { OBJECTIVE, render, SPECTATOR, type Piece, type Scene } from '@sandtable/kernel';
import { pubBattles } from '../src/ruleset.ts';
import { armies } from './support/evening.ts';
import { FOG, viewOf } from './support/fog.ts';
import { game, type Game } from './support/game.ts';
import { moving, type Sketch } from './support/sketch.ts';

const seen = (g: Game, viewer = 'red'): Scene => pubBattles.scene(viewOf(g, viewer));

const drawn = (g: Game, name: string, viewer = 'red'): Piece =>
  seen(g, viewer).pieces.find(({ id }) => id === g.tag(name)) as Piece;

const text = (message: Piece['label']): string => render(message, pubBattles.catalogue);

test('[PB-1.4] pieces with their places, facings and sizes', () => {
  const g = game(FOG);
  expect(drawn(g, 'Friant')).toMatchObject({
    side: 'red',
    kind: 'militia',
    formation: 'Davout',
    at: { x: 24_000, y: 15_000 },
    facing: 0,
    size: { width: 1875, depth: 375 },
    counts: {},
  });
  expect(drawn(g, 'Fourgons').size).toEqual({ width: 938, depth: 375 });
  expect(drawn(g, 'Murat')).toMatchObject({
    kind: 'hq',
    size: { width: 375, depth: 375 },
    counts: { rating: 2 },
  });
  // PB-4.6
  expect(drawn(g, 'Ramberg').size).toEqual({ width: 250, depth: 3750 });
  expect([seen(g).width, seen(g).height, seen(g).inch]).toEqual([40_000, 40_000, 1000]);
});

test('[PB-7.5] an enemy is drawn as what is known of it', () => {
  const g = game(FOG);
  const kinds = ['Kempt', 'Picton', 'Ponsonby', 'Coldstream', 'Uxbridge'].map((name) => {
    const { kind, formation, counts, label } = drawn(g, name);
    expect([formation, counts]).toEqual([undefined, {}]);
    expect(text(label)).not.toContain(name);
    return kind;
  });
  expect(kinds).toEqual(['militia', 'foot', 'mounted', 'guard', 'hq']);
  expect(text(drawn(g, 'Friant').label)).toContain('Friant');
});

test('what is true of a piece is marked on it', () => {
  const sketch: Sketch = {
    ...FOG,
    stack: moving('Davout', { inRange: ['Friant'] }),
    contacts: [],
    red: [{ ...FOG.red?.[0], hq: [22_000, 13_000, 0, 'spent'] }, ...(FOG.red?.slice(1) ?? [])],
  };
  const g = game(sketch);
  expect(drawn(g, 'Friant').marks).toEqual(['spent', 'inRange']);
  expect(drawn(g, 'Morand').marks).toEqual(['moved']);
  // PB-3.5: an HQ is Spent for altering only.
  expect(drawn(g, 'Davout').marks).toEqual(['tried']);
  expect(drawn(g, 'Davout', 'blue').marks).toEqual(['tried']);
  expect(drawn(g, 'Ramberg').marks).toEqual(['column']);
  expect(drawn(g, 'Wagons').marks).toEqual(['unpacked']);
  // PB-7.5: that it is Spent shows, that it has moved does not.
  expect(drawn(g, 'Kempt').marks).toEqual(['spent']);
  // PB-6.1: command range is nobody else’s business.
  expect(drawn(g, 'Friant', 'blue').marks).toEqual(['spent']);
});

test('[PB-10.1] contacts are marked, with a marker between them', () => {
  const g = game({
    red: [{ pieces: { One: ['regular', 20_000, 15_000, 0] } }],
    blue: [{ pieces: { U: ['regular', 20_000, 15_375, 180] } }],
    contacts: [{ attacker: 'One', defender: 'U', edge: 'front' }],
  });
  for (const viewer of ['red', 'blue', SPECTATOR]) {
    expect(drawn(g, 'One', viewer).marks).toContain('contact');
    expect(drawn(g, 'U', viewer).marks).toContain('contact');
    expect(seen(g, viewer).markers.map(({ kind, at }) => [kind, at])).toEqual([
      ['combat', { x: 20_000, y: 15_187 }],
    ]);
  }
});

/** Trays as `side label: ids`. */
const trays = (g: Game, viewer?: string): string[] =>
  (seen(g, viewer).trays ?? []).map(
    ({ side, label, pieces }) => `${side} ${text(label)}: ${pieces.map(({ id }) => id).join(', ')}`,
  );

test('[PB-8.1, PB-12.9] reserves and reinforcements lie beside the map, for their owner', () => {
  const g = game(FOG);
  expect(trays(g)).toEqual([
    'red In reserve with Davout: Gudin',
    'red On the way: Ney, on turn 6 of day 1, about 13:30: Ney, Marchand',
    'blue Blue’s losses: Colville',
  ]);
  expect(trays(g, SPECTATOR)).toEqual(['blue Blue’s losses: Colville']);
});

const entries = (g: Game) => seen(g).markers.filter(({ kind }) => kind === 'entry');

test('[PB-12.3] a train is marked as what is played for, for those who know that it is one', () => {
  const g = game(FOG);
  const trains = (viewer?: string) =>
    seen(g, viewer).markers.filter(({ kind }) => kind === OBJECTIVE);
  expect(trains()).toMatchObject([{ side: 'red' }]);
  expect(trains(SPECTATOR)).toEqual([]);
});

test('[PB-12.9] where and in how many turns one’s own reinforcements arrive', () => {
  const g = game(FOG);
  expect(entries(g)).toMatchObject([
    { kind: 'entry', side: 'red', formation: 'Ney', at: { x: 0, y: 9000 }, count: 3 },
  ]);
  expect(seen(g, SPECTATOR).markers).toEqual([]);
});

test('[PB-12.9] Commands that arrive at the same place have one sign', () => {
  const red = FOG.red ?? [];
  const soult = { ...red[red.length - 1], name: 'Soult', arrives: 7, pieces: {} };
  const g = game({ ...FOG, red: [...red, soult] });
  expect(entries(g).map(({ formation, label }) => [formation, text(label)])).toEqual([
    [
      'Ney, Soult',
      'Arriving here: Ney on turn 6 of day 1, about 13:30 and Soult on turn 7 of day 1, about 15:00',
    ],
  ]);
});

const status = (g: Game): string[] => seen(g).status.map(text);

test('the day, the turn and chits; points and victory are told by the standing', () => {
  const g = game(FOG);
  expect(status(g)).toEqual([
    'Day 1, turn 3 of 8, about 9:00',
    'Red (Red): one chit in the pool',
    'Blue (Blue): 2 chits in the pool',
  ]);
  const stands = (of: Game, side: number): string[] => {
    const { now } = pubBattles.standing(viewOf(of, 'spectator'))[side];
    return now.map(({ message }) => render(message, pubBattles.catalogue));
  };
  expect(stands(g, 0)[0]).toBe('3 points');
  const night = armies({}, {}, { turn: 9, won: { side: 'blue', by: 'broken' } });
  const pursuit = game({ ...night, options: { bitterEnd: true } });
  expect(status(pursuit)[0]).toBe('Night after day 1');
  expect(stands(pursuit, 1)).toContain('the battle is won; the pursuit goes on');
});

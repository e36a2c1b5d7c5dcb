import { SETTING } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import type { View, ViewPiece } from '../src/secrets/view.ts';
import { FOG, freeBattle, freeGame, namesOf, shownTo, viewOf } from './support/fog.ts';
import { game, type Game } from './support/game.ts';
import { drawn, moving } from './support/sketch.ts';

const own = (g: Game, name: string): ViewPiece =>
  viewOf(g, 'red').pieces.find((piece) => piece.name === name) as ViewPiece;

/** A block of Blue's as Red knows it. */
const seen = (g: Game, name: string): ViewPiece =>
  shownTo(viewOf(g, 'red'), 1).get(g.tag(name)) as ViewPiece;

test('[PB-7.5] one knows all of one’s own', () => {
  const g = game(FOG);
  expect(own(g, 'Friant')).toEqual({
    tag: g.tag('Friant'),
    side: 0,
    name: 'Friant',
    kind: 'militia',
    arm: 'foot',
    steadfast: false,
    command: 0,
    behind: -1,
    rank: 0,
    carried: -1,
    place: 0,
    x: 24_000,
    y: 15_000,
    facing: 0,
    width: 1875,
    depth: 375,
    block: g.state.block[g.number('Friant')],
    spent: 1,
    column: 0,
    unpacked: 0,
    moved: 0,
    stood: 0,
    known: 1,
    spotted: 1,
    fallen: 0,
    fought: 0,
  });
  expect(own(g, 'Morand')).toMatchObject({ moved: 1 });
  expect(own(g, 'Gudin')).toMatchObject({ tag: 'Gudin', kind: 'elite', place: 1, command: 0 });
  expect(own(g, 'Marchand')).toMatchObject({
    tag: 'Marchand',
    kind: 'guard',
    place: 2,
    command: 2,
  });
  expect(viewOf(g, 'red').commands.map(({ name, rating }) => [name, rating])).toEqual([
    ['Davout', 5],
    ['Murat', 2],
    ['Ney', 1],
  ]);
});

test('[PB-7.5] of the enemy one sees blocks: where, which way, how large; a Spent one with its face up', () => {
  const g = game(FOG);
  expect(seen(g, 'Kempt')).toEqual({
    tag: g.tag('Kempt'),
    side: 1,
    name: null,
    kind: 'militia',
    arm: 'foot',
    steadfast: false,
    command: -1,
    behind: -1,
    rank: 0,
    carried: -1,
    place: 0,
    x: 27_000,
    y: 36_000,
    facing: 180,
    width: 1875,
    depth: 375,
    block: g.state.block[g.number('Kempt')],
    spent: 1,
    column: 0,
    unpacked: 0,
    moved: 0,
    stood: 0,
    known: 1,
    spotted: 0,
    fallen: 0,
    fought: 0,
  });
  expect(seen(g, 'Ramberg')).toMatchObject({ column: 1, width: 250, depth: 3750, arm: null });
  expect(seen(g, 'Wagons')).toMatchObject({ unpacked: 1, width: 938, arm: null });
});

test('[PB-7.5, PB-7.4] its arm once one of one’s pieces has seen it, also when it is out of sight again', () => {
  const g = game(FOG);
  expect(seen(g, 'Picton')).toMatchObject({ name: null, kind: null, arm: 'foot' });
  expect(seen(g, 'Ponsonby')).toMatchObject({ kind: null, arm: 'mounted' });
  g.state.y[g.number('Ponsonby')] = 30_000;
  expect(seen(g, 'Ponsonby')).toMatchObject({ kind: null, arm: 'mounted' });
  g.state.spotted[g.number('Ponsonby')] = 0;
  expect(seen(g, 'Ponsonby')).toMatchObject({ kind: null, arm: null });
});

test('[PB-7.5] its quality from its first contact on, wherever it goes', () => {
  const g = game(FOG);
  expect(seen(g, 'Coldstream')).toMatchObject({
    name: null,
    kind: 'guard',
    arm: 'foot',
    steadfast: true,
    known: 1,
    command: -1,
  });
  g.state.known[g.number('Coldstream')] = 0;
  expect(seen(g, 'Coldstream')).toMatchObject({ kind: null, arm: null, steadfast: false });
});

test('[PB-7.5, PB-3.2] of an HQ that it is one, and not whose', () => {
  const g = game(FOG);
  expect(seen(g, 'Wrede')).toMatchObject({ name: null, kind: null, arm: 'hq', command: -1 });
});

test('[PB-7.5] reserves and who is on the way are not there at all; the destroyed are shown', () => {
  const g = game(FOG);
  const blue = shownTo(viewOf(g, 'red'), 1);
  const names = ['Uxbridge', 'Picton', 'Ponsonby', 'Kempt', 'Coldstream', 'Wagons', 'Wrede'];
  const tags = [...names, 'Ramberg'].map((name) => g.tag(name));
  expect([...blue.keys()].toSorted()).toEqual([...tags, 'Colville'].toSorted());
  expect(blue.get('Colville')).toMatchObject({ name: 'Colville', kind: 'regular', place: 3 });
});

test('[PB-7.5] the enemy’s blocks come in the order of their numbers, which tells nothing', () => {
  const g = game(FOG);
  const blocks = [...shownTo(viewOf(g, 'red'), 1).values()].flatMap(({ place, block }) =>
    place === 0 ? [block] : [],
  );
  expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
});

test('[PB-3.2] who has done nothing does not show to which Command he belongs', () => {
  const g = game({ ...FOG, stack: moving('Murat'), pool: ['Davout'] });
  const before = JSON.stringify(viewOf(g, 'blue'));
  g.play({ type: 'stand', piece: g.tag('Murat') });
  g.allows({ type: 'stand', piece: g.tag('Lasalle') });
  expect(JSON.stringify(viewOf(g, 'blue'))).toBe(before);
  expect(own(g, 'Murat')).toMatchObject({ moved: 1 });
});

test('[PB-3.2] chits: how many of each side are in the pool, and which of one’s own', () => {
  const g = game({ ...FOG, stack: drawn(['Davout'], 'red') });
  const red = viewOf(g, 'red');
  expect([red.pool, red.chits]).toEqual([[1], [1, 2]]);
  const blue = viewOf(g, 'blue');
  expect([blue.pool, blue.chits]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(viewOf(g, 'spectator').pool).toEqual([]);
});

test('[PB-3.2] a drawn Command is hidden from the enemy, and which pieces it commands', () => {
  const stack = moving('Davout', { waiting: ['Wrede'], inRange: ['Morand'] });
  const g = game({ ...FOG, stack, pool: ['Murat', 'Uxbridge'] });
  const [red, blue, other] = ['red', 'blue', 'spectator'].map(
    (viewer) => viewOf(g, viewer).stack[1],
  );
  const morand = viewOf(g, 'red').pieces.findIndex(({ name }) => name === 'Morand');
  expect(red).toMatchObject({ command: 0, waiting: [-2], inRange: [morand] });
  expect(blue).toMatchObject({ command: -1, waiting: [1], inRange: null });
  expect(other).toMatchObject({ command: -1, waiting: [-2], inRange: null });
  const pulled = game({ ...FOG, stack: drawn(['Wrede', 'Davout'], 'red'), pool: ['Murat'] });
  expect(viewOf(pulled, 'red').stack[1]).toMatchObject({ pulled: [-2, 0] });
  expect(viewOf(pulled, 'blue').stack[1]).toMatchObject({ pulled: [1, -1] });
});

test('[PB-8.2] how far the enemy’s HQs have gone is not told', () => {
  const davout = {
    facing: 0,
    points: [
      [22_000, 11_800],
      [22_000, 13_000],
    ],
    road: 0,
    changes: 0,
    column: false,
  } as const;
  const wrede = {
    ...davout,
    points: [
      [10_000, 33_000],
      [10_000, 36_000],
    ],
  } as const;
  const g = game({ ...FOG, trails: { Davout: davout, Wrede: wrede } });
  expect(viewOf(g, 'red').trails).toEqual([davout, null, null]);
  expect(viewOf(g, 'blue').trails).toEqual([null, wrede, null]);
  expect(viewOf(g, 'spectator').trails).toEqual([]);
});

/** Everything of a view but the orders of battle, which are public, as text. */
function textOf(view: View): string {
  return JSON.stringify({ ...view, orders: null });
}

test('[PB-7.5] no name of a hidden piece is in a view, but in the public orders of battle', () => {
  const g = game(FOG);
  for (const [viewer, sides] of [
    ['red', ['blue']],
    ['blue', ['red']],
    ['spectator', ['red', 'blue']],
  ] as const) {
    const text = textOf(viewOf(g, viewer));
    for (const side of sides) {
      for (const name of namesOf(FOG, side)) {
        expect(text.includes(`"${name}"`), `${name} for ${viewer}`).toBe(name === 'Colville');
      }
    }
  }
  expect(viewOf(g, 'red')[SETTING].orders).toEqual(g.state[SETTING].army);
});

test('[PB-7.5] who looks on sees of each side what its enemy knows', () => {
  const g = game(FOG);
  const view = viewOf(g, 'spectator');
  expect(view.commands).toEqual([]);
  const picton = shownTo(view, 1).get(g.tag('Picton'));
  expect(picton).toEqual(seen(g, 'Picton'));
  const blue = shownTo(viewOf(g, 'blue'), 0);
  expect(shownTo(view, 0)).toEqual(blue);
});

test('[PB-12.8] what is written for a free game is its side’s secret', () => {
  const g = freeGame();
  expect(viewOf(g, 'red')[SETTING].orders).toBe(null);
  for (const viewer of ['red', 'spectator']) {
    const text = JSON.stringify(viewOf(g, viewer));
    expect(text).not.toContain('Blue I');
    expect(text).not.toContain('"elite"');
  }
  expect(JSON.stringify(viewOf(g, 'blue'))).toContain('Blue I 1');
});

test('[PB-12.8] while the host sets up, his blocks are not on the map for anybody else', () => {
  const g = freeGame();
  const before = ['red', 'spectator'].map((viewer) => JSON.stringify(viewOf(g, viewer)));
  g.play({ type: 'deploy', piece: 'Blue I', to: [20_000, 12_000], facing: 0 });
  g.play({ type: 'keep', piece: 'Blue I 1' });
  expect(['red', 'spectator'].map((viewer) => JSON.stringify(viewOf(g, viewer)))).toEqual(before);
  expect(shownTo(viewOf(g, 'blue'), 1).get('B1')).toMatchObject({ name: 'Blue I', place: 0 });
});

test('[PB-12.8] in a free game no name of the enemy’s is in a view at all, nor what he hides', () => {
  const g = freeBattle();
  const view = viewOf(g, 'red');
  const text = JSON.stringify(view);
  expect(text).not.toContain('Blue I');
  // The HQ, the elites and the train; no cavalry in reserve, no Command on its way.
  expect(shownTo(view, 1).size).toBe(3);
  expect(text).not.toContain('"elite"');
  const spectator = JSON.stringify(viewOf(g, 'spectator'));
  expect(spectator).not.toMatch(/Blue I|Red I/);
});

test('[PB-7.5] a view shares nothing with the state that changes', () => {
  const g = game({ ...FOG, stack: moving('Murat'), pool: ['Davout'] });
  const view = viewOf(g, 'red');
  const before = JSON.stringify(view);
  g.play({ type: 'march', piece: g.tag('Lasalle'), to: [6000, 4000], facing: 0 });
  expect(JSON.stringify(view)).toBe(before);
  expect(pubBattles.view(g.state, 'red')).not.toEqual(view);
});

import { expect, test } from 'vitest';
import { seededDice } from '@sandtable/kernel';
import type { PbiEvent } from '../src/state/events.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { pbi } from '../src/ruleset.ts';
import { SCENARIOS } from '../src/scenarios/scenarios.ts';
import { BOARD } from '../src/standard.ts';
import type { Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, Game, game, only } from './support/game.ts';
import { offered, typesOf } from './support/lists.ts';

const FREE_GAME = SCENARIOS.find(({ id }) => id === 'free-game');

/** Takes a terrain and lays it in a square. */
function put(g: Game, terrain: Terrain, square: string): PbiEvent[] {
  expect(g.play({ type: 'take', terrain })).toEqual([]);
  return g.play({ type: 'lay', square });
}

/** Lays a terrain in so many squares, from a square on. */
function lay(g: Game, terrain: Terrain, from: string, count: number): void {
  const first = BOARD.named(from);
  for (let i = 0; i < count; i++) put(g, terrain, BOARD.names[first + i]);
}

/** A free game with so many buildings from a1 on, and hedges from a3 on. */
function laidOut(buildings: number, others: number): Game {
  const g = new Game(FREE_GAME);
  lay(g, 'building', 'a1', buildings);
  lay(g, 'partial', 'a3', others);
  return g;
}

function letter(g: Game, square: string): string {
  return g.state.terrain[BOARD.named(square)];
}

/** The list of choices that has just the squares for which that holds. */
function laying(wanted: (square: string) => boolean): string[] {
  return BOARD.names
    .filter((square) => wanted(square))
    .map((square) => `lay ${square}`)
    .toSorted();
}

function countOf(g: Game, wanted: string): number {
  return g.state.terrain.split(wanted).length - 1;
}

test('[QS-1.1] the board is eight squares by eight', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const names = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) => files.map((file) => `${file}${row}`));
  expect(BOARD.names).toEqual(names);
  expect(new Game(FREE_GAME).state.terrain).toBe('.'.repeat(64));
});

test('[QS-1.1] a square is exactly one thing: what is laid replaces what was there', () => {
  const g = new Game(FREE_GAME);
  const letters: [Terrain, string][] = [
    ['woods', 'w'],
    ['building', 'b'],
    ['partial', 'p'],
    ['open', '.'],
  ];
  for (const [terrain, drawn] of letters) {
    const laid = put(g, terrain, 'c3');
    expect(laid).toEqual([{ type: 'laid', rule: 'QS-1.2', square: 'c3', terrain }]);
    expect(letter(g, 'c3')).toBe(drawn);
    expect(g.state.terrain.replace(drawn, '.')).toBe('.'.repeat(64));
  }
});

test.each<Terrain>(['partial', 'woods', 'building'])(
  '[QS-1.1] where there is %s already, it is not laid again',
  (terrain) => {
    const g = new Game(FREE_GAME);
    put(g, terrain, 'c3');
    g.play({ type: 'take', terrain });
    expect(g.why({ type: 'lay', square: 'c3' })).toBe('QS-1.1 sameTerrain');
    expect(offered(g)).toEqual(laying((square) => square !== 'c3'));
  },
);

test('[QS-1.1] open ground is laid only where there is other', () => {
  const g = new Game(FREE_GAME);
  expect(g.why({ type: 'take', terrain: 'open' })).toBe('QS-1.1 sameTerrain');
  put(g, 'woods', 'c3');
  g.play({ type: 'take', terrain: 'open' });
  expect(offered(g)).toEqual(['lay c3']);
  g.refuses({ type: 'lay', square: 'd3' }, 'QS-1.1');
});

test('[QS-1.2] the defender lays out the scenery', () => {
  const g = new Game(FREE_GAME);
  expect(pbi.pending(g.state).decisions).toEqual([
    { side: 'defender', kind: 'layout', rule: 'QS-1.2' },
  ]);
  expect(pbi.moves(g.state, 'attacker')).toEqual([]);
  expect(g.moves).toEqual([
    { type: 'generate' },
    { type: 'take', terrain: 'partial' },
    { type: 'take', terrain: 'woods' },
    { type: 'take', terrain: 'building' },
  ]);
});

test('[QS-1.2] he takes a piece of scenery, then says where it lies', () => {
  const g = new Game(FREE_GAME);
  g.play({ type: 'take', terrain: 'woods' });
  expect(g.state.stack).toEqual([
    { type: 'layout', changes: 0 },
    { type: 'lay', terrain: 'woods' },
  ]);
  expect(pbi.pending(g.state).decisions).toEqual([
    { side: 'defender', kind: 'lay', rule: 'QS-1.2' },
  ]);
  expect(pbi.moves(g.state, 'attacker')).toEqual([]);
  expect(g.moves).toEqual(BOARD.names.map((square) => ({ type: 'lay', square })));
  expect(pbi.fallback(g.state, 'defender')).toEqual({ type: 'lay', square: 'a1' });
  g.play({ type: 'lay', square: 'h8' });
  expect(g.state.stack).toEqual([{ type: 'layout', changes: 1 }]);
  expect(offered(g)).toEqual(['take building', 'take open', 'take partial', 'take woods']);
});

test('[QS-1.2] there are six buildings and no seventh', () => {
  const g = laidOut(5, 0);
  put(g, 'building', 'h8');
  g.refuses({ type: 'take', terrain: 'building' }, 'QS-1.2');
  expect(g.why({ type: 'take', terrain: 'building' })).toBe('QS-1.2 tooManyBuildings');
  expect(offered(g)).toEqual(['take open', 'take partial', 'take woods']);
  put(g, 'open', 'h8');
  put(g, 'building', 'g8');
  expect(countOf(g, 'b')).toBe(6);
});

test('[QS-1.2] a building that becomes something else makes room for another', () => {
  const g = laidOut(6, 0);
  put(g, 'woods', 'a1');
  put(g, 'building', 'h8');
  g.refuses({ type: 'take', terrain: 'building' }, 'QS-1.2');
});

test('[QS-1.2] there are twenty other squares of scenery and no twenty-first', () => {
  const g = laidOut(0, 20);
  g.refuses({ type: 'take', terrain: 'partial' }, 'QS-1.2');
  expect(g.why({ type: 'take', terrain: 'partial' })).toBe('QS-1.2 tooMuchScenery');
  expect(offered(g)).toEqual(['take building', 'take open', 'take woods']);
  put(g, 'woods', 'a3');
  expect([countOf(g, 'p'), countOf(g, 'w')]).toEqual([19, 1]);
  expect(offered(g)).toEqual(['take building', 'take open', 'take partial', 'take woods']);
});

test.each<[Terrain, Terrain]>([
  ['partial', 'woods'],
  ['woods', 'partial'],
])('[QS-1.2] with twenty squares laid, %s may still become %s, and nothing else', (from, to) => {
  const g = new Game(FREE_GAME);
  lay(g, 'building', 'a1', 1);
  lay(g, from, 'a3', 20);
  g.play({ type: 'take', terrain: to });
  expect(offered(g)).toEqual(laying((square) => square !== 'a1' && letter(g, square) !== '.'));
  for (const square of ['a1', 'h8']) {
    g.refuses({ type: 'lay', square }, 'QS-1.2');
    expect(g.why({ type: 'lay', square })).toBe('QS-1.2 tooMuchScenery');
  }
  g.play({ type: 'lay', square: 'a3' });
  expect(letter(g, 'a3')).not.toBe(letter(g, 'b3'));
});

test('[QS-1.2] a building may replace a hedge, but with twenty hedges no hedge a building', () => {
  const g = laidOut(5, 20);
  expect(g.why({ type: 'take', terrain: 'partial' })).toBe('QS-1.2 tooMuchScenery');
  put(g, 'building', 'a3');
  put(g, 'partial', 'a1');
  expect([countOf(g, 'b'), countOf(g, 'p')]).toEqual([5, 20]);
});

test('[QS-1.2, QS-1.3] a layout of 6 buildings, 20 others and 38 open squares can stand', () => {
  const g = laidOut(6, 20);
  expect(countOf(g, '.')).toBe(38);
  expect(g.play({ type: 'finish' })).toEqual([{ type: 'layoutFinished', rule: 'QS-1.3' }]);
  expect(g.asked).toBe('defender edge');
});

test.each([
  [0, 0],
  [6, 0],
  [0, 20],
  [5, 20],
  [6, 19],
])('[QS-1.3] a layout of %i buildings and %i others is refused', (buildings, others) => {
  laidOut(buildings, others).refuses({ type: 'finish' }, 'QS-1.3');
});

test('[QS-1.3] a scenario that fixes the layout asks for none', () => {
  const village = new Game(SCENARIOS[0]);
  expect(village.asked).toBe('defender deploy');
  expect(village.state.stack).toEqual([{ type: 'deploy', side: 1 }]);
});

/** A kind and a lot for each of the twenty squares, the lowest open square every time. */
function lots(kindOf: (i: number) => number): number[] {
  return Array.from({ length: 20 }, (_, i) => [kindOf(i), 1]).flat();
}

test('[QS-1.3] a generated layout: a village in the middle, woods on 1 or 2, hedges on 3+', () => {
  const g = new Game(FREE_GAME);
  const kinds = [1, 2, 3, 6];
  const events = g.play({ type: 'generate' }, 1, 1, 1, 1, 1, 1, ...lots((i) => kinds[i % 4]));
  expect(events).toEqual([
    { type: 'generated', rule: 'QS-1.3', buildings: ['c3', 'd3', 'e3', 'f3', 'c4', 'd4'] },
  ]);
  expect(pbi.position(g.state)).toMatchObject({
    board: [
      '........',
      '........',
      '........',
      '........',
      '..bb....',
      'wwbbbbpp',
      'wwppwwpp',
      'wwppwwpp',
    ],
    position: { stack: [{ type: 'layout', changes: 26 }] },
  });
});

test('[QS-1.3] every house is one of the middle sixteen squares', () => {
  const past = (...faces: number[]): (() => void) => {
    const other = new Game(FREE_GAME);
    return () => other.play({ type: 'generate' }, ...faces);
  };
  expect(past(17)).toThrow('17 on a die of 16');
  expect(past(16, 16)).toThrow('16 on a die of 15');
  expect(past(16, 15, 14, 13, 12, 12)).toThrow('12 on a die of 11');
});

test('[QS-1.3, QS-2.4] no house is on the rim or in the rows closed to the defender, in many layouts', () => {
  for (let seed = 0; seed < 300; seed++) {
    const made = pbi.setup(FREE_GAME, {});
    if (!made.ok) throw new Error('no free game');
    const state = made.value;
    pbi.play(state, 'defender', { type: 'generate' }, seededDice(`layout ${seed}`));
    const houses = BOARD.names.filter((_, square) => state.terrain[square] === 'b');
    expect(houses).toHaveLength(6);
    for (const house of houses) expect(house).toMatch(/^[c-f][3-6]$/);
  }
});

test('[QS-1.3] a generated layout is whole, and may be adjusted', () => {
  const g = new Game(FREE_GAME);
  g.play({ type: 'generate' }, 1, 1, 1, 1, 1, 1, ...lots(() => 3));
  expect([countOf(g, 'b'), countOf(g, 'p'), countOf(g, '.')]).toEqual([6, 20, 38]);
  g.refuses({ type: 'generate' }, 'QS-1.3');
  expect(g.moves).toEqual([
    { type: 'finish' },
    { type: 'take', terrain: 'open' },
    { type: 'take', terrain: 'woods' },
  ]);
  put(g, 'open', 'c3');
  g.refuses({ type: 'finish' }, 'QS-1.3');
  put(g, 'building', 'h8');
  g.play({ type: 'finish' });
  expect(g.asked).toBe('defender edge');
});

test('[QS-1.3] a layout is generated only before the first square is laid', () => {
  const g = new Game(FREE_GAME);
  put(g, 'woods', 'c3');
  g.refuses({ type: 'generate' }, 'QS-1.3');
});

test('[QS-1.3] sixty changes are allowed, and no more', () => {
  const g = game({ stack: [{ type: 'layout', changes: 59 }] });
  expect(offered(g)).toEqual(['finish', 'take woods']);
  put(g, 'woods', 'a8');
  expect(g.state.stack).toEqual([{ type: 'layout', changes: 60 }]);
  expect(g.why({ type: 'take', terrain: 'open' })).toBe('QS-1.3 layoutChanges');
  expect(g.why({ type: 'take', terrain: 'woods' })).toBe('QS-1.3 layoutChanges');
  expect(offered(g)).toEqual(['finish']);
});

test('[QS-1.3] a change that would leave too few to complete the layout is refused', () => {
  const g = game({ stack: [{ type: 'layout', changes: 58 }] });
  put(g, 'open', 'h8');
  g.refuses({ type: 'take', terrain: 'open' }, 'QS-1.3');
  expect(offered(g)).toEqual(['take building']);
  g.play({ type: 'take', terrain: 'building' });
  g.refuses({ type: 'lay', square: 'a8' }, 'QS-1.3');
  expect(g.why({ type: 'lay', square: 'a8' })).toBe('QS-1.3 layoutChanges');
  expect(offered(g)).toEqual(laying((square) => letter(g, square) === '.'));
  g.play({ type: 'lay', square: 'a1' });
  expect(offered(g)).toEqual(['finish']);
});

test('[QS-1.3] answers to other questions are refused while the layout is asked for', () => {
  const g = new Game(FREE_GAME);
  const notAsked = (...moves: PbiMove[]): void => {
    for (const move of moves) expect(g.why(move)).toBe('QS-1.2 notAsked');
  };
  notAsked({ type: 'edge', edge: 'south' }, { type: 'lay', square: 'c3' });
  g.play({ type: 'take', terrain: 'woods' });
  notAsked({ type: 'take', terrain: 'partial' }, { type: 'generate' }, { type: 'finish' });
});

test.each<[Terrain, number]>([
  ['open', 1],
  ['partial', 1],
  ['woods', 2],
  ['building', 2],
])('[QS-1.4] leaving %s costs %i: woods are as closed as buildings', (terrain, cost) => {
  const g = game({
    terrain: { c2: terrain },
    groups: { 'A-rifle1': { at: 'c2', ap: 3 }, 'D-rifle1': 'c8' },
    stack: ACTIVATED,
  });
  expect(only(g.play({ type: 'march', from: 'c2', to: 'c3' }), 'moved').cost).toBe(cost);
});

test('[QS-1.4] a building is worth victory dice, woods are not', () => {
  const g = game({
    terrain: { c3: 'woods', e3: 'building', f3: 'partial' },
    groups: { 'A-rifle1': 'c3', 'A-rifle2': 'e3', 'A-rifle3': 'f3', 'D-rifle1': 'c8' },
    side: 'defender',
    turn: 4,
    stack: [{ type: 'extend' }],
  });
  const events = g.play({ type: 'decline' }, 2, 5);
  expect(typesOf(events)).toEqual(['declined', 'buildingPoints', 'groupPoints', 'ended']);
  expect(events[1]).toMatchObject({ squares: ['e3'], dice: [2, 5], points: 7 });
});

test('[QS-1.5] squares that share a side or a corner are adjacent', () => {
  const g = game({
    groups: { 'A-rifle1': { at: 'd3', ap: 1 }, 'D-rifle1': 'c8' },
    stack: ACTIVATED,
  });
  expect(offered(g, 'march')).toEqual(
    ['c2', 'c3', 'c4', 'd2', 'd4', 'e2', 'e3', 'e4'].map((to) => `march d3 ${to}`),
  );
});

test.each([
  ['a1', ['a2', 'b1', 'b2']],
  ['h1', ['g1', 'g2', 'h2']],
  ['a8', ['a7', 'b7', 'b8']],
  ['h8', ['g7', 'g8', 'h7']],
])('[QS-1.5] the corner %s has three neighbours', (from, neighbours) => {
  const g = game({
    terrain: { [from]: 'open' },
    groups: { 'A-rifle1': { at: from, ap: 1 }, 'D-rifle1': 'd4' },
    stack: ACTIVATED,
  });
  expect(offered(g, 'march')).toEqual(neighbours.map((to) => `march ${from} ${to}`));
});

test.each([
  ['c3', 'c3', 0],
  ['c3', 'c4', 1],
  ['c3', 'd4', 1],
  ['c3', 'b2', 1],
  ['c3', 'c5', 2],
  ['c3', 'd5', 2],
  ['c3', 'a2', 2],
  ['a1', 'h1', 7],
  ['a1', 'c8', 7],
  ['h8', 'a1', 7],
])('[QS-1.5] from %s to %s the range is %i', (from, to, range) => {
  expect(BOARD.range(BOARD.named(from), BOARD.named(to))).toBe(range);
});

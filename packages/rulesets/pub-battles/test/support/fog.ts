import { pubBattles } from '../../src/ruleset.ts';
import type { PubScenario } from '../../src/files/scenarioFile.ts';
import type { View, ViewPiece } from '../../src/secrets/view.ts';
import { Game } from './game.ts';
import { openingOf, type Sketch } from './sketch.ts';

/** Red looks at Blue: some are near, some far, some hidden, some on their way, some gone. */
export const FOG: Sketch = {
  pool: ['Murat', 'Uxbridge', 'Wrede'],
  red: [
    {
      name: 'Davout',
      rating: 5,
      hq: [22_000, 13_000, 0],
      pieces: {
        Morand: ['regular', 20_000, 15_000, 0, 'moved'],
        Friant: ['militia', 24_000, 15_000, 0, 'spent'],
        Gudin: ['elite', 'reserve'],
        Fourgons: ['train', 20_000, 10_000, 0],
      },
    },
    {
      name: 'Murat',
      rating: 2,
      hq: [3000, 3000, 0],
      pieces: { Lasalle: ['cavalry', 6000, 3000, 0] },
    },
    {
      name: 'Ney',
      rating: 1,
      arrives: 6,
      entry: [0, 9000],
      facing: 90,
      pieces: { Marchand: ['guard', 'due'] },
    },
  ],
  blue: [
    {
      name: 'Uxbridge',
      rating: 6,
      hq: [30_000, 36_000, 180],
      steadfast: ['Coldstream'],
      pieces: {
        Picton: ['elite', 20_000, 19_000, 180],
        Ponsonby: ['cavalry', 24_000, 19_000, 180, 'moved'],
        Kempt: ['militia', 27_000, 36_000, 180, 'spent', 'moved'],
        Coldstream: ['guard', 34_000, 36_000, 180, 'known'],
        Wagons: ['train', 24_000, 37_000, 180, 'unpacked'],
        Lambert: ['dragoons', 'reserve'],
        Colville: ['regular', 'destroyed'],
      },
    },
    {
      name: 'Wrede',
      rating: 3,
      hq: [10_000, 36_000, 180],
      pieces: { Ramberg: ['regular', 10_000, 33_000, 180, 'column'] },
    },
    {
      name: 'Blücher',
      rating: 1,
      arrives: 7,
      entry: [40_000, 20_000],
      facing: 270,
      pieces: { Bülow: ['militia', 'due'] },
    },
  ],
  turn: 3,
};

/** All names of a side that only it may connect with a block. */
export function namesOf(sketch: Sketch, side: 'red' | 'blue'): string[] {
  return (sketch[side] ?? []).flatMap(({ name = '', pieces = {} }) => [
    name,
    ...Object.keys(pieces),
  ]);
}

/** The pieces of one side in a view, by their tags. */
export function shownTo(view: View, side: 0 | 1): Map<string, ViewPiece> {
  return new Map(
    view.pieces.filter((piece) => piece.side === side).map((piece) => [piece.tag, piece]),
  );
}

export const FREE: NonNullable<PubScenario['free']> = {
  host: 'blue',
  zone: [
    [10_000, 10_000],
    [30_000, 10_000],
    [30_000, 20_000],
    [10_000, 20_000],
  ],
  entries: {
    north: [20_000, 40_000],
    east: [40_000, 20_000],
    south: [20_000, 0],
    west: [0, 20_000],
  },
};

/** A free game in which both have written, and Blue is about to set up. */
export function freeGame(): Game {
  const g = new Game(openingOf({ red: [], blue: [], free: FREE }));
  for (const [side, kind] of [
    ['blue', 'elite'],
    ['red', 'militia'],
  ] as const) {
    g.playAs(side, { type: 'raise', rating: 5, arrives: 0 });
    for (const each of [kind, 'cavalry', 'train'] as const) {
      g.playAs(side, { type: 'enlist', kind: each });
    }
    g.playAs(side, { type: 'raise', rating: 2, arrives: 4 });
    g.playAs(side, { type: 'enlist', kind: 'artillery' });
    g.playAs(side, { type: 'ready' });
  }
  return g;
}

/** The same with Blue's first Command on the map, one of it in reserve; Red is to name his edge. */
export function freeSetUp(): Game {
  const g = freeGame();
  g.play({ type: 'deploy', piece: 'Blue I', to: [20_000, 12_000], facing: 0 });
  g.play({ type: 'deploy', piece: 'Blue I 1', to: [20_000, 15_000], facing: 0 });
  g.play({ type: 'keep', piece: 'Blue I 2' });
  g.play({ type: 'deploy', piece: 'Blue I 3', to: [20_000, 10_500], facing: 0 });
  return g;
}

/** The same when Red has named the north; his chit is drawn. */
export function freeBattle(): Game {
  const g = freeSetUp();
  g.play({ type: 'edge', edge: 'north' }, 1);
  return g;
}

export function viewOf(g: Game, viewer: string): View {
  return pubBattles.view(g.state, viewer);
}

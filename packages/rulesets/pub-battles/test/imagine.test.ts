import { expect, test } from 'vitest';
import { seededDice, SETTING } from '@sandtable/kernel';
import { kindOf } from '../src/rules/02-pieces/blocks.ts';
import { hqOf } from '../src/rules/04-movement/origins.ts';
import { isSpotted } from '../src/rules/07-sight/spotting.ts';
import { pubBattles } from '../src/ruleset.ts';
import { DUE, ON_MAP, RESERVE, type State } from '../src/state/state.ts';
import { pieceTagged } from '../src/state/tags.ts';
import { FOG, freeBattle, freeGame, freeSetUp, viewOf } from './support/fog.ts';
import { game, type Game } from './support/game.ts';
import { drawn, moving, type Sketch } from './support/sketch.ts';

const SEEDS = Array.from({ length: 25 }, (_, i) => `world ${i}`);

/** Worlds that look like this to a viewer, who has got his view as JSON. */
function worldsOf(g: Game, viewer: string): State[] {
  const view = JSON.stringify(viewOf(g, viewer));
  const published = pubBattles.published(pubBattles.position(g.state));
  return SEEDS.map((seed) => {
    const sent = pubBattles.furnish(JSON.parse(view) as object, published, {});
    return pubBattles.imagine(sent, viewer, seededDice(seed));
  });
}

/** What a block could be, over all worlds. */
function kindsOf(g: Game, viewer: string, name: string): string[] {
  const tag = g.tag(name);
  const kinds = worldsOf(g, viewer).map((world) => kindOf(world, pieceTagged(world, tag)));
  return [...new Set(kinds)].toSorted();
}

const POSITIONS: Readonly<Record<string, Game>> = {
  'a drawn chit': game({ ...FOG, stack: drawn(['Wrede', 'Davout'], 'red'), pool: ['Murat'] }),
  'a Command that moves': game({
    ...FOG,
    stack: moving('Davout', { waiting: ['Wrede'], inRange: ['Friant'] }),
    pool: ['Murat', 'Uxbridge'],
    trails: {
      Davout: {
        facing: 0,
        points: [
          [22_000, 11_800],
          [22_000, 13_000],
        ],
        road: 0,
        changes: 0,
        column: false,
      },
      Wrede: { facing: 90, points: [[10_000, 36_000]], road: 1400, changes: 1, column: false },
    },
  }),
  'guards of two kinds': game({
    blue: [
      {
        steadfast: ['Old'],
        pieces: {
          Young: ['guard', 10_000, 30_000, 0, 'known'],
          Old: ['guard', 20_000, 30_000, 0, 'known'],
        },
      },
    ],
  }),
  'the second day': game({ ...FOG, day: 2, turn: 1 }),
  'before a set-up': freeGame(),
  'before the edge': freeSetUp(),
  'a free game': freeBattle(),
};

test.each(Object.keys(POSITIONS))('[PB-7.5] every imagined world looks the same: %s', (name) => {
  const g = POSITIONS[name];
  for (const viewer of ['red', 'blue', 'spectator']) {
    const seen = JSON.stringify(viewOf(g, viewer));
    for (const world of worldsOf(g, viewer)) {
      expect(JSON.stringify(pubBattles.view(world, viewer))).toBe(seen);
    }
  }
});

test('[PB-7.5] a block is what it may be by its size, and by what is told of it', () => {
  const g = game(FOG);
  // Long, and nothing is known: any long block of Blue’s that is not told otherwise.
  expect(kindsOf(g, 'red', 'Ramberg')).toEqual(['cavalry', 'dragoons', 'elite', 'regular']);
  expect(kindsOf(g, 'red', 'Picton')).toEqual(['elite', 'regular']);
  // PB-7.4: dragoons are told as mounted.
  expect(kindsOf(g, 'red', 'Ponsonby')).toEqual(['cavalry', 'dragoons']);
  // PB-7.5: Spent, and so with its face up.
  expect(kindsOf(g, 'red', 'Kempt')).toEqual(['militia']);
  expect(kindsOf(g, 'red', 'Coldstream')).toEqual(['guard']);
  expect(kindsOf(g, 'red', 'Colville')).toEqual(['regular']);
  expect(kindsOf(g, 'red', 'Uxbridge')).toEqual(['hq']);
});

test('[PB-9.3] what has unpacked is a train, and what is Spent is none', () => {
  const short: Sketch = {
    blue: [
      {
        name: 'Hill',
        pieces: {
          Open: ['train', 10_000, 30_000, 0, 'unpacked'],
          Worn: ['detachment', 15_000, 30_000, 0, 'spent'],
          Plain: ['detachment', 20_000, 30_000, 0],
          Packed: ['train', 25_000, 30_000, 0],
        },
      },
    ],
  };
  const g = game(short);
  expect(kindsOf(g, 'red', 'Open')).toEqual(['train']);
  expect(kindsOf(g, 'red', 'Worn')).toEqual(['detachment']);
  expect(kindsOf(g, 'red', 'Plain')).toEqual(['detachment', 'train']);
  expect(kindsOf(g, 'red', 'Packed')).toEqual(['detachment', 'train']);
});

test('[PB-7.5] a world has every block, also where what is known of them fits badly', () => {
  const g = game({
    blue: [
      {
        name: 'Hill',
        pieces: {
          One: ['detachment', 15_000, 30_000, 0],
          Two: ['detachment', 20_000, 30_000, 0],
          Wagons: ['train', 25_000, 30_000, 0],
        },
      },
    ],
  });
  const view = viewOf(g, 'red');
  // The two blocks of which least is known would take what the third must be.
  const told = view.pieces.map((piece) =>
    piece.x === 25_000 ? { ...piece, spent: 1 } : { ...piece, spent: piece.x === 20_000 ? 1 : 0 },
  );
  const wrong = view.pieces.map((piece) => ({ ...piece, spent: piece.side }));
  for (const pieces of [told, wrong]) {
    for (const seed of SEEDS) {
      const world = pubBattles.imagine({ ...view, pieces }, 'red', seededDice(seed));
      const blocks = world.block.filter(
        (block, piece) => block > 0 && world.place[piece] === ON_MAP,
      );
      expect(blocks.length).toBe(view.pieces.length);
      expect(pubBattles.view(world, 'red').pieces.map(({ tag }) => tag)).toEqual(
        view.pieces.map(({ tag }) => tag),
      );
    }
  }
});

test('[PB-3.2] an HQ is any that can be there', () => {
  const g = game(FOG);
  const tag = g.tag('Uxbridge');
  const names = worldsOf(g, 'red').map(
    (world) => world[SETTING].army.pieces[pieceTagged(world, tag)].name,
  );
  expect([...new Set(names)].toSorted()).toEqual(['Uxbridge', 'Wrede']);
});

test('[PB-12.9] nobody is there before his Command arrives', () => {
  const g = game(FOG);
  for (const world of worldsOf(g, 'red')) {
    for (const name of ['Blücher', 'Bülow']) {
      const piece = world[SETTING].army.pieces.findIndex((info) => info.name === name);
      expect(world.place[piece]).toBe(DUE);
    }
  }
});

test('[PB-8.1] who is neither seen nor on the way is in reserve behind his HQ', () => {
  const g = game(FOG);
  for (const world of worldsOf(g, 'red')) {
    const hidden = world.place.flatMap((place, piece) => (place === RESERVE ? [piece] : []));
    const enemies = hidden.filter((piece) => world[SETTING].army.pieces[piece].side === 1);
    // Blue has one long block more than stand on the map.
    expect(enemies.length).toBe(1);
    for (const piece of enemies) {
      const hq = world[SETTING].army.pieces.findIndex(
        ({ kind }, each) => kind === 'hq' && world.command[each] === world.command[piece],
      );
      expect(world.place[hq]).toBe(ON_MAP);
    }
  }
});

test('[PB-8.3] nobody hides behind an HQ that is seen', () => {
  const g = game({
    red: [{ name: 'Scouts', pieces: { Near: ['cavalry', 30_000, 30_000, 0] } }],
    blue: [
      {
        name: 'Seen',
        hq: [30_000, 34_000, 180],
        pieces: { Shown: ['regular', 10_000, 36_000, 180] },
      },
      { name: 'Unseen', hq: [5000, 36_000, 180], pieces: { Hidden: ['regular', 'reserve'] } },
    ],
  });
  for (const world of worldsOf(g, 'red')) {
    const hq = pieceTagged(world, g.tag('Seen'));
    const hidden = world.place.findIndex((place) => place === RESERVE);
    expect(world.command[hidden]).not.toBe(world.command[hq]);
  }
});

test('[PB-3.2] any of the enemy’s Commands may have been drawn, and each has one chit', () => {
  const g = game({ ...FOG, stack: drawn(['Wrede'], 'blue'), pool: ['Murat', 'Uxbridge'] });
  const drawnIn = worldsOf(g, 'red').map((world) => {
    const frame = world.stack[1] as Extract<State['stack'][number], { type: 'alter' }>;
    expect(new Set([...frame.pulled, ...world.pool]).size).toBe(3);
    return world[SETTING].army.commands[frame.pulled[0]].name;
  });
  expect([...new Set(drawnIn)].toSorted()).toEqual(['Uxbridge', 'Wrede']);
});

test('[PB-12.10] a Command that has marched off has no chit', () => {
  const g = game({
    blue: [
      { name: 'Gone', hq: ['left'] },
      { name: 'Here', pieces: { X: ['regular', 20_000, 30_000, 0] } },
    ],
    pool: ['Here'],
  });
  for (const world of worldsOf(g, 'red')) {
    expect(world.pool.map((command) => world[SETTING].army.commands[command].name)).toEqual([
      'Here',
    ]);
  }
});

test('[PB-2.3] the enemy’s detachments belong to one of his Commands', () => {
  const g = game({
    red: [{ name: 'Davout' }],
    blue: [{ name: 'Hill' }, { name: 'Picton' }],
    detachments: [{ side: 'blue', name: 'Jaegers', at: [20_000, 30_000], facing: 0 }],
    stack: [{ type: 'assign', side: 'blue' }],
  });
  g.play({ type: 'assign', piece: g.tag('Jaegers'), command: 'Picton' }, 1);
  const homes = worldsOf(g, 'red').map((world) => {
    const piece = pieceTagged(world, g.tag('Jaegers'));
    return world[SETTING].army.commands[world.command[piece]].name;
  });
  expect([...new Set(homes)].toSorted()).toEqual(['Hill', 'Picton']);
});

test('[PB-12.8] an army that nobody has published is what is seen, and as many Commands as have chits', () => {
  const g = freeBattle();
  for (const world of worldsOf(g, 'red')) {
    const blue = world[SETTING].army.pieces.filter(({ side }) => side === 1);
    expect(blue.map(({ kind }) => kind).filter((kind) => kind === 'hq').length).toBe(1);
    expect(blue.length).toBe(3);
  }
  const kinds = worldsOf(g, 'red').map((world) =>
    kindOf(world, pieceTagged(world, g.tag('Blue I 1'))),
  );
  expect(new Set(kinds).size).toBeGreaterThan(4);
});

test('[PB-12.8] what is on its way to the host comes by the edge across from the guest’s', () => {
  const g = freeGame();
  g.play({ type: 'deploy', piece: 'Blue I', to: [20_000, 12_000], facing: 0 });
  g.play({ type: 'keep', piece: 'Blue I 1' });
  g.play({ type: 'keep', piece: 'Blue I 2' });
  g.play({ type: 'deploy', piece: 'Blue I 3', to: [20_000, 10_500], facing: 0 });
  g.play({ type: 'edge', edge: 'north' }, 1);
  g.state.turn = 4;
  g.state.pool.splice(0, g.state.pool.length, 2, 3);
  g.state.stack.splice(1);
  g.state.stack.push({ type: 'alter', pulled: [0], asked: 0, declined: 0 });
  for (const world of worldsOf(g, 'red')) {
    const late = world[SETTING].army.commands.filter(
      ({ side, entry }) => side === 1 && entry !== null,
    );
    expect(late.map(({ entry, facing }) => [entry, facing])).toEqual([[[20_000, 0], 0]]);
  }
});

test('[PB-8.3] nobody hides behind an HQ that is seen, also where no other could be his', () => {
  const g = game({
    red: [{ pieces: { A: ['regular', 20_000, 20_000, 0] } }],
    blue: [
      { name: 'Near', hq: [20_000, 21_500, 180] },
      { name: 'Far', hq: [35_000, 38_000, 180], pieces: { H: ['regular', 'reserve'] } },
    ],
  });
  for (const world of worldsOf(g, 'red')) {
    const hidden = world.place.flatMap((place, piece) => (place === RESERVE ? [piece] : []));
    const holders = hidden.map((piece) => hqOf(world, world.behind[piece]));
    expect(holders.filter((hq) => isSpotted(world, hq))).toEqual([]);
  }
});

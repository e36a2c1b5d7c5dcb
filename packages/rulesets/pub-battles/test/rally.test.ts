import { expect, test } from 'vitest';
import type { Place } from '../src/state/field.ts';
import type { PubMove } from '../src/state/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { game, only, told, type Game } from './support/game.ts';
import { moving, type CommandSketch, type PieceSketch, type Sketch } from './support/sketch.ts';

const FAR: PieceSketch = ['regular', 5000, 35_000, 180];
const IDLE: PieceSketch = ['regular', 30_000, 3000, 0];
const TRAIN: PieceSketch = ['train', 20_000, 10_000, 0, 'unpacked'];
const SPENT: PieceSketch = ['regular', 20_000, 12_000, 0, 'spent'];

const LINE = [
  [20_000, 9000],
  [20_000, 0],
] as const;

function rallying(pieces: Record<string, PieceSketch>, more: Sketch = {}): Game {
  return game({
    red: [{ name: 'Ney', hq: [10_000, 500, 0, 'moved'], pieces: { ...pieces, I: IDLE } }],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
    lines: { red: [LINE] },
    ...more,
  });
}

const rally = (g: Game, name: string, facing = g.facing(name)): PubMove => ({
  type: 'rally',
  piece: g.tag(name),
  facing,
});

test('[PB-9.1] a piece near an unpacked train turns Fresh in place of moving', () => {
  const g = rallying({ A: SPENT, T: TRAIN });
  expect(g.offers(rally(g, 'A'))).toBe(true);
  expect(told(g.play(rally(g, 'A')))).toEqual(['PB-9.1 rallied']);
  expect(g.marks('A')).toEqual(['moved', 'known']);
  g.refuses({ type: 'march', piece: g.tag('A'), to: [20_000, 13_000], facing: 0 }, 'PB-3.1 moved');
});

test('[PB-9.1] it may change facing, where it has room for that', () => {
  const g = rallying({ A: SPENT, T: TRAIN });
  g.play(rally(g, 'A', 90));
  expect(g.facing('A')).toBe(90);
  const crowded = rallying({ A: SPENT, B: ['regular', 20_000, 12_500, 0], T: TRAIN });
  crowded.refuses(rally(crowded, 'A', 90), 'PB-4.5 stacked');
  crowded.allows(rally(crowded, 'A'));
});

test('[PB-9.1] within a third of a Mounted move of the train, which need only touch it', () => {
  const at = (y: number): Game => rallying({ A: ['regular', 20_000, y, 0, 'spent'], T: TRAIN });
  const near = at(12_687);
  near.allows(rally(near, 'A'));
  const far = at(12_689);
  far.refuses(rally(far, 'A'), 'PB-9.1 noTrain');
});

test('[PB-9.1, PB-9.3] the train must be an own one and unpacked', () => {
  const packed = rallying({ A: SPENT, T: ['train', 20_000, 10_000, 0] });
  packed.refuses(rally(packed, 'A'), 'PB-9.1 noTrain');
  const enemy = rallying(
    { A: SPENT },
    { blue: [{ name: 'Hill', pieces: { T: TRAIN } }], lines: { red: [LINE], blue: [LINE] } },
  );
  enemy.refuses(rally(enemy, 'A'), 'PB-9.1 noTrain');
  // Of whichever Command it is.
  const other = rallying(
    {},
    {
      red: [
        { name: 'Ney', pieces: { A: SPENT } },
        { name: 'Lannes', pieces: { T: TRAIN } },
      ],
    },
  );
  other.allows(rally(other, 'A'));
});

test('[PB-9.1] only Spent troops rally, on the map or in reserve', () => {
  const g = rallying({
    A: ['regular', 20_000, 12_000, 0],
    T: TRAIN,
    R: ['regular', 'reserve', 'spent'],
    D: ['regular', 'destroyed', 'spent'],
  });
  g.refuses(rally(g, 'A'), 'PB-9.1 fresh');
  g.refuses(rally(g, 'T'), 'PB-9.1 cannotRally');
  // Its HQ is far from the train.
  g.refuses(rally(g, 'R', 0), 'PB-9.1 noTrain');
  g.refuses(rally(g, 'D', 0), 'PB-12.9 notThere');
  const hq = rallying(
    {},
    { red: [{ name: 'Ney', hq: [20_000, 11_000, 0, 'spent'], pieces: { T: TRAIN } }] },
  );
  hq.refuses(rally(hq, 'Ney'), 'PB-9.1 cannotRally');
});

test('[PB-8.1, PB-4.4] a piece in reserve is not beyond a river that its HQ has not crossed', () => {
  const across = (bridges: readonly Place[]): Game =>
    game({
      red: [
        {
          name: 'Ney',
          hq: [20_000, 13_200, 0],
          pieces: {
            T: TRAIN,
            R: ['regular', 'reserve'],
            S: ['regular', 'reserve'],
            L: ['regular', 'reserve', 'spent'],
          },
        },
      ],
      blue: [{ name: 'Hill', pieces: { X: FAR } }],
      lines: { red: [LINE] },
      map: {
        rivers: [
          {
            line: [
              [0, 12_750],
              [40_000, 12_750],
            ],
            width: 100,
            bridges,
            fords: [],
          },
        ],
      },
    });
  const bridged = across([[20_000, 12_750]]);
  bridged.allows(rally(bridged, 'L', 0));
  const g = across([]);
  g.refuses(rally(g, 'L', 0), 'PB-9.1 noTrain');
});

test('[PB-9.1, PB-8.1] a piece in reserve rallies where it is, behind its HQ', () => {
  const near = (more: CommandSketch = {}): Game =>
    rallying(
      {},
      {
        red: [
          {
            name: 'Ney',
            hq: [20_000, 12_000, 0],
            pieces: {
              R: ['regular', 'reserve', 'spent'],
              S: ['regular', 'reserve', 'spent'],
              T: TRAIN,
            },
            ...more,
          },
        ],
      },
    );
  const g = near();
  g.play({ type: 'stand', piece: g.tag('Ney') });
  expect(g.offers(rally(g, 'R', 0))).toBe(true);
  g.refuses(rally(g, 'R', 90), 'PB-8.1 reserveFacing');
  const [event] = g.play(rally(g, 'R', 0));
  expect(g.marks('R')).toEqual(['moved']);
  expect(g.place('R')).toBe('reserve');
  // Nobody else notices.
  expect(pubBattles.redact(event, 'blue')).toBe(undefined);
  expect(pubBattles.redact(event, 'red')).toMatchObject({ type: 'rallied' });
  g.survives();
  // In place of moving: who has been carried along has moved.
  const carried = near({ hq: [20_000, 13_000, 180] });
  carried.play({ type: 'march', piece: carried.tag('Ney'), to: [20_000, 12_000], facing: 180 });
  carried.refuses(rally(carried, 'R', 180), 'PB-9.1 rallyCarried');
  // The second stands behind the first: nearer to the train here.
  const far = near({ hq: [20_000, 12_750, 0] });
  far.refuses(rally(far, 'R', 0), 'PB-9.1 noTrain');
  far.allows(rally(far, 'S', 0));
});

test('[PB-9.1] not while it, or the piece it supports, is in contact', () => {
  const g = rallying(
    {
      A: SPENT,
      B: ['regular', 20_000, 11_625, 0, 'spent'],
      C: ['regular', 23_000, 11_625, 0, 'spent'],
      T: ['train', 21_500, 10_000, 0, 'unpacked'],
    },
    {
      blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 12_375, 180] } }],
      contacts: [{ attacker: 'X', defender: 'A', edge: 'front' }],
      lines: {
        red: [
          [
            [21_500, 9000],
            [21_500, 0],
          ],
        ],
      },
    },
  );
  g.refuses(rally(g, 'A'), 'PB-9.1 rallyContact');
  g.refuses(rally(g, 'B'), 'PB-9.1 rallyContact');
});

test('[PB-9.2, PB-2.2] cavalry and dragoons rally without a train, others do not', () => {
  const g = rallying({
    A: ['cavalry', 5000, 5000, 0, 'spent'],
    B: ['dragoons', 10_000, 5000, 0, 'spent'],
    G: ['artillery', 15_000, 5000, 0, 'spent'],
  });
  g.allows(rally(g, 'A'));
  g.allows(rally(g, 'B'));
  g.refuses(rally(g, 'G'), 'PB-9.1 noTrain');
});

test('[PB-9.2] nobody rallies in buildings', () => {
  const towns = [
    {
      outline: [
        [18_000, 11_500],
        [22_000, 11_500],
        [22_000, 12_500],
        [18_000, 12_500],
      ],
    },
  ] as const;
  const g = rallying({ A: ['cavalry', 20_000, 12_000, 0, 'spent'], T: TRAIN }, { map: { towns } });
  g.refuses(rally(g, 'A'), 'PB-9.2 rallyBuildings');
});

test('[PB-4.6] a column keeps its facing while it rallies', () => {
  const roads = [
    {
      name: 'Road',
      line: [
        [20_000, 0],
        [20_000, 40_000],
      ],
    },
  ] as const;
  const g = rallying({ A: ['cavalry', 20_000, 15_000, 0, 'spent', 'column'] }, { map: { roads } });
  g.refuses(rally(g, 'A', 90), 'PB-4.6 columnFacing');
  g.allows(rally(g, 'A'));
});

test('[PB-9.3] a train moves, unpacks and rallies a piece in one move', () => {
  const g = rallying({ T: ['train', 20_000, 6000, 0], A: SPENT });
  g.refuses(rally(g, 'A'), 'PB-9.1 noTrain');
  g.play({ type: 'march', piece: g.tag('T'), to: [20_000, 10_000], facing: 0 });
  const unpack: PubMove = { type: 'unpack', piece: g.tag('T') };
  expect(g.offers(unpack)).toBe(true);
  expect(told(g.play(unpack))).toEqual(['PB-9.3 unpacked']);
  g.refuses(unpack, 'PB-9.3 unpackedAlready');
  g.play(rally(g, 'A'));
  expect(g.is('A', 'spent')).toBe(false);
});

test('[PB-9.3] the order goes on while a train that has moved can unpack', () => {
  const g = rallying(
    {},
    {
      red: [
        {
          name: 'Ney',
          hq: [10_000, 500, 0, 'moved'],
          pieces: { T: ['train', 20_000, 6000, 0], A: ['regular', 'left'] },
        },
      ],
    },
  );
  g.play({ type: 'march', piece: g.tag('T'), to: [20_000, 7000], facing: 0 });
  expect(g.asked).toBe('red order');
  expect(g.moves).toEqual([{ type: 'unpack', piece: g.tag('T') }, { type: 'end' }]);
});

test('[PB-9.3, PB-12.4] packing up is free, the train may march on, and the army is forced back', () => {
  const g = rallying({ T: TRAIN });
  g.refuses(
    { type: 'march', piece: g.tag('T'), to: [20_000, 11_000], facing: 0 },
    'PB-9.3 unpackedTrain',
  );
  g.refuses(
    { type: 'road', piece: g.tag('T'), road: 'None', to: [1, 1], form: 'line', facing: 0 },
    'PB-9.3 unpackedTrain',
  );
  const events = g.play({ type: 'pack', piece: g.tag('T') });
  expect(told(events)).toEqual(['PB-12.4 packed']);
  expect(g.state.packed).toEqual([1, 0]);
  g.refuses({ type: 'pack', piece: g.tag('T') }, 'PB-9.3 packedAlready');
  g.play({ type: 'march', piece: g.tag('T'), to: [20_000, 14_000], facing: 0 });
  g.play({ type: 'unpack', piece: g.tag('T') });
  g.play({ type: 'end' });
  expect(g.asked).toBe('over');
});

test('[PB-9.3] only own trains on the map pack and unpack', () => {
  const g = rallying({ A: SPENT, R: ['train', 'reserve'] });
  g.refuses({ type: 'unpack', piece: g.tag('A') }, 'PB-9.3 notTrain');
  g.refuses({ type: 'pack', piece: g.tag('A') }, 'PB-9.3 notTrain');
  g.refuses({ type: 'unpack', piece: 'R99' }, 'PB-2.3 noPiece');
  g.refuses({ type: 'unpack', piece: g.tag('R') }, 'PB-9.3 trainOffMap');
});

test('[PB-9.5] the train must trace a clear line of communication off the map', () => {
  const blue = (x: number): Sketch => ({
    blue: [{ name: 'Hill', pieces: { X: ['cavalry', x, 3000, 0] } }],
  });
  // A third of a Foot move and half of the front of X beside the line.
  const cut = rallying({ A: SPENT, T: TRAIN }, blue(22_600));
  cut.refuses(rally(cut, 'A'), 'PB-9.5 unsupplied');
  const clear = rallying({ A: SPENT, T: TRAIN }, blue(22_700));
  clear.allows(rally(clear, 'A'));
  // Cavalry does not care.
  const horse = rallying({ A: ['cavalry', 20_000, 12_000, 0, 'spent'], T: TRAIN }, blue(22_600));
  horse.allows(rally(horse, 'A'));
  const none = rallying({ A: SPENT, T: TRAIN }, { lines: {} });
  none.refuses(rally(none, 'A'), 'PB-9.5 unsupplied');
});

test('[PB-9.5] of several trains one that is in supply is enough', () => {
  const g = rallying(
    { A: SPENT, S: ['train', 17_500, 12_000, 0, 'unpacked'], T: TRAIN },
    { blue: [{ name: 'Hill', pieces: { X: ['cavalry', 15_500, 10_500, 0] } }] },
  );
  g.allows(rally(g, 'A'));
});

test('[PB-9.6] the pieces of a Command that has lost half of them rally no more', () => {
  const lost = (count: number): Game =>
    rallying({
      A: SPENT,
      B: ['cavalry', 10_000, 12_000, 0, 'spent'],
      T: TRAIN,
      ...Object.fromEntries(
        ['L', 'M', 'N'].map((name, i): [string, PieceSketch] => [
          name,
          ['detachment', i < count ? 'destroyed' : 'reserve'],
        ]),
      ),
    });
  // Of six, HQ and train not counted.
  const two = lost(2);
  two.allows(rally(two, 'A'));
  const three = lost(3);
  three.refuses(rally(three, 'A'), 'PB-9.6 ineffective');
  three.refuses(rally(three, 'B'), 'PB-9.6 ineffective');
});

test('[PB-9.6] also those that are gone for good, and not those that marched off', () => {
  const red = (place: 'gone' | 'left'): Sketch => ({
    red: [{ name: 'Ney', pieces: { A: SPENT, T: TRAIN, L: ['regular', place] } }],
    stack: moving('Ney'),
  });
  const gone = rallying({}, red('gone'));
  gone.refuses(rally(gone, 'A'), 'PB-9.6 ineffective');
  const left = rallying({}, red('left'));
  left.allows(rally(left, 'A'));
});

test('[PB-9.1, PB-7.5] what the enemy saw while it was Spent he remembers when it is Fresh again', () => {
  const g = rallying({ A: SPENT, T: TRAIN });
  expect(only(g.play(rally(g, 'A')), 'rallied').piece).toMatchObject({ name: 'A', open: true });
});

test('[PB-7.5, PB-9.3] a refusal to unpack does not tell where a piece of the enemy is', () => {
  const standing: readonly PieceSketch[] = [FAR, ['regular', 'reserve'], ['regular', 'destroyed']];
  for (const X of standing) {
    const g = rallying(
      { A: SPENT },
      { blue: [{ name: 'Hill', pieces: { X, Y: ['regular', 9000, 35_000, 180] } }] },
    );
    g.refuses({ type: 'unpack', piece: 'X' }, 'PB-2.3 noPiece');
  }
});

test('[PB-4.5, PB-9.3] a column that unpacks is one no more, and needs room for that', () => {
  const column: PieceSketch = ['train', 20_000, 10_000, 0, 'column'];
  const g = rallying({ T: column, B: ['regular', 20_000 + 1300, 10_000, 0] });
  g.refuses({ type: 'unpack', piece: g.tag('T') }, 'PB-4.5 stacked');
  const clear = rallying({ T: column, B: ['regular', 20_000 + 1500, 10_000, 0] });
  clear.play({ type: 'unpack', piece: clear.tag('T') });
  expect(clear.marks('T')).toEqual(['unpacked', 'moved']);
  clear.survives();
});

test('[PB-2.4, PB-9.1] who turns as it rallies pushes an enemy HQ away', () => {
  const g = rallying(
    { A: SPENT, T: TRAIN },
    { blue: [{ name: 'Hill', hq: [20_000, 12_700, 0], pieces: { X: FAR } }] },
  );
  expect(told(g.play(rally(g, 'A', 90)))).toEqual(['PB-9.1 rallied', 'PB-2.4 hqPushed']);
  g.survives();
});

import { expect, test } from 'vitest';
import type { PubMove } from '../src/state/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { Game, game, only, told } from './support/game.ts';
import { HIDDEN, hiding } from './support/hiding.ts';
import { FAR, IDLE, march } from './support/ordering.ts';
import {
  moving,
  openingOf,
  scenarioOf,
  type CommandSketch,
  type PieceSketch,
  type Sketch,
} from './support/sketch.ts';

const hide = (g: Game, name: string, hq = 'Ney'): PubMove => ({
  type: 'hide',
  piece: g.tag(name),
  hq: g.tag(hq),
});

test('[PB-8.2] a piece goes into reserve by moving to its HQ', () => {
  const g = hiding({ A: ['regular', 20_000, 7000, 0] });
  const events = g.play(hide(g, 'A'));
  expect(only(events, 'vanished')).toMatchObject({ rule: 'PB-8.2', where: 'reserve' });
  expect(g.place('A')).toBe('reserve');
  expect(g.is('A', 'moved')).toBe(true);
  g.refuses(march(g, 'A', 20_000, 12_000), 'PB-3.1 moved');
  g.survives();
});

test('[PB-8.2] it must get there, by the rules of marching', () => {
  const far = hiding({ A: ['regular', 20_000, 4700, 0] });
  far.refuses(hide(far, 'A'), 'PB-1.3 tooFar');
  const marsh = {
    marshes: [
      [
        [15_000, 8000],
        [25_000, 8000],
        [25_000, 9000],
        [15_000, 9000],
      ],
    ],
  } as const;
  const g = hiding(
    { A: ['regular', 20_000, 7000, 0], G: ['artillery', 17_000, 7000, 0] },
    {},
    { map: marsh },
  );
  g.allows(hide(g, 'A'));
  g.refuses(hide(g, 'G'), 'PB-4.4 marshInWay');
});

test('[PB-8.1] an HQ hides pieces of its own Command, and no HQs', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 10_000, 0],
        pieces: {
          A: ['regular', 20_000, 7000, 0],
          R: HIDDEN,
          T: ['train', 20_000, 8000, 0, 'unpacked'],
        },
      },
      { name: 'Lannes', hq: [21_000, 10_000, 0], pieces: { B: ['regular', 10_000, 7000, 0] } },
      { name: 'Late', arrives: 1, entry: [0, 0], pieces: { L: ['regular', 'due'] } },
    ],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
  });
  g.refuses(hide(g, 'A', 'Lannes'), 'PB-8.1 reserveHq');
  g.refuses(hide(g, 'A', 'B'), 'PB-8.1 reserveHq');
  g.refuses({ type: 'hide', piece: g.tag('A'), hq: 'R99' }, 'PB-8.1 reserveHq');
  g.refuses(hide(g, 'Ney'), 'PB-8.1 cannotHide');
  g.refuses(hide(g, 'R'), 'PB-8.1 cannotHide');
  g.refuses(hide(g, 'T'), 'PB-9.3 unpackedTrain');
});

test('[PB-8.2, PB-5.4] a piece in contact may go into reserve, and leaves its contact', () => {
  const g = hiding(
    { A: ['regular', 20_000, 12_500, 0] },
    {},
    {
      blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 12_875, 180] } }],
      contacts: [{ attacker: 'X', defender: 'A', edge: 'front' }],
      map: {
        woods: [
          [
            [18_000, 10_500],
            [22_000, 10_500],
            [22_000, 12_000],
            [18_000, 12_000],
          ],
        ],
      },
    },
  );
  g.play(hide(g, 'A'));
  expect([g.place('A'), g.contacts]).toEqual(['reserve', []]);
});

test('[PB-8.3] an HQ that the enemy sees hides nobody', () => {
  const blue = [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 15_000, 180] } }] as const;
  const g = hiding({ A: ['regular', 20_000, 7000, 0] }, {}, { blue });
  g.refuses(hide(g, 'A'), 'PB-8.3 hqSeen');
});

test('[PB-8.2] it comes out at any time in the move of its Command', () => {
  const g = hiding({ R: HIDDEN, A: ['regular', 25_000, 10_000, 0] });
  g.play(march(g, 'A', 25_000, 11_000));
  const events = g.play(march(g, 'R', 20_000, 15_000));
  expect(only(events, 'appeared')).toMatchObject({ rule: 'PB-8.2' });
  expect(g.at('R')).toEqual([20_000, 15_000]);
  expect(g.marks('R')).toEqual(['moved']);
});

test('[PB-8.2] what the HQ has moved counts', () => {
  const g = hiding({ R: HIDDEN });
  g.refuses(march(g, 'R', 20_000, 15_300), 'PB-1.3 tooFar');
  g.play(march(g, 'Ney', 20_000, 14_000));
  g.refuses(march(g, 'R', 20_000, 15_300), 'PB-1.3 tooFar');
  g.survives();
  g.play(march(g, 'R', 20_000, 15_250));
  // In the next turn it begins anew.
  g.play({ type: 'end' }, 2);
  expect(g.state.trails).toEqual([null, null]);
});

test('[PB-8.2] an HQ goes no farther than what it hides could', () => {
  const foot = hiding({ R: HIDDEN });
  foot.refuses(march(foot, 'Ney', 20_000, 15_300), 'PB-8.2 reservePace');
  foot.allows(march(foot, 'Ney', 20_000, 15_250));
  const horse = hiding({ R: ['cavalry', 'reserve'] });
  horse.allows(march(horse, 'Ney', 20_000, 17_500));
  expect(hiding({}).refused(march(hiding({}), 'Ney', 20_000, 17_500))).toBe(undefined);
});

test('[PB-8.2, PB-4.4] nor where it could not', () => {
  const map = {
    marshes: [
      [
        [15_000, 11_000],
        [25_000, 11_000],
        [25_000, 12_000],
        [15_000, 12_000],
      ],
    ],
    roads: [
      {
        name: 'Causeway',
        line: [
          [20_000, 0],
          [20_000, 40_000],
        ],
      },
    ],
  } as const;
  const guns = hiding({ R: ['artillery', 'reserve'] }, {}, { map });
  guns.refuses(march(guns, 'Ney', 20_000, 12_500), 'PB-4.4 marshInWay');
  guns.allows({
    type: 'road',
    piece: guns.tag('Ney'),
    road: 'Causeway',
    to: [20_000, 12_500],
    form: 'column',
    facing: 0,
  });
  const foot = hiding({ R: HIDDEN }, {}, { map });
  foot.allows(march(foot, 'Ney', 20_000, 12_500));
});

test('[PB-8.1, PB-4.6] behind an HQ that marches by road it comes out of column', () => {
  const road = {
    name: 'Road',
    line: [
      [20_000, 0],
      [20_000, 40_000],
    ],
  } as const;
  const g = hiding({ R: HIDDEN, S: HIDDEN }, {}, { map: { roads: [road] } });
  const by = (to: number): PubMove => ({
    type: 'road',
    piece: g.tag('Ney'),
    road: 'Road',
    to: [20_000, to],
    form: 'column',
    facing: 0,
  });
  // For the foot a third into column and half of the way: 1.75 and 1.5 inches.
  g.play(by(13_000));
  g.survives();
  // 2 are left, and to form a line takes 1.75.
  g.refuses(march(g, 'R', 21_200, 13_000), 'PB-4.6 tooFarFromColumn');
  g.refuses(march(g, 'R', 20_000, 13_250), 'PB-4.5 stacked');
  const onward: PubMove = {
    type: 'road',
    piece: 'R',
    road: 'Road',
    to: [20_000, 17_000],
    form: 'column',
    facing: 0,
  };
  g.refuses({ ...onward, to: [20_000, 17_100] }, 'PB-4.6 tooFarByRoad');
  g.play(onward);
  expect([g.at('R'), g.is('R', 'column')]).toEqual([[20_000, 17_000], true]);
});

const WOODS = {
  woods: [
    [
      [15_000, 10_500],
      [25_000, 10_500],
      [25_000, 11_500],
      [15_000, 11_500],
    ],
  ],
} as const;

test('[PB-8.2] difficult ground is paid for once, by the piece: for its own third', () => {
  const g = hiding({ R: HIDDEN }, {}, { map: WOODS });
  // An HQ pays 2 inches and 2.5 for the woods; the foot pays 2 and 1.75.
  g.play(march(g, 'Ney', 20_000, 12_000));
  g.refuses(march(g, 'R', 20_000, 13_501), 'PB-1.3 tooFar');
  g.allows(march(g, 'R', 20_000, 13_500));
  // Back through the woods it has paid already; both turns of the piece are its own.
  const back = hiding({ R: HIDDEN }, {}, { map: WOODS });
  back.play(march(back, 'Ney', 20_000, 11_400));
  back.allows(march(back, 'R', 20_000, 11_900));
});

test('[PB-8.2] the facing changes of the HQ are those of the piece, where the way takes them', () => {
  // East, and there it turns north: only the first is on the way of the piece.
  const g = hiding({ R: HIDDEN });
  g.play(march(g, 'Ney', 22_000, 10_000, 0));
  g.allows(march(g, 'R', 25_250, 10_000, 90));
  // To face north again is a second one, and takes a third.
  g.refuses(march(g, 'R', 25_250, 10_000, 0), 'PB-4.2 tooFarTurning');
  g.allows(march(g, 'R', 23_500, 10_000, 0));
  // An HQ that only turns has cost nobody anything.
  const turned = hiding({ R: HIDDEN });
  turned.play(march(turned, 'Ney', 20_000, 10_000, 90));
  turned.allows(march(turned, 'R', 20_000, 15_250, 0));
  turned.allows(march(turned, 'R', 25_250, 10_000, 90));
});

test('[PB-8.2] an HQ does not carry further than the thirds of the foot allow', () => {
  const g = hiding({ R: HIDDEN }, {}, { map: WOODS });
  // 3.5 inches and a third of the foot are all of its rate.
  g.allows(march(g, 'Ney', 20_000, 13_500));
  g.refuses(march(g, 'Ney', 20_000, 13_501), 'PB-8.2 reservePace');
});

const first = (name: string): PubMove => ({ type: 'first', piece: name });

test('[PB-8.1] the owner sets the order of his reserve, which nobody else hears of', () => {
  const g = hiding({ R: HIDDEN, S: ['cavalry', 'reserve'], T: HIDDEN });
  const order = (): string[] => {
    const [tray] = pubBattles.scene(pubBattles.view(g.state, 'red')).trays ?? [];
    return tray.pieces.map(({ id }) => id);
  };
  expect(order()).toEqual(['R', 'S', 'T']);
  g.refuses(first('R'), 'PB-8.1 firstAlready');
  const events = g.play(first('T'));
  expect(order()).toEqual(['T', 'R', 'S']);
  expect(only(events, 'arranged')).toMatchObject({ rule: 'PB-8.1' });
  expect(pubBattles.redact(events[0], 'blue')).toBe(undefined);
  g.survives();
  // It is no move: the HQ may still go, and so may the piece.
  g.allows(march(g, 'Ney', 20_000, 12_000));
  g.allows(march(g, 'T', 20_000, 12_000));
  g.refuses({ type: 'first', piece: g.tag('I') }, 'PB-8.1 notHidden');
  g.refuses({ type: 'first', piece: g.tag('X') }, 'PB-2.3 noPiece');
});

test('[PB-8.1] one that has come in last is behind all others, and may still be put first', () => {
  const g = hiding({ R: HIDDEN, A: ['regular', 20_000, 7000, 0] });
  g.play(hide(g, 'A'));
  g.play(first('A'));
  g.refuses(first('A'), 'PB-8.1 firstAlready');
});

test('[PB-8.1] those who begin in reserve have an order by lot, not that of the orders of battle', () => {
  const red = [
    { name: 'Ney', hq: [20_000, 10_000, 0], pieces: { R: HIDDEN, S: HIDDEN, T: HIDDEN } },
  ] as const;
  const g = new Game(openingOf({ red, blue: [{ name: 'Hill', pieces: { X: FAR } }] }));
  // The third of three, then the second of the two that are left; then the chit.
  g.play({ type: 'begin' }, 3, 2, 1);
  const rank = (name: string): number => g.state.rank[g.number(name)];
  expect(['T', 'S', 'R'].map(rank)).toEqual([1, 2, 3]);
});

test('[PB-8.1] out of reserve they are proposed in its order', () => {
  const g = hiding({ R: HIDDEN, S: HIDDEN });
  g.play({ type: 'stand', piece: g.tag('Ney') });
  expect(g.moves.some((move) => move.type === 'first')).toBe(false);
  g.play({ type: 'stand', piece: 'R' });
  expect(g.offers(first('S'))).toBe(true);
});

const ARRIVING: Sketch = {
  red: [
    {
      name: 'Late',
      arrives: 1,
      entry: [0, 20_000],
      facing: 90,
      pieces: { L: ['regular', 'due'], M: ['cavalry', 'due'], R: HIDDEN },
    },
  ],
  blue: [{ name: 'Hill', pieces: { X: FAR } }],
};

test('[PB-12.9] reinforcements come in at their entry when their chit is drawn', () => {
  const g = game(ARRIVING);
  g.refuses(march(g, 'L', 5300, 20_000, 90), 'PB-1.3 tooFar');
  const events = g.play(march(g, 'L', 5250, 20_000, 90));
  // It might as well come out of reserve, for all that the enemy knows.
  expect(only(events, 'appeared')).toMatchObject({ rule: 'PB-8.2' });
  expect(g.place('L')).toBe('map');
  g.play(march(g, 'M', 5000, 22_500, 90));
  // They may also come later.
  g.play({ type: 'end' }, 1);
  expect(g.place('Late')).toBe('due');
});

test('[PB-12.9, PB-8.2] what arrives hidden comes with its HQ', () => {
  const g = game(ARRIVING);
  g.play(march(g, 'Late', 2000, 20_000, 90));
  g.refuses(march(g, 'R', 5300, 20_000, 90), 'PB-1.3 tooFar');
  g.play(march(g, 'R', 5250, 20_000, 90));
  expect(g.at('R')).toEqual([5250, 20_000]);
});

test('[PB-12.9] before its turn a Command does not move', () => {
  const red = [{ ...ARRIVING.red?.[0], name: 'Late', arrives: 2 }] as CommandSketch[];
  const g = game({ ...ARRIVING, red: [{ name: 'Ney', pieces: { I: IDLE } }, ...red] });
  g.refuses({ type: 'march', piece: 'L', to: [3000, 20_000], facing: 90 }, 'PB-3.1 otherCommand');
  g.play({ type: 'end' }, 2);
  expect(g.state.turn).toBe(2);
  expect(g.asked).toBe('red alter');
  g.play({ type: 'accept' });
  while (g.asked.endsWith('alter')) g.play({ type: 'accept' });
  g.play(march(g, 'L', 3000, 20_000, 90));
  expect(g.place('L')).toBe('map');
});

test('[PB-2.5] an army commander hides pieces of any Command, and they come out behind him', () => {
  const g = game({
    red: [
      { name: 'Marshal', army: true, chit: false, hq: [20_000, 10_000, 0, 'moved'] },
      { name: 'Ney', hq: [30_000, 10_000, 0], pieces: { A: ['regular', 20_000, 11_000, 0] } },
      { name: 'Soult', hq: [10_000, 10_000, 0], pieces: { B: ['regular', 10_000, 12_000, 0] } },
    ],
    stack: moving('Ney'),
  });
  g.refuses(hide(g, 'A', 'Soult'), 'PB-8.1 reserveHq');
  g.play({ type: 'stand', piece: g.tag('Ney') });
  expect(g.offers(hide(g, 'A', 'Marshal'))).toBe(true);
  g.play(hide(g, 'A', 'Marshal'));
  expect(g.place('A')).toBe('reserve');
  g.survives();
  const [tray] = pubBattles.scene(pubBattles.view(g.state, 'red')).trays ?? [];
  expect(tray.label.with).toMatchObject({ command: 'Marshal' });
  // It comes out from where he is.
  const there = game({
    red: [
      { name: 'Marshal', army: true, chit: false, hq: [20_000, 10_000, 0, 'moved'] },
      { name: 'Ney', hq: [30_000, 10_000, 0, 'moved'], pieces: { A: ['regular', 'reserve'] } },
    ],
    stack: moving('Ney'),
  });
  there.state.behind[there.state.behind.findIndex((behind) => behind >= 0)] = 0;
  there.play(march(there, 'A', 20_000, 14_000));
  expect(there.place('A')).toBe('map');
});

test('[PB-8.2, PB-2.5] an army commander does not carry on who has moved to him in this turn', () => {
  const red: CommandSketch[] = [
    { name: 'Marshal', army: true, chit: false, hq: [10_000, 10_000, 0] },
    { name: 'Ney', hq: [9000, 5000, 0], pieces: { A: ['regular', 10_000, 5500, 0] } },
    { name: 'Soult', hq: [14_000, 5000, 0], pieces: { B: IDLE } },
  ];
  const blue: CommandSketch[] = [{ name: 'Hill', pieces: { X: FAR } }];
  const g = game({ red, blue, pool: ['Soult'], stack: moving('Ney') });
  g.play(hide(g, 'A', 'Marshal'));
  g.play({ type: 'end' });
  while (g.asked.endsWith('alter')) g.play({ type: 'accept' });
  g.refuses(march(g, 'Marshal', 10_000, 14_000), 'PB-8.2 reserveMoved');
  // He may turn, and those who have not moved go with him.
  g.allows(march(g, 'Marshal', 10_000, 10_000, 90));
  const fresh = game({ red, blue, pool: ['Soult'], stack: moving('Ney') });
  fresh.play({ type: 'end' });
  while (fresh.asked.endsWith('alter')) fresh.play({ type: 'accept' });
  fresh.allows(march(fresh, 'Marshal', 10_000, 14_000));
});

test('[PB-8.2, PB-4.5] an HQ leads nobody past enemies whom he could not pass himself', () => {
  const woods = [
    [
      [16_000, 12_500],
      [24_000, 12_500],
      [24_000, 15_000],
      [16_000, 15_000],
    ],
    [
      [16_000, 10_000],
      [24_000, 10_000],
      [24_000, 11_500],
      [16_000, 11_500],
    ],
  ] as const;
  const blue = [
    {
      name: 'Hill',
      pieces: { X: ['regular', 18_800, 12_000, 180], Y: ['regular', 21_200, 12_000, 180] },
    },
  ] as const;
  const g = hiding({ R: HIDDEN }, { hq: [20_000, 11_000, 0] }, { map: { woods }, blue });
  g.refuses(march(g, 'Ney', 20_000, 13_000), 'PB-4.5 enemyInWay');
  const alone = hiding({}, { hq: [20_000, 11_000, 0] }, { map: { woods }, blue });
  alone.allows(march(alone, 'Ney', 20_000, 13_000));
});

const TOWN = {
  towns: [
    {
      name: 'Town',
      outline: [
        [17_000, 11_000],
        [23_000, 11_000],
        [23_000, 13_000],
        [17_000, 13_000],
      ],
    },
  ],
} as const;

test('[PB-4.4, PB-8.2] who goes into reserve through a town becomes Spent', () => {
  const hq = [20_000, 14_000, 0] as const;
  const g = hiding({ A: ['regular', 20_000, 10_000, 0] }, { hq }, { map: TOWN });
  const events = g.play(hide(g, 'A'));
  expect(told(events)).toEqual(['PB-4.4 scattered', 'PB-8.2 vanished']);
  expect([g.place('A'), g.is('A', 'spent'), g.is('A', 'known')]).toEqual(['reserve', true, false]);
});

test('[PB-4.4, PB-8.2] so does whom its HQ takes through one, and only his own side is told', () => {
  const g = hiding({ R: HIDDEN, T: ['train', 'reserve'] }, {}, { map: TOWN });
  const events = g.play(march(g, 'Ney', 20_000, 14_000));
  const scattered = only(events, 'scattered');
  expect(scattered).toMatchObject({ rule: 'PB-4.4', hidden: true, piece: { name: 'R' } });
  expect(pubBattles.redact(scattered, 'blue')).toBe(undefined);
  expect(pubBattles.redact(scattered, 'red')).toEqual(scattered);
  expect([g.is('R', 'spent'), g.is('T', 'spent')]).toEqual([true, false]);
  g.survives();
  // PB-4.6: along a road it does not.
  const roads = [
    {
      name: 'Road',
      line: [
        [20_000, 0],
        [20_000, 40_000],
      ],
    },
  ] as const;
  const by = hiding({ R: HIDDEN }, {}, { map: { ...TOWN, roads } });
  by.play({
    type: 'road',
    piece: by.tag('Ney'),
    road: 'Road',
    to: [20_000, 14_000],
    form: 'column',
    facing: 0,
  });
  expect(by.is('R', 'spent')).toBe(false);
});

test('[PB-12.6, PB-8.2] into reserve, too, nobody goes close past the enemy at night', () => {
  const woods = [
    [
      [20_900, 11_100],
      [21_600, 11_100],
      [21_600, 11_900],
      [20_900, 11_900],
    ],
  ] as const;
  const at = (turn: number): Game =>
    hiding(
      { A: ['cavalry', 16_500, 13_300, 90] },
      { hq: [22_500, 10_000, 0] },
      {
        turn,
        map: { woods },
        blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 13_000, 0] } }],
      },
    );
  const night = at(9);
  night.refuses(hide(night, 'A'), 'PB-12.6 nearAtNight');
  const day = at(1);
  day.allows(hide(day, 'A'));
});

test('[PB-8.2, PB-12.9] who arrives may go into reserve at once, and nobody sees it', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        arrives: 1,
        entry: [20_000, 0],
        hq: [20_000, 3000, 0],
        pieces: { A: ['regular', 'due'], B: ['regular', 'due'], I: IDLE },
      },
    ],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
  });
  const vanished = only(g.play(hide(g, 'A')), 'vanished');
  expect(pubBattles.redact(vanished, 'red')).toEqual(vanished);
  expect(pubBattles.redact(vanished, 'blue')).toBe(undefined);
  expect([g.place('A'), g.is('A', 'moved')]).toEqual(['reserve', true]);
  g.survives();
});

test('[PB-8.2, PB-4.6] by road to the HQ, and into reserve', () => {
  const roads = [
    {
      name: 'Road',
      line: [
        [20_000, 0],
        [20_000, 40_000],
      ],
    },
  ] as const;
  const at = (y: number): Game =>
    hiding({ A: ['regular', 20_000, y, 0, 'column'] }, {}, { map: { roads } });
  const g = at(2800);
  g.play(hide(g, 'A'));
  expect(g.place('A')).toBe('reserve');
  const far = hiding(
    { A: ['regular', 20_000, 2000, 0, 'column'] },
    { hq: [20_000, 12_600, 0] },
    { map: { roads } },
  );
  far.refuses(hide(far, 'A'), 'PB-1.3 tooFar');
});

test('[PB-8.2, PB-2.5] who was told to stand behind an army commander goes with him later', () => {
  const sketch = (piece: PieceSketch): Sketch => ({
    red: [
      { name: 'Ney', pieces: { A: piece, B: ['regular', 3000, 3000, 0] } },
      { name: 'Lannes', pieces: { C: ['regular', 18_000, 3000, 0] } },
      { name: 'Bonaparte', army: true, chit: false, hq: [20_000, 10_000, 0] },
    ],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
  });
  const scenario = scenarioOf(sketch(HIDDEN));
  const { position } = scenario;
  const pieces = position?.pieces.map((entry) =>
    entry.name === 'A' ? { ...entry, behind: 'Bonaparte' } : entry,
  );
  const g = new Game({ ...scenario, position: { ...position, pieces } });
  g.play({ type: 'stand', piece: g.tag('A') });
  g.survives();
  expect(g.marks('A')).toEqual(['moved', 'stood']);
  g.refuses(march(g, 'A', 20_000, 12_000), 'PB-3.1 moved');
  // With the chit of Lannes.
  g.state.stack[1] = { type: 'order', command: 1, waiting: [], inRange: null };
  g.allows(march(g, 'Bonaparte', 20_000, 12_000));
  g.state.stood.fill(0);
  g.refuses(march(g, 'Bonaparte', 20_000, 12_000), 'PB-8.2 reserveMoved');
});

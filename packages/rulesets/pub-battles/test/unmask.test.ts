import { expect, test } from 'vitest';
import { placeInReserve } from '../src/rules/08-reserves/reservePlaces.ts';
import type { PubMove } from '../src/state/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { game, only, told, type Game } from './support/game.ts';
import { HIDDEN, hiding } from './support/hiding.ts';
import { attack, IDLE, march } from './support/ordering.ts';
import { drawn } from './support/sketch.ts';

test('[PB-8.3] when the enemy spots the HQ its whole reserve is placed behind it', () => {
  const g = hiding(
    { R: HIDDEN, S: ['cavalry', 'reserve'] },
    {},
    {
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 17_000, 180] } }],
    },
  );
  const events = g.play(march(g, 'Ney', 20_000, 12_000));
  const appeared = events.filter(({ type }) => type === 'appeared');
  expect(appeared.map(({ rule, reveals }) => [rule, reveals])).toEqual([
    ['PB-8.3', true],
    ['PB-8.3', true],
  ]);
  expect([g.at('R'), g.at('S')]).toEqual([
    [20_000, 12_000],
    [20_000, 11_575],
  ]);
  expect([g.facing('R'), g.marks('R')]).toEqual([0, ['spotted']]);
  // The HQ is shifted near by, so that it lies on nobody.
  expect(only(events, 'hqPushed')).toMatchObject({ rule: 'PB-2.4' });
  expect(g.at('Ney')).not.toEqual([20_000, 12_000]);
  expect(Math.abs(g.at('Ney')[0] - 20_000) + Math.abs(g.at('Ney')[1] - 12_000)).toBeLessThan(2500);
  // What the enemy sees now is told.
  const spotted = events.flatMap((event) => (event.type === 'spotted' ? [event.piece.tag] : []));
  expect(spotted).toContain(g.tag('R'));
  expect(spotted).toContain(g.tag('S'));
  g.survives();
  // They have not moved themselves yet, and may.
  g.allows(march(g, 'S', 22_000, 14_500));
});

test('[PB-8.3] also when it is the enemy who comes', () => {
  const g = game({
    red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 17_000, 180], I: IDLE } }],
    blue: [{ name: 'Hill', hq: [20_000, 9000, 0], pieces: { R: HIDDEN } }],
  });
  g.play(march(g, 'A', 20_000, 14_500, 180));
  expect(g.place('R')).toBe('reserve');
  const other = game({
    red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 17_000, 180], I: IDLE } }],
    blue: [{ name: 'Hill', hq: [20_000, 9000, 0], pieces: { R: HIDDEN } }],
  });
  const events = other.play(march(other, 'A', 20_000, 14_400, 180));
  expect(told(events)).toContain('PB-8.3 appeared');
  expect(other.at('R')).toEqual([20_000, 9000]);
  const appeared = only(events, 'appeared');
  expect(pubBattles.redact(appeared, 'red')).toMatchObject({ piece: { name: null } });
});

test('[PB-8.3, PB-7.5] an HQ that comes into sight tells that it hides nobody, and that is not taken back', () => {
  for (const [far, isNews] of [
    [14_500, undefined],
    [14_400, true],
  ] as const) {
    const g = game({
      red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 17_000, 180], I: IDLE } }],
      blue: [{ name: 'Hill', hq: [20_000, 9000, 0], pieces: { R: ['regular', 35_000, 2000, 0] } }],
    });
    expect(only(g.play(march(g, 'A', 20_000, far, 180)), 'moved').reveals).toBe(isNews);
  }
  // Whoever sees it already learns nothing by coming nearer.
  const g = game({
    red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 14_400, 180], I: IDLE } }],
    blue: [{ name: 'Hill', hq: [20_000, 9000, 0], pieces: { R: ['regular', 35_000, 2000, 0] } }],
  });
  expect(only(g.play(march(g, 'A', 20_000, 13_400, 180)), 'moved').reveals).toBeUndefined();
});

test('[PB-8.3] each stands in the nearest place that has room', () => {
  const g = hiding(
    { R: HIDDEN, A: ['regular', 20_000, 9700, 0] },
    { hq: [20_000, 10_250, 0] },
    {
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 15_600, 180] } }],
    },
  );
  g.play(march(g, 'Ney', 20_000, 10_300));
  expect(g.at('R')).toEqual([20_000, 10_300]);
  const crowded = hiding(
    { R: HIDDEN, A: ['regular', 21_200, 10_500, 0] },
    { hq: [20_000, 10_450, 0] },
    { blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 15_800, 180] } }] },
  );
  crowded.play(march(crowded, 'Ney', 20_000, 10_500));
  // Beside A there is room for the HQ only.
  expect(crowded.at('R')).toEqual([20_000, 10_000]);
});

test('[PB-8.3, PB-4.4] in buildings it becomes Spent', () => {
  const g = hiding(
    { R: HIDDEN },
    {},
    {
      map: {
        towns: [
          {
            outline: [
              [18_000, 11_500],
              [22_000, 11_500],
              [22_000, 12_300],
              [18_000, 12_300],
            ],
          },
        ],
      },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 17_000, 180] } }],
    },
  );
  const events = g.play(march(g, 'Ney', 20_000, 12_000));
  expect(told(events)).toContain('PB-4.4 scattered');
  expect(g.is('R', 'spent')).toBe(true);
});

/** Ney goes along the road, and stays in column. */
const byRoad = (g: Game, x: number, y: number, facing = 0): PubMove => ({
  type: 'road',
  piece: g.tag('Ney'),
  road: 'Road',
  to: [x, y],
  form: 'column',
  facing,
});

const ROAD = {
  name: 'Road',
  line: [
    [20_000, 0],
    [20_000, 20_000],
    [38_000, 20_000],
  ],
} as const;

test('[PB-8.1, PB-8.3] on a road they are in column, one behind the other, the HQ at the head', () => {
  const g = hiding(
    { R: HIDDEN, S: HIDDEN, T: ['train', 'reserve'] },
    { hq: [20_000, 17_000, 0] },
    {
      map: { roads: [ROAD] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 24_000, 180] } }],
    },
  );
  const events = g.play(byRoad(g, 20_000, 19_000));
  expect(told(events).filter((text) => text === 'PB-8.3 appeared')).toHaveLength(3);
  // Columns are as long as two blocks: 3.75 inches, and 1.876 that of a train.
  expect(['R', 'S', 'T'].map((name) => g.at(name))).toEqual([
    [20_000, 17_125],
    [20_000, 13_325],
    [20_000, 10_462],
  ]);
  expect(['R', 'S', 'T'].map((name) => [g.facing(name), g.is(name, 'column')])).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ]);
  expect(g.at('Ney')).not.toEqual([20_000, 19_000]);
  g.survives();
});

test('[PB-8.1] around a bend the column follows the road, the way that the HQ faces', () => {
  const g = hiding(
    { R: HIDDEN },
    { hq: [21_500, 20_000, 90] },
    {
      map: { roads: [ROAD] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 28_000, 20_000, 270] } }],
    },
  );
  g.play(byRoad(g, 24_000, 20_000, 90));
  expect([g.at('R'), g.facing('R')]).toEqual([[22_125, 20_000], 90]);
  const back = hiding(
    { R: HIDDEN },
    { hq: [21_500, 20_000, 270, 'column'] },
    {
      map: { roads: [ROAD] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 26_000, 20_000, 270] } }],
    },
  );
  back.play({ type: 'stand', piece: back.tag('Ney') });
  expect([back.at('R'), back.facing('R')]).toEqual([[23_375, 20_000], 270]);
});

test('[PB-8.1] where the road is too short or taken, they stand in line', () => {
  const g = hiding(
    { R: HIDDEN },
    { hq: [20_000, 2000, 0] },
    {
      map: { roads: [ROAD] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 7500, 180] } }],
    },
  );
  g.play(byRoad(g, 20_000, 3000));
  expect([g.at('R'), g.is('R', 'column')]).toEqual([[20_000, 3000], false]);
  const short = { ...ROAD, line: [[20_000, 12_000], ROAD.line[1]] } as const;
  const begun = hiding(
    { R: HIDDEN },
    { hq: [20_000, 13_000, 0] },
    {
      map: { roads: [short] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 19_000, 180] } }],
    },
  );
  begun.play(byRoad(begun, 20_000, 14_000));
  expect([begun.at('R'), begun.is('R', 'column')]).toEqual([[20_000, 14_000], false]);
  const taken = hiding(
    { R: HIDDEN, A: ['regular', 20_000, 17_000, 0] },
    { hq: [20_000, 18_000, 0] },
    {
      map: { roads: [ROAD] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 24_000, 180] } }],
    },
  );
  taken.play(byRoad(taken, 20_000, 19_000));
  expect([taken.at('R'), taken.is('R', 'column')]).toEqual([[20_000, 19_000], false]);
  // PB-8.2, PB-4.6: by road for half an inch, into column with its HQ, and out of it: an inch and a quarter is left.
  taken.allows(march(taken, 'R', 20_000, 20_250));
  taken.refuses(march(taken, 'R', 20_000, 20_300), 'PB-1.3 tooFar');
});

test('[PB-8.1] behind an HQ that stands on a road, but did not come by it, they are in line', () => {
  const map = { roads: [ROAD] };
  const blue = [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 24_000, 180] } }] as const;
  const g = hiding({ R: HIDDEN }, { hq: [20_000, 17_000, 0] }, { map, blue });
  g.play(march(g, 'Ney', 20_000, 19_000));
  expect([g.at('R'), g.is('R', 'column')]).toEqual([[20_000, 19_000], false]);
});

test('[PB-8.3] at once, in the middle of combat too', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 21_500, 0],
        pieces: {
          R: HIDDEN,
          A: ['regular', 20_000, 15_000, 0, 'moved'],
          B: ['regular', 10_000, 15_000, 0, 'moved'],
        },
      },
    ],
    blue: [
      {
        name: 'Hill',
        pieces: {
          X: ['regular', 20_000, 15_375, 180, 'moved'],
          Y: ['regular', 10_000, 15_375, 180, 'moved'],
        },
      },
    ],
    contacts: [
      { attacker: 'A', defender: 'X', edge: 'front' },
      { attacker: 'B', defender: 'Y', edge: 'front' },
    ],
    stack: [{ type: 'combat' }],
  });
  expect([g.place('R'), g.asked]).toEqual(['reserve', 'red combat']);
  // Two hits drive X back, to where it sees the HQ; the other combat is still to come.
  const misses = [1, 1, 1, 1, 1, 1];
  const events = g.play({ type: 'resolve', defender: g.tag('X') }, 4, 4, 1, 1, 1, 1, ...misses);
  const story = told(events);
  expect(story).toContain('PB-8.3 appeared');
  expect(story.indexOf('PB-8.3 appeared')).toBeGreaterThan(story.indexOf('PB-11.1 retreated'));
  expect(story.lastIndexOf('PB-10.2 roundBegan')).toBeGreaterThan(story.indexOf('PB-8.3 appeared'));
  expect(g.contacts).toEqual(['B Y front']);
  expect(g.place('R')).toBe('map');
});

test('[PB-8.3] who finds no room at all is destroyed', () => {
  const marshes = [
    [
      [0, 0],
      [40_000, 0],
      [40_000, 40_000],
      [0, 40_000],
    ],
  ] as const;
  const g = hiding(
    { R: ['artillery', 'reserve'] },
    {},
    { map: { marshes }, blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 14_500, 0] } }] },
  );
  const events = g.play({ type: 'stand', piece: g.tag('Ney') });
  expect(only(events, 'destroyed')).toMatchObject({
    rule: 'PB-8.3',
    reveals: true,
    piece: { name: 'R', out: true },
    at: [20_000, 10_000],
  });
  expect(g.place('R')).toBe('destroyed');
  expect(g.at('Ney')).toEqual([20_000, 10_000]);
});

test('[PB-8.3] nobody is destroyed while there is room on the map, be it far off', () => {
  const marshes = [
    [
      [10_000, 0],
      [30_000, 0],
      [30_000, 20_000],
      [10_000, 20_000],
    ],
  ] as const;
  const g = hiding(
    { R: ['artillery', 'reserve'] },
    {},
    { map: { marshes }, blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 14_500, 0] } }] },
  );
  g.play({ type: 'stand', piece: g.tag('Ney') });
  expect(g.place('R')).toBe('map');
  const [x, y] = g.at('R');
  expect(Math.max(Math.abs(x - 20_000), Math.abs(y - 10_000))).toBeGreaterThan(9500);
});

test('[PB-8.3] nor because the road behind its HQ, or the map, is too short for a column', () => {
  const road = (y: number, count: number): Game => {
    const names = ['A', 'B', 'C', 'D', 'E'].slice(0, count);
    const g = game({
      map: {
        width: 12_000,
        height: 12_000,
        roads: [
          {
            name: 'Road',
            line: [
              [6000, 0],
              [6000, 12_000],
            ],
          },
        ],
      },
      red: [
        {
          name: 'Ney',
          hq: [6000, y, 0, 'column'],
          pieces: Object.fromEntries(names.map((name) => [name, HIDDEN])),
        },
      ],
      blue: [{ name: 'Hill', pieces: { X: ['regular', 6000, y + 5000, 180] } }],
    });
    g.play({ type: 'stand', piece: g.tag('Ney') });
    expect(names.map((name) => g.place(name))).toEqual(names.map(() => 'map'));
    g.survives();
    return g;
  };
  expect(road(2500, 4).at('A')).toEqual([6000, 2500]);
  const long = road(5000, 5);
  expect([long.is('A', 'column'), long.is('B', 'column')]).toEqual([true, false]);
});

test('[PB-8.1] nobody in reserve is off the map, where the HQ stands at its edge', () => {
  const g = hiding({ R: HIDDEN, S: HIDDEN }, { hq: [20_000, 300, 0] });
  expect(placeInReserve(g.state, g.number('S'))?.minY).toBe(0);
});

test('[PB-7.4, PB-7.5] what comes into sight is told in the order of the blocks', () => {
  const g = game({
    red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 12_000, 0], I: IDLE } }],
    blue: [
      {
        name: 'Hill',
        pieces: { X: ['militia', 22_000, 22_000, 180], Y: ['elite', 19_000, 22_000, 180] },
      },
    ],
  });
  const events = g.play(march(g, 'A', 20_000, 17_000));
  const seen = events.flatMap((event) => (event.type === 'spotted' ? [event.piece] : []));
  const blue = seen.filter(({ side }) => side === 'blue');
  expect(blue.map(({ tag }) => tag)).toEqual([g.tag('Y'), g.tag('X')]);
});

test('[PB-8.2, PB-8.3] who is carried into sight has paid for the way of its HQ', () => {
  const blue = [{ name: 'Hill', pieces: { X: ['regular', 20_000, 20_000, 180] } }] as const;
  const g = hiding({ R: HIDDEN }, {}, { blue });
  g.play(march(g, 'Ney', 20_000, 15_000));
  expect([g.place('R'), g.is('R', 'moved')]).toEqual(['map', false]);
  g.survives();
  // Of its 5.25 inches a quarter is left.
  g.refuses(attack(g, 'R', 'X'), 'PB-1.3 tooFar');
  g.refuses(march(g, 'R', 20_000, 15_260), 'PB-1.3 tooFar');
  g.allows(march(g, 'R', 20_000, 15_250));
  // In the next turn all is as before.
  g.play({ type: 'end' }, 2);
  expect(g.state.carried.every((command) => command === -1)).toBe(true);
});

test('[PB-7.1, PB-8.3] guns that were carried into sight do not bombard in this turn', () => {
  const blue = [{ name: 'Hill', pieces: { X: ['regular', 20_000, 20_000, 180] } }] as const;
  const g = hiding({ G: ['artillery', 'reserve'] }, {}, { blue });
  g.play(march(g, 'Ney', 20_000, 15_000));
  g.refuses({ type: 'bombard', piece: g.tag('G'), target: g.tag('X') }, 'PB-7.1 gunMoved');
});

test('[PB-8.2, PB-8.3] by road too, and its own facing changes count', () => {
  const g = hiding(
    { R: HIDDEN },
    { hq: [20_000, 9000, 0, 'column'] },
    {
      map: { roads: [ROAD] },
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 24_500, 180] } }],
    },
  );
  g.play(byRoad(g, 20_000, 19_000));
  expect([g.at('R'), g.is('R', 'column')]).toEqual([[20_000, 17_125], true]);
  const by = (y: number): PubMove => ({ ...byRoad(g, 20_000, y), piece: g.tag('R') }) as PubMove;
  g.refuses(by(16_600), 'PB-4.6 tooFarByRoad');
  g.allows(by(16_650));
  const turned = hiding(
    { R: HIDDEN },
    {},
    { blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 17_000, 180] } }] },
  );
  turned.play(march(turned, 'Ney', 20_000, 12_000, 180));
  // 2 inches, and the one turn that is free: the next one costs a third of 1.75.
  turned.allows(march(turned, 'R', 20_000, 8750, 180));
  turned.refuses(march(turned, 'R', 20_000, 8740, 180), 'PB-1.3 tooFar');
  turned.refuses(march(turned, 'R', 20_000, 10_300, 0), 'PB-4.2 tooFarTurning');
});

test('[PB-9.1, PB-8.3] who was carried into sight does not rally too', () => {
  const blue = [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 20_000, 180] } }] as const;
  const g = hiding({ R: ['cavalry', 'reserve', 'spent'] }, {}, { blue });
  g.play(march(g, 'Ney', 20_000, 15_000));
  g.refuses({ type: 'rally', piece: g.tag('R'), facing: 0 }, 'PB-9.1 rallyCarried');
  const stayed = hiding(
    { R: ['cavalry', 'reserve', 'spent'] },
    {},
    { blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 15_000, 180] } }] },
  );
  stayed.play({ type: 'stand', piece: stayed.tag('Ney') });
  expect(stayed.place('R')).toBe('map');
  stayed.allows({ type: 'rally', piece: stayed.tag('R'), facing: 0 });
});

test('[PB-8.3] who comes out sees the HQ of the other side: that is unmasked at once too', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [12_000, 6000, 0],
        pieces: { R: HIDDEN, A: ['cavalry', 18_000, 6000, 0], I: IDLE },
      },
    ],
    blue: [
      {
        name: 'Hill',
        hq: [12_000, 11_540, 180],
        pieces: { X: HIDDEN, Y: HIDDEN, Z: ['regular', 3000, 23_000, 180] },
      },
    ],
  });
  const events = g.play(march(g, 'A', 16_500, 9000));
  expect(told(events).filter((text) => text === 'PB-8.3 appeared')).toHaveLength(3);
  expect([g.place('X'), g.place('R')]).toEqual(['map', 'map']);
});

test('[PB-8.3, PB-3.7] nobody stays hidden while the order is altered', () => {
  const g = game({
    red: [{ name: 'Ney', hq: [20_000, 10_000, 0], pieces: { R: HIDDEN } }],
    blue: [{ name: 'Hill', pieces: { X: ['cavalry', 20_000, 15_000, 180] } }],
    stack: drawn(['Ney'], 'red'),
  });
  g.play({ type: 'accept' });
  expect(g.place('R')).toBe('map');
});

test('[PB-8.3, PB-4.4] nobody is set down beyond a river that has no crossing there', () => {
  const river = { name: 'R', line: [[0, 10_400] as const, [40_000, 10_400] as const], width: 200 };
  const g = hiding(
    { R: HIDDEN, S: HIDDEN, T: ['artillery', 'reserve'] },
    {},
    {
      map: { rivers: [{ ...river, bridges: [], fords: [] }] },
      blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 15_500, 180] } }],
    },
  );
  // Behind the HQ is now the river.
  g.play(march(g, 'Ney', 20_000, 10_190, 180));
  expect(['R', 'S', 'T'].map((name) => g.place(name))).toEqual(['map', 'map', 'map']);
  for (const name of ['R', 'S', 'T', 'Ney']) expect(g.at(name)[1]).toBeLessThan(10_400);
});

test('[PB-8.3, PB-4.5] nor beyond an enemy', () => {
  const g = game({
    red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 12_500, 180], I: IDLE } }],
    blue: [{ name: 'Hill', hq: [20_000, 9000, 180], pieces: { X: HIDDEN, Y: HIDDEN, Z: HIDDEN } }],
  });
  g.play(march(g, 'A', 20_000, 9750, 180));
  expect(['X', 'Y', 'Z'].map((name) => g.place(name))).toEqual(['map', 'map', 'map']);
  for (const name of ['X', 'Y', 'Z']) {
    const [x, y] = g.at(name);
    expect(y < 9750 || Math.abs(x - 20_000) > 937).toBe(true);
  }
});

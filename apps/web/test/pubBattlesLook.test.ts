import type { Area, GameEvent, Piece, Point, Scene, Ruleset } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { isInside } from '../src/games/browning/outlines.ts';
import { bent, bentRound, nearestOn, stepsAlong } from '../src/games/pub-battles/bends.ts';
import { bevelsOf, signOf, writingOn } from '../src/games/pub-battles/blocks.ts';
import { chartOf, figureIn, ofKind, type Mapped } from '../src/games/pub-battles/chart.ts';
import { effects } from '../src/games/pub-battles/effects.ts';
import { furrows } from '../src/games/pub-battles/farmland.ts';
import { hachuresOf, slopesOf } from '../src/games/pub-battles/hachures.ts';
import { cornersOf, housesOf, streetsOf } from '../src/games/pub-battles/houses.ts';
import {
  inHalves,
  isHeadDown,
  letterSize,
  READ,
  readable,
} from '../src/games/pub-battles/lettering.ts';
import { pubBattlesLook } from '../src/games/pub-battles/look.ts';
import { meetingsOf } from '../src/games/pub-battles/meetings.ts';
import { inTiles } from '../src/games/pub-battles/tiles.ts';
import { treesOf } from '../src/games/pub-battles/trees.ts';
import { vacancyOf } from '../src/games/pub-battles/vacancy.ts';
import { downstream } from '../src/games/pub-battles/waters.ts';

function point(x: number, y: number): Point {
  return { x, y };
}

function rectangle(left: number, bottom: number, width: number, height: number): Point[] {
  const [right, top] = [left + width, bottom + height];
  return [point(left, bottom), point(right, bottom), point(right, top), point(left, top)];
}

const AREAS: readonly Area[] = [
  { id: 'hill 1 level 1', kind: 'hill', outline: rectangle(2000, 2000, 5000, 3000) },
  { id: 'hill 2 level 2', kind: 'hill', outline: rectangle(3000, 3000, 3000, 1000).toReversed() },
  { id: 'crest 1', kind: 'crest', outline: [point(3000, 3500), point(6000, 3500)] },
  { id: 'crest 2', kind: 'crest', outline: [point(3500, 3500), point(5500, 3500)] },
  { id: 'woods 1', kind: 'woods', outline: rectangle(8000, 2000, 1500, 1500) },
  { id: 'town 1', kind: 'town', outline: rectangle(9000, 6000, 900, 700) },
  { id: 'road 1', kind: 'road', outline: [point(7000, 6300), point(11_500, 6350)] },
  {
    id: 'name.town 1',
    kind: 'name.town',
    outline: [point(9500, 7000), point(10_500, 7000)],
    label: { key: 'map.name', with: { text: 'Ashwell' } },
  },
];

const SCENE: Scene = {
  width: 12_000,
  height: 9000,
  inch: 1000,
  areas: AREAS,
  pieces: [],
  markers: [],
  status: [],
};
const CHART = chartOf(SCENE);

test('the showcase is a position of the game, with both sides on the map', () => {
  const start = pubBattles.setup(pubBattlesLook.showcase, {});
  expect(start).toMatchObject({ ok: true });
  if (!start.ok) return;
  const { pieces } = pubBattles.scene(pubBattles.view(start.value, 'red'));
  expect(new Set(pieces.map(({ side }) => side))).toEqual(new Set(pubBattles.sides));
  expect(pubBattles.pending(start.value).outcome).toBeUndefined();
});

test('a map is read in hundredths of an inch with y downward, with its names', () => {
  expect(CHART).toMatchObject({ width: 1200, height: 900 });
  const [hill, higher] = ofKind(CHART, 'hill');
  expect(hill.points[0]).toEqual(point(200, 700));
  expect([hill, higher].map((each) => figureIn(each, 'level'))).toEqual([1, 2]);
  expect(ofKind(CHART, 'name.town')[0].text).toBe('Ashwell');
});

test('a bent line goes through its points', () => {
  const points = [point(0, 0), point(100, 0), point(160, 90)];
  const line = bent(points, 10);
  for (const each of points) expect(nearestOn([line], each).away).toBeLessThan(0.001);
  expect(bentRound(points, 10)).toHaveLength(new Set(bentRound(points, 10)).size);
});

test('a bent outline keeps to long sides', () => {
  const square = rectangle(0, 0, 1000, 1000);
  for (const each of bentRound(square, 10)) {
    expect(nearestOn([[...square, square[0]]], each).away).toBeLessThan(5);
  }
});

test('steps along a line are as long as they should be, over corners too', () => {
  const steps = stepsAlong([point(0, 0), point(25, 0), point(25, 30)], 10);
  expect(steps.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
    [25, 5],
    [25, 15],
    [25, 25],
  ]);
});

test('hachures lie inside their hill and go up from its contour, whichever way that is drawn', () => {
  const slopes = slopesOf(CHART);
  expect(slopes.map(({ tops }) => tops.length)).toEqual([2, 1]);
  for (const slope of slopes) {
    const hachures = hachuresOf(slope);
    expect(hachures.length).toBeGreaterThan(100);
    const ring = [...slope.foot, slope.foot[0]];
    for (const { head, foot } of hachures) {
      expect(isInside(slope.foot, head)).toBe(true);
      expect(nearestOn([ring], head).away).toBeGreaterThan(nearestOn([ring], foot).away);
    }
  }
});

test('no hachure of the lower slope goes over the higher contour', () => {
  const [lower, higher] = slopesOf(CHART);
  for (const { head } of hachuresOf(lower)) expect(isInside(higher.foot, head)).toBe(false);
});

test('hachures are thicker away from the light, at the upper left', () => {
  const thick = (side: (foot: Point) => boolean): number => {
    const on = hachuresOf(slopesOf(CHART)[0]).filter(({ foot }) => side(foot));
    return on.reduce((sum, hachure) => sum + hachure.thick, 0) / on.length;
  };
  expect(thick(({ y }) => y > 690)).toBeGreaterThan(2 * thick(({ y }) => y < 410));
});

test('trees stand in their wood', () => {
  const [wood] = ofKind(CHART, 'woods');
  const trees = treesOf(wood);
  expect(trees.length).toBeGreaterThan(50);
  for (const tree of trees) expect(isInside(wood.points, tree)).toBe(true);
});

test('houses stand in their town, off the road and not in each other', () => {
  const [[town], [road]] = [ofKind(CHART, 'town'), ofKind(CHART, 'road')];
  const houses = housesOf(town, streetsOf([road.points]));
  expect(houses.length).toBeGreaterThan(20);
  for (const house of houses) {
    for (const corner of cornersOf(house)) {
      expect(isInside(town.points, corner)).toBe(true);
      expect(nearestOn([road.points], corner).away).toBeGreaterThan(4.2);
      const others = houses.filter((other) => other !== house);
      expect(others.some((other) => isInside(cornersOf(other), corner))).toBe(false);
    }
  }
});

test('a town that no road goes through has houses all the same', () => {
  const [town] = ofKind(CHART, 'town');
  expect(housesOf(town, []).length).toBeGreaterThan(20);
});

test('furrows stay in their field', () => {
  const field: Mapped = {
    id: 'field 1',
    kind: 'field',
    points: [point(0, 0), point(80, 10), point(70, 60), point(-5, 50)],
    text: '',
  };
  const starts = furrows(field);
  expect(starts.length).toBeGreaterThan(8);
  for (const start of starts) expect(isInside(field.points, start)).toBe(true);
});

test('a stream runs to other water, or off the map', () => {
  const stream = [point(300, 300), point(500, 400)];
  const river = [point(300, 0), point(300, 900)];
  expect(downstream(stream, [river], CHART).at(-1)).toEqual(point(300, 300));
  expect(downstream([point(10, 300), point(500, 400)], [], CHART).at(-1)).toEqual(point(10, 300));
  expect(downstream(stream, [], CHART)).toEqual(stream);
});

test('roads meet streams where they cross, and only there', () => {
  const road = [point(0, 0), point(100, 0)];
  expect(meetingsOf([road], [[point(40, -10), point(40, 10)]])).toEqual([
    { x: 40, y: 0, dx: 1, dy: 0 },
  ]);
  expect(meetingsOf([road], [[point(40, 5), point(40, 10)]])).toEqual([]);
});

test('ornaments are put where nothing is, and not on each other', () => {
  const vacancy = vacancyOf(CHART);
  const first = vacancy.take(300, 200);
  const second = vacancy.take(300, 200);
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  if (first === undefined || second === undefined) return;
  expect(Math.abs(first.x - second.x) >= 300 || Math.abs(first.y - second.y) >= 200).toBe(true);
  for (const { x, y } of [first, second]) {
    for (const { points } of ofKind(CHART, 'hill', 'woods', 'town')) {
      expect(points.some((at) => Math.abs(at.x - x) < 150 && Math.abs(at.y - y) < 100)).toBe(false);
    }
  }
  expect(vacancy.take(1190, 890)).toBeUndefined();
});

test('signs are joined by where they are', () => {
  const sign = (x: number, y: number) => ({ x, y, d: `M${x} ${y}h1` });
  expect(inTiles([sign(1, 1), sign(700, 1), sign(2, 2)])).toEqual(['M1 1h1M2 2h1', 'M700 1h1']);
});

test('nothing is written upside down', () => {
  expect([0, 90, 91, 180, 270, 271, -90, -91].map(isHeadDown)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    true,
    true,
  ]);
});

test('letters fit, and long names are broken in the middle', () => {
  expect(letterSize('Greene', 1000, 20)).toBe(20);
  expect(letterSize('Greene', 36, 20)).toBeCloseTo(10);
  expect(inHalves('The Field of Brandywine')).toEqual(['The Field of', 'Brandywine']);
  expect(inHalves('Brandywine')).toEqual(['Brandywine']);
});

test('a name is on a block where it can be read, from afar its number, and from farther nothing', () => {
  const at = (pixels: number | undefined) => readable('Foot Guards', '15', 130, 20, 37, pixels);
  expect(at(undefined)?.lines).toEqual(['Foot Guards']);
  expect(at(1)?.lines).toEqual(['Foot Guards']);
  expect(at(0.34)?.lines).toEqual(['15']);
  expect(at(0.1)).toBeUndefined();
  for (const pixels of [0.3, 0.34, 0.5, 0.8, 1, 2]) {
    expect((at(pixels)?.size ?? Infinity) * pixels).toBeGreaterThanOrEqual(READ);
  }
});

const PIECE: Piece = {
  id: 'B7',
  side: 'blue',
  kind: 'block',
  at: point(1000, 2000),
  facing: 0,
  marks: [],
  counts: {},
  label: { key: 'piece.block', with: { tag: 'B7' } },
};

test('a block shows its name where it is known, else its number', () => {
  expect(writingOn(PIECE)).toBe('7');
  expect(writingOn({ ...PIECE, label: { key: 'piece.known', with: { name: 'Grey 2' } } })).toBe(
    'Grey 2',
  );
  expect(signOf(PIECE)).toBeUndefined();
  expect(['foot', 'guard', 'train'].map((kind) => signOf({ ...PIECE, kind }))).toEqual([
    'foot',
    'foot',
    'train',
  ]);
});

test('the edge of a block that is turned to the light is bright, however it stands', () => {
  const bright = (facing: number): boolean[] =>
    bevelsOf(100, 20, facing).map((edge) => edge.bright > 0);
  expect(bright(0)).toEqual([true, false, false, true]);
  expect(bright(180)).toEqual([false, true, true, false]);
});

test('shots, charges and losses are seen where they are', () => {
  const scene = { ...SCENE, pieces: [PIECE] };
  const ref = { tag: 'B7', side: 'blue', name: null, kind: null, open: false };
  const seen = (event: Record<string, unknown>) =>
    effects({ rule: 'PB-10.3', ...event } as unknown as GameEvent, scene);
  const fire = { piece: ref, target: ref, from: [1, 2], to: [3, 4], dice: [6], needs: 4 };
  const shot = { kind: 'shot', from: point(1, 2), to: point(3, 4) };
  expect(seen({ type: 'fired', ...fire, hits: 0 })).toEqual([shot]);
  expect(seen({ type: 'bombarded', ...fire, hits: 1 })).toEqual([
    shot,
    { kind: 'burst', at: point(3, 4) },
  ]);
  expect(seen({ type: 'destroyed', piece: ref, at: [5, 6] })).toEqual([
    { kind: 'burst', at: point(5, 6) },
  ]);
  expect(seen({ type: 'rallied', piece: ref })).toEqual([{ kind: 'cheer', at: PIECE.at }]);
  expect(seen({ type: 'roundBegan', round: 1 })).toEqual([]);
});

test('turns, nights and the end are chapters', () => {
  const types = ['turnBegan', 'nightBegan', 'ended', 'moved'];
  expect(types.map((type) => (pubBattles as Ruleset).chapter({ type, rule: 'PB-3.1' }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

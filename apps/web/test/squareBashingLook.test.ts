import {
  seededDice,
  seededDraw,
  type GameEvent,
  type Marker,
  type Point,
  type Scene,
  type Ruleset,
} from '@sandtable/kernel';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import type { Effect } from '../src/games/look.ts';
import { squareBashingLook } from '../src/games/square-bashing/look.ts';
import { planOf } from '../src/games/square-bashing/plan.ts';
import { contoursOf, fieldOf } from '../src/games/square-bashing/relief.ts';
import { isByRoad, roadsIn } from '../src/games/square-bashing/roads.ts';
import { trenchesOf } from '../src/games/square-bashing/trenches.ts';

const look = squareBashingLook;

interface Told {
  readonly event: GameEvent;
  readonly before: Scene;
  readonly after: Scene;
}

/** Everything that happens in a game of random moves, with the scene around each move. */
function randomGame(seed: string): Told[] {
  const scenario = squareBashing.scenarios[seed.charCodeAt(0) % squareBashing.scenarios.length];
  const start = squareBashing.setup(scenario, {});
  if (!start.ok) throw new Error('the scenario does not load');
  const state = start.value;
  const [dice, draw] = [seededDice(seed), seededDraw(`${seed}, choices`)];
  const told: Told[] = [];
  let before = squareBashing.scene(state);
  while (state.outcome === null) {
    const { side } = squareBashing.pending(state).decisions[0];
    const moves = squareBashing.moves(state, side);
    const move = moves[draw(moves.length) - 1];
    const events: GameEvent[] = [];
    squareBashing.play(state, side, move, dice, (event) => events.push(event));
    const after = squareBashing.scene(state);
    told.push(...events.map((event) => ({ event, before, after })));
    before = after;
  }
  return told;
}

const GAMES = Array.from('abcdefgh', randomGame);

function pointsOf(effect: Effect): Point[] {
  return 'at' in effect ? [effect.at] : [effect.from, effect.to];
}

function sceneOf(scenario: object): Scene {
  const start = squareBashing.setup(scenario, {});
  if (!start.ok) throw new Error('the scenario does not load');
  return squareBashing.scene(start.value);
}

/** A ready-made battle as it begins. */
function battle(id: string): Scene {
  return sceneOf(squareBashing.scenarios.find((each) => each.id === id) ?? {});
}

test('the showcase is a position of the game, with both sides on the table', () => {
  const { pieces } = sceneOf(look.showcase);
  expect(new Set(pieces.map(({ side }) => side))).toEqual(new Set(squareBashing.sides));
});

test('whatever flashes is on the board, before and after the move', () => {
  for (const { event, before, after } of GAMES.flat()) {
    for (const scene of [before, after]) {
      for (const { x, y } of look.effects(event, scene).flatMap(pointsOf)) {
        expect(x > 0 && x < scene.width && y > 0 && y < scene.height, event.type).toBe(true);
      }
    }
  }
});

test('what has a place and matters is seen', () => {
  const seen = new Set(
    GAMES.flat()
      .filter(({ event, before }) => look.effects(event, before).length > 0)
      .map(({ event }) => event.type),
  );
  const shown = ['shellsFell', 'ordered', 'moraleTest', 'assaulted', 'fightDice', 'volley', 'save'];
  expect([...seen]).toEqual(expect.arrayContaining(shown));
});

test('a rolling barrage walks: one shell after another, in the order in which it is told', () => {
  const scene = battle('cambrai');
  const walk = ['c3', 'c4', 'c5'].map((to, i) => ({
    type: 'barrageRolled',
    rule: 'SB-8.3',
    square: `c${i + 2}`,
    to,
    success: true,
  }));
  expect(walk.flatMap((event) => look.effects(event, scene))).toEqual([
    { kind: 'shell', at: { x: 250, y: 250 } },
    { kind: 'shell', at: { x: 250, y: 350 } },
    { kind: 'shell', at: { x: 250, y: 450 } },
  ]);
  // Off the board it is heard of, not seen.
  expect(look.effects({ ...walk[0], to: null } as GameEvent, scene)).toEqual([]);
});

test('a game has a chapter for each turn, and one for its end', () => {
  for (const game of GAMES) {
    const chapters = game
      .map(({ event }) => event)
      .filter((event) => (squareBashing as Ruleset).chapter(event));
    expect(chapters.filter(({ type }) => type === 'turnBegan').length).toBeGreaterThan(2);
    expect(chapters.at(-1)?.type).toBe('ended');
  }
});

test('units of a square stand apart, inside it, and all look the same way', () => {
  for (const { after } of GAMES[0]) {
    for (const [place, pieces] of Map.groupBy(after.pieces, (piece) => piece.place)) {
      const area = after.areas.find(({ id }) => id === place);
      if (area === undefined) throw new Error(`${place} is no square`);
      const [low, , high] = area.outline;
      expect(new Set(pieces.map(({ facing }) => facing)).size).toBe(1);
      const boxes = pieces.map(({ at, facing, size = { width: 0, depth: 0 } }) => {
        const across = facing % 180 === 0;
        const [wide, tall] = across ? [size.width, size.depth] : [size.depth, size.width];
        return [at.x - wide / 2, at.y - tall / 2, at.x + wide / 2, at.y + tall / 2] as const;
      });
      for (const [left, bottom, right, top] of boxes) {
        expect(left > low.x && right < high.x && bottom > low.y && top < high.y).toBe(true);
      }
      const meets = (i: number, j: number): boolean =>
        boxes[i][0] < boxes[j][2] &&
        boxes[j][0] < boxes[i][2] &&
        boxes[i][1] < boxes[j][3] &&
        boxes[j][1] < boxes[i][3];
      // Somebody passes through: then they stand closer.
      if (pieces.length > 4 || pieces.filter(({ size }) => size?.width === 84).length > 2) continue;
      if (pieces.filter(({ size }) => size?.width === 40).length > 2) continue;
      for (let i = 0; i < boxes.length; i++) {
        for (let j = 0; j < i; j++) expect(meets(i, j), place).toBe(false);
      }
    }
  }
});

test('what is printed on the map comes from the scene: roads, rivers and defences', () => {
  const scene = battle('cambrai');
  const plan = planOf(scene);
  // d4 lies in the fourth column, three rows from above at most.
  const [d4, c5] = [plan.at(3, 2), plan.at(2, 1)];
  expect(d4).toMatchObject({ ground: 'open', defence: 'trenches', roads: ['n', 's'], rivers: [] });
  expect(c5).toMatchObject({ ground: 'buildings', defence: 'hasty', roads: ['e'] });
  expect(plan.at(8, 0)).toBeUndefined();
  expect(plan.at(0, -1)).toBeUndefined();
  const printed = scene.markers.filter((marker: Marker) => look.isGround?.(marker));
  expect(new Set(printed.map(({ kind }) => kind))).toEqual(new Set(['road', 'trenches', 'hasty']));
});

test('trenches that hang together are one work, with ways between the squares', () => {
  const { fire, ways } = trenchesOf(planOf(battle('cambrai')));
  // Six squares in a row and one behind the fourth: one closed line around them, and six ways across.
  expect(fire.match(/M/g)).toHaveLength(1);
  expect(fire.match(/Z/g)).toHaveLength(1);
  expect(ways.match(/M/g)).toHaveLength(6);
});

test('squares of trenches that touch by a corner are works of their own', () => {
  const marker = (place: string): Marker => ({
    kind: 'trenches',
    at: { x: 0, y: 0 },
    place,
    count: 1,
    label: { key: '' },
  });
  const { areas, ...rest } = battle('le-cateau');
  const { fire } = trenchesOf(planOf({ ...rest, areas, markers: [marker('b2'), marker('c3')] }));
  expect(fire.match(/M/g)).toHaveLength(2);
});

test('a hill is closed lines, one within the other', () => {
  const plan = planOf(battle('le-cateau'));
  const hills = plan.plots.filter(({ ground }) => ground === 'hill');
  const field = fieldOf(plan, hills, { reach: 56, rough: 0.12, layer: 320 });
  const [low, high] = [0.06, 0.6].map((level) => contoursOf(field, hills, level));
  expect(low).toHaveLength(hills.length);
  const wide = (ring: readonly Point[]): number =>
    Math.max(...ring.map(({ x }) => x)) - Math.min(...ring.map(({ x }) => x));
  for (const [i, ring] of high.entries()) expect(wide(ring)).toBeLessThan(wide(low[i]));
  for (const ring of [...low, ...high]) {
    const [first, last] = [ring[0], ring.at(-1) ?? ring[0]];
    expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(10);
  }
});

test('roads meet at the sides of squares, and keep houses away', () => {
  const plan = planOf(battle('le-cateau'));
  const ends = plan.plots.flatMap(roadsIn).flatMap((road) => [road[0], road[3]]);
  const f4 = plan.at(5, 2);
  if (f4 === undefined) throw new Error('the board has changed');
  expect(ends.filter(({ x, y }) => x === 550 && y === 200)).toHaveLength(2);
  expect(isByRoad(plan, { x: 550, y: 205 }, 5)).toBe(true);
  expect(isByRoad(plan, { x: 510, y: 205 }, 5)).toBe(false);
});

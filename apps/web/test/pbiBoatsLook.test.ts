import {
  seededDice,
  seededDraw,
  type GameEvent,
  type Marker,
  type Point,
  type Scene,
  type Ruleset,
} from '@sandtable/kernel';
import { pbiBoats } from '@sandtable/pbi-boats';
import { expect, test } from 'vitest';
import type { Effect } from '../src/games/look.ts';
import { Region } from '../src/games/pbi-boats/coast.ts';
import { currentOf, isNight } from '../src/games/pbi-boats/conditions.ts';
import { badgeAt, HULL_SHAPES, plateAt } from '../src/games/pbi-boats/hulls.ts';
import { pbiBoatsLook as look } from '../src/games/pbi-boats/look.ts';
import { Plots } from '../src/games/pbi/plots.ts';

interface Told {
  readonly event: GameEvent;
  readonly before: Scene;
  readonly after: Scene;
}

/** Everything that happens in a game of random moves, with the scene around each move. */
function randomGame(seed: string): Told[] {
  const scenario = pbiBoats.scenarios[seed.charCodeAt(0) % pbiBoats.scenarios.length];
  const start = pbiBoats.setup(scenario, {});
  if (!start.ok) throw new Error('the scenario does not load');
  const state = start.value;
  const [dice, draw] = [seededDice(seed), seededDraw(`${seed}, choices`)];
  const told: Told[] = [];
  let before = pbiBoats.scene(state);
  while (state.outcome === null) {
    const { side } = pbiBoats.pending(state).decisions[0];
    const moves = pbiBoats.moves(state, side);
    const events: GameEvent[] = [];
    pbiBoats.play(state, side, moves[draw(moves.length) - 1], dice, (event) => events.push(event));
    const after = pbiBoats.scene(state);
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
  const start = pbiBoats.setup(scenario, {});
  if (!start.ok) throw new Error('the scenario does not load');
  return pbiBoats.scene(start.value);
}

function battle(id: string): Scene {
  return sceneOf(pbiBoats.scenarios.find((each) => each.id === id) ?? {});
}

test('the showcase is a game in its middle: some have landed, boats are under way, one is damaged', () => {
  const { pieces } = sceneOf(look.showcase);
  expect(new Set(pieces.map(({ side }) => side))).toEqual(new Set(pbiBoats.sides));
  const hulls = pieces.filter(({ kind }) => Object.hasOwn(HULL_SHAPES, kind));
  expect(hulls.length).toBeGreaterThan(2);
  expect(hulls.some(({ marks }) => marks.includes('sailed'))).toBe(true);
  expect(hulls.some(({ counts }) => counts['damage'] > 0)).toBe(true);
  const landed = pieces.filter(
    ({ side, kind }) => side === 'attacker' && !Object.hasOwn(HULL_SHAPES, kind),
  );
  expect(landed.length).toBeGreaterThan(3);
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
  expect([...seen]).toEqual(expect.arrayContaining(['volley', 'boats:hullVolley']));
});

test('what happens to a boat flashes where it lies, or where it was', () => {
  const scene = sceneOf(look.showcase);
  const boat = scene.pieces.find(({ kind }) => kind === 'landingcraft');
  if (boat === undefined) throw new Error('the showcase has changed');
  const { at, id } = boat;
  const c4 = { x: 250, y: 350 };
  const seen = (type: string, more: object): readonly Effect[] => {
    // No name is invented here: whatever is seen is told as well.
    expect(Object.keys(pbiBoats.catalogue.texts)).toContain(`event.boats:${type}`);
    return look.effects({ type: `boats:${type}`, rule: '', ...more }, scene);
  };
  expect(seen('gunShot', { from: 'c4', boat: id })).toEqual([{ kind: 'shot', from: c4, to: at }]);
  expect(seen('boarded', { from: 'c4', boat: id })).toEqual([{ kind: 'charge', from: c4, to: at }]);
  expect(seen('stormed', { from: 'd4', to: 'c4' })).toMatchObject([{ kind: 'charge', to: c4 }]);
  expect(seen('damaged', { boat: id })).toEqual([{ kind: 'burst', at }]);
  expect(seen('sunk', { boat: 'gone', square: 'c4' })).toEqual([{ kind: 'burst', at: c4 }]);
  expect(seen('mineFound', { square: 'c4' })).toEqual([{ kind: 'fail', at: c4 }]);
  expect(seen('patched', { boat: id })).toEqual([{ kind: 'cheer', at }]);
  expect(seen('notDisarmed', { boat: id })).toEqual([{ kind: 'fail', at }]);
  expect(seen('moraleTest', { boat: id, fails: 0 })).toEqual([{ kind: 'cheer', at }]);
  expect(seen('moraleTest', { boat: id, fails: 2 })).toEqual([{ kind: 'fail', at }]);
  // A piece shows that it has sailed, and nobody sees where a mine is laid.
  expect(seen('sailed', { boat: id, from: 'c4', to: 'c5' })).toEqual([]);
  expect(seen('laid', {})).toEqual([]);
});

test('a game has a chapter for each turn, and one for its end', () => {
  for (const game of GAMES) {
    const chapters = game
      .map(({ event }) => event)
      .filter((event) => (pbiBoats as Ruleset).chapter(event));
    expect(chapters.filter(({ type }) => type === 'turnBegan').length).toBeGreaterThan(2);
    expect(chapters.at(-1)?.type).toBe('ended');
  }
});

test('every hull there is has its shape', () => {
  const kinds = GAMES.flat().flatMap(({ after }) =>
    after.pieces.filter(({ counts }) => 'armour' in counts).map(({ kind }) => kind),
  );
  for (const kind of new Set(kinds)) expect(Object.keys(HULL_SHAPES)).toContain(kind);
});

test('night and current are drawn with the ground, where there are any', () => {
  const drawn = (id: string): (number | boolean | undefined)[] => [
    isNight(battle(id)),
    currentOf(battle(id)),
  ];
  expect(drawn('beach-landing')).toEqual([false, undefined]);
  expect(drawn('jungle-river')).toEqual([true, undefined]);
  expect(drawn('burning-city')).toEqual([false, 90]);
  const { markers } = battle('jungle-river');
  expect(markers.filter((marker: Marker) => look.isGround?.(marker))).toHaveLength(1);
});

test('a coast is where water and land meet', () => {
  const plots = new Plots(battle('beach-landing'));
  const region = (...kinds: string[]): Region =>
    new Region(
      plots.all.filter(({ kind }) => kinds.includes(kind)),
      8,
      8,
    );
  const [water, sand] = [region('water', 'debris', 'defences'), region('beach')];
  expect(water.plots).toHaveLength(24);
  expect(water.outline.match(/M/g)).toHaveLength(1);
  expect(water.shoreWith(sand)).not.toBe('');
  expect(region('water').shoreWith(sand)).toBe('');
});

test.each(Object.keys(HULL_SHAPES))(
  'the AP of a %s leave its name to be read, whichever way it faces',
  (kind) => {
    for (const facing of [0, 90, 180, 270]) {
      const [plate, badge] = [
        plateAt(HULL_SHAPES[kind], facing),
        badgeAt(HULL_SHAPES[kind], facing),
      ];
      // A plate is 19 wide and 14 high, a badge 8.6 from its middle to its rim.
      const across = Math.max(0, Math.abs(badge.x - plate.x) - 9.5);
      const along = Math.max(0, Math.abs(badge.y - plate.y) - 7);
      expect(Math.hypot(across, along), String(facing)).toBeGreaterThan(8.6);
    }
  },
);

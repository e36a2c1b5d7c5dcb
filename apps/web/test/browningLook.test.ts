import { browning } from '@sandtable/browning';
import {
  seededDice,
  seededDraw,
  type GameEvent,
  type Point,
  type Scenario,
  type Scene,
  type Ruleset,
} from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ground } from '../src/games/browning/Ground.tsx';
import { browningLook } from '../src/games/browning/look.ts';
import { raiseAt } from '../src/board/Standing.tsx';
import { measuresOf } from '../src/board/unit.ts';
import { RAISED, teamColour } from '../src/games/browning/bases.ts';
import { Figure } from '../src/games/browning/Figure.tsx';
import type { Effect } from '../src/games/look.ts';
import { wordsOf } from '../src/words/words.ts';

interface Told {
  readonly event: GameEvent;
  readonly before: Scene;
  readonly after: Scene;
}

/** Everything that happens in a game of random moves, with the scene around each move. */
function randomGame(scenario: Scenario): Told[] {
  const start = browning.setup(scenario, {});
  if (!start.ok) throw new Error(`${scenario.id} does not load`);
  const state = start.value;
  const [dice, draw] = [seededDice(scenario.id), seededDraw(`${scenario.id}, choices`)];
  const told: Told[] = [];
  let before = browning.scene(state);
  while (state.outcome === null) {
    const { side } = browning.pending(state).decisions[0];
    const moves = browning.moves(state, side);
    const events: GameEvent[] = [];
    browning.play(state, side, moves[draw(moves.length) - 1], dice, (event) => events.push(event));
    const after = browning.scene(state);
    told.push(...events.map((event) => ({ event, before, after })));
    before = after;
  }
  return told;
}

function pointsOf(effect: Effect): Point[] {
  return 'at' in effect ? [effect.at] : [effect.from, effect.to];
}

const GAMES = browning.scenarios.map(randomGame);

test('the showcase is a position of the game, with both sides on the table', () => {
  const start = browning.setup(browningLook.showcase, {});
  expect(start).toMatchObject({ ok: true });
  if (!start.ok) return;
  const { pieces } = browning.scene(start.value);
  expect(new Set(pieces.map(({ side }) => side))).toEqual(new Set(browning.sides));
  expect(browning.pending(start.value).outcome).toBeUndefined();
});

test('the showcase can be played on', () => {
  const told = randomGame(browningLook.showcase);
  expect(told.at(-1)?.event.type).toBe('ended');
});

test('whatever flashes is on the table, before and after the move', () => {
  for (const { event, before, after } of GAMES.flat()) {
    for (const scene of [before, after]) {
      for (const { x, y } of browningLook.effects(event, scene).flatMap(pointsOf)) {
        expect(x >= 0 && x <= scene.width && y >= 0 && y <= scene.height, event.type).toBe(true);
      }
    }
  }
});

test('what has a place and matters is seen', () => {
  const seen = new Set(
    GAMES.flat()
      .filter(({ event, before }) => browningLook.effects(event, before).length > 0)
      .map(({ event }) => event.type),
  );
  const shown = ['effectiveFire', 'scatteredFire', 'pinned', 'scattered', 'cameBack', 'rallied'];
  expect([...seen]).toEqual(expect.arrayContaining(shown));
});

test('a shot goes from everybody who fires', () => {
  for (const { event, before } of GAMES.flat()) {
    if (event.type !== 'effectiveFire' && event.type !== 'scatteredFire') continue;
    const { firers } = event as unknown as { readonly firers: readonly string[] };
    const shots = browningLook.effects(event, before);
    expect(shots.map(({ kind }) => kind)).toEqual(firers.map(() => 'shot'));
    const muzzles = before.pieces.filter(({ id }) => firers.includes(id)).map(({ at }) => at);
    expect(shots.map((shot) => pointsOf(shot)[0])).toEqual(muzzles);
  }
});

test('a game has a chapter for each turn, and one for its end', () => {
  for (const game of GAMES) {
    const chapters = game
      .map(({ event }) => event)
      .filter((event) => (browning as Ruleset).chapter(event));
    const turns = chapters.filter(({ type }) => type === 'turnBegan');
    expect(turns.length).toBeGreaterThan(0);
    expect(chapters).toHaveLength(turns.length + 1);
    expect(chapters.at(-1)?.type).toBe('ended');
  }
});

test('however much lies on a table, only so much is drawn', () => {
  const [place, far] = [(x: number, y: number): Point => ({ x, y }), 8000];
  const zigzag = Array.from({ length: 60 }, (_, i) => place((i % 2) * far, i * 130));
  const square = [place(0, 0), place(far, 0), place(far, far), place(0, far)];
  const scrub = [...square, place(0, far / 2)];
  const areas = [
    ...Array.from({ length: 40 }, () => ({ kind: 'hedge', outline: zigzag })),
    ...Array.from({ length: 40 }, () => ({ kind: 'stream', outline: zigzag })),
    ...Array.from({ length: 20 }, () => ({ kind: 'woods', outline: square })),
    ...Array.from({ length: 10 }, () => ({ kind: 'rough', outline: square })),
    ...Array.from({ length: 10 }, () => ({ kind: 'rough', outline: scrub })),
  ].map((area, i) => ({ ...area, id: String(i) }));
  const scene = { width: far, height: far, areas, markers: [], pieces: [], status: [] };
  const drawn = renderToStaticMarkup(createElement(Ground, { scene: scene as unknown as Scene }));
  expect(drawn.split('<use').length).toBeLessThan(20_000);
  expect(drawn.split('a').length).toBeLessThan(400_000);
});

/** On a screen of 1280 x 800 the board has so much room for the table, in pixels. */
const LAPTOP = 640;

test('with all of the table in sight on a laptop, a figure is wide enough to be read', () => {
  for (const scenario of browning.scenarios) {
    const scene = sceneOf(scenario);
    const unitsAPixel = measuresOf(scene, browningLook).height / LAPTOP;
    const wide = (RAISED.width * raiseAt(browningLook, unitsAPixel)) / unitsAPixel;
    expect(wide, scenario.id).toBeGreaterThanOrEqual(24);
  }
});

test('from close by a figure is as large as its base, and on a small screen no crowd', () => {
  expect(raiseAt(browningLook, 1)).toBe(1);
  expect(raiseAt(browningLook, 100)).toBe(RAISED.most);
});

test('every figure bears the name of its team, pinned or done', () => {
  const words = wordsOf(browning);
  for (const piece of sceneOf(browning.scenarios[0]).pieces) {
    for (const marks of [[], ['pinned'], ['done', 'moved']]) {
      const drawn = renderToStaticMarkup(
        createElement(Figure, { piece: { ...piece, marks }, words }),
      );
      expect(drawn).toContain(`>${piece.formation}</text>`);
      expect(drawn).toContain(teamColour(piece.formation ?? ''));
    }
  }
});

test('the teams of a side have different colours', () => {
  for (const scenario of browning.scenarios) {
    for (const side of browning.sides) {
      const own = sceneOf(scenario).pieces.filter((piece) => piece.side === side);
      const teams = new Set(own.map(({ formation = '' }) => formation));
      expect(new Set([...teams].map(teamColour)).size, scenario.id).toBe(teams.size);
    }
  }
});

function sceneOf(scenario: Scenario): Scene {
  const start = browning.setup(scenario, {});
  if (!start.ok) throw new Error(`${scenario.id} does not load`);
  return browning.scene(start.value);
}

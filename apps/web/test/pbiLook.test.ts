import {
  seededDice,
  seededDraw,
  type GameEvent,
  type Point,
  type Scene,
  type Ruleset,
} from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import type { Effect } from '../src/games/look.ts';
import { pbiLook } from '../src/games/pbi/look.ts';
import { Plots } from '../src/games/pbi/plots.ts';

interface Told {
  readonly event: GameEvent;
  readonly before: Scene;
  readonly after: Scene;
}

/** Everything that happens in a game of random moves, with the scene around each move. */
function randomGame(seed: string): Told[] {
  const start = pbi.setup(pbi.scenarios[0], {});
  if (!start.ok) throw new Error('the first scenario does not load');
  const state = start.value;
  const [dice, draw] = [seededDice(seed), seededDraw(`${seed}, choices`)];
  const told: Told[] = [];
  let before = pbi.scene(state);
  while (state.outcome === null) {
    const { side } = pbi.pending(state).decisions[0];
    const moves = pbi.moves(state, side);
    const events: GameEvent[] = [];
    pbi.play(state, side, moves[draw(moves.length) - 1], dice, (event) => events.push(event));
    const after = pbi.scene(state);
    told.push(...events.map((event) => ({ event, before, after })));
    before = after;
  }
  return told;
}

function pointsOf(effect: Effect): Point[] {
  return 'at' in effect ? [effect.at] : [effect.from, effect.to];
}

// Lots seldom come to an assault.
const GAMES = Array.from('abcdefghijklmnopqrstuvwx', randomGame);

test('the showcase is a position of the game, with both sides on the table', () => {
  const start = pbi.setup(pbiLook.showcase, {});
  expect(start).toMatchObject({ ok: true });
  if (!start.ok) return;
  const { pieces } = pbi.scene(start.value);
  expect(new Set(pieces.map(({ side }) => side))).toEqual(new Set(pbi.sides));
  expect(pbi.pending(start.value).outcome).toBeUndefined();
});

test('whatever flashes is on the board, before and after the move', () => {
  for (const { event, before, after } of GAMES.flat()) {
    for (const scene of [before, after]) {
      for (const { x, y } of pbiLook.effects(event, scene).flatMap(pointsOf)) {
        expect(x > 0 && x < scene.width && y > 0 && y < scene.height, event.type).toBe(true);
      }
    }
  }
});

test('what has a place and matters is seen', () => {
  const seen = new Set(
    GAMES.flat()
      .filter(({ event, before }) => pbiLook.effects(event, before).length > 0)
      .map(({ event }) => event.type),
  );
  const shown = ['volley', 'hit', 'fell', 'pinned', 'assaulted', 'retreated', 'motivation'];
  expect([...seen]).toEqual(expect.arrayContaining([...shown, 'moraleTest', 'opportunity']));
});

test('a game has a chapter for each turn, and one for its end', () => {
  for (const game of GAMES) {
    const chapters = game
      .map(({ event }) => event)
      .filter((event) => (pbi as Ruleset).chapter(event));
    expect(chapters.filter(({ type }) => type === 'turnBegan').length).toBeGreaterThan(2);
    expect(chapters.at(-1)?.type).toBe('ended');
  }
});

test('squares of ground know their neighbours', () => {
  const start = pbi.setup(pbiLook.showcase, {});
  if (!start.ok) throw new Error('the showcase does not load');
  const plots = new Plots(pbi.scene(start.value));
  expect(plots.all).toHaveLength(64);
  // b4 and b3 are woods, one above the other; d6 and e6 are a street.
  const woods = plots.of('woods').find(({ column, row }) => column === 1 && row === 4);
  const street = plots.of('building').find(({ column, row }) => column === 3 && row === 2);
  if (woods === undefined || street === undefined) throw new Error('the showcase has changed');
  expect(plots.continues(woods, 0, 1)).toBe(true);
  expect(plots.continues(woods, 0, -1)).toBe(false);
  expect(plots.continues(street, 1, 0)).toBe(true);
});

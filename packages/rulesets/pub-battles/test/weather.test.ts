import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { isSpotted, knownArm } from '../src/rules/07-sight/spotting.ts';
import { pubBattles } from '../src/ruleset.ts';
import { spottingRange, turnNumber } from '../src/rules/01-map/weather.ts';
import { armies, endTurn, NEXT } from './support/evening.ts';
import { viewOf } from './support/fog.ts';
import { game, only, type Game } from './support/game.ts';
import { openingOf, problemsOf, type Sketch } from './support/sketch.ts';

const FOOT = 5250;
const HALF = 2625;

/** A red piece, and a blue one so far to the north of it, edge to centre. */
function apart(gap: number, more: Sketch = {}): Game {
  return game({
    ...armies(
      { A: ['regular', 20_000, 15_000, 0] },
      { X: ['artillery', 20_000, 15_000 + gap + 187, 180] },
    ),
    weather: { fog: [2] },
    turn: 2,
    ...more,
  });
}

const spotted = (g: Game, name: string): boolean => isSpotted(g.state, g.number(name));

test('[PB-1.1] fog halves the range of spotting in the turns that the scenario names', () => {
  expect(spottingRange(apart(HALF).state)).toBe(HALF);
  expect(spotted(apart(HALF), 'X')).toBe(true);
  expect(spotted(apart(HALF + 1), 'X')).toBe(false);
  const clear = apart(FOOT, { turn: 3 });
  expect(spottingRange(clear.state)).toBe(FOOT);
  expect(spotted(clear, 'X')).toBe(true);
  expect(knownArm(apart(HALF + 1).state, apart(HALF).number('X'), 0)).toBe(null);
});

test('[PB-1.1] the turns of fog are counted on through the days', () => {
  const second = apart(FOOT, { weather: { fog: [11] }, day: 2, turn: 2 });
  expect(turnNumber(second.state)).toBe(11);
  expect(spotted(second, 'X')).toBe(false);
  expect(spotted(apart(FOOT, { weather: { fog: [11] } }), 'X')).toBe(true);
});

test('[PB-1.1, PB-7.1] guns fire as far as ever', () => {
  const g = game({
    red: [{ pieces: { Guns: ['artillery', 20_000, 15_000, 0] } }],
    blue: [{ pieces: { X: ['regular', 20_000, 15_000 + FOOT, 180] } }],
    weather: { fog: [1] },
  });
  g.allows({ type: 'bombard', piece: g.tag('Guns'), target: g.tag('X') });
});

test('[PB-1.1, PB-8.3] when the fog lifts, what it hid is seen at once', () => {
  const g = apart(4000, {
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 19_000, 180],
        pieces: { R: ['regular', 'reserve'], X: ['artillery', 20_000, 19_900, 180] },
      },
    ],
  });
  expect([spotted(g, 'Hill'), spotted(g, 'X')]).toEqual([false, false]);
  const events = endTurn(g, NEXT);
  expect(only(events, 'turnBegan')).toMatchObject({ turn: 3, fog: false });
  const news = events.filter(({ type }) => type === 'spotted');
  expect(news).toContainEqual(expect.objectContaining({ arm: 'artillery' }));
  expect(g.place('R')).toBe('map');
  g.survives();
});

test('[PB-1.1] fog is told, shown on the table, and kept in a position', () => {
  const g = apart(HALF, { turn: 1 });
  const events = endTurn(g, NEXT);
  const text = (message: Parameters<typeof render>[0]): string =>
    render(message, pubBattles.catalogue);
  expect(text(pubBattles.tell(only(events, 'turnBegan')))).toBe(
    'Day 1, turn 2, about 7:30: fog lies over the field.',
  );
  const scene = pubBattles.scene(viewOf(g, 'red'));
  expect(scene.status.map(text)[1]).toBe('Fog: blocks are told apart only within 2.625″');
  expect(scene.areas.filter(({ kind }) => kind === 'fog')).toHaveLength(1);
  expect(pubBattles.scene(viewOf(g, 'red')).areas).toBe(scene.areas);
  g.survives();
  const clear = pubBattles.scene(viewOf(apart(HALF, { turn: 3 }), 'red'));
  expect(clear.areas.some(({ kind }) => kind === 'fog')).toBe(false);
  expect(clear.status.map(text)[1]).not.toContain('Fog');
});

test('[PB-1.1] weather is a list of turns', () => {
  const battle = openingOf({});
  expect(problemsOf({ ...battle, weather: { fog: [1, 8] } })).toEqual([]);
  expect(problemsOf({ ...battle, weather: { fog: [0] } })).not.toEqual([]);
  expect(problemsOf({ ...battle, weather: { snow: [1] } })).not.toEqual([]);
});

test('[PB-1.1] Germantown has its fog in the morning', () => {
  const germantown = pubBattles.scenarios.find(({ id }) => id === 'germantown');
  expect(germantown).toMatchObject({ weather: { fog: [1, 2, 3] }, firstTurn: 1 });
});

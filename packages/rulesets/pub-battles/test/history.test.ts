import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import type { Place } from '../src/state/field.ts';
import type { PubScenario } from '../src/files/scenarioFile.ts';
import { DAYBREAK, TURN_MINUTES } from '../src/rules/tables.ts';

const battle = (id: string): PubScenario =>
  pubBattles.scenarios.find((each) => each.id === id) as PubScenario;

/** How far two places are apart. */
const gap = ([x, y]: Place, [atX, atY]: Place): number => Math.hypot(x - atX, y - atY);

/** The hour at which a turn begins. */
const hourOf = (turn: number): number => (DAYBREAK + (turn - 1) * TURN_MINUTES) / 60;

const arrivals = (id: string): Record<string, number> =>
  Object.fromEntries(
    battle(id).commands.flatMap(({ name, arrives }) =>
      arrives === undefined ? [] : [[name, hourOf(arrives)]],
    ),
  );

test('the fords of the Brandywine come up the creek in their order', () => {
  const { map } = battle('brandywine');
  const [{ line, fords }] = map.rivers;
  // The creek is written from its source down.
  expect(line.at(-1)?.[1]).toBe(0);
  const along = ([x, y]: Place): number => line.findIndex((place) => gap(place, [x, y]) === 0);
  const upstream = fords.toSorted((a, b) => along(b) - along(a));
  const letterings = map.names.filter(
    ({ text }) => text.endsWith('Ford') && !text.startsWith('to '),
  );
  const named = upstream.map(
    (ford) => letterings.toSorted((a, b) => gap(a.at, ford) - gap(b.at, ford))[0].text,
  );
  expect(named).toEqual([
    'Chads’s Ford',
    'Brinton’s Ford',
    'Jones’s (Painter’s) Ford',
    'Wistar’s Ford',
    'Buffington’s Ford',
  ]);
  // Every ford is on a road.
  for (const ford of fords) {
    const isOnRoad = map.roads.some((road) => road.line.some((place) => gap(place, ford) === 0));
    expect(isOnRoad).toBe(true);
  }
});

test('[PB-1.2, PB-12.9] Howe is behind the right wing at Brandywine in the early afternoon', () => {
  expect(hourOf(battle('brandywine').firstTurn)).toBe(12);
  expect(arrivals('brandywine')).toEqual({ Howe: 13.5, Cornwallis: 13.5, Grey: 15 });
});

test('[PB-1.2, PB-12.9] Germantown begins at daybreak, and Cornwallis comes before noon', () => {
  expect(hourOf(battle('germantown').firstTurn)).toBe(6);
  expect(arrivals('germantown')).toMatchObject({ Cornwallis: 9 });
});

test('[PB-1.2, PB-12.9] Marengo begins about eight, Bonaparte comes at noon and Desaix at three', () => {
  expect(hourOf(battle('marengo').firstTurn)).toBe(7.5);
  expect(arrivals('marengo')).toEqual({ Bonaparte: 12, Desaix: 15 });
  const bonaparte = battle('marengo').commands.find(({ name }) => name === 'Bonaparte');
  expect(bonaparte?.pieces.map(({ name }) => name)).toContain('Consular Guard');
});

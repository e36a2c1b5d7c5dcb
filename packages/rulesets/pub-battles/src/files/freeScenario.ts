import type { Place } from '../state/field.ts';
import type { PubScenario } from './scenarioFile.ts';
import type { MapEdge } from '../rules/tables.ts';

/** PB-12.8: both sides write their own orders of battle, on the map of a battle. */
export function freeGameOn(battle: PubScenario): PubScenario {
  const { map, armies, days, chooser } = battle;
  return {
    format: 1,
    ruleset: battle.ruleset,
    id: `free-${battle.id}`,
    knobs: [
      { name: 'first-turn', path: 'firstTurn', values: [1, 2, 3, 4] },
      {
        name: 'zone',
        path: 'free.zone',
        values: [4, 5, 6].map((part) => zoneOf(battle, part)),
        labels: [4, 5, 6].map((part) => `all but 1/${part} along each edge`),
      },
    ],
    map,
    armies,
    firstTurn: 1,
    days,
    chooser,
    lines: { red: [], blue: [] },
    commands: [],
    free: {
      host: 'blue',
      zone: zoneOf(battle, 4),
      entries: {
        north: entryAt(battle, 'north'),
        east: entryAt(battle, 'east'),
        south: entryAt(battle, 'south'),
        west: entryAt(battle, 'west'),
      },
    },
  };
}

/** The middle of the map, but for a part of it along each edge: a half where that is a quarter. */
function zoneOf({ map: { width, height } }: PubScenario, part: number): Place[] {
  const [x, y] = [Math.round(width / part), Math.round(height / part)];
  return [
    [x, y],
    [width - x, y],
    [width - x, height - y],
    [x, height - y],
  ];
}

/** Where a road leaves the map by that edge, the nearest to its middle; its middle where none does. */
function entryAt({ map: { width, height, roads } }: PubScenario, edge: MapEdge): Place {
  const middle = middleOf(edge, width, height);
  const ends = roads
    .flatMap(({ line }) => [line[0], line[line.length - 1]])
    .filter(([x, y]) => isOn(edge, x, y, width, height));
  const far = ([x, y]: Place): number => Math.abs(x - middle[0]) + Math.abs(y - middle[1]);
  return ends.toSorted((a, b) => far(a) - far(b))[0] ?? middle;
}

function middleOf(edge: MapEdge, width: number, height: number): Place {
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  switch (edge) {
    case 'north':
      return [x, height];
    case 'east':
      return [width, y];
    case 'south':
      return [x, 0];
    case 'west':
      return [0, y];
  }
}

function isOn(edge: MapEdge, x: number, y: number, width: number, height: number): boolean {
  switch (edge) {
    case 'north':
      return y === height;
    case 'east':
      return x === width;
    case 'south':
      return y === 0;
    case 'west':
      return x === 0;
  }
}

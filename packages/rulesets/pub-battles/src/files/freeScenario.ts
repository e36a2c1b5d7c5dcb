import type { Place } from '../state/field.ts';
import type { PubScenario } from './scenarioFile.ts';
import type { MapEdge } from '../rules/tables.ts';

/** PB-12.8: both sides write their own orders of battle, on the map of a battle. */
export function freeGameOn(battle: PubScenario): PubScenario {
  const { map, armies, days, chooser } = battle;
  const { width, height } = map;
  return {
    format: 1,
    ruleset: battle.ruleset,
    id: `free-${battle.id}`,
    map,
    armies,
    firstTurn: 1,
    days,
    chooser,
    lines: { red: [], blue: [] },
    commands: [],
    free: {
      host: 'blue',
      zone: [
        [quarter(width), quarter(height)],
        [width - quarter(width), quarter(height)],
        [width - quarter(width), height - quarter(height)],
        [quarter(width), height - quarter(height)],
      ],
      entries: {
        north: entryAt(battle, 'north'),
        east: entryAt(battle, 'east'),
        south: entryAt(battle, 'south'),
        west: entryAt(battle, 'west'),
      },
    },
  };
}

function quarter(size: number): number {
  return Math.round(size / 4);
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

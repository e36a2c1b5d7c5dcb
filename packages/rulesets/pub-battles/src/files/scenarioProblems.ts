import { SETTING, type Problem } from '@sandtable/kernel';
import { isSimple, overlap } from '@sandtable/table';
import { blockOf, isOnMap } from '../rules/02-pieces/blocks.ts';
import { hasRoomForHqs } from '../rules/12-victory/deploySpots.ts';
import type { BattleMap, Place } from '../state/field.ts';
import { armyFrom } from './muster.ts';
import { groundOf } from '../rules/01-map/ground.ts';
import { avoidsMarsh } from '../rules/04-movement/legs.ts';
import { mapProblems } from './mapProblems.ts';
import type { CommandEntry, PubScenario } from './scenarioFile.ts';
import { problem } from './problem.ts';
import { MOST_PIECES } from './scenarioSchema.ts';
import type { State } from '../state/state.ts';
import { MAP_EDGES, NIGHT, SIDES, TOUCH, type MapEdge } from '../rules/tables.ts';

/** A side needs few: losing one of them loses the battle (PB-12.3). */
const MOST_TRAINS = 6;

/** Everything that cannot be so in a battle, though it has the right form. */
export function scenarioProblems(file: PubScenario): Problem[] {
  return [
    ...problemsOfMap(file.map),
    ...nameProblems(file),
    ...sideProblems(file),
    ...file.commands.flatMap((entry, i) => commandProblems(file, entry, `commands[${i}]`)),
    ...lineProblems(file),
    ...freeProblems(file),
  ];
}

/** Maps without a problem, as text: a large one takes long to look through, and is set up often. */
const sound = new Set<string>();
const MAPS_KEPT = 20;

function problemsOfMap(map: BattleMap): Problem[] {
  const key = JSON.stringify(map);
  if (sound.has(key)) return [];
  const problems = mapProblems(map);
  if (problems.length > 0) return problems;
  if (sound.size >= MAPS_KEPT) sound.clear();
  sound.add(key);
  return problems;
}

/** Names are unique, and no name is one of those by which blocks are called (see `tags.ts`). */
function nameProblems(file: PubScenario): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const [name, path] of pathsOf(file)) {
    if (seen.has(name)) problems.push(problem(path, 'twice', { name }));
    if (/^[RB]\d+$/.test(name)) problems.push(problem(path, 'likeBlock', { name }));
    seen.add(name);
  }
  return problems;
}

/** Where each piece is named. */
function pathsOf({ commands, detachments = [] }: PubScenario): [name: string, path: string][] {
  return [
    ...commands.flatMap(({ name, pieces }, i): [string, string][] => [
      [name, `commands[${i}]`],
      ...pieces.map((piece, j): [string, string] => [piece.name, `commands[${i}].pieces[${j}]`]),
    ]),
    ...detachments.map(({ name }, i): [string, string] => [name, `detachments[${i}]`]),
  ];
}

function sideProblems(file: PubScenario): Problem[] {
  const problems: Problem[] = [];
  const { army } = armyFrom(file);
  for (const [side, name] of SIDES.entries()) {
    const own = army.pieces.filter((piece) => piece.side === side);
    if (!own.some(({ kind }) => kind === 'hq') && file.free === undefined) {
      problems.push(problem('commands', 'noSide', { side: name }));
    }
    if (own.filter(({ kind }) => kind !== 'hq').length > MOST_PIECES) {
      problems.push(problem('commands', 'pieces', { side: name, limit: MOST_PIECES }));
    }
    if (own.filter(({ kind }) => kind === 'train').length > MOST_TRAINS) {
      problems.push(problem('commands', 'trains', { side: name, limit: MOST_TRAINS }));
    }
    const isLoose = file.detachments?.some((entry) => entry.side === name) === true;
    if (isLoose && !army.commands.some((command) => command.side === side && command.chit)) {
      problems.push(problem('detachments', 'noCommand', { side: name }));
    }
  }
  return problems;
}

/** PB-2.3, PB-2.5, PB-12.9 */
function commandProblems(file: PubScenario, entry: CommandEntry, path: string): Problem[] {
  const { map, firstTurn, days, position, free } = file;
  const problems: Problem[] = [];
  const report = (where: string, key: string): void => {
    problems.push(problem(`${path}${where}`, key));
  };
  const { arrives, entry: at, hq, pieces } = entry;
  if (entry.chit === false && entry.army !== true) report('.chit', 'noChit');
  if (arrives === undefined) {
    if (at !== undefined) report('.entry', 'noArrival');
  } else {
    if (arrives < firstTurn) report('.arrives', 'arrivesEarly');
    if (arrives > days * NIGHT) report('.arrives', 'arrivesLate');
    // In a free game the edge, and so the entry, comes after the orders of battle.
    if (at === undefined && (free === undefined || position?.edge !== undefined)) {
      report('', 'noEntry');
    }
    if (at !== undefined && !isOnEdge(map, at)) report('.entry', 'notOnEdge');
  }
  if (position !== undefined) return problems;
  if (hq === undefined && arrives === undefined) report('', 'noHq');
  if (hq !== undefined && arrives !== undefined) report('.hq', 'thereEarly');
  for (const [i, piece] of pieces.entries()) {
    const where = `.pieces[${i}]`;
    const ways = Number(piece.at !== undefined) + Number(piece.reserve === true);
    if (arrives !== undefined && ways > 0) report(where, 'thereEarly');
    if (arrives === undefined && ways === 0) report(where, 'noPlace');
    if (ways === 2) report(where, 'twoPlaces');
    if ((piece.at === undefined) !== (piece.facing === undefined)) report(where, 'noFacing');
    if (piece.column === true && piece.at === undefined) report(`${where}.column`, 'columnOff');
  }
  return problems;
}

/** PB-9.5 */
function lineProblems({ map, lines }: PubScenario): Problem[] {
  return SIDES.flatMap((side) =>
    lines[side].flatMap((line, i) => {
      const path = `lines.${side}[${i}]`;
      if (line.some((place) => !isOnTheMap(map, place))) return [problem(path, 'offMap')];
      return isOnEdge(map, line[line.length - 1]) ? [] : [problem(path, 'lineEnd')];
    }),
  );
}

/** PB-12.8 */
function freeProblems({ map, free, commands, detachments = [], position }: PubScenario): Problem[] {
  if (free === undefined) {
    return position?.edge === undefined ? [] : [problem('position.edge', 'notFree')];
  }
  const problems: Problem[] = [];
  if (position === undefined && commands.length + detachments.length > 0) {
    problems.push(problem('commands', 'freeCommands'));
  }
  if (!isSimple(free.zone.map(([x, y]) => ({ x, y })))) problems.push(problem('free.zone', 'zone'));
  if (free.zone.some((place) => !isOnTheMap(map, place))) {
    problems.push(problem('free.zone', 'offMap'));
  }
  for (const edge of MAP_EDGES) {
    if (isOnEdge(map, free.entries[edge], edge)) continue;
    problems.push(problem(`free.entries.${edge}`, 'notOnEdge'));
  }
  return problems;
}

function isOnTheMap({ width, height }: BattleMap, [x, y]: Place): boolean {
  return x <= width && y <= height;
}

function isOnEdge(map: BattleMap, place: Place, edge?: MapEdge): boolean {
  const [x, y] = place;
  const at: Record<MapEdge, boolean> = {
    north: y === map.height,
    east: x === map.width,
    south: y === 0,
    west: x === 0,
  };
  if (!isOnTheMap(map, place)) return false;
  return edge === undefined ? MAP_EDGES.some((each) => at[each]) : at[edge];
}

/** PB-4.4, PB-4.5: no two blocks overlap, HQs too, and every block is wholly on the map. */
export function standingProblems(state: State, file: PubScenario): Problem[] {
  const problems: Problem[] = [];
  const paths = new Map(
    file.position?.pieces.map(({ name }, i) => [name, `position.pieces[${i}]`]) ?? pathsOf(file),
  );
  // Blocks that were moved into contact at an angle overlap by what rounding leaves.
  const slack = file.position === undefined ? 0 : TOUCH;
  for (const [piece, { name, kind }] of state[SETTING].army.pieces.entries()) {
    if (!isOnMap(state, piece)) continue;
    const path = paths.get(name) ?? '';
    const block = blockOf(state, piece);
    if (!groundOf(state[SETTING].field).isWhollyOnMap(block)) {
      problems.push(problem(path, 'offMap'));
    }
    const terrain = groundOf(state[SETTING].field).terrainUnder(block);
    if (file.position === undefined) {
      if (terrain === 'river') problems.push(problem(path, 'inRiver'));
      if (terrain === 'marsh' && avoidsMarsh(kind)) problems.push(problem(path, 'inMarsh'));
    }
    for (let other = 0; other < piece; other++) {
      if (!isOnMap(state, other) || !overlap(block, blockOf(state, other), slack)) continue;
      problems.push(problem(path, 'overlap', { other: state[SETTING].army.pieces[other].name }));
    }
  }
  return problems;
}

/** PB-12.8: the host of a free game can always set up. */
export function roomProblems({ [SETTING]: { field } }: State): Problem[] {
  if (field.free === null || hasRoomForHqs(field)) return [];
  return [problem('free.zone', 'zoneRoom')];
}

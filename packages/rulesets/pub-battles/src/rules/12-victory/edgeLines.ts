import { SETTING } from '@sandtable/kernel';
import { distanceSquared } from '@sandtable/table';
import type { Field, Place, SideIndex } from '../../state/field.ts';
import type { State } from '../../state/state.ts';
import type { Published } from '../../state/setting.ts';
import { INCH, MAP_EDGES, type MapEdge } from '../tables.ts';

type Lines = readonly (readonly Place[])[];
const NONE: Lines = [];

/** PB-12.8: which way one faces who comes in by an edge. */
export const INWARD: Readonly<Record<MapEdge, number>> = {
  north: 180,
  east: 270,
  south: 0,
  west: 90,
};

const OPPOSITE: Readonly<Record<MapEdge, MapEdge>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/** PB-12.8: the edge of a side in a free game: the guest's as he named it, the host's across from it. */
export function edgeOf(
  {
    edge,
    [SETTING]: { field },
  }: Pick<State, 'edge'> & { readonly [SETTING]: Pick<Published, 'field'> },
  side: SideIndex,
): MapEdge | null {
  if (field.free === null || edge === null) return null;
  return side === field.free.host ? OPPOSITE[edge] : edge;
}

/**
 * PB-9.5, PB-12.8: the lines of communication of a side, each ending at an edge of the map. In a free
 * game they follow from the edge. The same list every time.
 */
export function linesOf(state: State, side: SideIndex): Lines {
  if (state[SETTING].field.free === null) return state[SETTING].field.lines[side];
  const edge = edgeOf(state, side);
  return edge === null ? NONE : linesByEdge(state[SETTING].field)[edge];
}

const known = new WeakMap<Field, Readonly<Record<MapEdge, Lines>>>();

function linesByEdge(field: Field): Readonly<Record<MapEdge, Lines>> {
  let lines = known.get(field);
  if (lines === undefined) {
    const entries = MAP_EDGES.map((edge) => [edge, linesTo(field, edge)]);
    lines = Object.fromEntries(entries) as Record<MapEdge, Lines>;
    known.set(field, lines);
  }
  return lines;
}

/** PB-12.8: the roads that lead to where an edge is entered, and straight in from there. */
function linesTo({ map, free }: Field, edge: MapEdge): Lines {
  const entry = free?.entries[edge] ?? [0, 0];
  const roads = map.roads.flatMap(({ line }) => {
    if (isAt(line[line.length - 1], entry)) return [[...line, entry]];
    return isAt(line[0], entry) ? [[...line.toReversed(), entry]] : [];
  });
  return [...roads.map(withoutRepeats), [inside(entry, edge), entry]];
}

function isAt([x, y]: Place, [entryX, entryY]: Place): boolean {
  return distanceSquared(x, y, entryX, entryY) <= INCH * INCH;
}

function withoutRepeats(line: readonly Place[]): readonly Place[] {
  return line.filter(([x, y], i) => i === 0 || line[i - 1][0] !== x || line[i - 1][1] !== y);
}

/** An inch into the map. */
function inside([x, y]: Place, edge: MapEdge): Place {
  switch (edge) {
    case 'north':
      return [x, y - INCH];
    case 'east':
      return [x - INCH, y];
    case 'south':
      return [x, y + INCH];
    case 'west':
      return [x + INCH, y];
  }
}

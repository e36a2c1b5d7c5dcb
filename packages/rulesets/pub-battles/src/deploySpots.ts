import {
  isMostlyInside,
  polygonOf,
  wrapDegrees,
  type Polygon,
  type Rectangle,
} from '@sandtable/table';
import { blockAt } from './blocks.ts';
import type { Field, Place } from './field.ts';
import { groundOf } from './ground.ts';
import { INWARD } from './lines.ts';
import { KIND, type Kind, type MapEdge } from './tables.ts';

/** Room between the blocks of a line, and from one line to the next. */
const GAP = 125;
const ROW = 750;
/** About as many places as are proposed for a piece. */
const PLACES = 60;

/** PB-12.8: how many HQs must find room in the zone, wherever the others stand. */
const HQ_PLACES = 24;

const zones = new WeakMap<Field, Polygon>();

function zoneOf(field: Field): Polygon {
  let zone = zones.get(field);
  if (zone === undefined) {
    zone = polygonOf((field.free?.zone ?? []).map(([x, y]) => ({ x, y })));
    zones.set(field, zone);
  }
  return zone;
}

/** PB-1.5, PB-12.8: whether most of a block is where the host may set up. */
export function isInZone(field: Field, block: Rectangle): boolean {
  return isMostlyInside(block, zoneOf(field));
}

/** PB-12.8: towards the edge that the guest comes from. */
export function facingEdge(edge: MapEdge): number {
  return wrapDegrees(INWARD[edge] + 180);
}

/** Places for a piece on a grid over the zone, in lines across the way to the edge, foremost first. */
export function deploySpots(field: Field, kind: Kind, edge: MapEdge): Place[] {
  const zone = zoneOf(field);
  const [front, depth] = field.sizes[KIND[kind].shape];
  const facing = facingEdge(edge);
  const isUpright = facing % 180 === 0;
  const wide = isUpright ? zone.maxX - zone.minX : zone.maxY - zone.minY;
  const deep = isUpright ? zone.maxY - zone.minY : zone.maxX - zone.minX;
  // An HQ stands on no more than four of the places for another, so that each finds one.
  const room = kind === 'hq' ? front + depth + GAP : depth + GAP;
  const across = Math.max(front + GAP, room);
  const down = Math.max(ROW, room);
  const count = (wide / across) * (deep / down);
  const thin = Math.max(1, Math.round(Math.sqrt(count / PLACES)));
  const spots: Place[] = [];
  for (let back = down >> 1; back < deep; back += down * thin) {
    for (let aside = across >> 1; aside < wide; aside += across * thin) {
      const spot = spotAt(zone, edge, aside, back);
      const block = blockAt(spot[0], spot[1], front, depth, facing);
      if (groundOf(field).isWhollyOnMap(block) && isInZone(field, block)) spots.push(spot);
    }
  }
  return spots;
}

/** So far along the zone, and so far back from its side towards the edge. */
function spotAt(zone: Polygon, edge: MapEdge, aside: number, back: number): Place {
  switch (edge) {
    case 'north':
      return [zone.minX + aside, zone.maxY - back];
    case 'east':
      return [zone.maxX - back, zone.minY + aside];
    case 'south':
      return [zone.minX + aside, zone.minY + back];
    case 'west':
      return [zone.minX + back, zone.minY + aside];
  }
}

/** PB-12.8: whether every HQ finds a place, whichever edge it is, and however the first ones stand. */
export function hasRoomForHqs(field: Field, edge: MapEdge): boolean {
  const [front, depth] = field.sizes.square;
  const dry = deploySpots(field, 'hq', edge).filter(([x, y]) => {
    const block = blockAt(x, y, front, depth, facingEdge(edge));
    return groundOf(field).terrainUnder(block) !== 'river';
  });
  return dry.length >= HQ_PLACES;
}

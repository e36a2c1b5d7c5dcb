import {
  isMostlyInside,
  polygonOf,
  wrapDegrees,
  type Polygon,
  type Rectangle,
  rectangleOf,
} from '@sandtable/table';
import type { Field, Place } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { INWARD } from './edgeLines.ts';
import { KIND, type Kind, type MapEdge } from '../tables.ts';

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

/** PB-12.8: towards the edge of the map that is nearest to a place, since nobody knows yet which it will be. */
export function facingOutward({ map: { width, height } }: Field, [x, y]: Place): number {
  const away: readonly (readonly [MapEdge, number])[] = [
    ['north', height - y],
    ['east', width - x],
    ['south', y],
    ['west', x],
  ];
  const [[edge]] = away.toSorted((a, b) => a[1] - b[1]);
  return wrapDegrees(INWARD[edge] + 180);
}

/** Places for a piece on a grid over the zone, row by row from its upper left corner. */
export function deploySpots(field: Field, kind: Kind): Place[] {
  const zone = zoneOf(field);
  const [front, depth] = field.sizes[KIND[kind].shape];
  const wide = zone.maxX - zone.minX;
  const deep = zone.maxY - zone.minY;
  // An HQ stands on no more than four of the places for another, so that each finds one.
  const room = kind === 'hq' ? front + depth + GAP : depth + GAP;
  const across = Math.max(front + GAP, room);
  const down = Math.max(ROW, room);
  const count = (wide / across) * (deep / down);
  const thin = Math.max(1, Math.round(Math.sqrt(count / PLACES)));
  const spots: Place[] = [];
  for (let back = down >> 1; back < deep; back += down * thin) {
    for (let aside = across >> 1; aside < wide; aside += across * thin) {
      const spot: Place = [zone.minX + aside, zone.maxY - back];
      const block = rectangleOf(spot[0], spot[1], front, depth, facingOutward(field, spot));
      if (groundOf(field).isWhollyOnMap(block) && isInZone(field, block)) spots.push(spot);
    }
  }
  return spots;
}

/** PB-12.8: whether every HQ finds a place, however the first ones stand. */
export function hasRoomForHqs(field: Field): boolean {
  const [front, depth] = field.sizes.square;
  const dry = deploySpots(field, 'hq').filter((spot) => {
    const block = rectangleOf(spot[0], spot[1], front, depth, facingOutward(field, spot));
    return groundOf(field).terrainUnder(block) !== 'river';
  });
  return dry.length >= HQ_PLACES;
}

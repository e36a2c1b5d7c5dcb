import {
  contains,
  placeIn,
  touchesPolyline,
  type Point,
  type Polygon,
  type Polyline,
  type Rectangle,
} from '@sandtable/table';
import { areaOf, distanceToBox, commonArea, goesThrough, isMostOf, piecesOf } from './areas.ts';
import { cornersOf, townCornersOf } from '../04-movement/corners.ts';
import type { BattleMap, Field, Place } from '../../state/field.ts';
import { Hills } from './hills.ts';
import { BlockMemory, WayMemory } from '../04-movement/memory.ts';
import { AreasNearby } from './areaIndex.ts';
import { Patches } from './patches.ts';
import { Rivers } from './rivers.ts';
import { nearestRoad, RoadLine, type NearestRoad } from './roads.ts';
import { Sight } from '../07-sight/sight.ts';

/** PB-1.1, PB-1.5: what a piece can be in. */
export const TERRAINS = ['open', 'woods', 'town', 'marsh', 'river'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Where two kinds lie under the same ground, the first of these counts. */
const WEIGHTIEST: readonly Terrain[] = ['river', 'town', 'marsh', 'woods'];

/** PB-4.3: whoever is in one of these has difficult ground before him. */
const SLOW: ReadonlySet<Terrain> = new Set(['woods', 'marsh']);

/** How much of a block lies in each of them. Used anew by each call. */
const shares = new Float64Array(WEIGHTIEST.length);

interface Area {
  readonly polygon: Polygon;
  /** Which of `WEIGHTIEST` it is. */
  readonly kind: number;
}

/** PB-1.1, PB-4.3, PB-4.4, PB-7.2: what a map does to pieces, made ready to be asked about often. */
export class Ground {
  readonly roads: readonly RoadLine[];
  /** PB-4.3, PB-4.4: the points by which ways lead around difficult ground. */
  readonly corners: readonly Place[];
  readonly townCorners: readonly Place[];
  readonly #width: number;
  readonly #height: number;
  readonly #woods: readonly Polygon[];
  readonly #towns: readonly Polygon[];
  readonly #marshes: readonly Polygon[];
  /** Everything that `WEIGHTIEST` has. */
  readonly #areas: AreasNearby<Area>;
  /** The rivers alone. */
  readonly #banks: AreasNearby<{ readonly polygon: Polygon }>;
  readonly #streams: readonly Polyline[];
  readonly #rivers: Rivers;
  readonly #hills: Hills;
  readonly #patches: Patches;
  readonly #sight: Sight;
  readonly #terrains = new BlockMemory();
  readonly #difficult = new WayMemory();
  readonly #stopped = new WayMemory();

  constructor(map: BattleMap) {
    this.#width = map.width;
    this.#height = map.height;
    this.#woods = map.woods.map(areaOf);
    const towns = map.towns.map(({ outline }) => areaOf(outline));
    this.#towns = towns;
    this.#marshes = map.marshes.map(areaOf);
    this.#streams = map.streams.flatMap(({ line }) => piecesOf(line));
    this.#rivers = new Rivers(map);
    this.#hills = new Hills(map);
    const contours = map.hills.map(({ outline }) => areaOf(outline));
    const slow = [...this.#woods, ...this.#marshes];
    this.#patches = new Patches(slow, contours, map.width, map.height);
    this.#sight = new Sight([...this.#woods, ...towns], this.#hills);
    const areas = [this.#rivers.areas, towns, this.#marshes, this.#woods].flatMap(
      (polygons, kind) => polygons.map((polygon) => ({ polygon, kind })),
    );
    this.#areas = new AreasNearby(areas, map.width, map.height);
    const banks = this.#rivers.areas.map((polygon) => ({ polygon }));
    this.#banks = new AreasNearby(banks, map.width, map.height);
    this.corners = cornersOf(map);
    this.townCorners = townCornersOf(map);
    this.roads = map.roads.map(({ name, line }) => new RoadLine(name, line));
  }

  /** PB-1.5: the one kind of terrain under more than half of a block. Areas of a kind add up. */
  terrainUnder(block: Rectangle): Terrain {
    const slot = this.#terrains.slotOf(block);
    const { answers } = this.#terrains;
    if (answers[slot] < 0) answers[slot] = TERRAINS.indexOf(this.#mostUnder(block));
    return TERRAINS[answers[slot]];
  }

  #mostUnder(block: Rectangle): Terrain {
    shares.fill(0);
    for (const { polygon, kind } of this.#areas.around(block)) {
      shares[kind] += commonArea(polygon, block);
    }
    for (let kind = 0; kind < shares.length; kind++) {
      if (isMostOf(shares[kind], block)) return WEIGHTIEST[kind];
    }
    return 'open';
  }

  /** Whether a way comes so near to a town that a block of that reach could be in it. */
  isTownNear(ax: number, ay: number, bx: number, by: number, reach: number): boolean {
    for (const { minX, minY, maxX, maxY } of this.#towns) {
      if (Math.max(ax, bx) < minX - reach || Math.min(ax, bx) > maxX + reach) continue;
      if (Math.max(ay, by) >= minY - reach && Math.min(ay, by) <= maxY + reach) return true;
    }
    return false;
  }

  /** Whether a way of at most that length from a point to another could come into a town. */
  isTownWithin(ax: number, ay: number, bx: number, by: number, length: number): boolean {
    for (const town of this.#towns) {
      if (distanceToBox(town, ax, ay) + distanceToBox(town, bx, by) <= length) return true;
    }
    return false;
  }

  /** Whether a way of at most that length from a point to another could come to a river. */
  isRiverWithin(ax: number, ay: number, bx: number, by: number, length: number): boolean {
    for (const bank of this.#rivers.areas) {
      if (distanceToBox(bank, ax, ay) + distanceToBox(bank, bx, by) <= length) return true;
    }
    return false;
  }

  /** PB-4.4: whether most of a block is in a river. */
  isInRiver(block: Rectangle): boolean {
    return this.#banks.around(block).length > 0 && this.terrainUnder(block) === 'river';
  }

  /** PB-4.4: whether most of a block is in marsh. */
  isInMarsh(block: Rectangle): boolean {
    return this.#marshes.length > 0 && this.terrainUnder(block) === 'marsh';
  }

  /** PB-4.4: whether a point lies between the banks of a river. */
  isWater(x: number, y: number): boolean {
    for (const { polygon } of this.#banks.at(x, y)) if (contains(polygon, x, y)) return true;
    return false;
  }

  /** PB-1.6: the level of the highest hill that has most of the block inside; 0 in the plain. */
  levelUnder(block: Rectangle): number {
    return this.#hills.levelUnder(block);
  }

  /**
   * PB-4.3: whether the way of a centre goes through woods or marsh, or across a slope, a stream or a
   * river. Who stays where he is crosses nothing.
   */
  isDifficult(ax: number, ay: number, bx: number, by: number): boolean {
    if (ax === bx && ay === by) return false;
    if (this.#patches.isSurelyHard(ax, ay, bx, by)) return true;
    const slot = this.#difficult.slotOf(ax, ay, bx, by);
    const { answers } = this.#difficult;
    if (answers[slot] < 0) answers[slot] = this.#slows(ax, ay, bx, by) ? 1 : 0;
    return answers[slot] === 1;
  }

  #slows(ax: number, ay: number, bx: number, by: number): boolean {
    for (const line of this.#streams) if (touchesPolyline(line, ax, ay, bx, by)) return true;
    return (
      this.#rivers.isCrossed(ax, ay, bx, by) ||
      this.#hills.isSlopeCrossed(ax, ay, bx, by) ||
      goesThrough(this.#marshes, ax, ay, bx, by) ||
      goesThrough(this.#woods, ax, ay, bx, by)
    );
  }

  /** PB-4.3: whether every way between two points is difficult: out of woods or marsh, up or down a slope. */
  isHardBetween(ax: number, ay: number, bx: number, by: number): boolean {
    const glance = this.#patches.part(ax, ay, bx, by);
    if (glance !== 'perhaps') return glance === 'yes';
    return this.#isInside(ax, ay) || this.#isInside(bx, by) || this.#hills.part(ax, ay, bx, by);
  }

  #isInside(x: number, y: number): boolean {
    for (const { polygon, kind } of this.#areas.at(x, y)) {
      if (SLOW.has(WEIGHTIEST[kind]) && placeIn(polygon, x, y) > 0) return true;
    }
    return false;
  }

  /** PB-4.4: whether the way of a centre goes through marsh, or stays in it. */
  touchesMarsh(ax: number, ay: number, bx: number, by: number): boolean {
    return goesThrough(this.#marshes, ax, ay, bx, by);
  }

  /** PB-4.4: whether it crosses a river away from its bridges and fords. */
  stopsAtRiver(ax: number, ay: number, bx: number, by: number): boolean {
    const slot = this.#stopped.slotOf(ax, ay, bx, by);
    const { answers } = this.#stopped;
    if (answers[slot] < 0) answers[slot] = this.#rivers.isStopped(ax, ay, bx, by) ? 1 : 0;
    return answers[slot] === 1;
  }

  /** PB-4.4, PB-6.7: whether it crosses a river at all. */
  fordsRiver(ax: number, ay: number, bx: number, by: number): boolean {
    return this.#rivers.isCrossed(ax, ay, bx, by);
  }

  /** PB-4.4: no way between two points is shorter, for the sake of the rivers between them. */
  shortestAcross(ax: number, ay: number, bx: number, by: number): number {
    return this.#rivers.shortestAcross(ax, ay, bx, by);
  }

  /** All bridges and fords. */
  get crossings(): readonly Point[] {
    return this.#rivers.crossings;
  }

  /** PB-1.1: no piece hangs over the edge of the map. */
  isWhollyOnMap({ minX, minY, maxX, maxY }: Rectangle): boolean {
    return minX >= 0 && minY >= 0 && maxX <= this.#width && maxY <= this.#height;
  }

  /** PB-7.2, PB-7.3: whether one block sees another. Not the same both ways. */
  sees(from: Rectangle, to: Rectangle): boolean {
    return this.#sight.sees(from, to);
  }

  road(name: string): RoadLine | undefined {
    for (const road of this.roads) if (road.name === name) return road;
    return undefined;
  }

  /** The nearest road, and where it comes nearest. */
  roadNear(x: number, y: number): NearestRoad | undefined {
    return nearestRoad(this.roads, x, y);
  }
}

const byField = new WeakMap<Field, Ground>();
/** A state that came as JSON has a field of its own, with a map that is known. */
const byMap = new Map<string, Ground>();
const MAPS_KEPT = 20;

export function groundOf(field: Field): Ground {
  let ground = byField.get(field);
  if (ground === undefined) {
    ground = known(field.map);
    byField.set(field, ground);
  }
  return ground;
}

function known(map: BattleMap): Ground {
  const key = JSON.stringify(map);
  const kept = byMap.get(key);
  if (kept !== undefined) return kept;
  if (byMap.size >= MAPS_KEPT) byMap.clear();
  const ground = new Ground(map);
  byMap.set(key, ground);
  return ground;
}

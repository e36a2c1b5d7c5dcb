import {
  crossingsOf,
  distance,
  missesBox,
  placeIn,
  polygonOf,
  polylineOf,
  stretchesInside,
  touchesPolyline,
  type Box,
  type Polygon,
  type Polyline,
} from '@sandtable/table';
import type { Feature, Field } from '../state/field.ts';
import { Ground, piecesOf } from './ground.ts';
import { AREAS, COVER_REACH, EFFECT, SIGHT_INTO } from './tables.ts';

interface Blocking {
  readonly polygon: Polygon;
  readonly isBuilding: boolean;
}

/** So many lines of sight are remembered, as a power of two; figures seldom move, so most are asked for again. */
const REMEMBERED = 2 ** 14;

/** Lengths along a line are rounded: what is longer than its limit by less than this is not longer. */
const ROUNDING = 1e-6;

const parts: number[] = [];

/** BB-5.8: from this part of a line on it is as near to its end as to its beginning. */
const NEARER_TO_TARGET = 0.5;

/** BB-5.8, BB-7.1: whether a figure stands in an area: its centre is inside, the rim not counted. */
function isInside(polygon: Polygon, x: number, y: number): boolean {
  return placeIn(polygon, x, y) > 0;
}

/** BB-1.7, BB-5.8, BB-7.1: what the features of a table do, made ready to be asked about often. */
export class Terrain {
  readonly #blocking: Blocking[] = [];
  #lastBlocking: Blocking | undefined;
  readonly #coverAreas: Polygon[] = [];
  /** BB-5.8: walls and hedges. */
  readonly #coverLines: Polyline[] = [];
  /** Lines of sight by both ends in one number, x and y with 13 bits each; one to a slot, the last that fell into it. */
  readonly #lines = new Float64Array(REMEMBERED).fill(-1);
  readonly #seen = new Uint8Array(REMEMBERED);

  readonly ground: Ground;

  constructor(features: readonly Feature[]) {
    const slowAreas: Polygon[] = [];
    const slowLines: Polyline[] = [];
    for (const { kind, points } of features) {
      const { blocks, covers, slows } = EFFECT[kind];
      const corners = points.map(([x, y]) => ({ x, y }));
      if ((AREAS as readonly string[]).includes(kind)) {
        const polygon = polygonOf(corners);
        if (blocks) this.#blocking.push({ polygon, isBuilding: kind === 'building' });
        if (covers) this.#coverAreas.push(polygon);
        if (slows) slowAreas.push(polygon);
      } else {
        const line = polylineOf(corners);
        if (covers) this.#coverLines.push(line);
        if (slows) slowLines.push(line);
      }
    }
    this.ground = new Ground(
      slowAreas,
      piecesOf(slowLines, slowAreas),
      piecesOf(this.#coverLines, []),
    );
  }

  /** BB-7.1: whether there is a line of sight; it is the same both ways. */
  sees(ax: number, ay: number, bx: number, by: number): boolean {
    const here = ax * 8192 + ay;
    const there = bx * 8192 + by;
    // Always looked at from the same end, so that rounding gives both the same answer.
    return here < there
      ? this.#recall(here, there, ax, ay, bx, by)
      : this.#recall(there, here, bx, by, ax, ay);
  }

  #recall(from: number, to: number, ax: number, ay: number, bx: number, by: number): boolean {
    const line = from * 67_108_864 + to;
    const slot = (Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b)) >>> 18;
    if (this.#lines[slot] !== line) {
      this.#lines[slot] = line;
      this.#seen[slot] = this.#looks(ax, ay, bx, by) ? 1 : 0;
    }
    return this.#seen[slot] === 1;
  }

  #looks(ax: number, ay: number, bx: number, by: number): boolean {
    const last = this.#lastBlocking;
    // What hides an enemy from one figure mostly hides him, and those beside him, from the next.
    if (last !== undefined && hides(last, ax, ay, bx, by)) return false;
    for (const each of this.#blocking) {
      if (!hides(each, ax, ay, bx, by)) continue;
      this.#lastBlocking = each;
      return false;
    }
    return true;
  }

  /** BB-5.8: whether a figure there is in a feature that gives cover. */
  isInCover(x: number, y: number): boolean {
    for (const polygon of this.#coverAreas) if (isInside(polygon, x, y)) return true;
    return false;
  }

  /** BB-5.8: in cover, or with a feature within an inch on the line from the firing figure. */
  isCoveredFrom(x: number, y: number, fromX: number, fromY: number): boolean {
    if (this.isInCover(x, y)) return true;
    const length = distance(fromX, fromY, x, y);
    // The last inch of the line, as a part of it.
    const last = length <= COVER_REACH ? 0 : 1 - (COVER_REACH + ROUNDING) / length;
    for (const polygon of this.#coverAreas) {
      if (isBeyondReach(polygon, x, y)) continue;
      const count = stretchesInside(polygon, fromX, fromY, x, y, 'out', parts);
      if (count === 0 || parts[2 * count - 1] < last) continue;
      // A feature that the firing figure itself stands in is no cover of a target outside.
      if (!isInside(polygon, fromX, fromY)) return true;
    }
    // A wall nearer to the firing figure than to the target is the firer's; within the last inch of
    // the target's side such a wall is always within an inch of the firer, too.
    const own = Math.max(last, NEARER_TO_TARGET);
    for (const line of this.#coverLines) {
      if (isBeyondReach(line, x, y)) continue;
      const count = crossingsOf(line, fromX, fromY, x, y, parts);
      if (count === 0 || parts[count - 1] < own) continue;
      if (!touchesPolyline(line, x, y, x, y)) return true;
    }
    return false;
  }
}

/** BB-7.1: whether a feature is in the way of a line of sight. */
function hides(
  { polygon, isBuilding }: Blocking,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  // Asked once more below, but most areas are far away and need not be gone into.
  if (missesBox(polygon, ax, ay, bx, by)) return false;
  const count = stretchesInside(polygon, ax, ay, bx, by, 'out', parts);
  for (let i = 0; i < count; i++) {
    const from = parts[2 * i];
    const to = parts[2 * i + 1];
    // One looks out of, and into, what a figure stands in. Whoever stands on its rim does not.
    const isOut = from === 0 && isInside(polygon, ax, ay);
    const isInto = to === 1 && isInside(polygon, bx, by);
    if (!isOut && !isInto) return true;
    if (isBuilding) continue;
    if ((to - from) * distance(ax, ay, bx, by) > SIGHT_INTO + ROUNDING) return true;
  }
  return false;
}

/** BB-5.8: whether all of a feature is farther from a target than what can be its cover; with room for rounding. */
function isBeyondReach({ minX, minY, maxX, maxY }: Box, x: number, y: number): boolean {
  const reach = COVER_REACH + 1;
  return x < minX - reach || x > maxX + reach || y < minY - reach || y > maxY + reach;
}

const byField = new WeakMap<Field, Terrain>();
/** A state that came as JSON has a field of its own, with the features of one that is known. */
const byFeatures = new Map<string, Terrain>();
const TABLES_KEPT = 20;

export function terrainOf(field: Field): Terrain {
  let terrain = byField.get(field);
  if (terrain === undefined) {
    terrain = known(field.features);
    byField.set(field, terrain);
  }
  return terrain;
}

function known(features: readonly Feature[]): Terrain {
  const key = JSON.stringify(features);
  const kept = byFeatures.get(key);
  if (kept !== undefined) return kept;
  if (byFeatures.size >= TABLES_KEPT) byFeatures.clear();
  const terrain = new Terrain(features);
  byFeatures.set(key, terrain);
  return terrain;
}

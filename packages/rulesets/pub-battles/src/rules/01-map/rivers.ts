import {
  crossingsOf,
  distance,
  isWithin,
  placeIn,
  polygonOf,
  toWhole,
  touchesPolyline,
  type Point,
  type Polygon,
  type Polyline,
} from '@sandtable/table';
import { piecesOf } from './areas.ts';
import type { BattleMap, Place } from '../../state/field.ts';
import { CROSSING_REACH } from '../tables.ts';

interface Water {
  /** The middle line, in pieces. */
  readonly lines: readonly Polyline[];
  /** Bridges and fords. */
  readonly crossings: readonly Point[];
  /** All that lies on one side of it, where it parts the map in two; undefined where one can go around its end. */
  readonly bank: Polygon | undefined;
}

/** Where a line is crossed is rounded: what is farther than the limit by less than this is not farther. */
const ROUNDING = 1e-6;

const parts: number[] = [];

/** PB-4.4: rivers, which are crossed only at their bridges and fords. */
export class Rivers {
  readonly #waters: readonly Water[];
  /** All bridges and fords. */
  readonly crossings: readonly Point[];
  /** PB-1.5: from bank to bank, one polygon for each straight piece; they do not overlap. */
  readonly areas: readonly Polygon[];

  constructor(map: Pick<BattleMap, 'rivers' | 'width' | 'height'>) {
    const { rivers } = map;
    this.#waters = rivers.map(({ line, bridges, fords }) => ({
      lines: piecesOf(line),
      crossings: [...bridges, ...fords].map(pointOf),
      bank: bankOf(line.map(pointOf), map.width, map.height),
    }));
    this.crossings = this.#waters.flatMap(({ crossings }) => crossings);
    this.areas = rivers.flatMap(({ line, width }) => bankedPieces(line.map(pointOf), width / 2));
  }

  /** PB-4.3: whether a way crosses the middle of a river. Touching it is crossing it. */
  isCrossed(ax: number, ay: number, bx: number, by: number): boolean {
    for (const { lines } of this.#waters) {
      for (const line of lines) if (touchesPolyline(line, ax, ay, bx, by)) return true;
    }
    return false;
  }

  /**
   * PB-4.4: no way from one point to another is shorter: who is on the other bank comes by a bridge or ford. 0 where no
   * river is seen to lie between them, Infinity where that has neither.
   */
  shortestAcross(ax: number, ay: number, bx: number, by: number): number {
    let least = 0;
    for (const { bank, crossings } of this.#waters) {
      if (bank === undefined || placeIn(bank, ax, ay) * placeIn(bank, bx, by) >= 0) continue;
      let shortest = Infinity;
      for (const { x, y } of crossings) {
        shortest = Math.min(shortest, distance(ax, ay, x, y) + distance(x, y, bx, by));
      }
      least = Math.max(least, shortest - 2 * (CROSSING_REACH + ROUNDING));
    }
    return least;
  }

  /** PB-4.4: whether a way crosses one where there is neither bridge nor ford. */
  isStopped(ax: number, ay: number, bx: number, by: number): boolean {
    for (const { lines, crossings } of this.#waters) {
      for (const line of lines) {
        const count = crossingsOf(line, ax, ay, bx, by, parts);
        for (let i = 0; i < count; i++) {
          const x = ax + (bx - ax) * parts[i];
          const y = ay + (by - ay) * parts[i];
          if (!isNearOne(crossings, x, y)) return true;
        }
      }
    }
    return false;
  }
}

/** What lies to one hand of a line from edge to edge of the map: round by the corners to where it began. */
function bankOf(line: readonly Point[], width: number, height: number): Polygon | undefined {
  const corners = [0, width, width + height, 2 * width + height];
  const whole = 2 * (width + height);
  const from = alongEdges(line[line.length - 1], width, height);
  const to = alongEdges(line[0], width, height);
  if (from === undefined || to === undefined) return undefined;
  const onward = (mark: number): number => (mark - from + whole) % whole;
  const passed = corners
    .filter((mark) => onward(mark) > 0 && onward(mark) < onward(to))
    .toSorted((a, b) => onward(a) - onward(b));
  const places = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return polygonOf([...line, ...passed.map((mark) => places[corners.indexOf(mark)])]);
}

/** How far a point on the edge of the map is from its first corner, once around; undefined where it is on none. */
function alongEdges({ x, y }: Point, width: number, height: number): number | undefined {
  if (y === 0) return x;
  if (x === width) return width + y;
  if (y === height) return 2 * width + height - x;
  return x === 0 ? 2 * (width + height) - y : undefined;
}

function isNearOne(crossings: readonly Point[], x: number, y: number): boolean {
  for (const place of crossings) {
    if (isWithin(place.x, place.y, x, y, CROSSING_REACH + ROUNDING)) return true;
  }
  return false;
}

function pointOf([x, y]: Place): Point {
  return { x, y };
}

/** A line with a width as polygons that meet in the bends, cut off straight at both ends. */
function bankedPieces(points: readonly Point[], half: number): Polygon[] {
  const banks = points.map((_, i) => bankAt(points, i, half));
  return banks.slice(1).map((to, i) => {
    const from = banks[i];
    const [a, b] = [points[i], points[i + 1]];
    return polygonOf([
      { x: toWhole(a.x + from.x), y: toWhole(a.y + from.y) },
      { x: toWhole(b.x + to.x), y: toWhole(b.y + to.y) },
      { x: toWhole(b.x - to.x), y: toWhole(b.y - to.y) },
      { x: toWhole(a.x - from.x), y: toWhole(a.y - from.y) },
    ]);
  });
}

/** In a bend so sharp the corner of the bank would be far away: it is cut nearer. */
const SHARPEST = 0.4;

/** How far from a point of the line its left bank is: in a bend, half way between both directions. */
function bankAt(points: readonly Point[], i: number, half: number): Point {
  const before = normalOf(points[Math.max(0, i - 1)], points[Math.max(1, i)]);
  const last = points.length - 1;
  const after = normalOf(points[Math.min(last - 1, i)], points[Math.min(last, i + 1)]);
  const both = Math.max(SHARPEST, 1 + before.x * after.x + before.y * after.y);
  return {
    x: ((before.x + after.x) * half) / both,
    y: ((before.y + after.y) * half) / both,
  };
}

/** One unit to the left of the way from a to b. */
function normalOf(a: Point, b: Point): Point {
  const length = distance(a.x, a.y, b.x, b.y);
  if (length === 0) return { x: 0, y: 0 };
  return { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
}

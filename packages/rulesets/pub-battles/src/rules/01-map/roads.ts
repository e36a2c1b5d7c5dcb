import {
  boxOf,
  distance,
  distanceSquaredToSegment,
  heading,
  toWhole,
  type Box,
  type Point,
} from '@sandtable/table';
import type { Place } from '../../state/field.ts';

/** Where a line comes nearest to a point. */
export interface Nearest extends Point {
  /** How far along the line that is, from its beginning. */
  readonly distance: number;
  /** How far it is from the point. */
  readonly away: number;
}

export interface NearestRoad extends Nearest {
  readonly road: RoadLine;
}

/**
 * PB-4.6, PB-9.5: a road or a line of communication, measured from its first point. Lengths are not
 * rounded, points and headings are.
 */
export class RoadLine {
  readonly name: string;
  readonly length: number;
  readonly points: readonly Point[];
  /** How far from the beginning each point is. */
  readonly #marks: readonly number[];
  readonly #headings: readonly number[];
  readonly #box: Box;

  constructor(name: string, line: readonly Place[]) {
    this.name = name;
    this.points = line.map(([x, y]) => ({ x, y }));
    const marks = [0];
    const headings: number[] = [];
    for (let i = 1; i < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
      marks.push(marks[i - 1] + distance(ax, ay, bx, by));
      headings.push(heading(ax, ay, bx, by));
    }
    this.#marks = marks;
    this.#headings = headings;
    this.length = marks[marks.length - 1];
    this.#box = boxOf(
      line.map(([x]) => x),
      line.map(([, y]) => y),
    );
  }

  /** The square of a distance than which the line is no nearer to a point. */
  notNearer(x: number, y: number): number {
    const { minX, minY, maxX, maxY } = this.#box;
    const dx = x < minX ? minX - x : x > maxX ? x - maxX : 0;
    const dy = y < minY ? minY - y : y > maxY ? y - maxY : 0;
    return dx * dx + dy * dy;
  }

  /** The whole point so far from the beginning; beyond an end, that end. */
  pointAt(along: number): Point {
    if (along <= 0) return this.points[0];
    if (along >= this.length) return this.points[this.points.length - 1];
    const leg = this.legAt(along);
    const [a, b] = [this.points[leg], this.points[leg + 1]];
    const part = (along - this.#marks[leg]) / (this.#marks[leg + 1] - this.#marks[leg]);
    return { x: toWhole(a.x + (b.x - a.x) * part), y: toWhole(a.y + (b.y - a.y) * part) };
  }

  /** In whole degrees, away from the beginning; at a bend, that of the leg that begins there. */
  headingAt(along: number): number {
    return this.#headings[this.legAt(along)];
  }

  /** The leg on which one is there, by the number of the point where it begins. */
  legAt(along: number): number {
    let leg = 0;
    while (leg < this.#headings.length - 1 && along >= this.#marks[leg + 1]) leg++;
    return leg;
  }

  /** Of places equally near, the first. */
  nearest(x: number, y: number): Nearest {
    let squared = Infinity;
    let leg = 0;
    let from = this.points[0];
    for (let i = 1; i < this.points.length; i++) {
      const to = this.points[i];
      const here = distanceSquaredToSegment(x, y, from.x, from.y, to.x, to.y);
      from = to;
      if (here >= squared) continue;
      squared = here;
      leg = i - 1;
    }
    const [a, b] = [this.points[leg], this.points[leg + 1]];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const whole = dx * dx + dy * dy;
    const reach = whole === 0 ? 0 : (dx * (x - a.x) + dy * (y - a.y)) / whole;
    const part = reach < 0 ? 0 : reach > 1 ? 1 : reach;
    return {
      distance: this.#marks[leg] + part * (this.#marks[leg + 1] - this.#marks[leg]),
      x: toWhole(a.x + dx * part),
      y: toWhole(a.y + dy * part),
      away: Math.sqrt(squared),
    };
  }
}

/** Of roads equally near, the first of the map. */
export function nearestRoad(
  roads: readonly RoadLine[],
  x: number,
  y: number,
): NearestRoad | undefined {
  let best: NearestRoad | undefined;
  for (const road of roads) {
    if (best !== undefined && road.notNearer(x, y) >= best.away * best.away) continue;
    const place = road.nearest(x, y);
    if (best === undefined || place.away < best.away) best = { road, ...place };
  }
  return best;
}

import { seededDraw } from '@sandtable/kernel';
import { heading, isSimple, polygonOf, type Point, type Polygon } from '../../src/index.ts';

/** Points and polygons from a seed, on a table of a given size. On a small one they often touch. */
export class Shapes {
  readonly size: number;
  readonly #draw: (sides: number) => number;

  constructor(seed: string, size: number) {
    this.#draw = seededDraw(`${seed} ${size}`);
    this.size = size;
  }

  /** A whole number from one to another, both included. */
  number(from: number, to: number): number {
    return from + this.#draw(to - from + 1) - 1;
  }

  point(): Point {
    return { x: this.number(0, this.size), y: this.number(0, this.size) };
  }

  points(count: number): Point[] {
    return Array.from({ length: count }, () => this.point());
  }

  /** Corners of a simple polygon, mostly concave, either way round. */
  corners(count: number): Point[] {
    for (;;) {
      const points = this.points(count);
      const centre = this.point();
      const round = points.toSorted(
        (a, b) => heading(centre.x, centre.y, a.x, a.y) - heading(centre.x, centre.y, b.x, b.y),
      );
      const ring = this.number(0, 1) === 0 ? points : round;
      if (isSimple(ring)) return this.number(0, 1) === 0 ? ring : ring.toReversed();
    }
  }

  polygon(): Polygon {
    return polygonOf(this.corners(this.number(3, 8)));
  }
}

/** The small table, where almost everything touches, and that of Pub Battles. */
export const TABLES = [6, 30_000] as const;

export function cornersOf(polygon: Polygon): Point[] {
  return polygon.xs.map((x, i) => ({ x, y: polygon.ys[i] }));
}

/** Each corner with the one after it. */
export function edgesOf(points: readonly Point[]): [Point, Point][] {
  return points.map((point, i) => [point, points[(i + 1) % points.length]]);
}

export function at(x: number, y: number): Point {
  return { x, y };
}

/** Corners from a list of coordinates. */
export function corners(...coordinates: number[]): Point[] {
  return Array.from({ length: coordinates.length / 2 }, (_, i) =>
    at(coordinates[2 * i], coordinates[2 * i + 1]),
  );
}

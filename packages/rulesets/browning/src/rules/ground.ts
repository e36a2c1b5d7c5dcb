import { contains, segmentsMeet, type Box, type Polygon, type Polyline } from '@sandtable/table';

/** The features that whoever moves has to do with. */
export class Ground {
  readonly #slowAreas: readonly Polygon[];
  /** The edges of those areas, and the obstacles. */
  readonly #slow: Pieces;
  /** BB-5.8: walls and hedges. */
  readonly #walls: Pieces;

  constructor(slowAreas: readonly Polygon[], slow: Pieces, walls: Pieces) {
    this.#slowAreas = slowAreas;
    this.#slow = slow;
    this.#walls = walls;
  }

  /** BB-4.1, BB-4.3: whether a leg touches ground that slows, or crosses an obstacle. */
  slows(ax: number, ay: number, bx: number, by: number): boolean {
    return this.#slow.areMetBy(ax, ay, bx, by) || this.#isIn(ax, ay);
  }

  /** Likewise for whoever does not stand on such ground. */
  slowsFromOutside(ax: number, ay: number, bx: number, by: number): boolean {
    return this.#slow.areMetBy(ax, ay, bx, by);
  }

  #isIn(x: number, y: number): boolean {
    for (const polygon of this.#slowAreas) if (contains(polygon, x, y)) return true;
    return false;
  }

  /** BB-5.8: whether a place is exactly on a wall or hedge, where nobody may end. */
  isOnLine(x: number, y: number): boolean {
    return this.#walls.areMetBy(x, y, x, y);
  }

  /** What of it there may be in a box. To whoever stays in there it is all the same. */
  within(box: Box): Ground {
    return new Ground(this.#slowAreas, this.#slow.within(box), this.#walls.within(box));
  }
}

/** Straight pieces of lines and outlines. */
export class Pieces {
  /** One after another: x and y of where it begins, x and y of where it ends. */
  readonly #ends: readonly number[];
  /** Where in that list the one is that was met last. */
  #last = 0;

  constructor(ends: readonly number[]) {
    this.#ends = ends;
  }

  /** Whether a leg meets one of them; touching is enough. */
  areMetBy(ax: number, ay: number, bx: number, by: number): boolean {
    const ends = this.#ends;
    if (ends.length === 0) return false;
    // Whoever is stopped tries again close by, where the same piece will stop him.
    if (this.#isMetBy(this.#last, ax, ay, bx, by)) return true;
    const minX = Math.min(ax, bx);
    const maxX = Math.max(ax, bx);
    const minY = Math.min(ay, by);
    const maxY = Math.max(ay, by);
    for (let i = 0; i < ends.length; i += 4) {
      if (isBeside(ends, i, minX, minY, maxX, maxY)) continue;
      if (!this.#isMetBy(i, ax, ay, bx, by)) continue;
      this.#last = i;
      return true;
    }
    return false;
  }

  #isMetBy(i: number, ax: number, ay: number, bx: number, by: number): boolean {
    const ends = this.#ends;
    return segmentsMeet(ax, ay, bx, by, ends[i], ends[i + 1], ends[i + 2], ends[i + 3]);
  }

  within({ minX, minY, maxX, maxY }: Box): Pieces {
    const ends = this.#ends;
    const inside: number[] = [];
    for (let i = 0; i < ends.length; i += 4) {
      if (isBeside(ends, i, minX, minY, maxX, maxY)) continue;
      inside.push(ends[i], ends[i + 1], ends[i + 2], ends[i + 3]);
    }
    return new Pieces(inside);
  }
}

/** Whether a piece lies beside a box: all of it to the same side. */
function isBeside(
  ends: readonly number[],
  i: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  const ax = ends[i];
  const bx = ends[i + 2];
  if ((ax < minX && bx < minX) || (ax > maxX && bx > maxX)) return true;
  const ay = ends[i + 1];
  const by = ends[i + 3];
  return (ay < minY && by < minY) || (ay > maxY && by > maxY);
}

/** The pieces of some lines, and the edges of some areas. */
export function piecesOf(lines: readonly Polyline[], areas: readonly Polygon[]): Pieces {
  const ends: number[] = [];
  for (const { xs, ys } of lines) {
    for (let i = 1; i < xs.length; i++) {
      ends.push(xs[i - 1], ys[i - 1], xs[i], ys[i]);
    }
  }
  for (const { xs, ys } of areas) {
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      ends.push(xs[j], ys[j], xs[i], ys[i]);
    }
  }
  return new Pieces(ends);
}

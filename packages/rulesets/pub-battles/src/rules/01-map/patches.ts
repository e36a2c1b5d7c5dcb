import { contains, missesBox, type Box, type Polygon } from '@sandtable/table';

/** How wide a patch is. */
const PATCH = 250;

/** What was found out about a patch; higher numbers are grounds. */
const UNKNOWN = 0;
const MIXED = 1;
const SLOW = 2;
const FIRST_GROUND = 3;

/** Two answers that are certain, and one that calls for a closer look. */
export type Glance = 'yes' | 'no' | 'perhaps';

/**
 * PB-4.3: the map in small squares, most of which are the same ground throughout: in woods or marsh, or inside of the
 * same contours. They tell at a glance of most ways whether they are difficult.
 */
export class Patches {
  /** Woods and marsh. */
  readonly #slow: readonly Polygon[];
  readonly #contours: readonly Polygon[];
  readonly #columns: number;
  readonly #rows: number;
  /** By patch, as far as they have been asked about. */
  readonly #patches: Uint16Array;
  /** The contours around a ground, and its number. */
  readonly #grounds = new Map<string, number>();

  constructor(
    slow: readonly Polygon[],
    contours: readonly Polygon[],
    width: number,
    height: number,
  ) {
    this.#slow = slow;
    this.#contours = contours;
    this.#columns = Math.floor(width / PATCH) + 1;
    this.#rows = Math.floor(height / PATCH) + 1;
    this.#patches = new Uint16Array(this.#columns * this.#rows);
  }

  /** Whether a way comes through woods or marsh for sure, or from inside of a contour to outside. */
  isSurelyHard(ax: number, ay: number, bx: number, by: number): boolean {
    const dx = bx - ax;
    const dy = by - ay;
    const steps = 1 + Math.floor(Math.max(Math.abs(dx), Math.abs(dy)) / PATCH);
    let ground = MIXED;
    for (let n = 0; n <= steps; n++) {
      const found = this.#at(ax + (dx * n) / steps, ay + (dy * n) / steps);
      if (found === MIXED) continue;
      if (found === SLOW || (ground !== MIXED && found !== ground)) return true;
      ground = found;
    }
    return false;
  }

  /** Whether every way between two points is difficult. */
  part(ax: number, ay: number, bx: number, by: number): Glance {
    const from = this.#at(ax, ay);
    const to = this.#at(bx, by);
    if (from === SLOW || to === SLOW) return 'yes';
    if (from === MIXED || to === MIXED) return 'perhaps';
    return from === to ? 'no' : 'yes';
  }

  #at(x: number, y: number): number {
    const column = Math.floor(x / PATCH);
    const row = Math.floor(y / PATCH);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return MIXED;
    const patch = row * this.#columns + column;
    const known = this.#patches[patch];
    return known === UNKNOWN ? (this.#patches[patch] = this.#lookAt(column, row)) : known;
  }

  #lookAt(column: number, row: number): number {
    // A little more than the patch: points on a way are rounded.
    const box = {
      minX: column * PATCH - 1,
      minY: row * PATCH - 1,
      maxX: (column + 1) * PATCH + 1,
      maxY: (row + 1) * PATCH + 1,
    };
    let isMixed = false;
    for (const area of this.#slow) {
      const isIn = isInside(box, area);
      if (isIn === true) return SLOW;
      isMixed ||= isIn === undefined;
    }
    let around = '';
    for (const [i, contour] of this.#contours.entries()) {
      const isIn = isInside(box, contour);
      isMixed ||= isIn === undefined;
      if (isIn === true) around += `${i} `;
    }
    return isMixed ? MIXED : this.#groundWithin(around);
  }

  #groundWithin(around: string): number {
    let ground = this.#grounds.get(around);
    if (ground === undefined) {
      ground = FIRST_GROUND + this.#grounds.size;
      this.#grounds.set(around, ground);
    }
    return ground;
  }
}

/** Whether all of a box is inside of an area, or all of it outside; undefined where the edge goes through it. */
function isInside(box: Box, area: Polygon): boolean | undefined {
  const { minX, minY, maxX, maxY } = box;
  if (area.maxX < minX || area.minX > maxX || area.maxY < minY || area.minY > maxY) return false;
  const { xs, ys } = area;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (!missesBox(box, xs[j], ys[j], xs[i], ys[i])) return undefined;
  }
  return contains(area, minX, minY);
}

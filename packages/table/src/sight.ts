import { distance } from './point.ts';
import { missesBox, type Polygon } from './polygon.ts';
import { stretchesInside, type Rim } from './stretches.ts';

/** How a line of sight passes through one area. Whether that blocks it is the ruleset's to say. */
export interface Passage {
  /** The line, from the one that looks to what is looked at. */
  ax: number;
  ay: number;
  bx: number;
  by: number;
  length: number;
  /** How many stretches of it lie in the area, and where, as parts of the way (see `stretchesInside`). */
  count: number;
  readonly stretches: number[];
  /** How much of it lies in the area, all in all. */
  inside: number;
  /** How long the stretch is that begins with the line, so how far one looks out: 0 for none. */
  out: number;
  /** How long the stretch is that ends with the line, so how far one looks in: 0 for none. */
  into: number;
  /** How much lies in stretches with the open before and behind them: what one would look through. */
  through: number;
}

export function emptyPassage(): Passage {
  const line = { ax: 0, ay: 0, bx: 0, by: 0, length: 0 };
  return { ...line, count: 0, stretches: [], inside: 0, out: 0, into: 0, through: 0 };
}

/**
 * How the segment from a to b passes through a polygon, written into `passage`; false where it does
 * not at all, and then nothing is written but the count. Where all of the line lies inside, it is as
 * long out as in.
 */
export function passThrough(
  polygon: Polygon,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  rim: Rim,
  passage: Passage,
): boolean {
  const { stretches } = passage;
  const count = stretchesInside(polygon, ax, ay, bx, by, rim, stretches);
  passage.count = count;
  if (count === 0) return false;
  const length = distance(ax, ay, bx, by);
  passage.ax = ax;
  passage.ay = ay;
  passage.bx = bx;
  passage.by = by;
  passage.length = length;
  passage.inside = 0;
  passage.out = 0;
  passage.into = 0;
  passage.through = 0;
  for (let i = 0; i < count; i++) {
    const from = stretches[2 * i];
    const to = stretches[2 * i + 1];
    const part = (to - from) * length;
    passage.inside += part;
    if (from === 0) passage.out = part;
    if (to === 1) passage.into = part;
    if (from > 0 && to < 1) passage.through += part;
  }
  return true;
}

// Used anew by each call.
const shared = emptyPassage();

/**
 * The first of the areas that blocks the line from a to b, as its index; -1 for none. `blocks` is
 * asked about each area that the line passes through. The passage is used again for the next
 * area, so it must not be kept.
 */
export function firstBlocking<Area extends { readonly polygon: Polygon }>(
  areas: readonly Area[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  rim: Rim,
  blocks: (area: Area, passage: Passage) => boolean,
): number {
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i];
    // Asked once more below, but most areas are far away and need not be gone into.
    if (missesBox(area.polygon, ax, ay, bx, by)) continue;
    if (passThrough(area.polygon, ax, ay, bx, by, rim, shared) && blocks(area, shared)) return i;
  }
  return -1;
}

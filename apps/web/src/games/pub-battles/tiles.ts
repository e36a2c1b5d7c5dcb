import type { Point } from '@sandtable/kernel';

/** How large a piece of the map is that is drawn as one, in hundredths of an inch. */
const TILE = 600;

/** A small sign that is drawn again and again. */
export interface Sign extends Point {
  readonly d: string;
}

/**
 * Signs joined to a few paths, each for one part of the map. One path for all would be gone through for
 * every part of the map that comes into view, thousands of elements would be sorted at every move of it.
 */
export function inTiles(signs: Iterable<Sign>): string[] {
  const tiles = new Map<number, string[]>();
  for (const { x, y, d } of signs) {
    const tile = Math.floor(y / TILE) * 1000 + Math.floor(x / TILE);
    const there = tiles.get(tile);
    if (there === undefined) tiles.set(tile, [d]);
    else there.push(d);
  }
  return Array.from(tiles.values(), (paths) => paths.join(''));
}

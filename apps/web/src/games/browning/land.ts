import type { Point, Scene } from '@sandtable/kernel';
import { scatterOf, type Scatter } from '../scenery/scatter.ts';
import { boxOf, lengthOf } from './outlines.ts';

/** So many units of the scene are one of the scenery, whose trees and hedges have a size of their own. */
export const SCALE = 6;

/** A feature as the ground is drawn: in units of the scenery, with y downward. */
export interface Feature {
  readonly kind: string;
  readonly points: readonly Point[];
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly features: readonly Feature[];
  readonly objectives: readonly Point[];
}

export function landOf({ width, height, areas, markers }: Scene): Land {
  const place = ({ x, y }: Point): Point => ({ x: x / SCALE, y: (height - y) / SCALE });
  return {
    width: width / SCALE,
    height: height / SCALE,
    features: areas.map(({ kind, outline }) => ({ kind, points: outline.map(place) })),
    objectives: markers.map(({ at }) => place(at)),
  };
}

export function featuresOf({ features }: Land, ...kinds: readonly string[]): Feature[] {
  return features.filter(({ kind }) => kinds.includes(kind));
}

/** What is scattered over a feature, always in the same way. */
export function scatterOn({ points: [{ x, y }] }: Feature, layer: number): Scatter {
  return scatterOf(Math.round(x), Math.round(y), layer);
}

/** So many of a sort are drawn at most, such as trees in all woods: where there is more room for them, they stand farther apart. */
const MOST = 4000;

/** How far apart things stand along lines: as usual, or farther where the lines are very long. */
export function alongAll(lines: readonly Feature[], usual: number): number {
  const length = lines.reduce((sum, { points }) => sum + lengthOf(points), 0);
  return Math.max(usual, length / MOST);
}

/** How far apart things stand on areas: as usual, or farther where the areas are very large. */
export function overAll(areas: readonly Feature[], usual: number): number {
  const room = areas.reduce((sum, { points }) => {
    const { left, top, right, bottom } = boxOf(points);
    return sum + (right - left) * (bottom - top);
  }, 0);
  return Math.max(usual, Math.sqrt(room / MOST));
}

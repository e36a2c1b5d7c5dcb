import type { Point } from '@sandtable/kernel';
import { scatterOf } from '../scenery/scatter.ts';
import { middleOf, SQUARE, type Plan, type Plot } from './plan.ts';

/** How high the ground is at a place: 0 and less is outside. */
export type Field = (x: number, y: number) => number;

/** How round a patch of ground is: 2 is a circle, more is nearer to its square. */
const SQUARENESS = 3.4;
/** How far apart the bumps of the rim are. */
const BUMPS = 27;
const BLEND = 9;

/** What one kind of ground covers: neighbouring squares of it grow together. */
export function fieldOf(
  plan: Plan,
  plots: readonly Plot[],
  {
    reach,
    rough,
    layer,
  }: { readonly reach: number; readonly rough: number; readonly layer: number },
): Field {
  const among = new Set(plots);
  const joined = (plot: Plot, right: number, down: number): Point[] => {
    const other = plan.at(plot.column + right, plot.row + down);
    if (other === undefined || !among.has(other)) return [];
    const { x, y } = middleOf(plot);
    return [{ x: x + (right * SQUARE) / 2, y: y + (down * SQUARE) / 2 }];
  };
  const hearts = plots.flatMap((plot) => [
    middleOf(plot),
    ...joined(plot, 1, 0),
    ...joined(plot, 0, 1),
    ...(joined(plot, 1, 0).length * joined(plot, 0, 1).length > 0 ? joined(plot, 1, 1) : []),
  ]);
  const noise = noiseOf(layer, BUMPS);
  return (x, y) => {
    let sum = 0;
    for (const heart of hearts) {
      const [dx, dy] = [Math.abs(x - heart.x), Math.abs(y - heart.y)];
      if (dx > 2 * reach || dy > 2 * reach) continue;
      const away = (dx ** SQUARENESS + dy ** SQUARENESS) ** (1 / SQUARENESS);
      sum += Math.exp(BLEND * (1 - away / reach));
    }
    if (sum === 0) return -1;
    return Math.log(sum) / BLEND + rough * noise(x, y);
  };
}

/** Smooth bumps between -1 and 1. */
export function noiseOf(layer: number, bumps: number): Field {
  const kept = new Map<number, number>();
  const knot = (i: number, j: number): number => {
    const key = (i + 500) * 4096 + j + 500;
    let value = kept.get(key);
    if (value === undefined) kept.set(key, (value = 2 * scatterOf(i, j, layer)() - 1));
    return value;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x / bumps), Math.floor(y / bumps)];
    const [u, v] = [ease(x / bumps - i), ease(y / bumps - j)];
    const above = knot(i, j) * (1 - u) + knot(i + 1, j) * u;
    const below = knot(i, j + 1) * (1 - u) + knot(i + 1, j + 1) * u;
    return above * (1 - v) + below * v;
  };
}

const STEP = 5;

/** The lines at which the ground is so high, each closed. */
export function contoursOf(field: Field, plots: readonly Plot[], level: number): Point[][] {
  if (plots.length === 0) return [];
  const left = Math.min(...plots.map(({ x }) => x)) - SQUARE / 2;
  const top = Math.min(...plots.map(({ y }) => y)) - SQUARE / 2;
  const across = Math.ceil((Math.max(...plots.map(({ x }) => x)) + 1.5 * SQUARE - left) / STEP);
  const down = Math.ceil((Math.max(...plots.map(({ y }) => y)) + 1.5 * SQUARE - top) / STEP);
  const heights = Array.from({ length: (across + 1) * (down + 1) }, (_, i) => {
    const [a, b] = [i % (across + 1), Math.floor(i / (across + 1))];
    const isRim = a === 0 || b === 0 || a === across || b === down;
    return isRim ? -1 : field(left + a * STEP, top + b * STEP) - level;
  });
  // Every cell that the line goes through has it enter at one side and leave at another, the high ground
  // on its right; so each side leads on to one other.
  const onward = new Map<number, number>();
  const wide = across + 1;
  // A side is named by its upper or left corner: even across, odd down.
  const sides = (a: number, b: number): readonly number[] => [
    2 * (b * wide + a),
    2 * (b * wide + a + 1) + 1,
    2 * ((b + 1) * wide + a),
    2 * (b * wide + a) + 1,
  ];
  for (let b = 0; b < down; b++) {
    for (let a = 0; a < across; a++) {
      const corners = [
        heights[b * wide + a],
        heights[b * wide + a + 1],
        heights[(b + 1) * wide + a + 1],
        heights[(b + 1) * wide + a],
      ];
      const round = sides(a, b);
      const leaves: number[] = [];
      const enters: number[] = [];
      for (let i = 0; i < 4; i++) {
        const [here, next] = [corners[i] > 0, corners[(i + 1) % 4] > 0];
        if (here && !next) leaves.push(round[i]);
        if (!here && next) enters.push(round[i]);
      }
      for (const [i, side] of enters.entries()) onward.set(side, leaves[i]);
    }
  }
  const pointOn = (side: number): Point => {
    const at = side >> 1;
    const [a, b] = [at % wide, Math.floor(at / wide)];
    const from = heights[at];
    const to = heights[side % 2 === 0 ? at + 1 : at + wide];
    const part = from / (from - to);
    return side % 2 === 0
      ? { x: left + (a + part) * STEP, y: top + b * STEP }
      : { x: left + a * STEP, y: top + (b + part) * STEP };
  };
  const rings: Point[][] = [];
  for (const start of onward.keys()) {
    const ring: Point[] = [];
    for (let side: number | undefined = start; side !== undefined && onward.has(side);) {
      ring.push(pointOn(side));
      const next: number | undefined = onward.get(side);
      onward.delete(side);
      side = next;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

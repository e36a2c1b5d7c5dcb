import type { Point } from '@sandtable/kernel';
import { SQUARE, type Plot, type Plots } from './plots.ts';
import { between, scatterOf, type Scatter } from '../scenery/scatter.ts';

/** A hedge or a wall, as points a few units apart. */
export interface BorderLine {
  readonly kind: 'hedge' | 'wall';
  readonly points: readonly Point[];
}

const STEP = 5.5;

/** From which corner to which a side goes, what lies beyond it, and who plants it if both could. */
const SIDES = [
  { from: 0, to: 1, right: 0, down: -1, plants: false },
  { from: 1, to: 2, right: 1, down: 0, plants: true },
  { from: 2, to: 3, right: 0, down: 1, plants: true },
  { from: 3, to: 0, right: -1, down: 0, plants: false },
] as const;

/** The corners of a field, clockwise from the upper left: no field is quite square. */
export function cornersOf(plot: Plot, plots: Plots): readonly Point[] {
  const { x, y, column, row } = plot;
  const scatter = scatterOf(column, row, 42);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, down]) => {
    const inset = (joined: boolean): number => (joined ? 0 : between(scatter, 6, 14));
    const [across, along] = [
      inset(plots.continues(plot, right, 0)),
      inset(plots.continues(plot, 0, down)),
    ];
    return {
      x: x + (right < 0 ? across : SQUARE - across),
      y: y + (down < 0 ? along : SQUARE - along),
    };
  });
}

/** Three of the four sides, some with a gate in them; one line between two fields is enough. */
export function borderLines(plot: Plot, plots: Plots): BorderLine[] {
  const scatter = scatterOf(plot.column, plot.row, 40);
  const corners = cornersOf(plot, plots);
  const kind = scatter() < 0.64 ? 'hedge' : 'wall';
  const open = Math.floor(scatter() * SIDES.length);
  return SIDES.flatMap(({ from, to, right, down, plants }, side) => {
    const joined = plots.continues(plot, right, down);
    const [gate, width] = [between(scatter, 0.25, 0.75), between(scatter, 0.06, 0.12)];
    const gated = scatter() < 0.5;
    if (joined ? !plants : side === open) return [];
    const parts = gated
      ? [
          [0, gate - width],
          [gate + width, 1],
        ]
      : [[0, 1]];
    return parts.map(([start, end]) => ({
      kind,
      points: run(corners[from], corners[to], start, end, scatter),
    }));
  });
}

/** Points from a part of the way between two corners to another. */
function run(from: Point, to: Point, start: number, end: number, scatter: Scatter): Point[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) * (end - start);
  const steps = Math.max(Math.round(long / STEP), 1);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = start + ((end - start) * i) / steps;
    // A line bends a little outward on its way.
    const sway = between(scatter, -0.8, 0.8) + 1.6 * Math.sin(part * Math.PI);
    const [right, down] = [to.x - from.x, to.y - from.y];
    const whole = Math.hypot(right, down);
    return {
      x: from.x + right * part + (down / whole) * sway,
      y: from.y + down * part - (right / whole) * sway,
    };
  });
}

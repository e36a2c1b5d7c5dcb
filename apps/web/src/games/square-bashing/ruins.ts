import type { Point } from '@sandtable/kernel';
import { between, scatterOf, type Scatter } from '../scenery/scatter.ts';
import { circle, polygon } from '../scenery/shapes.ts';
import { SQUARE, type Plan, type Plot } from './plan.ts';
import { isByRoad } from './roads.ts';

/** A house of which the shells have left more or less. */
interface Ruin {
  /** What still stands, with a bite out of it. */
  readonly walls: string;
  readonly isWhole: boolean;
  readonly rubble: string;
}

/** Houses stand in rows around the square and along its streets. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [12, 9],
  [27, 7],
  [40, 9],
  [62, 8],
  [76, 7],
  [90, 11],
  [8, 25],
  [24, 22],
  [38, 25],
  [63, 22],
  [79, 25],
  [92, 27],
  [9, 40],
  [23, 39],
  [76, 38],
  [91, 41],
  [8, 61],
  [24, 63],
  [77, 62],
  [92, 60],
  [9, 77],
  [23, 79],
  [39, 76],
  [62, 78],
  [78, 78],
  [91, 75],
  [11, 92],
  [26, 91],
  [40, 93],
  [61, 92],
  [76, 93],
  [89, 90],
  [39, 40],
  [61, 60],
  [38, 62],
  [62, 39],
];

export function ruinsIn(plan: Plan, { x, y, column, row }: Plot): Ruin[] {
  const scatter = scatterOf(column, row, 360);
  return PLACES.flatMap(([right, down]) => {
    const at = {
      x: x + right + between(scatter, -2.5, 2.5),
      y: y + down + between(scatter, -2, 2),
    };
    const ruin = ruinAt(at, scatter);
    return scatter() < 0.12 || isByRoad(plan, at, 8.5) ? [] : [ruin];
  });
}

function ruinAt({ x, y }: Point, scatter: Scatter): Ruin {
  const [long, broad] = [between(scatter, 4, 6.6), between(scatter, 2.6, 4)];
  const turn = between(scatter, -0.22, 0.22) + (scatter() < 0.5 ? 0 : Math.PI / 2);
  const isWhole = scatter() < 0.34;
  const bite = between(scatter, -0.1, 0.5);
  // Clockwise; the last corner has been shot away.
  const outline: readonly (readonly [number, number])[] = isWhole
    ? [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ]
    : [
        [-1, -1],
        [1, -1],
        [1, 0.5],
        [0.62, 0.18],
        [bite, 1],
        [bite - 0.3, 0.4],
        [-0.7, 1],
        [-1, 0.6],
      ];
  const points = outline.map(([right, down]): Point => {
    const [a, b] = [right * long, down * broad];
    return {
      x: x + a * Math.cos(turn) - b * Math.sin(turn),
      y: y + a * Math.sin(turn) + b * Math.cos(turn),
    };
  });
  const rubble = isWhole
    ? ''
    : Array.from({ length: 6 }, () =>
        circle(
          x + between(scatter, -long, long) * 1.1,
          y + between(scatter, -long, long),
          between(scatter, 0.35, 0.8),
        ),
      ).join('');
  return { walls: polygon(points), isWhole, rubble };
}

/** A church: its plan in the form of a cross, where no road is. */
export function churchIn({ x, y, column, row }: Plot): string {
  const left = scatterOf(column, row, 361)() < 0.5;
  const [cx, cy] = [x + (left ? 27 : 73), y + SQUARE / 2 + 1];
  return `M${cx - 9} ${cy - 2.6}h6v-4h5v4h7v5.2h-7v4h-5v-4h-6z`;
}

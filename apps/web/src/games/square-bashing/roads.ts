import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { middleOf, SQUARE, TOWARD, type Face, type Plan, type Plot } from './plan.ts';

/** Where a road goes through a face: always its middle, so that squares fit together. */
export function gateOf(plot: Plot, face: Face): Point {
  const [right, down] = TOWARD[face];
  const { x, y } = middleOf(plot);
  return { x: x + (right * SQUARE) / 2, y: y + (down * SQUARE) / 2 };
}

/** A stretch of road, from where to where, and the two points that bend it. */
type Stretch = readonly [from: Point, leave: Point, arrive: Point, to: Point];

const OPPOSITE: Readonly<Record<Face, Face>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** The roads of a square: straight through where they can, the others meet that. */
export function roadsIn(plot: Plot): Stretch[] {
  const scatter = scatterOf(plot.column, plot.row, 340);
  const { x, y } = middleOf(plot);
  const middle = { x: x + between(scatter, -3, 3), y: y + between(scatter, -3, 3) };
  const faces = plot.roads;
  const through = faces.find((face) => faces.includes(OPPOSITE[face]));
  const rest = faces.filter(
    (face) => through === undefined || (face !== through && face !== OPPOSITE[through]),
  );
  // Square to the face, so that there is no kink between two squares.
  const inward = (face: Face, far: number): Point => {
    const gate = gateOf(plot, face);
    const [right, down] = TOWARD[face];
    return { x: gate.x - right * far, y: gate.y - down * far };
  };
  const main: Stretch[] = [];
  let knot: Point = middle;
  if (through !== undefined) {
    const lean = between(scatter, -9, 9);
    const [right, down] = TOWARD[through];
    const [leave, arrive] = [inward(through, 36), inward(OPPOSITE[through], 36)];
    const stretch: Stretch = [
      gateOf(plot, through),
      { x: leave.x + down * lean, y: leave.y + right * lean },
      { x: arrive.x - down * lean, y: arrive.y - right * lean },
      gateOf(plot, OPPOSITE[through]),
    ];
    main.push(stretch);
    knot = along(stretch, 0.5);
  }
  return [
    ...main,
    ...rest.map((face): Stretch => [gateOf(plot, face), inward(face, 26), inward(face, 36), knot]),
  ];
}

/** Whether a place is so near to a road. */
export function isByRoad(plan: Plan, { x, y }: Point, near: number): boolean {
  const plot = plan.at(Math.floor(x / SQUARE), Math.floor(y / SQUARE));
  if (plot === undefined || plot.roads.length === 0) return false;
  return roadsIn(plot).some((road) =>
    pointsOf(road).some((point) => Math.hypot(point.x - x, point.y - y) < near),
  );
}

const STEPS = 20;

/** Points along a road. */
export function pointsOf(road: Stretch): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => along(road, i / STEPS));
}

function along([from, leave, arrive, to]: Stretch, t: number): Point {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return {
    x: a * from.x + b * leave.x + c * arrive.x + d * to.x,
    y: a * from.y + b * leave.y + c * arrive.y + d * to.y,
  };
}

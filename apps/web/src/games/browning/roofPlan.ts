import type { Point } from '@sandtable/kernel';
import { apart, middleOf, sidesOf, toward } from './outlines.ts';

/** A slope of a roof: its eaves from one corner to the next, and the ridge above them. */
export interface Slope {
  readonly eaves: readonly [Point, Point];
  /** The ends of the ridge, over those of the eaves; twice the same where it is a tip. */
  readonly ridge: readonly [Point, Point];
}

export interface RoofPlan {
  readonly shape: 'house' | 'spire';
  readonly slopes: readonly Slope[];
  /** The line of the ridge, for chimneys. */
  readonly ridge: readonly Point[];
}

/** A tower is nearly square, and no longer than this. */
const TOWER = 50;
/** How far the ends of a ridge stay back, in parts of the breadth of the house. */
const HIP = 0.26;

/** Over four corners one ridge, over an L two that meet; over anything else a tip. */
export function roofPlan(points: readonly Point[]): RoofPlan {
  if (points.length === 4) return overFour(points);
  const inner = innerCorners(points);
  if (points.length === 6 && inner.length === 1) return overCorner(points, inner[0]);
  return overMiddle(points);
}

function overFour(points: readonly Point[]): RoofPlan {
  const [first, second] = [apart(points[0], points[1]), apart(points[1], points[2])];
  const [long, short] = [Math.max(first, second), Math.min(first, second)];
  if (long < TOWER && long < short * 1.15) return overMiddle(points);
  const [a, b, c, d] = first >= second ? points : [...points.slice(1), points[0]];
  const [start, end] = [toward(d, a, 0.5), toward(b, c, 0.5)];
  const back = (HIP * short) / long;
  const [from, to] = [toward(start, end, back), toward(end, start, back)];
  return {
    shape: 'house',
    slopes: [
      { eaves: [a, b], ridge: [from, to] },
      { eaves: [b, c], ridge: [to, to] },
      { eaves: [c, d], ridge: [to, from] },
      { eaves: [d, a], ridge: [from, from] },
    ],
    ridge: [from, to],
  };
}

/** The ridges of both wings meet between the inner corner and the one opposite. */
function overCorner(points: readonly Point[], inner: number): RoofPlan {
  const corner = (i: number): Point => points[(inner + i) % points.length];
  const [r, a, b, c, d, e] = [0, 1, 2, 3, 4, 5].map(corner);
  const meeting = toward(r, c, 0.5);
  const endOf = (one: Point, other: Point): Point => {
    const gable = toward(one, other, 0.5);
    return toward(gable, meeting, (HIP * apart(one, other)) / apart(gable, meeting));
  };
  const [wing, main] = [endOf(a, b), endOf(d, e)];
  return {
    shape: 'house',
    slopes: [
      { eaves: [r, a], ridge: [meeting, wing] },
      { eaves: [a, b], ridge: [wing, wing] },
      { eaves: [b, c], ridge: [wing, meeting] },
      { eaves: [c, d], ridge: [meeting, main] },
      { eaves: [d, e], ridge: [main, main] },
      { eaves: [e, r], ridge: [main, meeting] },
    ],
    ridge: [wing, meeting, main],
  };
}

function overMiddle(points: readonly Point[]): RoofPlan {
  const tip = middleOf(points);
  return {
    shape: 'spire',
    slopes: sidesOf(points).map((eaves) => ({ eaves, ridge: [tip, tip] })),
    ridge: [tip],
  };
}

/** The corners where the outline turns the other way. */
function innerCorners(points: readonly Point[]): number[] {
  const turns = points.map((point, i) => {
    const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length]];
    return (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
  });
  const whole = Math.sign(turns.reduce((sum, turn) => sum + Math.sign(turn), 0));
  return turns.flatMap((turn, i) => (Math.sign(turn) === -whole ? [i] : []));
}

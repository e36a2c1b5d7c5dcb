import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { isInside, sidesOf } from '../browning/outlines.ts';
import { bent, bentRound, nearestOn, ringOf, stepsAlong } from './bends.ts';
import { figureIn, ofKind, type Chart } from './chart.ts';
import type { Sign } from './tiles.ts';

/** The side of a hill: its foot, and the crest and higher contours to which it rises. */
export interface Slope {
  readonly level: number;
  readonly foot: readonly Point[];
  readonly tops: readonly (readonly Point[])[];
}

/** A stroke downhill: pointed at its foot, and the thicker at its head the darker it lies. */
interface Hachure {
  readonly head: Point;
  readonly foot: Point;
  readonly thick: number;
}

const SPACING = 5.4;
const FINENESS = 18;
/** How far up from the contour strokes go at most, in how many rows, and how long one is. */
const REACH = 80;
const ROW = 21;
const GAP = 3;
/** Up to which part of the way to the top. */
const HIGHEST = 0.82;
const STEPS = 3;
/** How much of each step goes straight up at least. */
const CLIMB = 0.45;
/** Light comes from the upper left, as on all such maps. */
const LIGHT = { x: -0.6, y: -0.8 } as const;

/** PB-1.6: crests and contours come in the order of their hills. */
export function slopesOf(chart: Chart): Slope[] {
  const crests = ofKind(chart, 'crest');
  const hills = ofKind(chart, 'hill').map((hill, i) => ({
    level: figureIn(hill, 'level'),
    outline: hill.points,
    foot: bentRound(hill.points, FINENESS),
    crest: bent(crests[i].points, FINENESS),
  }));
  return hills.map(({ level, outline, foot, crest }) => {
    const above = hills.filter(
      (other) => other.level > level && isInside(outline, other.outline[0]),
    );
    return { level, foot, tops: [crest, ...above.map((other) => ringOf(other.foot))] };
  });
}

export function hachuresOf({ foot, tops }: Slope): Hachure[] {
  // Always the same way round: what is uphill lies on the same hand of the contour everywhere.
  const ring = ringOf(isClockwise(foot) ? foot : foot.toReversed());
  const scatter = scatterOf(Math.round(foot[0].x), Math.round(foot[0].y), 80);
  let starts: Point[] = stepsAlong(ring, SPACING).map(({ x, y }) => ({ x, y }));
  const hachures: Hachure[] = [];
  for (let low = 0; low < REACH && starts.length > 0; low += ROW + GAP) {
    const next: Point[] = [];
    const drawn = sparse(SPACING * 0.62);
    for (const start of starts) {
      if (!drawn(start)) continue;
      const head = uphill(start, between(scatter, ROW * 0.82, ROW), ring, tops);
      if (head === undefined) continue;
      hachures.push({ head, foot: start, thick: thicknessOf(start, head, low) });
      const further = uphill(head, GAP, ring, tops);
      if (further !== undefined) next.push(further);
    }
    starts = next;
  }
  return hachures;
}

/** As seen, with y downward. */
function isClockwise(outline: readonly Point[]): boolean {
  const around = sidesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  return around > 0;
}

/** So far up the slope; nothing where that is over the top. */
function uphill(
  from: Point,
  length: number,
  ring: readonly Point[],
  tops: readonly (readonly Point[])[],
): Point | undefined {
  let [x, y, climbed] = [from.x, from.y, -Infinity];
  for (let step = 0; step < STEPS; step++) {
    const below = nearestOn([ring], { x, y });
    const above = nearestOn(tops, { x, y });
    const whole = below.away + above.away;
    // Where two sides of a hill meet below its crest, no stroke goes on down the other side.
    const isOver = below.away < climbed + (CLIMB * length) / STEPS;
    if (isOver || below.away > HIGHEST * whole) return undefined;
    climbed = below.away;
    // Away from the contour at first, then more and more toward the top. On the contour itself it is
    // square to it.
    const [upX, upY] = [above.x - x, above.y - y];
    const offX = below.away < 1 ? -below.dy : (x - below.x) / below.away;
    const offY = below.away < 1 ? below.dx : (y - below.y) / below.away;
    const part = below.away / whole;
    const dx = offX * (1 - part) + (upX / (above.away || 1)) * part;
    const dy = offY * (1 - part) + (upY / (above.away || 1)) * part;
    const long = Math.hypot(dx, dy) || 1;
    x += (dx / long) * (length / STEPS);
    y += (dy / long) * (length / STEPS);
  }
  return { x, y };
}

/** Thick away from the light and low on the slope, where it is steep. */
function thicknessOf(foot: Point, head: Point, low: number): number {
  const [dx, dy] = [foot.x - head.x, foot.y - head.y];
  const shade = -(dx * LIGHT.x + dy * LIGHT.y) / (Math.hypot(dx, dy) || 1);
  return (1.75 + 1.25 * shade) * (1 - (0.7 * low) / REACH);
}

/** Whether there is room: says no to what comes nearer than this to something before it. */
function sparse(least: number): (point: Point) => boolean {
  const taken = new Map<number, Point[]>();
  const cellOf = (column: number, row: number): number => column * 0x1_0000 + row;
  return ({ x, y }) => {
    const [column, row] = [Math.floor(x / least), Math.floor(y / least)];
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        const near = taken.get(cellOf(i, j));
        if (near?.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < least ** 2) === true) {
          return false;
        }
      }
    }
    const here = taken.get(cellOf(column, row));
    if (here === undefined) taken.set(cellOf(column, row), [{ x, y }]);
    else here.push({ x, y });
    return true;
  };
}

export function wedge({ head, foot, thick }: Hachure): Sign {
  const [dx, dy] = [foot.x - head.x, foot.y - head.y];
  const half = thick / 2 / (Math.hypot(dx, dy) || 1);
  const [right, down] = [-dy * half, dx * half];
  const d = `M${fine(head.x + right)} ${fine(head.y + down)}L${fine(foot.x)} ${fine(foot.y)}L${fine(
    head.x - right,
  )} ${fine(head.y - down)}Z`;
  return { x: foot.x, y: foot.y, d };
}

import { hullOf, overlap } from './convex.ts';
import type { Polygon } from './polygon.ts';
import { cross, lengthAlongside } from './segment.ts';
import { cosine, sine, UNIT, wrapDegrees } from './turn.ts';
import { toWhole } from './whole.ts';

/** The edges of a block, clockwise from its front. Edge n goes from corner n to the next. */
export const BLOCK_EDGES = ['front', 'right', 'rear', 'left'] as const;
export type BlockEdge = (typeof BLOCK_EDGES)[number];

/**
 * A block: a rectangle that faces somewhere. Its corners are front left, front right, rear right,
 * rear left, each at the nearest whole point, and every function for convex polygons takes it.
 */
export interface Rectangle extends Polygon {
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  /** The length of its front edge. */
  readonly width: number;
  readonly depth: number;
  /** 0 to 359 degrees clockwise from up. */
  readonly facing: number;
}

/**
 * Makes a block ready. Halves are rounded up on either side of the centre, so that blocks side by
 * side at a right angle to the table touch without overlapping.
 */
export function rectangleOf(
  x: number,
  y: number,
  width: number,
  depth: number,
  facing: number,
): Rectangle {
  const s = sine(facing);
  const c = cosine(facing);
  const twice = 2 * UNIT;
  const cornerX = (aside: number, ahead: number): number =>
    x + toWhole((aside * c + ahead * s) / twice);
  const cornerY = (aside: number, ahead: number): number =>
    y + toWhole((ahead * c - aside * s) / twice);
  const xs = [
    cornerX(-width, depth),
    cornerX(width, depth),
    cornerX(width, -depth),
    cornerX(-width, -depth),
  ];
  const ys = [
    cornerY(-width, depth),
    cornerY(width, depth),
    cornerY(width, -depth),
    cornerY(-width, -depth),
  ];
  return {
    // A small number, whatever it was worked out with: see `toWhole`.
    x: x | 0,
    y: y | 0,
    width,
    depth,
    facing,
    xs,
    ys,
    area:
      (-cross(xs[0], ys[0], xs[1], ys[1], xs[2], ys[2]) -
        cross(xs[0], ys[0], xs[2], ys[2], xs[3], ys[3])) /
      2,
    isClockwise: true,
    minX: Math.min(xs[0], xs[1], xs[2], xs[3]),
    minY: Math.min(ys[0], ys[1], ys[2], ys[3]),
    maxX: Math.max(xs[0], xs[1], xs[2], xs[3]),
    maxY: Math.max(ys[0], ys[1], ys[2], ys[3]),
  };
}

/**
 * Whether a point lies behind the line along a block's front. On the line is not behind. Judged by
 * the facing, not by the rounded corners.
 */
export function isBehindFront(block: Rectangle, x: number, y: number): boolean {
  const ahead = (x - block.x) * sine(block.facing) + (y - block.y) * cosine(block.facing);
  return 2 * ahead < block.depth * UNIT;
}

/** For how long an edge of a block lies against an edge of another, at most so far away. */
export function contactLength(
  block: Rectangle,
  edge: BlockEdge,
  other: Rectangle,
  otherEdge: BlockEdge,
  tolerance: number,
): number {
  const i = BLOCK_EDGES.indexOf(edge);
  const j = BLOCK_EDGES.indexOf(otherEdge);
  const a = (i + 1) & 3;
  const b = (j + 1) & 3;
  return lengthAlongside(
    block.xs[i],
    block.ys[i],
    block.xs[a],
    block.ys[a],
    other.xs[j],
    other.ys[j],
    other.xs[b],
    other.ys[b],
    tolerance,
  );
}

/** The edge of another block that an edge lies against for longest, if it does at all. */
export function edgeInContact(
  block: Rectangle,
  edge: BlockEdge,
  other: Rectangle,
  tolerance: number,
): BlockEdge | undefined {
  let longest = 0;
  let found: BlockEdge | undefined;
  for (const otherEdge of BLOCK_EDGES) {
    const length = contactLength(block, edge, other, otherEdge, tolerance);
    if (length <= longest) continue;
    longest = length;
    found = otherEdge;
  }
  return found;
}

/**
 * A block of this size that stands with its front flush against an edge of another, its centre so
 * far to the right of that edge's middle as one looks at it. It never overlaps the other; rounding
 * may leave a gap of two units.
 */
export function placedAgainst(
  other: Rectangle,
  edge: BlockEdge,
  width: number,
  depth: number,
  aside: number,
): Rectangle {
  const index = BLOCK_EDGES.indexOf(edge);
  const outward = wrapDegrees(other.facing + 90 * index);
  const facing = wrapDegrees(outward + 180);
  const [s, c] = [sine(outward), cosine(outward)];
  const reach = (index % 2 === 0 ? other.depth : other.width) + depth;
  for (let room = 0; ; room++) {
    const twiceOut = reach + 2 * room;
    const x = other.x + toWhole((twiceOut * s - 2 * aside * c) / (2 * UNIT));
    const y = other.y + toWhole((twiceOut * c + 2 * aside * s) / (2 * UNIT));
    const placed = rectangleOf(x, y, width, depth, facing);
    if (!overlap(placed, other)) return placed;
  }
}

/** All the ground a block passes over when it goes straight by so much, keeping its facing. */
export function sweptBy(block: Rectangle, dx: number, dy: number): Polygon {
  const corners = block.xs.map((x, i) => ({ x, y: block.ys[i] }));
  return hullOf([...corners, ...corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }))]);
}

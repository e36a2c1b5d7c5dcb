import { otherSide, SETTING } from '@sandtable/kernel';
import type { Rectangle } from '@sandtable/table';
import { cosine, sine, UNIT } from '@sandtable/table';
import { blockOf } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { ON_MAP, type State } from '../../state/state.ts';
import { TOUCH } from '../tables.ts';

/** The corners of what lies in the way, before and after a cut. Used anew by each call. */
let [xs, ys]: [number[], number[]] = [[], []];
let [nextXs, nextYs]: [number[], number[]] = [[], []];
/** The parts of the breadth that are blocked, from and to, and how many numbers that is. */
const blocked: number[] = [];
let count = 0;

/** PB-2.4, PB-4.5: whether a piece stands in the way of that side: an enemy on the map, and no HQ. */
export function blocksWay(state: State, piece: number, side: SideIndex): boolean {
  const { sides, kinds } = state[SETTING];
  return state.place[piece] === ON_MAP && sides[piece] !== side && kinds[piece] !== 'hq';
}

/**
 * PB-4.5: whether a block that goes straight by so much, keeping its facing, gets past the enemy: most
 * of its breadth across its way must be clear of all of their blocks, in one part. `except` is an enemy
 * that does not count (PB-6.2), or -1. Those in the way are written into `met`, if it is given.
 */
export function passes(
  state: State,
  side: SideIndex,
  x: number,
  y: number,
  facing: number,
  width: number,
  depth: number,
  dx: number,
  dy: number,
  except: number,
  met?: number[],
): boolean {
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return true;
  // The unit vector of the way, and how far the block reaches across it.
  const ux = dx / length;
  const uy = dy / length;
  const fx = sine(facing) / UNIT;
  const fy = cosine(facing) / UNIT;
  const ahead = fx * ux + fy * uy;
  const aside = fx * uy - fy * ux;
  const reach = (width * Math.abs(ahead) + depth * Math.abs(aside)) / 2;
  // Most pieces are farther away than a block that could be in the way, columns included.
  const { lineReach, columnReach, ofSide } = state[SETTING];
  const far = (width + depth) / 2 + Math.max(lineReach, columnReach);
  const left = Math.min(x, x + dx) - far;
  const right = Math.max(x, x + dx) + far;
  const bottom = Math.min(y, y + dy) - far;
  const top = Math.max(y, y + dy) + far;
  const enemies = ofSide[otherSide(side)];
  count = 0;
  for (let i = 0; i < enemies.length; i++) {
    const piece = enemies[i];
    const otherX = state.x[piece];
    const otherY = state.y[piece];
    if (otherX < left || otherX > right || otherY < bottom || otherY > top) continue;
    if (piece === except || !blocksWay(state, piece, side)) continue;
    const block = blockOf(state, piece);
    const limit = reach + (block.width + block.depth) / 2;
    const off = (otherX - x) * uy - (otherY - y) * ux;
    if (off > limit || off < -limit) continue;
    if (lies(block, x, y, fx, fy, width, depth, dx, dy, ux, uy, reach)) met?.push(piece);
  }
  // Half is not most of it; the rounding of corners must not make it so either.
  return count === 0 || widestGap(reach) >= reach + 1;
}

/** Adds the part of the breadth that a block covers; false where it is not in the way at all. */
function lies(
  block: Rectangle,
  x: number,
  y: number,
  fx: number,
  fy: number,
  width: number,
  depth: number,
  dx: number,
  dy: number,
  ux: number,
  uy: number,
  reach: number,
): boolean {
  let corners = 4;
  for (let i = 0; i < 4; i++) {
    xs[i] = block.xs[i] - x;
    ys[i] = block.ys[i] - y;
  }
  // All the ground that is passed over: each edge of the block, moved on where that is forward of it.
  const on = fx * dx + fy * dy;
  const over = fy * dx - fx * dy;
  corners = cut(corners, fx, fy, depth / 2 + Math.max(0, on) - TOUCH);
  corners = cut(corners, -fx, -fy, depth / 2 + Math.max(0, -on) - TOUCH);
  corners = cut(corners, fy, -fx, width / 2 + Math.max(0, over) - TOUCH);
  corners = cut(corners, -fy, fx, width / 2 + Math.max(0, -over) - TOUCH);
  if (corners === 0) return false;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < corners; i++) {
    const off = xs[i] * uy - ys[i] * ux;
    if (off < low) low = off;
    if (off > high) high = off;
  }
  low = Math.max(low, -reach);
  high = Math.min(high, reach);
  if (high <= low) return false;
  blocked[count++] = low;
  blocked[count++] = high;
  return true;
}

/** Keeps what lies less far than the limit along a direction; gives how many corners that has. */
function cut(corners: number, nx: number, ny: number, limit: number): number {
  if (corners === 0) return 0;
  let kept = 0;
  let last = corners - 1;
  let before = limit - xs[last] * nx - ys[last] * ny;
  for (let i = 0; i < corners; i++) {
    const left = limit - xs[i] * nx - ys[i] * ny;
    if (left > 0 !== before > 0) {
      const part = before / (before - left);
      nextXs[kept] = xs[last] + (xs[i] - xs[last]) * part;
      nextYs[kept++] = ys[last] + (ys[i] - ys[last]) * part;
    }
    if (left > 0) {
      nextXs[kept] = xs[i];
      nextYs[kept++] = ys[i];
    }
    before = left;
    last = i;
  }
  const oldXs = xs;
  const oldYs = ys;
  xs = nextXs;
  ys = nextYs;
  nextXs = oldXs;
  nextYs = oldYs;
  return kept;
}

/** How wide the widest part of the breadth is that nobody blocks. */
function widestGap(reach: number): number {
  let widest = 0;
  let done = -reach;
  for (;;) {
    // There are few of them: the next is looked for each time.
    let next = -1;
    for (let i = 0; i < count; i += 2) {
      if (blocked[i + 1] > done && (next < 0 || blocked[i] < blocked[next])) next = i;
    }
    if (next < 0) return Math.max(widest, reach - done);
    widest = Math.max(widest, blocked[next] - done);
    done = blocked[next + 1];
  }
}

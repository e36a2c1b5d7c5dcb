import { cosine, sine, toWhole, UNIT } from '@sandtable/table';
import { blockOf } from '../02-pieces/blocks.ts';
import { goThrough, type Search } from './search.ts';

/** PB-4.4: over a bridge or a ford. */
export function goByCrossings(s: Search): void {
  for (const { x, y } of s.ground.crossings) goThrough(s, x, y);
}

/** How far outside of the corners of enemy blocks a centre goes past them. */
const PAST = 24;

/** PB-4.5: past either end of each enemy block that is in the way, and of all of them together. */
export function goAround(s: Search): void {
  // By their blocks: the order of the pieces would tell who they are.
  const { block } = s.state;
  s.met.sort((one, other) => block[one] - block[other]);
  for (const hand of HANDS) {
    goPast(s, hand, 0, s.met.length);
    if (s.met.length === 1) continue;
    for (let i = 0; i < s.met.length; i++) goPast(s, hand, i, i + 1);
  }
  if (s.target < 0) return;
  // Round the target, to come straight onto the edge.
  const [ahead, aside] = [sine(s.facing) / UNIT, cosine(s.facing) / UNIT];
  for (const far of [s.width / 2, s.width]) {
    goThrough(s, s.toX - toWhole(far * ahead), s.toY - toWhole(far * aside));
  }
}

const HANDS = [1, -1] as const;

/**
 * By the point where two lines meet that just pass some of the blocks on one hand: to the right of
 * them, or to the left.
 */
function goPast(s: Search, hand: 1 | -1, from: number, to: number): void {
  const near = outermost(s, s.x, s.y, hand, from, to);
  const [ax, ay] = [lineX, lineY];
  const far = outermost(s, s.toX, s.toY, hand === 1 ? -1 : 1, from, to);
  if (!near || !far) return;
  const [bx, by] = [lineX, lineY];
  const across = ax * by - ay * bx;
  if (Math.abs(across) < 1e-6) return;
  const part = ((s.toX - s.x) * by - (s.toY - s.y) * bx) / across;
  if (part <= 0 || part > s.budget) return;
  goThrough(s, s.x + toWhole(part * ax), s.y + toWhole(part * ay));
}

/** The direction that was found: one unit long. */
let [lineX, lineY] = [0, 0];

/** The line from a point that just passes blocks on one hand; false where it is too near to them. */
function outermost(
  s: Search,
  x: number,
  y: number,
  hand: 1 | -1,
  from: number,
  to: number,
): boolean {
  let found = false;
  for (let i = from; i < to; i++) {
    const { xs, ys } = blockOf(s.state, s.met[i]);
    for (let corner = 0; corner < 4; corner++) {
      const [dx, dy] = [xs[corner] - x, ys[corner] - y];
      if (found && hand * (dx * lineY - dy * lineX) <= 0) continue;
      found = true;
      [lineX, lineY] = [dx, dy];
    }
  }
  const length = Math.sqrt(lineX * lineX + lineY * lineY);
  if (!found || length <= PAST) return false;
  // Turned away a little, so that the corner stays that far off.
  const [ux, uy] = [lineX / length, lineY / length];
  const [wideX, wideY] = [lineX + hand * PAST * uy, lineY - hand * PAST * ux];
  const wide = Math.sqrt(wideX * wideX + wideY * wideY);
  [lineX, lineY] = [wideX / wide, wideY / wide];
  return true;
}

import { boxOf, fromRim, isInside } from '../browning/outlines.ts';
import { between } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { bentRound } from './bends.ts';
import { scatterOn, type Mapped } from './chart.ts';
import type { Sign } from './tiles.ts';

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const SPACING = 13.5;
/** How far from the edge of the wood the outermost trees stand. */
const RIM = 4.5;

/** Trees in uneven rows, from the back to the front, so that each stands before the one behind it. */
export function treesOf(wood: Mapped): Tree[] {
  const outline = bentRound(wood.points, 20);
  const { left, top, right, bottom } = boxOf(outline);
  const scatter = scatterOn(wood, 70);
  const trees: Tree[] = [];
  for (let row = 0; top + row * SPACING * 0.72 < bottom; row++) {
    for (let x = left + (row % 2) * (SPACING / 2); x < right; x += SPACING) {
      const at = {
        x: x + between(scatter, -0.3, 0.3) * SPACING,
        y: top + row * SPACING * 0.72 + between(scatter, -0.22, 0.22) * SPACING,
      };
      const [grown, gone] = [scatter(), scatter() < 0.1];
      if (!isInside(outline, at)) continue;
      const depth = fromRim(outline, at);
      if (depth < RIM || (gone && depth > 2 * SPACING)) continue;
      trees.push({ ...at, r: 4.1 + 2.5 * grown });
    }
  }
  return trees;
}

/** A crown of three bulges on a short foot. */
export function crown({ x, y, r }: Tree): Sign {
  const [low, side, top] = [fine(r * 0.85), fine(r * 0.62), fine(r * 0.7)];
  const d = `M${fine(x - r * 0.8)} ${fine(y + r * 0.4)}a${side} ${side} 0 0 1 ${fine(r * 0.2)} ${fine(-r * 0.95)}a${top} ${top} 0 0 1 ${fine(r * 1.2)} 0a${side} ${side} 0 0 1 ${fine(r * 0.2)} ${fine(r * 0.95)}a${low} ${low} 0 0 1 ${fine(-r * 1.6)} 0z`;
  return { x, y, d };
}

/** The side of the crown away from the light: a thick stroke within its edge. */
export function shade({ x, y, r }: Tree): Sign {
  const bend = fine(r * 0.95);
  const d = `M${fine(x + r * 0.62)} ${fine(y - r * 0.4)}a${bend} ${bend} 0 0 1 ${fine(-r * 0.9)} ${fine(r * 1.05)}`;
  return { x, y, d };
}

/** The shadow it casts on the ground. */
export function cast({ x, y, r }: Tree): Sign {
  return { x, y, d: `M${fine(x - r * 0.1)} ${fine(y + r * 0.95)}h${fine(r * 1.6)}` };
}

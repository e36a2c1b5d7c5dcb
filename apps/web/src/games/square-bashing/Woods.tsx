import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { circle, fine, softened } from '../scenery/shapes.ts';
import { LEAF, LEAF_INK, LEAF_WASH } from './colours.ts';
import { SQUARE, type Plan, type Plot } from './plan.ts';
import { contoursOf, fieldOf, type Field } from './relief.ts';
import { isByRoad } from './roads.ts';

const SPACING = 9.4;

/** SB-1.2: a green wash with a firm edge, full of little trees that throw a shadow. */
export function Woods({ plan }: { readonly plan: Plan }) {
  const plots = plan.plots.filter(({ ground }) => ground === 'woods');
  const field = fieldOf(plan, plots, { reach: 53, rough: 0.13, layer: 330 });
  const rim = contoursOf(field, plots, 0.02)
    .map((ring) => softened(ring))
    .join('');
  const trees = plots
    .flatMap((plot) => treesIn(plot, field))
    .filter((tree) => !isByRoad(plan, tree, 6.5));
  const [round, firs] = [trees.filter(({ fir }) => !fir), trees.filter(({ fir }) => fir)];
  return (
    <>
      <path d={rim} fill={LEAF_WASH} stroke={LEAF_INK} strokeWidth={0.8} />
      <path
        d={contoursOf(field, plots, 0.09)
          .map((ring) => softened(ring))
          .join('')}
        fill={LEAF}
        opacity={0.35}
      />
      <path
        d={round.map(({ x, y, r }) => circle(x + r * 0.45, y + r * 0.5, r)).join('')}
        fill={LEAF_INK}
        opacity={0.75}
      />
      <path
        d={round.map(({ x, y, r }) => circle(x, y, r)).join('')}
        fill={LEAF_WASH}
        stroke={LEAF_INK}
        strokeWidth={0.6}
      />
      <path
        d={round
          .map(
            ({ x, y, r }) =>
              `M${fine(x + r * 0.1)} ${fine(y + r * 0.6)}a${fine(r * 0.6)} ${fine(r * 0.6)} 0 0 0 ${fine(r * 0.5)} ${fine(-r * 0.7)}`,
          )
          .join('')}
        fill="none"
        stroke={LEAF_INK}
        strokeWidth={0.5}
      />
      <path
        d={firs
          .map(
            ({ x, y, r }) =>
              `M${fine(x)} ${fine(y - r * 1.5)}l${fine(r)} ${fine(r * 2.4)}h${fine(-2 * r)}z`,
          )
          .join('')}
        fill={LEAF}
        stroke={LEAF_INK}
        strokeWidth={0.6}
        strokeLinejoin="round"
      />
      <path
        d={firs
          .map(
            ({ x, y, r }) =>
              `M${fine(x)} ${fine(y - r * 1.5)}l${fine(r)} ${fine(r * 2.4)}h${fine(-r)}z`,
          )
          .join('')}
        fill={LEAF_INK}
        opacity={0.7}
      />
    </>
  );
}

interface Tree extends Point {
  readonly r: number;
  readonly fir: boolean;
}

function treesIn({ x, y, column, row }: Plot, field: Field): Tree[] {
  const scatter = scatterOf(column, row, 331);
  const trees: Tree[] = [];
  for (let down = -SPACING; down < SQUARE + SPACING; down += SPACING * 0.86) {
    for (let right = -SPACING; right < SQUARE + SPACING; right += SPACING) {
      const tree = {
        x: x + right + between(scatter, -3, 3),
        y: y + down + between(scatter, -2.6, 2.6),
        r: between(scatter, 2.2, 3.4),
        fir: scatter() < 0.2,
      };
      const isHere = Math.floor(tree.x / SQUARE) === column && Math.floor(tree.y / SQUARE) === row;
      const isOut =
        tree.x < x - 5 || tree.x > x + SQUARE + 5 || tree.y < y - 5 || tree.y > y + SQUARE + 5;
      if ((isHere || !isOut) && field(tree.x, tree.y) > 0.07) trees.push(tree);
    }
  }
  return trees;
}

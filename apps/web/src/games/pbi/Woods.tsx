import { SQUARE, type Plot, type Plots } from './plots.ts';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine, patch } from '../scenery/shapes.ts';
import { TREE_KINDS } from '../scenery/trees.ts';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: number;
}

/** Woods: a dark floor, and canopies that close over the borders between squares of wood. */
export function Woods({ plots }: { readonly plots: Plots }) {
  const woods = plots.of('woods');
  const trees = woods
    .flatMap((plot) => treesOf(plot, plots))
    // The light comes from the upper left: each tree covers the shadow of the one before.
    .toSorted((a, b) => a.y + a.x / 3 - (b.y + b.x / 3));
  return (
    <>
      <path
        d={woods.map((plot) => floor(plot, plots, 5)).join('')}
        fill="var(--floor)"
        opacity={0.35}
      />
      <path
        d={woods.map((plot) => floor(plot, plots, 1)).join('')}
        fill="var(--floor)"
        opacity={0.75}
      />
      {trees.map(({ x, y, size, kind }) => (
        <use
          key={`${x} ${y}`}
          href={`#scenery-tree-${kind}`}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
    </>
  );
}

function floor(plot: Plot, plots: Plots, over: number): string {
  const { x, y, column, row } = plot;
  const reach = (right: number, down: number): number =>
    plots.continues(plot, right, down) ? 10 : over - 9;
  return patch(
    scatterOf(column, row, 10),
    x - reach(-1, 0),
    y - reach(0, -1),
    x + SQUARE + reach(1, 0),
    y + SQUARE + reach(0, 1),
    5,
  );
}

const PLACES = [11, 31, 50, 69, 89];

/** Close together around the rim; smaller in the middle, where pieces stand. */
function treesOf(plot: Plot, plots: Plots): Tree[] {
  const { x, y, column, row } = plot;
  const scatter = scatterOf(column, row, 11);
  const trees: Tree[] = [];
  const plant = (right: number, down: number, sway: number, low: number, high: number): void => {
    trees.push({
      x: fine(x + right + between(scatter, -sway, sway)),
      y: fine(y + down + between(scatter, -sway, sway)),
      size: fine(between(scatter, low, high) * 10) / 10,
      kind: Math.floor(scatter() * TREE_KINDS),
    });
  };
  // A wood has no corners, except where it goes on.
  const pull = (at: number, other: number, goesOn: (way: number) => boolean): number => {
    const end = Math.abs(other - 50) > 30;
    if (!end || goesOn(Math.sign(at - 50))) return at;
    return 50 + (at - 50) * 0.86;
  };
  for (const [i, line] of PLACES.entries()) {
    for (const [j, place] of PLACES.entries()) {
      const rim = i % 4 === 0 || j % 4 === 0;
      const right = pull(place + (i % 2 === 0 ? 2.5 : -2.5), line, (way) =>
        plots.continues(plot, way, 0),
      );
      const down = pull(line, place, (way) => plots.continues(plot, 0, way));
      if (rim) {
        if (scatter() < 0.86) plant(right, down, 4, 0.55, 1.05);
      } else if (scatter() < 0.8) plant(right, down, 6, 0.38, 0.78);
    }
  }
  for (const along of [24, 50, 76]) {
    if (plots.continues(plot, 1, 0)) plant(SQUARE, along, 5, 0.7, 1.05);
    if (plots.continues(plot, 0, 1)) plant(along, SQUARE, 5, 0.7, 1.05);
  }
  return trees;
}

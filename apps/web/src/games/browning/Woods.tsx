import { between } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { TREE_KINDS } from '../scenery/trees.ts';
import { featuresOf, overAll, scatterOn, type Feature, type Land } from './land.ts';
import { boxOf, closedCurve, fromRim, isInside } from './outlines.ts';
import { Trees, type Tree } from './Trees.tsx';

const SPACING = 15;

/** Woods: a dark floor to the very edge, under canopies. */
export function Woods({ land }: { readonly land: Land }) {
  const woods = featuresOf(land, 'woods');
  const spacing = overAll(woods, SPACING);
  const floor = woods.map(({ points }) => closedCurve(points)).join('');
  return (
    <>
      <path d={floor} fill="var(--floor)" stroke="var(--floor)" strokeWidth={9} opacity={0.3} />
      <path d={floor} fill="var(--floor)" opacity={0.78} />
      <Trees trees={woods.flatMap((wood) => treesOf(wood, spacing))} />
    </>
  );
}

/** Close together and large around the rim; smaller in the middle, where figures stand. */
function treesOf(wood: Feature, spacing: number): Tree[] {
  const { points } = wood;
  const scatter = scatterOn(wood, 11);
  const { left, top, right, bottom } = boxOf(points);
  const trees: Tree[] = [];
  for (let row = 0; top + row * spacing * 0.87 < bottom; row++) {
    for (let x = left + (row % 2) * (spacing / 2); x < right; x += spacing) {
      const at = {
        x: fine(x + between(scatter, -4, 4)),
        y: fine(top + row * spacing * 0.87 + between(scatter, -4, 4)),
      };
      const kind = Math.floor(scatter() * TREE_KINDS);
      const [grown, thin] = [scatter(), scatter() < 0.12];
      if (!isInside(points, at)) continue;
      const depth = fromRim(points, at);
      if (depth < 4 || (thin && depth > 12)) continue;
      const size = depth < 16 ? 0.55 + 0.45 * grown : 0.45 + 0.4 * grown;
      trees.push({ ...at, size: fine(size * 10) / 10, kind });
    }
  }
  return trees;
}

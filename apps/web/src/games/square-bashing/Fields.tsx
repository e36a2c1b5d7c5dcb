import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { circle, fine, polygon, softened } from '../scenery/shapes.ts';
import { EARTH, LEAF, PENCIL } from './colours.ts';
import { SQUARE, type Plan } from './plan.ts';
import { contoursOf, noiseOf } from './relief.ts';

/** How large a field is. */
const FIELD = 36;
const CROPS = ['url(#sb-plough)', 'url(#sb-furrow)', 'url(#sb-orchard)'] as const;
/** The land rises and falls a little everywhere. */
const FALL = [-0.35, -0.1, 0.15, 0.4] as const;

/** Fields, hedges, and how the land lies: they mean nothing, but land without them is no land. */
export function Fields({ plan }: { readonly plan: Plan }) {
  const [across, down] = [
    Math.ceil((plan.columns * SQUARE) / FIELD),
    Math.ceil((plan.rows * SQUARE) / FIELD),
  ];
  const each = Array.from({ length: across * down }, (_, i) => ({
    i: i % across,
    j: Math.floor(i / across),
    scatter: scatterOf(i % across, Math.floor(i / across), 311),
  }));
  const borders = each.flatMap(({ i, j, scatter }) => [
    { d: side(knot(i, j), knot(i + 1, j)), lot: scatter() },
    { d: side(knot(i, j), knot(i, j + 1)), lot: scatter() },
  ]);
  const tilled = each.map(({ i, j, scatter }) => ({
    d: polygon([knot(i, j), knot(i + 1, j), knot(i + 1, j + 1), knot(i, j + 1)]),
    lot: Math.floor(scatter() * 14),
  }));
  const land = noiseOf(314, 170);
  return (
    <>
      <path
        d={FALL.flatMap((level) => contoursOf(land, plan.plots, level))
          .map((ring) => softened(ring))
          .join('')}
        fill="none"
        stroke={EARTH}
        strokeWidth={0.6}
        opacity={0.5}
      />
      {CROPS.map((crop, kind) => (
        <path key={crop} d={dOf(tilled.filter(({ lot }) => lot === kind))} fill={crop} />
      ))}
      <path
        d={dOf(borders.filter(({ lot }) => lot < 0.34))}
        fill="none"
        stroke={PENCIL}
        strokeWidth={0.5}
        strokeDasharray="3.5 1.2"
      />
      <path
        d={dOf(borders.filter(({ lot }) => lot > 0.9))}
        fill="none"
        stroke={LEAF}
        strokeWidth={2.3}
        strokeLinecap="round"
        strokeDasharray="0.2 2.7"
      />
      <path d={each.map(({ i, j }) => spots(i, j)).join('')} fill={EARTH} opacity={0.5} />
    </>
  );
}

function dOf(parts: readonly { readonly d: string }[]): string {
  return parts.map(({ d }) => d).join('');
}

/** Where four fields meet. */
function knot(i: number, j: number): Point {
  const scatter = scatterOf(i, j, 310);
  return {
    x: i * FIELD + between(scatter, -11, 11),
    y: j * FIELD + between(scatter, -11, 11),
  };
}

function side(from: Point, to: Point): string {
  return `M${fine(from.x)} ${fine(from.y)}L${fine(to.x)} ${fine(to.y)}`;
}

/** Bushes and heaps, each no more than a point of the pen. */
function spots(i: number, j: number): string {
  const scatter = scatterOf(i, j, 313);
  const { x, y } = knot(i, j);
  return Array.from({ length: 2 }, () =>
    circle(
      x + between(scatter, 0, FIELD),
      y + between(scatter, 0, FIELD),
      between(scatter, 0.4, 0.8),
    ),
  ).join('');
}

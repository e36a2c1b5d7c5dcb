import type { Point } from '@sandtable/kernel';
import { fine, polygon } from '../scenery/shapes.ts';
import { lineOf } from './bends.ts';
import { ofKind, type Chart } from './chart.ts';
import { CROPS, INK, LEAF, LEAF_DARK, SEPIA } from './colours.ts';
import { farmstead, furrows, hedgerow, orchardRows, posts } from './farmland.ts';
import { Signs } from './Signs.tsx';
import type { Sign } from './tiles.ts';

/** PB-1.1: fields, orchards and fences: the country, without effect on the battle. */
export function Farmland({ chart }: { readonly chart: Chart }) {
  const [fields, fences] = [ofKind(chart, 'field'), ofKind(chart, 'fence')];
  const trees = ofKind(chart, 'orchard').flatMap(orchardRows);
  return (
    <>
      {CROPS.map((crop, kind) => (
        <path
          key={crop}
          d={fields
            .filter((_, i) => i % CROPS.length === kind)
            .map(({ points }) => polygon(points))
            .join('')}
          fill={crop}
          opacity={0.62}
        />
      ))}
      <Signs signs={fields.flatMap(furrows)} stroke={SEPIA} strokeWidth={0.5} opacity={0.42} />
      <Signs
        signs={fields.flatMap(hedgerow)}
        stroke={LEAF_DARK}
        strokeWidth={2}
        strokeLinecap="round"
        opacity={0.6}
      />
      <Signs
        signs={trees.map((tree) => dot(tree, 1.1))}
        stroke={SEPIA}
        strokeWidth={3.8}
        strokeLinecap="round"
        opacity={0.3}
      />
      <Signs
        signs={trees.map((tree) => dot(tree, 0))}
        stroke={LEAF_DARK}
        strokeWidth={4.2}
        strokeLinecap="round"
      />
      <Signs
        signs={trees.map((tree) => dot(tree, -0.5))}
        stroke={LEAF}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path
        d={fences.map(({ points }) => lineOf(points)).join('')}
        fill="none"
        stroke={SEPIA}
        strokeWidth={0.7}
      />
      <Signs signs={fences.flatMap(posts)} stroke={SEPIA} strokeWidth={0.7} />
    </>
  );
}

function dot({ x, y }: Point, off: number): Sign {
  return { x, y, d: `M${fine(x + off)} ${fine(y + off)}h0` };
}

export function Farms({ chart }: { readonly chart: Chart }) {
  return <Signs signs={ofKind(chart, 'farm').map(farmstead)} fill={INK} />;
}

import type { Point } from '@sandtable/kernel';
import { Bushes, type Bush } from '../scenery/Bushes.tsx';
import { between, oneOf } from '../scenery/scatter.ts';
import { fine, rounded } from '../scenery/shapes.ts';
import { GunPit } from './GunPit.tsx';
import { featuresOf, overAll, scatterOn, type Feature, type Land } from './land.ts';
import { apart, boxOf, closedCurve, fromRim, isInside, toward } from './outlines.ts';
import { Trees, type Tree } from './Trees.tsx';

const CROPS = ['wheat', 'plough', 'greens', 'stubble'] as const;

/** Orchards are nearly square; longer fields are sown. */
const ORCHARD = 1.26;
const ROW = 21;
/** How far apart thickets of scrub are. */
const THICKET = Math.sqrt(330);
/** What is smaller than this, and round, was dug. */
const PIT = 80;

/** Which canopies are fruit trees. */
const FRUIT_TREES = [0, 3, 1];

/** Rough ground: fields, orchards, scrub and earthworks, as their outlines ask for. */
export function Rough({ land }: { readonly land: Land }) {
  const all = featuresOf(land, 'rough');
  const [row, thicket] = [overAll(all, ROW), overAll(all, THICKET)];
  return all.map((rough) => {
    const { points } = rough;
    const key = `${points[0].x} ${points[0].y}`;
    const { left, top, right, bottom } = boxOf(points);
    if (points.length > 5 && Math.max(right - left, bottom - top) < PIT) {
      const armed = land.objectives.some((at) => isInside(points, at));
      return <GunPit key={key} points={points} armed={armed} />;
    }
    if (points.length > 4) return <Scrub key={key} rough={rough} spacing={thicket} />;
    return lengthsOf(points).ratio < ORCHARD ? (
      <Orchard key={key} rough={rough} row={row} />
    ) : (
      <Crop key={key} rough={rough} />
    );
  });
}

function lengthsOf([a, b, c]: readonly Point[]) {
  const [first, second] = [apart(a, b), apart(b, c)];
  return { first, second, ratio: Math.max(first, second) / Math.min(first, second) };
}

function Crop({ rough }: { readonly rough: Feature }) {
  const scatter = scatterOn(rough, 30);
  const crop = oneOf(scatter, CROPS);
  const { first, second } = lengthsOf(rough.points);
  const d = rounded(rough.points, 0.05);
  return (
    <>
      <path d={d} fill="none" stroke="var(--furrow)" strokeWidth={7} opacity={0.5} />
      <path d={d} fill={`var(--${crop})`} stroke="var(--furrow)" strokeWidth={2.4} />
      <path d={d} fill={`url(#scenery-${crop}-${first > second ? 'across' : 'along'})`} />
      <path d={d} fill="url(#scenery-daylight)" />
    </>
  );
}

/** Fruit trees in rows on mown grass. */
function Orchard({ rough, row }: { readonly rough: Feature; readonly row: number }) {
  const d = rounded(rough.points, 0.06);
  return (
    <>
      <path d={d} fill="var(--greens)" stroke="var(--furrow)" strokeWidth={2.4} opacity={0.75} />
      <path d={d} fill="url(#scenery-pasture-0)" />
      <path d={d} fill="url(#scenery-tufts)" />
      <Trees trees={rowsOf(rough, row)} />
    </>
  );
}

function rowsOf(rough: Feature, row: number): Tree[] {
  const [a, b, c, d] = rough.points;
  const scatter = scatterOn(rough, 34);
  const { first, second } = lengthsOf(rough.points);
  const [across, down] = [Math.round(first / row), Math.round(second / row)];
  return Array.from({ length: across * down }, (_, i) => {
    const [right, along] = [((i % across) + 0.5) / across, (Math.floor(i / across) + 0.5) / down];
    const { x, y } = toward(toward(a, b, right), toward(d, c, right), along);
    return {
      x: fine(x + between(scatter, -1.5, 1.5)),
      y: fine(y + between(scatter, -1.5, 1.5)),
      size: fine(between(scatter, 0.44, 0.62) * 10) / 10,
      kind: oneOf(scatter, FRUIT_TREES),
    };
  });
}

/** Brambles and gorse. */
function Scrub({ rough, spacing }: { readonly rough: Feature; readonly spacing: number }) {
  const { points } = rough;
  const d = closedCurve(points);
  return (
    <>
      <path d={d} fill="var(--greens)" stroke="var(--furrow)" strokeWidth={2.4} opacity={0.6} />
      <path d={d} fill="url(#scenery-tufts)" />
      <Bushes bushes={thickets(rough, spacing)} />
    </>
  );
}

function thickets(rough: Feature, spacing: number): Bush[] {
  const scatter = scatterOn(rough, 33);
  const { points } = rough;
  const { left, top, right, bottom } = boxOf(points);
  const count = Math.round(((right - left) * (bottom - top)) / spacing ** 2);
  return Array.from({ length: count }, () => {
    const at = { x: between(scatter, left, right), y: between(scatter, top, bottom) };
    return Array.from({ length: 3 }, () => ({
      x: at.x + between(scatter, -6, 6),
      y: at.y + between(scatter, -5, 5),
      r: between(scatter, 3.2, 6),
    }));
  })
    .flat()
    .filter((bush) => isInside(points, bush) && fromRim(points, bush) > bush.r);
}

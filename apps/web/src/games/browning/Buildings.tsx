import type { RoofKind } from '../scenery/roofs.ts';
import { between, oneOf } from '../scenery/scatter.ts';
import { circle, polygon } from '../scenery/shapes.ts';
import { churchesAmong } from './churches.ts';
import { featuresOf, scatterOn, type Feature, type Land } from './land.ts';
import { boxOf, fromRim, isInside } from './outlines.ts';
import { Roof } from './Roof.tsx';
import { roofPlan, type RoofPlan } from './roofPlan.ts';

const KINDS: readonly RoofKind[] = ['tile', 'slate', 'tile', 'thatch', 'tile'];

/** The trodden ground around houses, which walls may stand on. */
export function Yards({ land }: { readonly land: Land }) {
  const buildings = featuresOf(land, 'building');
  const d = buildings.map(({ points }) => polygon(points)).join('');
  const yard = { d, fill: 'var(--yard)', stroke: 'var(--yard)', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...yard} strokeWidth={64} opacity={0.22} />
      <path {...yard} strokeWidth={44} opacity={0.35} />
      <path {...yard} strokeWidth={26} />
      <path d={buildings.map(pebbles).join('')} fill="var(--yard-dark)" />
    </>
  );
}

function pebbles(building: Feature): string {
  const scatter = scatterOn(building, 51);
  const { points } = building;
  const { left, top, right, bottom } = boxOf(points, 26);
  return Array.from({ length: 110 }, () => {
    const at = { x: between(scatter, left, right), y: between(scatter, top, bottom) };
    const r = between(scatter, 0.5, 1.2);
    return isInside(points, at) || fromRim(points, at) > 26 ? '' : circle(at.x, at.y, r);
  }).join('');
}

/** Houses, barns and churches, each with the roof that its outline asks for. */
export function Buildings({ land }: { readonly land: Land }) {
  const buildings = featuresOf(land, 'building');
  const churches = churchesAmong(buildings);
  const roofs = buildings.map((building) => ({
    building,
    plan: roofPlan(building.points),
    isChurch: churches.has(building),
  }));
  const isTower = ({ plan }: { readonly plan: RoofPlan }): number =>
    plan.shape === 'spire' ? 1 : 0;
  return (
    roofs
      // Towers stand higher than what is beside them.
      .toSorted((a, b) => isTower(a) - isTower(b))
      .map(({ building, plan, isChurch }) => {
        const kind = isChurch ? 'slate' : oneOf(scatterOn(building, 20), KINDS);
        const smokes = !isChurch && kind !== 'thatch';
        const { x, y } = building.points[0];
        return (
          <Roof key={`${x} ${y}`} building={building} plan={plan} kind={kind} smokes={smokes} />
        );
      })
  );
}

import type { Feature } from './land.ts';
import { fromRim } from './outlines.ts';
import { roofPlan } from './roofPlan.ts';

/** A tower makes a church of the house beside it. */
export function churchesAmong(buildings: readonly Feature[]): ReadonlySet<Feature> {
  const towers = buildings.filter(({ points }) => roofPlan(points).shape === 'spire');
  const isBeside = ({ points }: Feature): boolean =>
    towers.some((tower) => tower.points.some((corner) => fromRim(points, corner) < 4));
  return new Set(buildings.filter(isBeside));
}

import { otherSide, refuse, type Refusal, type SideNumber } from '@sandtable/kernel';
import { countIn, type State } from '@sandtable/pbi/extending';
import { hasHulls } from '../state/fleet.ts';
import { watersOf } from '../state/waters.ts';

const REFUSED = {
  water: refuse('BT-1.2', 'boats:water'),
  burns: refuse('BT-1.5', 'boats:burns'),
  enemyHull: refuse('BT-2.2', 'boats:enemyHull'),
  onLand: refuse('BT-1.5', 'boats:onLand'),
} as const;

/**
 * BT-1.2, BT-2.2: groups on foot enter land, beach and pier, but no square of an enemy boat or vehicle. Groups
 * ashore there are assaulted first, and the book sees to that.
 */
export function whyNotWalk(state: State, side: number, to: number): Refusal | undefined {
  const refusal = whyNoFooting(state, to);
  if (refusal !== undefined) return refusal;
  const them = otherSide(side as SideNumber);
  const isBarred = countIn(state, them, to) === 0 && hasHulls(state, them, to);
  return isBarred ? REFUSED.enemyHull : undefined;
}

/** BT-1.2, BT-1.5: ground that nobody enters on foot, whoever is there. */
export function whyNoFooting(state: State, to: number): Refusal | undefined {
  const { isWater, burns } = watersOf(state);
  if (isWater[to]) return REFUSED.water;
  return burns[to] ? REFUSED.burns : undefined;
}

/** BT-1.5: groups start on land. */
export function whyNotDeploy(state: State, _group: number, square: number): Refusal | undefined {
  const { isLand, burns } = watersOf(state);
  if (!isLand[square]) return REFUSED.onLand;
  return burns[square] ? REFUSED.burns : undefined;
}

import { CASUALTY, MARKER_CLEARS_ON, PLATOON_OF, PLATOONS_OF } from '@sandtable/pbi';
import type { Plans } from './plans.ts';
import { WEIGHTS } from './weights.ts';
import { costOfBreaking } from './worth.ts';

const CLEARS = (7 - MARKER_CLEARS_ON) / 6;

/** Rolling for a marker of a platoon, and how much better that is than anything else. */
interface Clearance {
  readonly platoon: number;
  readonly gain: number;
}

/**
 * QS-11.1: the best marker to roll for in a square whose groups have so many AP; undefined where an
 * AP of each is better spent otherwise.
 */
export function bestClearance(
  plans: Plans,
  square: number,
  apOf: (group: number) => number,
): Clearance | undefined {
  const { ours, markersIn, us } = plans.situation;
  const groups = ours[square];
  if (markersIn[square] === 0 || groups.some((group) => apOf(group) === 0)) return undefined;
  let cost = 0;
  for (const group of groups) {
    const values = plans.values(group);
    cost += values[apOf(group)] - values[apOf(group) - 1];
  }
  let best: Clearance | undefined;
  for (const platoon of PLATOONS_OF[us]) {
    if (!hasMarker(plans, square, platoon)) continue;
    const gain = CLEARS * reliefOf(plans, square, platoon) - cost;
    if (gain > (best?.gain ?? 0)) best = { platoon, gain };
  }
  return best;
}

function hasMarker(plans: Plans, square: number, platoon: number): boolean {
  const { status, at } = plans.situation.state;
  return status.some(
    (each, group) => each === CASUALTY && at[group] === square && PLATOON_OF[group] === platoon,
  );
}

/** What a marker less is worth: to the platoon (QS-4.1) and to whoever stands on it (QS-4.2). */
function reliefOf(plans: Plans, square: number, platoon: number): number {
  const { situation, places } = plans;
  if (situation.turnsToCome(situation.us) === 0) return 0;
  const markers = Math.min(situation.markers[platoon], WEIGHTS.relief.length - 1);
  let relief = WEIGHTS.relief[markers] * costOfBreaking(situation, platoon);
  for (const group of situation.ours[square]) relief += WEIGHTS.moraleDie * places.worth[group];
  return relief;
}

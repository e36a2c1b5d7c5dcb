import { POINTS_A_GROUP } from '@sandtable/pbi';
import { FALLEN_ABOARD, weaponsOf } from '@sandtable/pbi-boats';
import type { Places } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** What may be lost with a boat of ours, in points. */
export interface Load {
  /** Those who are aboard, or will be when it is placed, or when they have joined them. */
  readonly groups: readonly number[];
  /** What they are worth together. */
  readonly worth: number;
  /** The boat itself, and the boat with all of them. */
  readonly hull: number;
  readonly full: number;
}

export function loadOf(places: Places, boat: number, joining: readonly number[] = []): Load {
  const { fleet, state, roster } = places.situation;
  const aboard = fleet.aboard.flatMap((on, piece) =>
    on === boat && state.status[piece] !== FALLEN_ABOARD && !roster.kindOf[piece].isGear
      ? [piece]
      : [],
  );
  const groups = [...aboard, ...joining];
  const worth = groups.reduce((sum, group) => sum + places.worth.group(group), 0);
  const hull = POINTS_A_GROUP + weaponsOf(state, boat).length * WEIGHTS.weapon;
  return { groups, worth, hull, full: hull + worth };
}

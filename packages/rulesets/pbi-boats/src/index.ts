import { extendPbi, type PbiRuleset } from '@sandtable/pbi/extending';
import { outlook } from './advice/outlook.ts';
import { BOATS } from './boats.ts';

/** Boats for PBI. The book itself has nothing that lies so far ahead. */
export const pbiBoats: PbiRuleset = { ...extendPbi(BOATS), outlook };

// What whoever plays goes by: the book with boats in it, and the boats.
export {
  census,
  countIn,
  coverAgainst,
  groundOf,
  groupsIn,
  shotDice,
  whyNoLine,
  type ExtendedGame,
  type OwnFrame,
  type OwnName,
  type State as BoatState,
} from '@sandtable/pbi/extending';
export { landingsOf, whyNotLand } from './rules/embarking.ts';
export { costToGo, leaveCost, whyNotGo, whyNotMove } from './rules/passage.ts';
export { whyNotStart } from './rules/sailing.ts';
export { whyNotAim } from './rules/shooters.ts';
export { gunNeeds } from './rules/shots.ts';
export { nextBoat, whyNoRoomInSquare } from './rules/setup.ts';
export { goersOf } from './rules/transfers.ts';
export { isInArc, weaponsOf, whyNotFire } from './rules/weapons.ts';
export {
  boatHull,
  crewOf,
  fleetOf,
  groupsAboard,
  hasMark,
  hullsOf,
  isBoat,
  SPENT,
  THROTTLE,
  WEAPONS_SHOT,
} from './state/fleet.ts';
export { mineSquares } from './state/secrets.ts';
export { ABOARD, AFLOAT, FALLEN_ABOARD, VEHICLE } from './state/statuses.ts';
export { canSail, watersOf } from './state/waters.ts';
export * from './tables/figures.ts';
export * from './tables/grounds.ts';
export * from './tables/groups.ts';
export * from './tables/hulls.ts';
export * from './tables/weapons.ts';

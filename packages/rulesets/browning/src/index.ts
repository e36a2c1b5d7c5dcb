export type { BrowningEvent } from './state/events.ts';
export * from './state/field.ts';
export type { Acting } from './rules/acting.ts';
export type { BrowningGame } from './state/definition.ts';
export type { BrowningMove, MoveOf as BrowningMoveOf } from './state/moves.ts';
export { browning } from './ruleset.ts';
export type { BrowningScenario } from './files/scenarioFile.ts';
export * from './state/state.ts';
export * from './rules/tables.ts';
export * from './rules/teams.ts';
export { terrainOf } from './rules/terrain.ts';
export { holderOf, losses, toEdge } from './rules/victory.ts';
export { March } from './rules/march.ts';
export { coverSpots } from './advice/coverSpots.ts';
export {
  canBeHit,
  caughtIn,
  coverOf,
  firersOf,
  isInSquare,
  volleyAt,
  volleyOn,
  type Firers,
  type Volley,
} from './rules/volley.ts';

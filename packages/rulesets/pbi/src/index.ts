export type { PbiEvent } from './state/events.ts';
export type { PbiGame } from './state/definition.ts';
export type { FrameType as PbiFrameType } from './state/frames.ts';
export { BLOCKED, THROUGH_PARTIAL, type Ground } from './rules/ground.ts';
export { ATTACKER, DEFENDER } from './state/groups.ts';
export * from './standard.ts';
export type { MoveOf as PbiMoveOf, MoveType as PbiMoveType, PbiMove } from './state/moves.ts';
export { nextToDeploy } from './rules/deployment.ts';
export { baseEdge } from './rules/retreat.ts';
export { buildingSquares } from './rules/scenery.ts';
export { pbi } from './ruleset.ts';
export type { PbiScenario } from './files/scenarioFile.ts';
export {
  ACTED,
  CASUALTY,
  DIAGONAL,
  IDLE,
  MOVED,
  ON_BOARD,
  PINNED,
  WITHOUT_AP,
  type State as PbiState,
} from './state/state.ts';
export * from './rules/tables.ts';

export type { PbiEvent } from './events.ts';
export type {
  Frame as PbiFrame,
  FrameOf as PbiFrameOf,
  FrameType as PbiFrameType,
} from './frames.ts';
export { BLOCKED, groundOf, LINES, THROUGH_PARTIAL, type Ground } from './ground.ts';
export * from './groups.ts';
export type { MoveOf as PbiMoveOf, MoveType as PbiMoveType, PbiMove } from './moves.ts';
export { nextToDeploy } from './deployment.ts';
export { baseEdge } from './retreat.ts';
export { pbi } from './ruleset.ts';
export type { PbiScenario } from './scenarioFile.ts';
export { shotDice } from './shooting.ts';
export {
  ACTED,
  BOARD,
  CASUALTY,
  DIAGONAL,
  IDLE,
  MOVED,
  ON_BOARD,
  PINNED,
  WITHOUT_AP,
  type State as PbiState,
} from './state.ts';
export * from './tables.ts';

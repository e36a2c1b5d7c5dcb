export { squareBashing } from './ruleset.ts';
export { forcesOf } from './armies/muster.ts';
export type { SquareScenario } from './files/scenarioFile.ts';
export * from './rules/tables.ts';
export type { SquareEvent } from './state/events.ts';
export type { MoveOf as SquareMoveOf, SquareMove } from './state/moves.ts';
export type { State as SquareState } from './state/state.ts';

export type { PbiEvent, Reason } from './events.ts';
export type { PbiMove } from './moves.ts';
export { pbi } from './ruleset.ts';
export type { PbiScenario } from './scenarioFile.ts';
export type { State as PbiState } from './state.ts';

// What an extension is written with: `@sandtable/pbi/extending`. Whoever only plays needs none of it.

export * from './extension.ts';
export type { Action } from './rules/actions.ts';
export { groundOf } from './rules/ground.ts';
export { resolveHits, type Fire } from './rules/hits.ts';
export { coverAgainst, whyNoLine } from './rules/lineOfFire.ts';
export { removeGroups } from './rules/morale.ts';
export { watchArrival } from './rules/opportunity.ts';
export { nextPhase } from './rules/phases.ts';
export { GROUPS_A_SQUARE, SIDES, type SideName } from './rules/tables.ts';
export { census, type Census } from './state/census.ts';
export type { PbiReport } from './state/definition.ts';
export { COUNT, GROUP, GROUPS, SIDE, SQUARE, SQUARES } from './state/frameFields.ts';
export { shape } from './state/moves.ts';
export { GROUP_NAME, PLATOON_NAME, SQUARE_NAME } from './state/names.ts';
export { countIn, groupsIn, kill, ON_BOARD, remove, STATUSES, type State } from './state/state.ts';
export { piece } from './table/scene.ts';
export { extendPbi } from './ruleset.ts';

// What an extension is written with: `@sandtable/pbi/extending`. Whoever only plays needs none of it.

export * from './extension.ts';
export { cheapest, dearest } from './advice/casualties.ts';
export type { Action } from './rules/actions.ts';
export { groundOf } from './rules/ground.ts';
export { resolveHits, type Fire } from './rules/hits.ts';
export { coverAgainst, whyNoLine } from './rules/lineOfFire.ts';
export { reasonsOf, sumOf, type Modifier, type Modifiers } from './rules/modifiers.ts';
export { removeGroups } from './rules/morale.ts';
export { nearer } from './rules/nearer.ts';
export { objectionOf, type Objections } from './rules/objections.ts';
export { watchArrival } from './rules/opportunity.ts';
export { nextPhase } from './rules/phases.ts';
export { shotDice, shotReason } from './rules/shooting.ts';
export {
  ASSAULT_COST,
  ASSAULT_INTO_CLOSED,
  ASSAULT_KILLS_ON,
  CLEAR_COST,
  FAILS_TO_FALL_BACK,
  GROUPS_A_SQUARE,
  HITS_ON,
  MARKER_CLEARS_ON,
  MORALE_CASUALTIES,
  MORALE_COMMANDED,
  MORALE_FAILS_ON,
  OPPORTUNITY_ON,
  OPPORTUNITY_SHOTS,
  POINTS_A_GROUP,
  PURSUIT_KILLS_ON,
  ROWS_CLOSED_TO_DEFENDER,
  SHOTS_A_TURN,
  SIDES,
  type GroundKind,
  type PieceKind,
  type SideName,
} from './rules/tables.ts';
export { census, type Census } from './state/census.ts';
export type { PbiReport } from './state/definition.ts';
export { COUNT, GROUP, GROUPS, SHOTS, SIDE, SQUARE, SQUARES } from './state/frameFields.ts';
export { shape, type PbiMove as BookMove } from './state/moves.ts';
export { ATTACKER, DEFENDER, groupWords } from './state/groups.ts';
export { GROUP_NAME, PLATOON_NAME, SQUARE_NAME } from './state/names.ts';
export {
  ACTED,
  countIn,
  countOf,
  DIAGONAL,
  groupsIn,
  IDLE,
  kill,
  MOVED,
  ON_BOARD,
  PINNED,
  remove,
  REMOVED,
  STATUSES,
  WAITING,
  WITHDREW,
  WITHOUT_AP,
  type State,
  type Status,
} from './state/state.ts';
export { piece } from './table/scene.ts';
export { partsOf } from './table/words.ts';
export { extendPbi, type PbiRuleset } from './ruleset.ts';

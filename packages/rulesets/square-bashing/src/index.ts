export { squareBashing } from './ruleset.ts';
export { deploymentWorth } from './advice/deployment.ts';
export { assaultMeant } from './advice/fightOdds.ts';
export { worthOf } from './advice/harm.ts';
export { forcesOf } from './armies/muster.ts';
export type { SquareScenario } from './files/scenarioFile.ts';
export {
  BACK,
  BASE_EDGE,
  BEYOND,
  faceTo,
  FORWARD,
  NEAR,
  placeFromRight,
  rowsFromEdge,
  stepsBetween,
} from './rules/01-board/field.ts';
export { hasRoom, isNextToEnemy } from './rules/01-board/occupation.ts';
export { canWithdraw } from './rules/03-morale/fallBack.ts';
export { moraleDice } from './rules/03-morale/morale.ts';
export { speedOf, whyNotStep } from './rules/04-movement/steps.ts';
export { assaultOf, mayShock, whoJoins, type Assault } from './rules/05-assault/assault.ts';
export {
  ASSAULT_MODIFIERS,
  fightDice,
  TARGET_MODIFIERS,
  targetsOf,
  type Clash,
} from './rules/05-assault/assaultDice.ts';
export { partyOf } from './rules/05-assault/assaults.ts';
export { retiringHits } from './rules/05-assault/retiring.ts';
export { canSee } from './rules/06-shooting/sight.ts';
export { shotReasons } from './rules/06-shooting/shooting.ts';
export { savesOn } from './rules/07-saves/saves.ts';
export { elbow, rowAround } from './rules/08-barrages/shapes.ts';
export { orderScore } from './rules/09-command/command.ts';
export { nextToDeploy } from './rules/11-victory/deployment.ts';
export * from './rules/tables.ts';
export { census, mainUnits, otherUnits } from './state/census.ts';
export type { SquareGame } from './state/definition.ts';
export type { SquareEvent } from './state/events.ts';
export type { MoveOf as SquareMoveOf, SquareMove } from './state/moves.ts';
export { BOARD } from './state/names.ts';
export {
  ASSAULTED,
  ATTACKER,
  barrageIn,
  damageOf,
  FIGHTING,
  figuresOf,
  FIRED,
  HOLD,
  holds,
  isMounted,
  isOnFoot,
  isSuppressed,
  LOST,
  MORALE,
  MOVED,
  RETIRED,
  SHOCK_READY,
  STEADY,
  TARGETED,
  TURNED,
  unitsIn,
  WAITING,
  WINNING,
  type State as SquareState,
} from './state/state.ts';

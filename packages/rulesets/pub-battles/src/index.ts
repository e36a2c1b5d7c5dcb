export type { Army, Command, PieceInfo } from './state/army.ts';
export type { PubEvent, Ref } from './state/events.ts';
export * from './state/field.ts';
export type { PubGame } from './state/definition.ts';
export type { FrameOf as PubFrameOf } from './state/frames.ts';
export type { PubMove, MoveOf as PubMoveOf } from './state/moves.ts';
export { pubBattlesRules } from './mapless.ts';
export { pubBattles } from './ruleset.ts';
export type { PubScenario } from './files/scenarioFile.ts';
export * from './state/state.ts';
export * from './rules/tables.ts';
export type { View as PubView } from './secrets/view.ts';

// What a player that thinks about the battle asks the rules.
export { isAtHand, movesWith, whyNotAct } from './rules/03-turn/acting.ts';
export {
  inCommandRange,
  isFlanking,
  placeOfAttack,
  type Attack,
} from './rules/06-attack/attack.ts';
export {
  blockOf,
  blockWouldBe,
  frontOf,
  isCombatant,
  isOnMap,
  kindOf,
  rateOf,
  sideOfPiece,
  thirdFoot,
  thirdMounted,
  thirdOf,
} from './rules/02-pieces/blocks.ts';
export { whyNotBombard } from './rules/07-sight/bombardment.ts';
export { leadsThroughTown } from './rules/04-movement/buildings.ts';
export { isInContact } from './rules/05-disengaging/contacts.ts';
export { fieldsOver, hasCover } from './rules/05-disengaging/fieldsOfFire.ts';
export { bombardmentNeeds, needsOf } from './rules/10-combat/fire.ts';
export { groundOf, type Ground } from './rules/01-map/ground.ts';
export { combatsOf } from './rules/10-combat/melees.ts';
export { bombardmentEffect, effectOf, type Struck } from './rules/10-combat/hits.ts';
export { contactOf, firstContact, touchedBy } from './rules/10-combat/leads.ts';
export { linesOf } from './rules/12-victory/edgeLines.ts';
export {
  judgeAttack,
  judgeMarch,
  judgeRoad,
  judgeSupport,
  mustLeave,
} from './rules/04-movement/marching.ts';
export { duelOdds, type Duellist, type End } from './advice/odds.ts';
export { facingNow, hqOf, originOf, type Origin } from './rules/04-movement/origins.ts';
export { isRefusal } from './rules/refusal.ts';
export { reliefOf } from './rules/06-attack/relief.ts';
export { reserveOf } from './rules/08-reserves/reserves.ts';
export { canRetreat } from './rules/11-retreat/retreat.ts';
export { knownArm } from './rules/07-sight/spotting.ts';
export { mayRetreat } from './rules/10-combat/holdGround.ts';
export { canTraceSupply, isTrainSupplied } from './rules/09-supply/supply.ts';
export {
  isKindThatSupports,
  isSupporting,
  placeBehind,
  supportOf,
} from './rules/06-attack/support.ts';
export { pieceTagged, tagOf } from './state/tags.ts';
export { isIneffective, whyNotRally } from './rules/09-supply/trains.ts';
export { isNight } from './rules/03-turn/turn.ts';
export { hasLostHalf, isLost, pointsOf } from './rules/12-victory/victory.ts';
export { turnNumber } from './rules/01-map/weather.ts';

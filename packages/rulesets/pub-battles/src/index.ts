export type { Army, Command, PieceInfo } from './army.ts';
export type { PubEvent, Ref } from './events.ts';
export * from './field.ts';
export type { Frame as PubFrame, FrameOf as PubFrameOf } from './frames.ts';
export type { PubMove, MoveOf as PubMoveOf } from './moves.ts';
export { pubBattles } from './ruleset.ts';
export type { PubScenario } from './scenarioFile.ts';
export * from './state.ts';
export * from './tables.ts';
export type { View as PubView } from './view.ts';

// What a player that thinks about the battle asks the rules.
export { isAtHand, movesWith, whyNotAct } from './acting.ts';
export { inCommandRange, isFlanking, placeOfAttack, type Attack } from './attack.ts';
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
} from './blocks.ts';
export { whyNotBombard } from './bombardment.ts';
export { leadsThroughTown } from './buildings.ts';
export { isInContact } from './contacts.ts';
export { fieldsOver, hasCover } from './fields.ts';
export { bombardmentNeeds, needsOf } from './fire.ts';
export { groundOf, type Ground } from './ground.ts';
export { combatsOf } from './groups.ts';
export { bombardmentEffect, effectOf, type Struck } from './hits.ts';
export { contactOf, firstContact, touchedBy } from './leads.ts';
export { linesOf } from './lines.ts';
export { judgeAttack, judgeMarch, mustLeave } from './marching.ts';
export { duelOdds, type Duellist, type End } from './odds.ts';
export { facingNow, hqOf, originOf, type Origin } from './origins.ts';
export { isRefusal } from './refusal.ts';
export { reliefOf } from './relief.ts';
export { reserveOf } from './reserves.ts';
export { canRetreat } from './retreat.ts';
export { knownArm } from './spotting.ts';
export { mayRetreat } from './stand.ts';
export { canTraceSupply, isTrainSupplied } from './supply.ts';
export { isKindThatSupports, isSupporting, placeBehind, supportOf } from './support.ts';
export { pieceTagged, tagOf } from './tags.ts';
export { isIneffective, whyNotRally } from './trains.ts';
export { isNight } from './turn.ts';
export { hasLostHalf, isLost, pointsOf } from './victory.ts';
export { turnNumber } from './weather.ts';

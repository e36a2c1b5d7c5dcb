import { refuse, type Refusal } from '@sandtable/kernel';

/** Why a move is not allowed. Made once, so that judging a move allocates nothing. */
export const REFUSED = {
  otherSide: refuse('QS-3.1', 'otherSide'),
  over: refuse('QS-12.3', 'over'),

  sameTerrain: refuse('QS-1.1', 'sameTerrain'),
  tooManyBuildings: refuse('QS-1.2', 'tooManyBuildings'),
  tooMuchScenery: refuse('QS-1.2', 'tooMuchScenery'),
  layoutIncomplete: refuse('QS-1.3', 'layoutIncomplete'),
  layoutChanges: refuse('QS-1.3', 'layoutChanges'),
  layoutBegun: refuse('QS-1.3', 'layoutBegun'),
  defenderRows: refuse('QS-2.4', 'defenderRows'),
  attackerRow: refuse('QS-2.5', 'attackerRow'),
  squareFull: refuse('QS-2.6', 'squareFull'),

  noTest: refuse('QS-4.6', 'noTest'),
  idle: refuse('QS-4.4', 'idle'),
  pinned: refuse('QS-4.3', 'pinned'),
  pinnedAssault: refuse('QS-4.8', 'pinnedAssault'),
  notThere: refuse('QS-4.7', 'notThere'),
  notRetreating: refuse('QS-4.7', 'notRetreating'),

  commanderGone: refuse('QS-5.1', 'commanderGone'),
  otherCommander: refuse('QS-5.1', 'otherCommander'),
  noAttempts: refuse('QS-5.1', 'noAttempts'),
  tooFar: refuse('QS-5.3', 'tooFar'),
  nobodyToMotivate: refuse('QS-5.4', 'nobodyToMotivate'),
  alreadyMotivated: refuse('QS-5.4', 'alreadyMotivated'),
  ownPlatoon: refuse('QS-5.5', 'ownPlatoon'),
  mostTurns: refuse('QS-3.3', 'mostTurns'),
  nobodyLeft: refuse('QS-3.5', 'nobodyLeft'),
  noUse: refuse('QS-3.5', 'noUse'),
  withdrew: refuse('QS-5.9', 'withdrew'),
  noAp: refuse('QS-5.8', 'noAp'),
  noShots: refuse('QS-5.8', 'noShots'),

  notAdjacent: refuse('QS-6.1', 'notAdjacent'),
  noGroups: refuse('QS-6.1', 'noGroups'),
  diagonal: refuse('QS-6.2', 'diagonal'),
  enemyHeld: refuse('QS-6.3', 'enemyHeld'),
  full: refuse('QS-6.3', 'full'),
  noPlaceForAll: refuse('QS-6.3', 'noPlaceForAll'),
  notOfParty: refuse('QS-5.7', 'notOfParty'),
  nobodyChosen: refuse('QS-5.7', 'nobodyChosen'),

  closedBetween: refuse('QS-7.2', 'closedBetween'),
  groupsBetween: refuse('QS-7.5', 'groupsBetween'),
  noTarget: refuse('QS-8.2', 'noTarget'),
  outOfRange: refuse('QS-8.1', 'outOfRange'),
  notShooting: refuse('QS-8.2', 'notShooting'),
  notTarget: refuse('QS-8.4', 'notTarget'),
  hitAlready: refuse('QS-8.4', 'hitAlready'),
  noOpportunity: refuse('QS-9.2', 'noOpportunity'),
  notCharged: refuse('QS-9.3', 'notCharged'),

  nothingToAssault: refuse('QS-10.1', 'nothingToAssault'),
  assaultAdjacent: refuse('QS-10.2', 'assaultAdjacent'),
  assaultDiagonal: refuse('QS-10.2', 'assaultDiagonal'),
  assaultAp: refuse('QS-5.8', 'assaultAp'),
  notInFight: refuse('QS-10.5', 'notInFight'),

  noMarker: refuse('QS-11.1', 'noMarker'),
  notEverybody: refuse('QS-11.1', 'notEverybody'),
} as const;

/**
 * Of the reasons of two groups, that of the one that came nearer to being allowed: it failed later in the
 * order in which things are asked of a group, from nobody being there on. What an extension objects to is
 * asked last.
 */
export function nearer(order: readonly Refusal[], a: Refusal, b: Refusal): Refusal {
  return rank(order, a) < rank(order, b) ? b : a;
}

function rank(order: readonly Refusal[], refusal: Refusal): number {
  const place = order.indexOf(refusal);
  return place === -1 ? order.length : place;
}

import type { Kind, Terrain } from '@sandtable/pbi';

/**
 * What the player believes a game is about. Everything is in victory points, so that a shot, a step
 * and a house can be weighed against each other.
 */
export const WEIGHTS = {
  /** A house at the end: the mean of its 2D6 (QS-12.1). */
  house: 7,
  /**
   * What the first, second, third and fourth group in a house are worth of it. One group holds it;
   * a second one makes sure that a single bad save does not lose it.
   */
  garrison: [1, 0.3, 0.1, 0.05],
  /** A house that no enemy can reach in time needs no garrison; this is left of its worth. */
  safeHouse: 0.1,
  /** An enemy-held house has to be stormed first, which rarely succeeds at once. */
  stormedHouse: 0.45,
  /** AP that a group has for walking in a turn still to come: few squares are motivated each turn. */
  walkPerTurn: 2,

  /** What a group does in a whole game, on top of the points its loss gives (QS-12.2). */
  fighting: { commander: 8, lmg: 3, rifle: 1 } satisfies Record<Kind, number>,
  /** A defender's group does more: there are half as many, and behind cover. */
  defending: 1.5,
  /** How much of a house the loss of its last occupant costs while there is time to go back in. */
  evicted: 0.4,
  /**
   * How near a platoon is to a break test with so many markers on the board (QS-4.1): from the
   * fourth on it can break every turn.
   */
  strain: [0, 0, 0.2, 1, 0],
  /** The same for the enemy's platoons. It pays to pick one of them from the first shot on. */
  pressure: [0.1, 0.3, 0.6, 1, 0],
  /** The strain that goes with a marker, by how many there were: the fourth is what matters. */
  relief: [0, 0.2, 0.6, 1.5, 3, 0.5, 0.2],
  /** The part of a group that each morale die of its square costs (QS-4.2): most only pin it. */
  moraleDie: 0.05,

  /** An enemy square shoots at one target, and there are others: this part is meant for us. */
  share: 0.5,
  /** The part of next turn's shooting that comes off as seen now. */
  prospect: 0.35,
  /** Fear of being assaulted, in hits for each enemy group next to a square. */
  grip: 0.08,
  /** Cover is worth a little even when nobody can see it yet. */
  cover: { open: 0, partial: 0.1, woods: 0.2, building: 0.25 } satisfies Record<Terrain, number>,

  /** A group that the commander can motivate from where he stands, if he certainly can. */
  command: 1,
  /** The part of a group's fighting that is lost out of its commander's reach. */
  led: 0.3,
  /** Each enemy group next to the commander: an assault spares nobody, and he is not replaced. */
  commanderInReach: 0.5,
  /** The commander's own square goes last, since his steps change what the others need. */
  commanderLast: 0.6,
  /** Shooting comes before walking: a cleared way is cheaper, and friends block the line. */
  shootFirst: 1.25,

  /** An assault must promise this much more than anything else would, being so uncertain. */
  assaultMargin: 0.3,
} as const;

/** Where groups are placed before the game. Compared with each other only. */
export const DEPLOYMENT = {
  /** Cover counts for the whole game, so much more than at a halt. */
  cover: 15,
  /** What a house gains by its first, second, third and fourth rifle group. */
  garrison: [3, 1.2, 0.4, 0.2],
  /** What a house is for each kind in it, beyond its cover. */
  housed: { commander: 0, lmg: 0, rifle: 0 } satisfies Record<Kind, number>,
  /**
   * Fields of fire: the sum of a die's chances to kill over the squares that can be seen. Below nought,
   * since who sees far is seen from afar, and the attacker has twice the guns.
   */
  gunField: -3,
  field: -1,
  /** The same for the commander, who has nothing to shoot with at that range. */
  exposed: 6,
  /** Each group that a machine gun finds in its square: one volley, test or assault strikes them all. */
  crowd: -1,
  /** The row that the attacker starts in counts the other way: who stays there can be shot at. */
  firstRow: -1,
  /** Each row between the machine guns and the attacker's edge, up to where no assault reaches them. */
  depth: 1,
  deepEnough: 5,
  /** The rows next to the attacker's edge that he is likely to be seen in. */
  watchedRows: 5,
  /** A group that its commander can certainly motivate. */
  command: 3,
  /** A house that the defending commander can certainly motivate. */
  housesInCommand: 0.6,
  /** A house that the attacker has for nothing, if the defender could be in it at once. */
  contest: 3,
  /** The attacker's nearness to houses, if all were within reach. */
  approach: 8,
  /** The same for the nearest house alone, if it could be reached within two turns. */
  nearest: 0,
  /** A deadly hit that a square may expect in the enemy's first turn. */
  danger: 0.8,
  /** A group that is there already: one attempt sets all of them going. */
  stack: 0.3,
  /** Two commanders side by side would motivate the same squares. */
  apart: 0.5,
  farApart: 3,
  /** Each column, or row, towards one end of the edge. */
  flank: 0,
};

export type DeploymentWeights = typeof DEPLOYMENT;

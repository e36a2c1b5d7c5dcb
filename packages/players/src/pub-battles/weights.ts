/**
 * What the player believes a battle is about. Everything is measured in the points of the book
 * (PB-12.1), so that a shot, a step and a rallied battalion can be weighed against each other.
 */
export const WEIGHTS = {
  /** What is lost of a piece that becomes Spent, and of one that has to go back, by parts of its worth. */
  spent: 0.25,
  driven: 0.4,
  /** More for infantry that is destroyed: half of it decides the battle. */
  rout: 1,
  /** Skirmishers are worth more than their point: any hit is the end of them. */
  skirmishers: 1.5,
  /** A baggage train decides it at once. */
  train: 30,
  /** A piece that stands ready behind a fight. */
  support: 0.6,

  /** How much it dares with an army as strong as the enemy's and nothing decided; above 1 it seeks battle. */
  bold: 1.05,
  /** An attack must promise this much. */
  attack: 0.5,
  /** So much more where the battle is as good as won. */
  sure: 4,
  /** The part of a piece that is at stake more where it has no way back. */
  trapped: 0.2,
  /** The part of a danger that comes true: the worst of them, and each of the others. */
  worst: 0.45,
  other: 0.2,
  /** The part of a move within which one gets round the end of a front. */
  round: 0.75,
  /** More for one who attacks while others of the enemy have yet to move: they come at him together. */
  exposed: 2,
  /** A second attacker is hardly fired at. */
  shared: 0.3,

  /** An inch nearer to where the Command is going. */
  inch: 0.3,
  /** One who holds would rather not move: an inch. */
  stir: 0.08,
  /** A neighbour at an end of the front, close and facing alike. */
  beside: 0.6,
  /** Behind a piece of the first line, and behind one that fights. */
  behind: 0.8,
  backing: 1.5,
  /** In woods or on a hill with the enemy near. */
  cover: 0.35,
  /** In buildings troops are Spent. */
  town: 1,
  /** A quarter turn away from the enemy. */
  turned: 0.5,
  /** Too far from the HQ to be told to attack. */
  stray: 0.4,
  /** In column with the enemy near. */
  column: 2,
  /** In the way of the enemy's road to a train. */
  guard: 2.5,
} as const;

/** Distances that it thinks in, in thousandths of an inch. */
export const REACH = {
  /** An enemy who is farther than this does not matter yet. */
  near: 9000,
  /** An enemy who is nearer may be upon us in this turn. */
  strike: 7000,
  /** The ends of two fronts that are closer than this leave no gap. */
  gap: 450,
  /** An enemy whose move falls short of a train by less than this is watched. */
  raid: 1200,
  /** How much farther one sends for a guard for each point that he is worth less. */
  spare: 1000,
  /** Where a train is out of harm's way. */
  safe: 6500,
  /** How far behind the front a train is of use. */
  rear: 7000,
} as const;

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

/**
 * What somebody goes by who answers without thinking ahead, measured in points of SB-11.2 as far as it can be. A
 * plan is made by weighing some of it otherwise.
 */
export interface Stance {
  /** An objective that changes hands, any other square of the enemy's, and one next to an objective. */
  readonly objective: number;
  readonly ground: number;
  readonly nearObjective: number;
  /** A gun that is taken with its square, and each that surrenders because it cannot withdraw. */
  readonly gun: number;
  readonly trapped: number;
  /** Half a base of the enemy's, and one of ours. */
  readonly killed: number;
  readonly lost: number;
  /** What an assault has to promise before it is made. */
  readonly boldness: number;
  /** So likely an assault has to be won before nobody else joins it. */
  readonly enough: number;
  /** How much more a square is worth to whoever decides whether to stand in it. */
  readonly stubborn: number;

  /** What of the promise of a square to be stormed is had next to it, on its flank, and lost with every square to it. */
  readonly beside: number;
  readonly flank: number;
  readonly away: number;
  /** A place among so many that storm a square already is worth less. */
  readonly crowded: number;
  /** The square behind the enemy's, so that they cannot withdraw. */
  readonly cutOff: number;
  /** Infantry and cavalry in the defender's last row when the game ends, and every row on the way there. */
  readonly breakthrough: number;
  readonly forward: number;
  /** Dice that can be shot at a square, and each of the enemy's that could storm it. */
  readonly underFire: number;
  readonly menace: number;
  readonly shelter: number;
  /** Beside another of ours, in a square with room for two. */
  readonly paired: number;
  /** Those who hold an objective that the enemy is near to: the first, the second, and others with them. */
  readonly garrison: number;
  readonly second: number;
  readonly idle: number;
  /** The way to an objective that needs more to hold it, and to one that nobody is in. */
  readonly relief: number;
  readonly walkIn: number;
  /** How much better it must be elsewhere before a unit sets out. */
  readonly restless: number;

  /** What a shell does to whoever will be stormed, its markers to anybody, and its hits. */
  readonly prepared: number;
  readonly shaken: number;
  readonly shell: number;
  /** What a barrage must promise at the least. */
  readonly spared: number;

  /** The objective that all go for, by number, or -1. */
  readonly focus: number;
}

/** What greedy goes by as well, as far as it is the same. */
const FIRST: Stance = {
  objective: 8,
  ground: 0.5,
  nearObjective: 0.7,
  gun: 1.5,
  trapped: 1.6,
  killed: 0.3,
  lost: 0.3,
  boldness: 0.15,
  enough: 0.95,
  stubborn: 1,
  beside: 0.5,
  flank: 0.1,
  away: 0.35,
  crowded: 0.12,
  cutOff: 0.3,
  breakthrough: 2,
  forward: 0,
  underFire: 0.05,
  menace: 0.05,
  shelter: 0.25,
  paired: 0.1,
  garrison: 4,
  second: 2.4,
  idle: 0.3,
  relief: 0.35,
  walkIn: 4,
  restless: 0.08,
  prepared: 0.12,
  shaken: 0.12,
  shell: 0.14,
  spared: 0.4,
  focus: -1,
};

/** The usual stance of the attacker and of the defender. */
export const USUAL: readonly [Stance, Stance] = [FIRST, FIRST];

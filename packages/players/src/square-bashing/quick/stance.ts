/**
 * What somebody goes by who answers without thinking ahead, measured in points of SB-11.2 as far as it can be. A
 * plan is made by weighing some of it otherwise.
 */
export interface Stance {
  /** An objective that changes hands, any other square of the enemy's, and one next to an objective. */
  readonly objective: number;
  /** How much more an objective is worth when the game may end. */
  readonly closing: number;
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
  /** Each of the enemy's near a square who could take it back. */
  readonly counter: number;
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
  /** How much less of storming there is for a damaged unit, and how much more it fears who is near. */
  readonly frail: number;
  readonly timid: number;
  /** Those who hold an objective that the enemy is near to: the first, the second, and others with them. */
  readonly garrison: number;
  readonly second: number;
  readonly idle: number;
  /** The way to an objective that needs more to hold it, and to one that nobody is in. */
  readonly relief: number;
  readonly walkIn: number;
  /** How much better it must be elsewhere before a unit sets out. */
  readonly restless: number;

  /** A machine gun on an objective of ours, with infantry or cavalry, and where something is stormed. */
  readonly gunner: number;
  readonly escorted: number;
  readonly covering: number;
  /** An order that steadies, beside one that helps an assault. */
  readonly steady: number;

  /** What a shell does to whoever will be stormed, its markers to anybody, and its hits. */
  readonly prepared: number;
  readonly shaken: number;
  readonly shell: number;
  /** What a barrage must promise at the least. */
  readonly spared: number;

  /** The objective that all go for, by number, or -1. */
  readonly focus: number;
}

// Found by `node packages/players/tuning/squareBashing.ts 120 first`, which began with what greedy goes by for both sides.
const ATTACKING: Stance = {
  objective: 6.563,
  closing: 0,
  ground: 0.545,
  nearObjective: 0.562,
  gun: 0.178,
  trapped: 1.13,
  killed: 0.293,
  lost: 0.192,
  boldness: 0.121,
  counter: 0,
  enough: 1.079,
  stubborn: 1.615,
  beside: 0.872,
  flank: 0.084,
  away: 0.567,
  crowded: 0.17,
  cutOff: 0.132,
  breakthrough: 1.673,
  forward: 0.117,
  underFire: -0.037,
  menace: -0.063,
  shelter: 0.289,
  paired: 0.011,
  frail: 0,
  timid: 0,
  garrison: 3.37,
  second: 1.969,
  idle: 0.269,
  relief: 0.3,
  walkIn: 4.438,
  restless: -0.037,
  gunner: 1.6,
  escorted: 1,
  covering: 0.3,
  steady: 1,
  prepared: 0.089,
  shaken: 0.117,
  shell: 0.12,
  spared: 0.434,
  focus: -1,
};

const DEFENDING: Stance = {
  objective: 12.154,
  closing: 0,
  ground: 0.464,
  nearObjective: 0.335,
  gun: 1.578,
  trapped: 1.329,
  killed: 0.42,
  lost: 0.397,
  boldness: 0.227,
  counter: 0,
  enough: 1.21,
  stubborn: 1.249,
  beside: 0.996,
  flank: 0.179,
  away: 0.493,
  crowded: 0.103,
  cutOff: 0.433,
  breakthrough: 1.847,
  forward: -0.03,
  underFire: -0.023,
  menace: -0.081,
  shelter: 0.32,
  paired: 0.112,
  frail: 0,
  timid: 0,
  garrison: 4.914,
  second: -1.809,
  idle: 0.509,
  relief: 0.43,
  walkIn: 6.213,
  restless: 0.071,
  gunner: 1.6,
  escorted: 1,
  covering: 0.3,
  steady: 1,
  prepared: -0.027,
  shaken: 0.255,
  shell: 0.205,
  spared: 0.467,
  focus: -1,
};

/** The usual stance of the attacker and of the defender. */
export const USUAL: readonly [Stance, Stance] = [ATTACKING, DEFENDING];

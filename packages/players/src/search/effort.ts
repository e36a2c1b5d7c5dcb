/** How hard somebody thinks, and how often he does not. */
export interface Effort {
  /** For a decision that is worth it; none where he never searches. */
  readonly playOuts: number;
  /** So many plans are thought of at the most. */
  readonly plans: number;
  /** So many phases are played ahead. */
  readonly horizon: number;
  /** So many worlds are imagined, in games with secrets. */
  readonly worlds: number;
  /** By so many standard errors a plan must be better than what would be done without thinking; 1 where it does not say. By side where it says two. */
  readonly lead?: number | readonly [number, number];
  /** Of a thousand decisions, so many are answered off the cuff, as a play-out would. */
  readonly slips: number;
  /** Of a thousand decisions, so many are answered with any legal move; none where it does not say. */
  readonly blunders?: number;
  /** Of a thousand decisions, so many are answered on a whim: with whatever looks good for once. */
  readonly whims: number;
  /**
   * How roughly he sets up, all of it by one idea, in games that know of it; where it does not say, he sets up like he decides everything
   * else. Whims and blunders of single pieces would look as if nobody had thought anything.
   */
  readonly roughness?: number;
  /** So many moves come to his mind then; a few where it does not say. The more, the oftener he is wrong. */
  readonly ideas?: number;
}

/** The levels of a game, strongest first. */
export const LEVELS = ['general', 'colonel', 'captain', 'sergeant', 'cadet'] as const;
export type Level = (typeof LEVELS)[number];

export type Efforts = Readonly<Record<Level, Effort>>;

/** Somebody who does not think ahead, and answers as the game's routine has it. */
export const ROUTINE: Effort = { playOuts: 0, plans: 0, horizon: 0, worlds: 1, slips: 0, whims: 0 };

/**
 * What a player believes a game is about. Everything is measured in enemy figures pinned, so that a
 * shot, a step and a rallied man can be weighed against each other.
 */
export interface Weights {
  /** A figure that is pinned, of a team that has acted. */
  readonly pin: number;
  /** More for one whose team has not acted yet: it will fire, or hold, with fewer. */
  readonly pinReady: number;
  /** More for one whom his team needs for effective fire; the fewer it can spare the more. */
  readonly pinThin: number;
  /** A figure that is set aside: it comes back seldom, and counts against its side. */
  readonly scatter: number;
  /** More for either where the game is decided: at an objective, or near the edge to be reached. And in the last turn. */
  readonly decisive: number;
  readonly decisiveLate: number;

  /** An enemy team fires at one target, and there are others: this part is meant for us. */
  readonly share: number;
  /** The part of that which is left where the team has acted already: it fires next turn. */
  readonly later: number;
  /** A figure in cover, even where nobody sees it yet. */
  readonly cover: number;

  /** An inch nearer to an objective, for each figure: in the first turn, and more in the last one. */
  readonly inchEarly: number;
  readonly inchLate: number;
  /** A figure at an objective: in the first turn, and in the last one. */
  readonly holdingEarly: number;
  readonly holdingLate: number;
  /** How many go to the same objective, as a part of those that would if all had as many. */
  readonly crowd: number;
  /** An inch nearer to the edge that is to be reached, for each figure, and more in the last turn; and a figure over it. */
  readonly exitInch: number;
  readonly exitInchLate: number;
  readonly exited: number;
  /** An inch nearer to the enemy for a team that cannot fire, for each figure. */
  readonly closing: number;

  /** A pinned figure that may be rallied. */
  readonly rally: number;
  /** What it costs that one in six is lost by it; nobody is rallied who is worth less. */
  readonly hazard: number;
  /** A scattered one that comes back. */
  readonly comeBack: number;
  /** What a team does in its activation besides firing: it moves. */
  readonly activation: number;
  /** The part of its danger that a team may get out of by acting first. */
  readonly hurry: number;
  /** The part of what a step wins at once, at an objective or over the edge. */
  readonly step: number;
  /** The parts of what they promise that leaders' acts are worth: they can wait. */
  readonly leadRally: number;
  readonly push: number;
}

/** What greedy goes by: thought of, not found by playing. */
export const WEIGHTS: Weights = {
  pin: 1,
  pinReady: 0.4,
  pinThin: 0,
  scatter: 2.4,
  decisive: 0.6,
  decisiveLate: 0,
  share: 0.18,
  later: 0.7,
  cover: 0.06,
  inchEarly: 0.05,
  inchLate: 0.13,
  holdingEarly: 0.15,
  holdingLate: 1.6,
  crowd: 1,
  exitInch: 0.14,
  exitInchLate: 0,
  exited: 3,
  closing: 0.04,
  rally: 1.1,
  hazard: 0,
  comeBack: 2,
  activation: 0.3,
  hurry: 0.25,
  step: 0,
  leadRally: 1,
  push: 1,
};

/**
 * What the routine, quick answers and plans go by: likewise, but that whoever has acted is feared less, a team that has nobody to spare is the better
 * target, and somebody may have to step onto an objective or over the edge. Tuning (`tuning/browningWeights.ts routine any 24 two`, 1,152 games) found
 * nothing that is better: in 200 other games against greedy the routine won 58 % with what it found and 63 % with these.
 */
export const ROUTINE_WEIGHTS: Weights = { ...WEIGHTS, step: 1, later: 0.3, pinThin: 0.4 };

/**
 * What the player believes a game is about. Everything is measured in enemy figures pinned, so that a
 * shot, a step and a rallied man can be weighed against each other.
 */
export const WEIGHTS = {
  /** A figure that is pinned, of a team that has acted. */
  pin: 1,
  /** More for one whose team has not acted yet: it will fire, or hold, with fewer. */
  pinReady: 0.4,
  /** A figure that is set aside: it comes back seldom, and counts against its side. */
  scatter: 2.4,
  /** More for either where the game is decided: at an objective, or near the edge to be reached. */
  decisive: 0.6,

  /** An enemy team fires at one target, and there are others: this part is meant for us. */
  share: 0.18,
  /** The part of that which is left where the team has acted already: it fires next turn. */
  later: 0.7,
  /** A figure in cover, even where nobody sees it yet. */
  cover: 0.06,

  /** An inch nearer to an objective, for each figure: in the first turn, and more in the last one. */
  inch: { early: 0.05, late: 0.13 },
  /** A figure at an objective: in the first turn, and in the last one. */
  holding: { early: 0.15, late: 1.6 },
  /** An inch nearer to the edge that is to be reached, for each figure; and a figure over it. */
  exitInch: 0.14,
  exited: 3,
  /** An inch nearer to the enemy for a team that cannot fire, for each figure. */
  closing: 0.04,

  /** A pinned figure that may be rallied. */
  rally: 1.1,
  /** A scattered one that comes back. */
  comeBack: 2,
  /** What a team does in its activation besides firing: it moves. */
  activation: 0.3,
} as const;

/** What the player believes a game is about, in points of QS-12. */
export const WEIGHTS = {
  /** An objective at the end: the mean of its 2D6 (QS-12.1). */
  objective: 7,
  /** What the first, second, third and fourth group that hold it are worth of it. */
  garrison: [1, 0.3, 0.12, 0.06],
  /** Of an objective that the enemy holds, and has to be stormed for. */
  stormed: 0.55,
  /** What of it is had on the way: this, and so much less with every AP of the walk. */
  approach: 0.8,
  walk: 0.92,
  /** AP that a group has for walking in a turn to come, and what is left of an objective that is too far. */
  walkPerTurn: 2.2,
  tooFar: 0.12,
  /** Each group of ours that is nearer to it. */
  rival: 0.3,
  /** The second best objective, since the best may be lost on the way. */
  second: 0.15,
  /** For the defender: an objective that he holds, that nobody holds, that is lost. */
  held: 5,
  empty: 2.5,
  lost: 5,
  /** How near the enemy must be ashore before one is thought to be in danger, and what is left of it before. */
  threatened: 5,
  safe: 0.2,

  /** What a group does in a whole game, on top of the points that its loss gives. */
  fighting: {
    commander: 6,
    lmg: 3,
    rifle: 1,
    hmg: 3.5,
    lightgun: 3,
    heavygun: 4,
    mortar: 3,
    antitank: 1.5,
  } as Readonly<Record<string, number>>,
  /** A defender's group does more: there are half as many, and nobody has points for it. */
  defending: 1.6,
  /** The part of an objective that the loss of its last holder costs. */
  evicted: 0.4,
  /** How near a platoon is to a break test with so many markers (QS-4.1). */
  strain: [0.1, 0.3, 0.6, 1, 0.2],

  /** What of those aboard is lost with their boat: near a landing place half of them swim. */
  drowned: 1,
  swims: 0.55,
  /** A weapon of a boat, and a boat that still has somebody to land. */
  weapon: 1,
  /** What each damage is of a sinking, by what there was. */
  damage: [0.28, 0.4, 0.75],

  /** An enemy square shoots at one target, and there are others: this part is meant for us. */
  share: 0.45,
  /** The part of next turn's shooting that comes off as seen now, at us and by us. */
  threat: 0.75,
  prospect: 0.5,
  /** Where nobody is seen, it is better near an enemy: by night, and behind corners. */
  lure: 6,
  /** Cover is worth a little even when nobody can see it yet. */
  cover: { open: 0, partial: 0.1, closed: 0.25 },
  /** Each enemy group next to a square might storm it. */
  beset: 0.15,

  /** What of a landing is left for each AP that a boat is away from it, and for a turn. */
  sail: 0.97,
  turn: 0.8,
  /** A group put ashore where there is an objective to reach, whatever shoots at it. */
  leastLanding: 0.3,
  /** What is to be gained by going aboard again, since it takes two turns at the least. */
  embark: 0.5,
  /** What an attempt, a start, a landing or a step must promise. */
  restless: 0.05,
  /** The commander's own square goes last. */
  commanderLast: 0.7,
  /** An assault must promise this much more than anything else would. */
  assaultMargin: 0.3,
} as const;

/** Where groups and boats are placed before the game. Compared with each other only. */
const GREEDY_DEPLOYMENT = {
  cover: { open: 0, partial: 1.5, closed: 3 },
  /** The square that sees the most of where the enemy will land, and how much that is to whoever stands there. */
  sees: 3,
  field: { commander: 1, lmg: 1.2, rifle: 0.8, hmg: 1.5, lightgun: 2, heavygun: 2 } as Readonly<
    Record<string, number>
  >,
  shore: 1,
  water: 0.3,
  /** The commander has the best of the squares about him. */
  about: 0.25,
  /** A group that its commander can certainly motivate. */
  command: 4,
  /** The first in an objective. */
  house: 1.5,
  /** Each group that is there already. */
  crowd: -0.1,
  /** Of so many parts of the best way one is no difference to where a mine is laid. */
  mine: 4,
  /** How far boats are kept apart. */
  apart: 3,
  jam: 1.5,
};

export type DeploymentWeights = typeof GREEDY_DEPLOYMENT;

/** What groups and boats are placed by now: as greedy does, unless somebody says otherwise. */
export const deploying = { by: GREEDY_DEPLOYMENT };

/** Has a question answered by other weights than greedy's. */
export function deployingBy<T>(weights: DeploymentWeights, answer: () => T): T {
  const { by } = deploying;
  deploying.by = weights;
  try {
    return answer();
  } finally {
    deploying.by = by;
  }
}

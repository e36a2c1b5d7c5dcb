import type { Kind } from '@sandtable/pbi';
import { DEPLOYMENT, type DeploymentWeights } from './weights.ts';

/** What quick answers go by, in points (QS-12). */
const COMMON = {
  /** What a group does in a whole game. */
  fighting: { commander: 7, lmg: 3, rifle: 1 } satisfies Record<Kind, number>,
  defending: 1.5,
  /** The loss itself: two points for the defender, and what the gap in the line means. */
  attackerLost: 2,
  defenderLost: 0.8,
  /** How much nearer to a break test a marker brings a platoon that has so many. */
  strain: [0.1, 0.25, 0.5, 1],
  /** What breaks with a platoon, each of its groups. */
  brokenGroup: 2.5,
  house: 7,
  /** What the first, second, third and fourth group in a house are worth of it. */
  garrison: [1, 0.25, 0.08, 0.03],
  /** What is left of a house's worth with 1, 2, 3, 4 enemies in it. */
  stormed: [1, 0.5, 0.4, 0.3, 0.25],
  walkPerTurn: 2,
  /** What being on the way is worth in the last turn, since there may be one more (QS-3.2). */
  extra: 0.15,
  /** Part of the enemy's dice that is meant for a square in sight, with the shots that he has. */
  share: 0.8,
  /** Next turn's shooting. */
  prospect: 0.5,
  /** Fear of an assault, in deadly hits for each enemy group next to a square. */
  grip: 0.08,
  /** Being led, for each group; and having others to lead. */
  led: 0.4,
  command: 0.35,
  /** An assault must promise so much more than anything else. */
  assaultMargin: 0.3,
  /** What walking must gain beyond anything else. */
  restless: 0,
  /** The least that a house of his is in danger to the defender, of 1. */
  leastThreat: 0.1,
  /** Cover where nobody shoots yet, in what the ground says of it. */
  shelter: 1,
  /** QS-9.1: the part of the squares that could shoot at who comes near and do. */
  ready: 0.5,
  /** What is left of a shot that is fired after a walk. */
  afterWalk: 0.9,
  /** AP that are counted with before they are rolled for. */
  averageAp: 4,
  /** The commander's own square goes last: this much of what it gains, while he has attempts left. */
  commanderLast: 0.6,
  /** The least that an attempt, and one AP, must promise to be taken. */
  leastAttempt: 0.05,
  leastResidual: 0.02,
  /** What is gained by leaving the machine guns behind must be so much more. */
  split: 0.3,
  /** A volley of more hits than this for each group of its target is fired shot by shot. */
  overkill: 1,
  /** Part of a stormed house that is kept to the end, for each turn of the enemy. */
  keep: 0.8,
};

export type QuickWeights = typeof COMMON;

/**
 * By side, as they set up and as they act. Found by tuning/pbiQuick.ts: `attacker 60 b` with 160 pairs a round at a speed of
 * 0.35; `defender 60 a` with 200 pairs at 0.2, and on from there 30 rounds of `defender 80 b` as the attacker.
 */
export const QUICK: [QuickWeights, QuickWeights] = [
  {
    ...COMMON,
    fighting: { commander: 10.516, lmg: 0.014, rifle: 1.352 },
    defending: 0.929,
    attackerLost: 6.683,
    defenderLost: 0.739,
    strain: [0.15, 0.416, 0.292, 0.759],
    brokenGroup: 4.418,
    house: 10.428,
    garrison: [0.968, 0.195, 0.077, 0.139],
    stormed: [1.4, 0.762, 0.476, 0.253, 0.299],
    walkPerTurn: 1.105,
    share: 0.662,
    prospect: 0.046,
    grip: 0.193,
    led: 0.116,
    command: 0.185,
    assaultMargin: 0.237,
    restless: 0.08,
    leastThreat: 0.076,
    shelter: 1.38,
    ready: 0.727,
    afterWalk: 1.088,
    averageAp: 6.536,
    commanderLast: 0.606,
    leastAttempt: 0.028,
    leastResidual: 0.013,
    split: 0.584,
    overkill: 0.225,
    keep: 0.844,
  },
  {
    ...COMMON,
    fighting: { commander: 2.176, lmg: 3.358, rifle: 1.882 },
    defending: 1.359,
    attackerLost: 7.251,
    defenderLost: 0.755,
    strain: [0.027, 0.256, 0.422, 0.564],
    brokenGroup: 3.251,
    house: 7.414,
    garrison: [1.107, 0.242, -0.098, 0.103],
    stormed: [1.554, 0.412, 0.24, 0.151, 0.181],
    walkPerTurn: 4.751,
    share: 0.968,
    prospect: 0.388,
    grip: -0.077,
    led: 0.328,
    command: 0.344,
    assaultMargin: -2.285,
    restless: 1.243,
    leastThreat: 0.408,
    shelter: 1.482,
    ready: 0.745,
    afterWalk: 0.756,
    averageAp: 6.001,
    commanderLast: 0.275,
    leastAttempt: 0.062,
    leastResidual: -0.039,
    split: 0.414,
    overkill: 0.683,
    keep: 0.687,
  },
];

/** How quick answers set up, by side. */
export const QUICK_DEPLOYMENT: [DeploymentWeights, DeploymentWeights] = [
  {
    ...DEPLOYMENT,
    cover: 3.927,
    garrison: [0.928, 0.59, -0.068, 0.29],
    housed: { commander: -0.008, lmg: -0.204, rifle: 0.074 },
    gunField: -2.201,
    field: -1.504,
    exposed: 5.961,
    crowd: -1.561,
    firstRow: -0.414,
    depth: 0.088,
    deepEnough: 6.195,
    watchedRows: 2.429,
    command: 5.559,
    housesInCommand: 0.463,
    contest: 5.689,
    approach: 15.813,
    nearest: 4.66,
    danger: 0.146,
    stack: 0.536,
    apart: 0.328,
    farApart: 2.795,
    flank: -0.246,
  },
  {
    ...DEPLOYMENT,
    cover: 12.987,
    garrison: [7.183, 0.773, 0.465, 0.05],
    housed: { commander: 0.452, lmg: 0.916, rifle: 1.208 },
    gunField: -2.266,
    field: -1.318,
    exposed: 3.937,
    crowd: -0.09,
    firstRow: -0.233,
    depth: 0.793,
    deepEnough: 2.538,
    watchedRows: 6.23,
    command: 4.123,
    housesInCommand: 0.845,
    contest: 0.713,
    approach: 17.116,
    nearest: -0.039,
    danger: 0.857,
    stack: 0.152,
    apart: 0.108,
    farApart: 2.839,
    flank: 0.009,
  },
];

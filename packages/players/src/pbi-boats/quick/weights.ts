import type { SideNumber } from '@sandtable/kernel';
import { LEAVE_CLOSED } from '@sandtable/pbi-boats';
import { deploying, WEIGHTS as GREEDY, type DeploymentWeights } from '../weights.ts';

/** What quick answers go by, in points (QS-12). */
const COMMON = {
  objective: GREEDY.objective as number,
  garrison: [...GREEDY.garrison] as number[],
  stormed: GREEDY.stormed as number,
  approach: GREEDY.approach as number,
  /** What is lost of an objective with every AP on foot, and of a landing with every AP of a boat. */
  walkLoss: 1 - GREEDY.walk,
  sailLoss: 1 - GREEDY.sail,
  walkPerTurn: GREEDY.walkPerTurn as number,
  tooFar: GREEDY.tooFar as number,
  rival: GREEDY.rival as number,
  second: GREEDY.second as number,
  held: GREEDY.held as number,
  empty: GREEDY.empty as number,
  lost: GREEDY.lost as number,
  threatened: GREEDY.threatened as number,
  safe: GREEDY.safe as number,
  swims: GREEDY.swims as number,
  share: GREEDY.share as number,
  threat: GREEDY.threat as number,
  lure: GREEDY.lure as number,
  cover: { ...GREEDY.cover } as Record<keyof typeof GREEDY.cover, number>,
  beset: GREEDY.beset as number,
  turn: GREEDY.turn as number,
  leastLanding: GREEDY.leastLanding as number,
  restless: GREEDY.restless as number,
  commanderLast: GREEDY.commanderLast as number,
  assaultMargin: GREEDY.assaultMargin as number,
  /** What a group is worth to whoever loses it, beside what its kind is. */
  attackerLost: 2,
  defenderLost: 1,
  defending: 1.3,
  /** The part of a platoon that one more marker costs, by how many there are (QS-4.1). */
  strain: [0.01, 0.04, 0.09, 0.17, 0.04],
  /** AP that a motivated square may expect. */
  usualAp: 4,
  /** The chance of the AP that an assault needs. */
  storms: 0.38,
  /** So many more markers are cleared with them. */
  clearances: 1.5,
  /** What of those who come near an enemy is lost to his opportunity shots, as it looks. */
  snapped: 0.6,
  /** What a shot that could be fired from a square in turns to come is worth there. */
  prospect: 0.5,
  /** What it is worth to shoot at whoever holds an objective: to the attacker; to the defender, and in his last turn. */
  opened: 1,
  evicted: 1.5,
  evictedLast: 5,
  /** The part of a platoon that is saved by a marker less, by how many there are: nearly all that a break test may cost where it is the fourth. */
  relief: [0, 0.005, 0.03, 0.08, 0.2, 0.13, 0.09, 0.06],
  /** What it saves the groups of the square in tests of morale, by how many lie there (QS-4.2). */
  calm: [0, 0.15, 0.3, 0.5, 0.6],
  /** What of that somebody goes to a square with markers for. */
  mend: 0.2,
  /** Dice of opportunity shots that each defender of a square has against an assault, about. */
  snaps: 0.85,
  /** A volley takes the AP of about so many attempts at a marker. */
  clearsForVolley: 3,
  /** What a defender must gain by leaving his cover. */
  anchor: 4,
  /** What of a landing is lost on the way by a mine that is surely there, by each die that a square is seen by, and by each gun. */
  mined: 0.4,
  seen: 0.004,
  gunned: 0.05,
  /** What is left of a landing that is not reached this turn, and what those aboard fear of dice and guns meanwhile. */
  afloat: 0.8,
  shotAboard: 0.3,
  gunAboard: 0.03,
  /** What each aboard loses by a mine that is surely there. */
  mineAboard: 0.5,
  /** What it costs each aboard that another boat is so near. */
  jam: 0.2,
};

export type QuickWeights = typeof COMMON;

/**
 * By side, as they set up and as they act. Found by tuning/boatsQuick.ts with 32 pairs a round: `attacker 40 32 two` with weights moved by
 * a quarter, and on from there `attacker 40 32 three` with an eighth; 55 rounds of `defender 60 32 three`.
 */
export const QUICK: [QuickWeights, QuickWeights] = [
  {
    ...COMMON,
    objective: 1.941,
    garrison: [1.4, 0.201, 0.071, 0.009],
    stormed: -0.079,
    approach: 0.465,
    walkLoss: 0.109,
    sailLoss: 0.014,
    walkPerTurn: 5.603,
    tooFar: 0.139,
    rival: 0.123,
    second: 0.083,
    held: 7.682,
    empty: 4.062,
    lost: -4.053,
    threatened: 9.23,
    safe: 0.018,
    swims: 0.221,
    share: 1.003,
    threat: 1.375,
    lure: 8.598,
    cover: { open: -0.003, partial: 0.192, closed: 0.085 },
    beset: 0.275,
    turn: 0.041,
    leastLanding: 0.505,
    restless: -0.035,
    commanderLast: 0.267,
    assaultMargin: 0.505,
    attackerLost: 0.014,
    defenderLost: 0.545,
    defending: 0.699,
    strain: [0.016, 0.081, 0.058, 0.172, 0.004],
    usualAp: 4.531,
    storms: 0.335,
    clearances: 1.384,
    snapped: 0.846,
    prospect: 0.307,
    opened: 2.075,
    evicted: 0.33,
    evictedLast: 9.344,
    relief: [0.002, 0.005, 0.018, 0.037, 0.191, 0.16, 0.037, 0.081],
    calm: [-0.001, 0.173, 0.249, 0.113, 0.683],
    mend: 0.333,
    snaps: 0.878,
    clearsForVolley: 6.882,
    anchor: 5.255,
    mined: 1.123,
    seen: 0.004,
    gunned: 0.014,
    jam: 0.102,
  },
  {
    ...COMMON,
    objective: 9.361,
    garrison: [0.692, 0.305, 0.127, 0.091],
    stormed: 0.663,
    approach: 0.898,
    walkLoss: 0.057,
    sailLoss: 0.041,
    walkPerTurn: 2.362,
    tooFar: 0.112,
    rival: 0.336,
    second: 0.206,
    held: 6.616,
    empty: 1.718,
    lost: 3.649,
    threatened: 5.334,
    safe: 0.211,
    swims: 0.461,
    share: 0.47,
    threat: 0.769,
    lure: 5.245,
    cover: { open: -0.002, partial: 0.121, closed: 0.139 },
    beset: 0.113,
    turn: 0.806,
    leastLanding: 0.129,
    restless: 0.055,
    commanderLast: 0.946,
    assaultMargin: 0.329,
    attackerLost: 2.703,
    defenderLost: 1.142,
    defending: 1.341,
    strain: [0.008, 0.042, 0.078, 0.209, 0.037],
    usualAp: 4.735,
    storms: 0.382,
    clearances: 1.437,
    snaps: 1.337,
    clearsForVolley: 3.451,
    anchor: 4.817,
    mined: 0.387,
    seen: 0.002,
    gunned: 0.032,
    jam: 0.146,
  },
];

/** How quick answers set up, by side. */
export const QUICK_DEPLOYMENT: [DeploymentWeights, DeploymentWeights] = [
  {
    ...deploying.by,
    cover: { open: 0.018, partial: 3.549, closed: 4.979 },
    sees: 2.293,
    field: {
      commander: 1.129,
      lmg: 0.463,
      rifle: 1.036,
      hmg: 1.63,
      lightgun: 3.025,
      heavygun: 0.806,
    },
    shore: 0.021,
    water: 0.47,
    about: -0.061,
    command: 6.145,
    house: 0.172,
    crowd: -0.237,
    mine: 0.927,
    apart: 2.595,
    jam: 1.311,
  },
  {
    ...deploying.by,
    cover: { open: -0.001, partial: 0.798, closed: 1.892 },
    sees: 3.549,
    field: {
      commander: 1.065,
      lmg: 1.298,
      rifle: 0.98,
      hmg: 1.912,
      lightgun: 1.565,
      heavygun: 1.309,
    },
    shore: 1.062,
    water: 0.474,
    about: 0.265,
    command: 2.277,
    house: 1.137,
    crowd: -0.133,
    mine: 4.103,
    apart: 4.424,
    jam: 1.384,
  },
];

const FARTHEST = 40;

/** What the side that is asked goes by; what is left of an objective by AP on foot, and of a landing by AP of a boat. */
export const going = {
  by: COMMON,
  walk: powersOf(1 - COMMON.walkLoss, FARTHEST),
  sail: powersOf(1 - COMMON.sailLoss, 2 * LEAVE_CLOSED),
};

/** Has the next answers given by what counts for a side. */
export function weighFor(us: SideNumber): void {
  const { walkLoss, sailLoss } = going.by;
  const by = (going.by = QUICK[us]);
  if (by.walkLoss !== walkLoss) going.walk = powersOf(1 - by.walkLoss, FARTHEST);
  if (by.sailLoss !== sailLoss) going.sail = powersOf(1 - by.sailLoss, 2 * LEAVE_CLOSED);
}

function powersOf(base: number, count: number): number[] {
  const powers = [1];
  for (let i = 1; i <= count; i++) powers.push(powers[i - 1] * base);
  return powers;
}

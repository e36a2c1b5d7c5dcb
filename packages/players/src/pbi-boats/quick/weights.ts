import type { SideNumber } from '@sandtable/kernel';
import { LEAVE_CLOSED } from '@sandtable/pbi-boats';
import { deploying, WEIGHTS as GREEDY, type DeploymentWeights } from '../weights.ts';

/** What quick answers go by, in points (QS-12). */
const COMMON = {
  objective: GREEDY.objective as number,
  garrison: [...GREEDY.garrison] as number[],
  stormed: GREEDY.stormed as number,
  approach: GREEDY.approach as number,
  walk: GREEDY.walk as number,
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
  sail: GREEDY.sail as number,
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
  /** What several steps are worth beside the first. */
  onward: 1.6,
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
  /** What it costs each aboard that another boat is so near. */
  jam: 0.2,
};

export type QuickWeights = typeof COMMON;

/** By side. */
export const QUICK: [QuickWeights, QuickWeights] = [{ ...COMMON }, { ...COMMON }];

/** How quick answers set up, by side. */
export const QUICK_DEPLOYMENT: [DeploymentWeights, DeploymentWeights] = [
  { ...deploying.by },
  { ...deploying.by },
];

const FARTHEST = 40;

/** What the side that is asked goes by; what is left of an objective by AP on foot, and of a landing by AP of a boat. */
export const going = {
  by: COMMON,
  walk: powersOf(COMMON.walk, FARTHEST),
  sail: powersOf(COMMON.sail, 2 * LEAVE_CLOSED),
};

/** Has the next answers given by what counts for a side. */
export function weighFor(us: SideNumber): void {
  const { walk, sail } = going.by;
  going.by = QUICK[us];
  if (going.by.walk !== walk) going.walk = powersOf(going.by.walk, FARTHEST);
  if (going.by.sail !== sail) going.sail = powersOf(going.by.sail, 2 * LEAVE_CLOSED);
}

function powersOf(base: number, count: number): number[] {
  const powers = [1];
  for (let i = 1; i <= count; i++) powers.push(powers[i - 1] * base);
  return powers;
}

import {
  INCH,
  isOnTable,
  LEFT,
  minimumStrength,
  OBJECTIVE_REACH,
  PINNED,
  SCATTERED,
  terrainOf,
  toEdge,
  UP,
  type State,
  type Victory,
} from '@sandtable/browning';
import { otherSide, type SideNumber } from '@sandtable/kernel';
import { distance } from '@sandtable/table';
import { Glance } from './glance.ts';
import { lateness } from './lateness.ts';
import { WEIGHTS } from './weights.ts';

/** What is counted on a table, to say how a side stands. */
export const COUNTS = [
  /** Figures that are not up, less than none; those of them who are pinned, and who may come back. */
  'able',
  'pinned',
  'scattered',
  /** Teams strong enough for effective fire. */
  'effective',
  /** Enemies that would be pinned by fire from where teams stand: of those who have yet to act, and of the others. */
  'fireReady',
  'fireDone',
  /** Figures in cover. */
  'cover',
  /** Objectives: held, the later the more; and within reach, and that again the later the more. */
  'held',
  'reach',
  'reachLate',
  /** Figures more than needed that will have left. */
  'leaving',
  'leavingLate',
  /** The share of the enemy that is lost, less our own. */
  'lead',
  'leadLate',
] as const;
export type Count = (typeof COUNTS)[number];
export type Counts = Record<Count, number>;

export function noCounts(): Counts {
  return Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
}

/** So far a figure gets in a turn, in inches: the higher of two dice, now and then the lower. */
const STRIDE = 4.2;

/** Counts for a side and for its enemy. What is between the two, as objectives are, is all counted for the side. */
export function countFor(state: State, us: SideNumber, ours: Counts, theirs: Counts): void {
  for (const name of COUNTS) ours[name] = theirs[name] = 0;
  countMen(state, us, ours, theirs);
  countTeams(state, us, ours, theirs);
  const { victory } = state.field;
  const late = lateness(state);
  switch (victory.kind) {
    case 'hold':
      ours.held = late * heldBy(state, us, victory.objectives);
      ours.reach = nearnessOf(state, us, victory.objectives);
      ours.reachLate = late * ours.reach;
      break;
    case 'exit':
      ours.leaving = leavingOf(state, us, victory);
      ours.leavingLate = late * ours.leaving;
      break;
    case 'break':
      ours.lead = leadOf(state, us);
      ours.leadLate = late * ours.lead;
      break;
  }
}

function countMen(state: State, us: SideNumber, ours: Counts, theirs: Counts): void {
  const { field, status, x, y } = state;
  const terrain = terrainOf(field);
  for (let f = 0; f < status.length; f++) {
    const counts = field.sides[f] === us ? ours : theirs;
    // Whoever has left has done all he should.
    if (status[f] !== UP && status[f] !== LEFT) counts.able--;
    if (status[f] === PINNED) counts.pinned++;
    if (status[f] === SCATTERED) counts.scattered++;
    if (isOnTable(state, f) && terrain.isInCover(x[f], y[f])) counts.cover++;
  }
}

function countTeams(state: State, us: SideNumber, ours: Counts, theirs: Counts): void {
  const { field } = state;
  const glance = new Glance(WEIGHTS, state);
  for (let team = 0; team < field.teams.length; team++) {
    if (glance.able[team] === 0) continue;
    const counts = field.teams[team].side === us ? ours : theirs;
    if (glance.able[team] >= minimumStrength(field, team)) counts.effective++;
    const fire = glance.fire(team);
    if (state.ready[team] === 1) counts.fireReady += fire;
    else counts.fireDone += fire;
  }
}

type Objectives = Extract<Victory, { kind: 'hold' }>['objectives'];

/** BB-9.3: how many of the objectives are ours, the surer the more. */
function heldBy({ status, x, y, field }: State, us: SideNumber, objectives: Objectives): number {
  let sum = 0;
  for (const { at } of objectives) {
    let more = 0;
    for (let f = 0; f < status.length; f++) {
      if (status[f] !== UP || distance(x[f], y[f], at[0], at[1]) > OBJECTIVE_REACH) continue;
      more += field.sides[f] === us ? 1 : -1;
    }
    sum += more / (1 + Math.abs(more));
  }
  return sum;
}

/** Whose men are nearer to the objectives: each counts the less the more turns he needs, and not at all who comes too late. */
function nearnessOf(state: State, us: SideNumber, objectives: Objectives): number {
  const { status, x, y, field, turn } = state;
  const left = field.turns - turn + 1;
  let sum = 0;
  for (const { at } of objectives) {
    let ours = 0;
    let theirs = 0;
    for (let f = 0; f < status.length; f++) {
      if (!isOnTable(state, f)) continue;
      const far = Math.max(distance(x[f], y[f], at[0], at[1]) - OBJECTIVE_REACH, 0);
      const turns = far / INCH / STRIDE;
      if (turns > left + 0.5) continue;
      const part = (status[f] === UP ? 1 : 0.6) / (1 + turns);
      if (field.sides[f] === us) ours += part;
      else theirs += part;
    }
    sum += (ours - theirs) / (ours + theirs + 1);
  }
  return sum;
}

/** How many more will have left than should, by how far they have to go. */
function leavingOf(
  state: State,
  us: SideNumber,
  { side, edge, figures }: Extract<Victory, { kind: 'exit' }>,
): number {
  const { status, x, y, field, turn } = state;
  const left = field.turns - turn + 1;
  let sum = -figures;
  for (let f = 0; f < status.length; f++) {
    if (field.sides[f] !== side) continue;
    if (status[f] === LEFT) sum++;
    if (!isOnTable(state, f)) continue;
    const turns = toEdge(field, edge, x[f], y[f]) / INCH / STRIDE;
    const spare = left - turns + (status[f] === UP ? 0 : -1) + (ready(state, f) ? 0 : -1) + 0.5;
    sum += 0.5 + (0.5 * spare) / Math.sqrt(1 + spare * spare);
  }
  return side === us ? sum : -sum;
}

/** Whether the team of a figure has yet to act in this turn. */
function ready({ team, ready: isReady }: State, figure: number): boolean {
  return isReady[team[figure]] === 1;
}

/** BB-9.3: by how much more of the enemy is lost than of us. */
function leadOf(state: State, us: SideNumber): number {
  return lostShare(state, otherSide(us)) - lostShare(state, us);
}

/** BB-9.3: how much of a side is lost. */
export function lostShare({ status, field }: State, side: SideNumber): number {
  let [lost, all] = [0, 0];
  for (let f = 0; f < status.length; f++) {
    if (field.sides[f] !== side) continue;
    all++;
    if (status[f] > PINNED && status[f] !== LEFT) lost++;
  }
  return lost / all;
}

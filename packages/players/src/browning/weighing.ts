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
import type { SideNumber } from '@sandtable/kernel';
import { distance } from '@sandtable/table';
import { Glance } from './glance.ts';
import { lateness } from './goals.ts';
import { AT, TERMS } from './terms.ts';
import { WORTH } from './worths.ts';

/** So far a figure gets in a turn, in inches: the higher of two dice, now and then the lower. */
const STRIDE = 4.2;

/** How much there is of each term for a side, weighed for the kind of game. */
export function weigh(state: State, us: SideNumber, into: number[]): void {
  const { victory } = state.field;
  const worth = WORTH[victory.kind];
  into.fill(0, 0, TERMS.length);
  weighMen(state, us, into);
  weighTeams(state, us, into);
  const late = lateness(state);
  switch (victory.kind) {
    case 'hold':
      into[AT.held] = worth.heldLate * late * heldBy(state, us, victory.objectives);
      into[AT.reach] =
        (worth.reach + worth.reachLate * late) * nearnessOf(state, us, victory.objectives);
      break;
    case 'exit':
      into[AT.leaving] = (worth.leaving + worth.leavingLate * late) * leavingOf(state, us, victory);
      break;
    case 'break':
      into[AT.lead] = (worth.lead + worth.leadLate * late) * leadOf(state, us);
      break;
  }
}

function weighMen(state: State, us: SideNumber, into: number[]): void {
  const { field, status, x, y } = state;
  const worth = WORTH[field.victory.kind];
  const terrain = terrainOf(field);
  for (let f = 0; f < status.length; f++) {
    const isOurs = field.sides[f] === us;
    const less = lessOf(status[f], worth);
    into[isOurs ? AT.men : AT.harm] += isOurs ? -less : less;
    if (worth.cover === 0 || !isOnTable(state, f) || !terrain.isInCover(x[f], y[f])) continue;
    into[AT.cover] += isOurs ? worth.cover : -worth.cover;
  }
}

/** How much less a figure is worth that is not up. Whoever has left has done all he should. */
function lessOf(
  status: number,
  worth: { able: number; pinned: number; scattered: number },
): number {
  switch (status) {
    case UP:
    case LEFT:
      return 0;
    case PINNED:
      return worth.able - worth.pinned;
    case SCATTERED:
      return worth.able - worth.scattered;
    default:
      return worth.able;
  }
}

function weighTeams(state: State, us: SideNumber, into: number[]): void {
  const { field } = state;
  const worth = WORTH[field.victory.kind];
  const glance = new Glance(state);
  for (let team = 0; team < field.teams.length; team++) {
    if (glance.able[team] === 0) continue;
    const sign = field.teams[team].side === us ? 1 : -1;
    if (glance.able[team] >= minimumStrength(field, team)) into[AT.teams] += sign * worth.effective;
    into[AT.fire] += sign * worth.fire * glance.fire(team, 0, 0);
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
    const spare = left + 0.5 - turns - (status[f] === UP ? 0 : 1);
    sum += 0.5 + (0.5 * spare) / Math.sqrt(1 + spare * spare);
  }
  return side === us ? sum : -sum;
}

/** BB-9.3: by how much more of the enemy is lost than of us. */
function leadOf({ status, field }: State, us: SideNumber): number {
  let [ours, ourAll, theirs, theirAll] = [0, 0, 0, 0];
  for (let f = 0; f < status.length; f++) {
    const lost = status[f] > PINNED && status[f] !== LEFT ? 1 : 0;
    if (field.sides[f] === us) {
      ours += lost;
      ourAll++;
    } else {
      theirs += lost;
      theirAll++;
    }
  }
  return theirs / theirAll - ours / ourAll;
}

import { EDGES, type Edge } from '@sandtable/board';
import { SETTING, type Move } from '@sandtable/kernel';
import { GROUPS_A_SQUARE, IDLE, PINNED } from '@sandtable/pbi';
import {
  census,
  DISARM_COST,
  fleetOf,
  hasMark,
  THROTTLE,
  weaponsOf,
  whyNotFire,
  whyNotStart,
  type BoatState as State,
} from '@sandtable/pbi-boats';
import type { Chosen } from '../question.ts';
import { FACINGS } from '../ways.ts';
import { deploying } from '../weights.ts';
import { LEAST } from './ashore.ts';
import type { Look } from './look.ts';
import { outlookAt } from './outlooks.ts';
import { isSoft, worthOfDice, worthOfGun } from './shots.ts';
import { aboardOf } from './stand.ts';
import { prospectOf, voyageOf } from './voyages.ts';
import { going } from './going.ts';

/** AP that a boat may expect. */
const USUAL_AP = 7;

/** BT-3.1: a boat that has somewhere to go, or somebody to shoot at. */
export function start(look: Look): Chosen | undefined {
  const { state, stand } = look;
  const { ids } = state[SETTING].roster;
  const { kits } = fleetOf(state).plan;
  let first: number | undefined;
  for (const boat of stand.ownHulls) {
    // BT-8.3: whoever sweeps goes first, and the others where it has been.
    const sweeps = kits[boat]?.nets === true;
    if ((first !== undefined && !sweeps) || whyNotStart(state, boat, false) !== undefined) continue;
    if (!wantsToSail(look, boat) && bestFire(look, boat, 12) === undefined) continue;
    first = boat;
    if (sweeps) break;
  }
  return first === undefined
    ? undefined
    : { type: 'boats:start', boat: ids[first], throttle: false };
}

function wantsToSail(look: Look, boat: number): boolean {
  const groups = aboardOf(look.state, boat).length;
  if (groups === 0) return false;
  return voyageOf(look, boat, groups, USUAL_AP).gain > LEAST;
}

/** BT-3.2: on along the best way; then shots. */
export function sail(look: Look, boat: number): Chosen {
  const { state, survey } = look;
  const { ids } = state[SETTING].roster;
  const { ap, mines, found, plan } = fleetOf(state);
  const isMined = mines.some((square, mine) => square === state.at[boat] && found[mine]);
  if (isMined && plan.kits[boat]?.nets === true && ap[boat] >= DISARM_COST) {
    return { type: 'boats:disarm', boat: ids[boat] };
  }
  const groups = aboardOf(state, boat).length;
  const way = groups === 0 ? undefined : voyageOf(look, boat, groups, ap[boat]).move;
  if (way !== undefined) return way;
  const fire = survey.size > 0 ? bestFire(look, boat, ap[boat]) : undefined;
  return fire ?? { type: 'boats:done' };
}

/** BT-5.1: the best shot of a boat's own weapons. */
function bestFire(look: Look, boat: number, ap: number): Chosen | undefined {
  const { state, survey, preys } = look;
  const weapons = weaponsOf(state, boat);
  if (weapons.length === 0) return undefined;
  const { board, roster } = state[SETTING];
  const from = state.at[boat];
  let found: Chosen | undefined;
  let most: number = going.by.restless;
  for (const [w, { kind, dice, cost }] of weapons.entries()) {
    if (cost > ap) continue;
    for (const prey of preys) {
      if (survey.sees[from * survey.size + prey.square] === 0) continue;
      if (kind !== 'cannon' && !isSoft(state, prey)) continue;
      const value =
        (kind === 'cannon'
          ? worthOfGun(state, survey, prey, dice)
          : worthOfDice(survey, prey, dice)) / cost;
      if (value <= most) continue;
      const isActing = fleetOf(state).ap[boat] > 0;
      if (isActing && whyNotFire(state, census(state), boat, w, prey) !== undefined) continue;
      most = value;
      const at = prey.what === 'ashore' ? board.names[prey.square] : roster.ids[prey.hull];
      found = { type: 'boats:fire', boat: roster.ids[boat], weapon: w + 1, what: prey.what, at };
    }
  }
  return found;
}

/** BT-4.1: those who are where they were to be landed, or as near as they come. */
export function land(look: Look): Chosen | undefined {
  const { state, stand, survey, field } = look;
  const { board, roster } = state[SETTING];
  const { waters } = survey;
  for (const boat of stand.ownHulls) {
    if (hasMark(state, boat, THROTTLE)) continue;
    const aboard = aboardOf(state, boat);
    const able = aboard.filter((group) => (state.flags[group] & (PINNED | IDLE)) === 0);
    if (able.length === 0) continue;
    const square = state.at[boat];
    let to = -1;
    for (const shore of [square, ...waters.beside[square]]) {
      if (shore === -1 || !waters.isShore[shore]) continue;
      if (stand.theirs[shore] > 0 || stand.hulls[shore] === 1) continue;
      if (stand.ours[shore] >= GROUPS_A_SQUARE || !survey.isFooting[shore]) continue;
      if (to === -1 || field.worth[shore] > field.worth[to]) to = shore;
    }
    if (to === -1 || !isWorthLanding(look, boat, to, aboard.length)) continue;
    const isParty = able.length > 1 && stand.ours[to] + 2 <= GROUPS_A_SQUARE;
    const where = { boat: roster.ids[boat], to: board.names[to] };
    return isParty
      ? { type: 'boats:landAll', ...where }
      : { type: 'boats:land', ...where, group: roster.ids[able[0]] };
  }
  return undefined;
}

/** Whether they are not better off where the boat could still take them. */
function isWorthLanding(look: Look, boat: number, to: number, groups: number): boolean {
  const { state, field } = look;
  const place = state.at[boat] * FACINGS + fleetOf(state).facing[boat];
  const value = Math.max(going.by.leastLanding * field.goal[to], field.worth[to]);
  return value > LEAST && value >= going.by.turn * outlookAt(look, groups, place);
}

/** BT-1.5, BT-4.4: where a boat is soonest at a landing, and a group best off. */
export function arrive(look: Look, moves: readonly Move[]): Move {
  const { state, field, stand } = look;
  const { board, roster } = state[SETTING];
  let found = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const { boat, square, facing } = move as Move & Record<'boat' | 'square' | 'facing', string>;
    // BT-1.5: groups that are not aboard yet go aboard first.
    if (square === undefined) return move;
    const at = board.named(square);
    let value = field.worth[at];
    if (boat !== undefined) {
      const hull = roster.named(boat);
      const groups = Math.max(1, loadOf(state, hull));
      const place = at * FACINGS + EDGES.indexOf(facing as Edge);
      value = prospectOf(look, hull, groups, USUAL_AP, place);
      for (const other of stand.ownHulls) {
        const near = deploying.by.apart - board.range(state.at[other], at);
        if (near > 0) value -= going.by.jam * near;
      }
    }
    if (value <= most) continue;
    most = value;
    found = move;
  }
  return found;
}

/** How many come with a boat that has not arrived. */
function loadOf(state: State, boat: number): number {
  let count = 0;
  for (const on of fleetOf(state).aboard) if (on === boat) count++;
  return count;
}

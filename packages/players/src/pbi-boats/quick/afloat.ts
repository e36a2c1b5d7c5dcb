import { EDGES, type Edge } from '@sandtable/board';
import { SETTING, type Move } from '@sandtable/kernel';
import { ATTACKER, GROUPS_A_SQUARE, IDLE, PINNED } from '@sandtable/pbi';
import {
  canSail,
  census,
  DISARM_COST,
  fleetOf,
  hasMark,
  LEAVE_CLOSED,
  mineSquares,
  REVERSE_COST,
  THROTTLE,
  TURN_COST,
  weaponsOf,
  whyNotFire,
  whyNotGo,
  whyNotMove,
  whyNotStart,
  type BoatState as State,
} from '@sandtable/pbi-boats';
import type { Chosen } from '../question.ts';
import { FACINGS } from '../ways.ts';
import { deploying } from '../weights.ts';
import { LEAST } from './ashore.ts';
import type { Look } from './look.ts';
import { isSoft, worthOfDice, worthOfGun } from './shots.ts';
import { aboardOf } from './stand.ts';
import { going } from './weights.ts';

/** What a place must be better by for a boat to go there. */
const BETTER = 1.005;

/** What each of so many has of being landed from a square; 0 where nobody can land. */
export function landingAt({ survey, stand, field }: Look, square: number, groups: number): number {
  const { waters } = survey;
  let left = groups;
  let sum = 0;
  const shores: number[] = [];
  for (const shore of [square, ...waters.beside[square]]) {
    if (shore === -1 || !waters.isShore[shore]) continue;
    if (stand.theirs[shore] > 0 || stand.hulls[shore] === 1) continue;
    if (stand.ours[shore] < GROUPS_A_SQUARE) shores.push(shore);
  }
  shores.sort((a, b) => field.worth[b] - field.worth[a]);
  for (const shore of shores) {
    const landed = Math.min(left, GROUPS_A_SQUARE - stand.ours[shore]);
    sum += landed * Math.max(going.by.leastLanding * field.goal[shore], field.worth[shore]);
    left -= landed;
  }
  return sum / groups;
}

/** By place: what is left of the best landing of so many groups. */
function aheadOf(look: Look, groups: number): Float64Array {
  const known = look.field.ahead[groups];
  if (known !== undefined) return known;
  const { state, survey, stand } = look;
  const { waters, size } = survey;
  const { mines, found, sailed } = fleetOf(state);
  const ahead = new Float64Array(size * FACINGS);
  const leave = new Float64Array(size);
  for (let square = 0; square < size; square++) {
    if (!canSail(waters, square) || stand.hulls[square] === 1 || stand.theirs[square] > 0) continue;
    const shot =
      going.by.seen * look.field.dice[square] + going.by.gunned * look.field.guns[square];
    leave[square] = going.sail[waters.leave[square]] / (1 + shot);
    ahead.fill(landingAt(look, square, groups), square * FACINGS, (square + 1) * FACINGS);
  }
  for (const [mine, square] of mines.entries()) {
    if (square < 0) continue;
    if (found[mine]) leave[square] = going.sail[LEAVE_CLOSED] * 0.7;
    else if (stand.us === ATTACKER) {
      // BT-8.1: it may be anywhere in its rows where nobody has been.
      const free = [square, ...mineSquares(state, mine)].filter((each) => sailed[each] === 0);
      for (const each of free) leave[each] *= 1 - going.by.mined / free.length;
    }
  }
  const turned = going.sail[TURN_COST];
  const back = going.sail[REVERSE_COST];
  for (let changed = true, sweeps = 0; changed && sweeps < 40; sweeps++) {
    changed = false;
    for (let square = 0; square < size; square++) {
      if (leave[square] === 0) continue;
      const beside = waters.beside[square];
      for (let facing = 0; facing < FACINGS; facing++) {
        const place = square * FACINGS + facing;
        let best = turned * ahead[square * FACINGS + ((facing + 1) % FACINGS)];
        best = Math.max(best, turned * ahead[square * FACINGS + ((facing + 3) % FACINGS)]);
        const on = beside[facing];
        if (on !== -1) best = Math.max(best, leave[square] * ahead[on * FACINGS + facing]);
        const astern = beside[(facing + 2) % FACINGS];
        if (astern !== -1) {
          best = Math.max(best, leave[square] * back * ahead[astern * FACINGS + facing]);
        }
        if (best <= ahead[place] + 1e-9) continue;
        ahead[place] = best;
        changed = true;
      }
    }
  }
  look.field.ahead[groups] = ahead;
  return ahead;
}

/** What is left of the best landing of so many groups from a place; the landing itself where it is one. */
export function outlookAt(look: Look, groups: number, place: number): number {
  return aheadOf(look, groups)[place];
}

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
  const { state } = look;
  const groups = aboardOf(state, boat).length;
  if (groups === 0 || whyNotMove(state, boat) !== undefined) return false;
  const place = state.at[boat] * FACINGS + fleetOf(state).facing[boat];
  const here = landingAt(look, state.at[boat], groups);
  return aheadOf(look, groups)[place] > here * BETTER + LEAST;
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
  const way = groups === 0 ? undefined : nextOnWay(look, boat, groups);
  if (way !== undefined) return way;
  const fire = survey.size > 0 ? bestFire(look, boat, ap[boat]) : undefined;
  return fire ?? { type: 'boats:done' };
}

function nextOnWay(look: Look, boat: number, groups: number): Chosen | undefined {
  const { state, survey } = look;
  const { board, roster } = state[SETTING];
  const { facing, ap } = fleetOf(state);
  const square = state.at[boat];
  const heading = facing[boat];
  const ahead = aheadOf(look, groups);
  const beside = survey.waters.beside[square];
  let best = ahead[square * FACINGS + heading] * 0.9999;
  if (landingAt(look, square, groups) * BETTER >= best) return undefined;
  best = 0;
  let found: Chosen | undefined;
  const isHeld = whyNotMove(state, boat) !== undefined;
  const leave = going.sail[survey.waters.leave[square]];
  for (const astern of [0, 2]) {
    const to = beside[(heading + astern) % FACINGS];
    if (to === -1) continue;
    const value =
      ahead[to * FACINGS + heading] * leave * (astern === 0 ? 1 : going.sail[REVERSE_COST]);
    if (value <= best || whyNotGo(state, boat, to) !== undefined) continue;
    best = value;
    found = { type: 'boats:go', boat: roster.ids[boat], to: board.names[to] };
  }
  if (isHeld || ap[boat] < TURN_COST || hasMark(state, boat, THROTTLE)) return found;
  for (const [by, hand] of [
    [3, 'left'],
    [1, 'right'],
  ] as const) {
    const value = ahead[square * FACINGS + ((heading + by) % FACINGS)] * going.sail[TURN_COST];
    if (value <= best * BETTER) continue;
    best = value;
    found = { type: 'boats:turn', boat: roster.ids[boat], hand };
  }
  return found;
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
  return value > LEAST && value >= going.by.turn * aheadOf(look, groups)[place];
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
      const groups = Math.max(1, loadOf(state, roster.named(boat)));
      value = aheadOf(look, groups)[at * FACINGS + EDGES.indexOf(facing as Edge)];
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

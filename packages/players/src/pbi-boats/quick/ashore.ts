import { SETTING } from '@sandtable/kernel';
import {
  ASSAULT_COST,
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  ATTACKER,
  DIAGONAL,
  GROUPS_A_SQUARE,
  MOVED,
  PINNED,
} from '@sandtable/pbi';
import { fleetOf, GUN_EFFECT, shotDice, type BoatState as State } from '@sandtable/pbi-boats';
import type { Chosen } from '../question.ts';
import { clearanceIn } from './clearing.ts';
import { fight } from './fights.ts';
import type { Look } from './look.ts';
import { groupsAshore, mayFire, shotsLeft, volleyAboard, volleyFrom } from './shots.ts';
import { stayOf, walkOf, type Walk } from './walks.ts';
import { going } from './going.ts';

/** What must be gained for anybody to bother. */
export const LEAST = 0.03;

/** Whether a group had better stay: somebody has to hold an objective, and a defender has hardly a better place than his cover. */
function isAnchor({ state, survey, stand }: Look, group: number, gain: number): boolean {
  const square = state.at[group];
  const { sight } = fleetOf(state).plan;
  // By night he sees nobody from there.
  const isDefender = stand.us !== ATTACKER && sight === 0;
  if (gain < going.by.anchor && isDefender && survey.ground.cover[square] === 'closed') return true;
  if (survey.objectiveAt[square] === -1) return false;
  if (stand.ours[square] === 1) return true;
  // Of several the first of the roster stays.
  return groupsAshore(state, stand.us, square)[0] === group;
}

/** What a group does with so many AP, if so many others go with it: those stay who had better. */
export function planOf(look: Look, group: number, ap: number, others = 0): Walk {
  const walk = walkOf(look, group, ap, others);
  if (walk.step === -1 || !isAnchor(look, group, walk.gain)) return walk;
  return stayOf(look, group, ap);
}

/** An assault from a square, and what it brings on average. */
export interface Charge {
  readonly to: number;
  readonly value: number;
}

/** QS-10: the best assault of these groups, if all take part who can. */
export function bestCharge(
  look: Look,
  from: number,
  groups: readonly number[],
  ap: number,
): Charge {
  const { state, stand } = look;
  let best: Charge = { to: -1, value: 0 };
  for (const to of state[SETTING].board.neighbours[from]) {
    if (stand.theirs[to] === 0) continue;
    const value = chargeOn(look, from, to, groups, ap);
    if (value > best.value) best = { to, value };
  }
  return best;
}

/** What an assault on a square brings on average; each has so many AP at the least. */
export function chargeOn(
  { state, survey, stand }: Look,
  from: number,
  to: number,
  groups: readonly number[],
  ap: number,
): number {
  if (!survey.isFooting[to]) return 0;
  const closed = survey.ground.cover[to] === 'closed';
  let [count, dice, lost] = [0, 0, 0];
  for (const group of groups) {
    if (Math.max(ap, state.ap[group]) < ASSAULT_COST) continue;
    if (!mayCharge(state, group, from, to)) continue;
    count++;
    dice += ASSAULT_DICE + (closed ? ASSAULT_INTO_CLOSED : 0);
    if ((state.flags[group] & MOVED) === 0) dice += ASSAULT_FROM_ADJACENT;
    lost += stand.loss(state, group);
  }
  if (count === 0) return 0;
  const defenders = stand.theirs[to];
  const odds = fight(count, dice, defenders, defenders * ASSAULT_DICE);
  const isObjective = survey.objectiveAt[to] !== -1;
  const prize = isObjective ? going.by.objective * going.by.stormed : going.by.assaultMargin;
  const snapped = going.by.snaps * defenders * survey.deadly[from];
  const gained = (odds.killed * stand.prey[to]) / defenders + odds.won * prize;
  return gained - ((odds.lost + snapped) * lost) / count;
}

function mayCharge(state: State, group: number, from: number, to: number): boolean {
  const { board, roster } = state[SETTING];
  const flags = state.flags[group];
  if ((flags & PINNED) !== 0) return false;
  if ((flags & DIAGONAL) !== 0 && board.isDiagonal(from, to)) return false;
  return !(GUN_EFFECT[roster.kindOf[group].name] > 3);
}

/** QS-5.7: an assault that pays; then those walk who gain by it, and the others shoot. */
export function activate(look: Look): Chosen {
  const { state, survey, stand, preys } = look;
  const { roster, make } = state[SETTING];
  const { us } = stand;
  let seen = -1;
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.ap[g] === 0 || state.at[g] === seen) continue;
    const square = state.at[g];
    seen = square;
    const groups = groupsAshore(state, us, square).filter((each) => state.ap[each] > 0);
    if (groups.length > 0) {
      const volley = volleyFrom(state, survey, preys, groups, square);
      const charge = bestCharge(look, square, groups, 0);
      if (charge.value > volley.value + going.by.assaultMargin) {
        return make.assault(square, charge.to);
      }
      const marker = clearanceIn(look, square);
      if (marker.value > LEAST && marker.value > volley.value / going.by.clearsForVolley) {
        return make.clear(square, marker.platoon);
      }
      const step = stepFrom(look, groups, volley.value > LEAST / 3);
      if (step !== -1) return make.march(square, step);
      if (volley.move !== undefined && volley.value > LEAST / 3) return volley.move;
    }
    const fired = activateAboard(look, square);
    if (fired !== undefined) return fired;
  }
  return make.close;
}

/** BT-5.1: those aboard in a square shoot. */
function activateAboard({ state, survey, stand, preys }: Look, square: number): Chosen | undefined {
  for (const boat of stand.ownHulls) {
    if (state.at[boat] !== square) continue;
    const volley = volleyAboard(state, survey, preys, boat, (group) => state.ap[group]);
    if (volley.move !== undefined && mayFire(state, boat, volley)) return volley.move;
  }
  return undefined;
}

/** Where those of a square go who walk before they shoot, or have nothing to shoot at; -1. */
function stepFrom(look: Look, groups: readonly number[], mayShoot: boolean): number {
  let step = -1;
  let most = LEAST;
  for (const group of groups) {
    const plan = planOf(look, group, look.state.ap[group]);
    if (plan.step === -1 || (mayShoot && plan.shots > 0) || plan.gain <= most) continue;
    most = plan.gain;
    step = plan.step;
  }
  return step;
}

/** QS-6: whoever means to go there goes along. */
export function march(look: Look, from: number, to: number, party: readonly number[]): Chosen {
  const { state, survey, stand } = look;
  const { roster, make, board } = state[SETTING];
  const room = GROUPS_A_SQUARE - stand.ours[to];
  const able: number[] = [];
  const willing: number[] = [];
  for (const group of groupsAshore(state, stand.us, from)) {
    const ap = state.ap[group];
    const cost = survey.ground.leaves[roster.kindNumber[group]][from];
    if (ap === 0 || ap < cost || (state.flags[group] & PINNED) !== 0) continue;
    if ((state.flags[group] & DIAGONAL) !== 0 && board.isDiagonal(from, to)) continue;
    able.push(group);
    if (planOf(look, group, ap, willing.length).step === to) willing.push(group);
  }
  if (willing.length === able.length && able.length <= room && party.length === 0) return make.all;
  if (party.length < room) {
    const next = willing.find((group) => !party.includes(group));
    if (next !== undefined) return make.join(next);
  }
  if (party.length > 0) return make.go;
  return make.join(able[0]);
}

/** QS-8.2: everybody adds the shots that his walk leaves him. */
export function joinVolley(
  look: Look,
  from: number,
  target: number,
  party: readonly number[],
): Chosen {
  const { state, stand } = look;
  const { make, roster, board } = state[SETTING];
  const range = board.range(from, target);
  const adding: [number, number][] = [];
  let isEverybody = true;
  for (const group of groupsAshore(state, stand.us, from)) {
    const most = shotsLeft(state, group, state.ap[group]);
    if (most <= 0 || shotDice(roster.kindOf[group], range) === 0 || party.includes(group)) continue;
    const { shots } = planOf(look, group, state.ap[group]);
    if (shots < most) isEverybody = false;
    if (shots > 0) adding.push([group, shots]);
  }
  if (isEverybody || adding.length + party.length === 0) return make.all;
  return adding.length === 0 ? make.fire : make.add(adding[0][0], adding[0][1]);
}

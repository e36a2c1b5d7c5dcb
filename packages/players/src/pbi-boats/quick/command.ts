import { SETTING } from '@sandtable/kernel';
import { ACTED, HIGHEST_NEED, IDLE, WITHOUT_AP } from '@sandtable/pbi';
import { ABOARD } from '@sandtable/pbi-boats';
import { motivationChance } from '../danger.ts';
import type { Chosen } from '../question.ts';
import { land, start } from './afloat.ts';
import { bestCharge, LEAST, planOf } from './ashore.ts';
import { clearanceIn } from './clearing.ts';
import type { Look } from './look.ts';
import { groupsAshore, mayFire, volleyAboard, volleyFrom } from './shots.ts';
import { going } from './going.ts';

/** QS-5.1: boats first; then the squares that have most of it. */
export function motivate(look: Look): Chosen {
  const { state, survey, stand } = look;
  const { roster, make } = state[SETTING];
  const boat = start(look);
  if (boat !== undefined) return boat;
  const { us } = stand;
  let found: Chosen = make.rest;
  let most: number = going.by.restless;
  const seen = new Uint8Array(survey.size);
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    const square = state.at[g];
    if (square === -1 || seen[square] === 1 || !isReady(look, g)) continue;
    seen[square] = 1;
    let chance = 0;
    let by = -1;
    for (const platoon of roster.platoonsOf[us]) {
      const commander = roster.commanderOf[platoon];
      if (commander === -1 || state.attempts[platoon] === 0) continue;
      if (!isPresent(look, commander) || (state.flags[commander] & IDLE) !== 0) continue;
      if (state.options.ownPlatoonOnly && roster.platoonOf[g] !== platoon) continue;
      const need = survey.ground.need(state.at[commander], square);
      if (need > HIGHEST_NEED) continue;
      let each = motivationChance(need);
      if (state.at[commander] === square) each *= going.by.commanderLast;
      if (each <= chance) continue;
      chance = each;
      by = platoon;
    }
    if (by === -1) continue;
    const value = chance * valueOfActing(look, square);
    if (value <= most) continue;
    most = value;
    found = make.motivate(by, square);
  }
  return found;
}

function isPresent({ state }: Look, group: number): boolean {
  return state[SETTING].book.statuses[state.status[group]].acts === true;
}

function isReady(look: Look, group: number): boolean {
  return isPresent(look, group) && (look.state.flags[group] & (ACTED | WITHOUT_AP)) === 0;
}

/** What the groups of a square gain by being motivated, beyond their residual AP. */
export function valueOfActing(look: Look, square: number): number {
  const { state, stand } = look;
  let value = 0;
  let shooting = 0;
  const groups = groupsAshore(state, stand.us, square).filter((group) => isReady(look, group));
  if (groups.length > 0) {
    const { roster } = state[SETTING];
    const isCommanded = groups.some((group) => roster.kindOf[group].commands);
    const ap = going.by.usualAp + (isCommanded ? 1 : 0);
    for (const [others, group] of groups.entries()) {
      const plan = planOf(look, group, ap, others);
      shooting += plan.value - plan.gain;
      value += plan.value - planOf(look, group, 1, others).value;
    }
    const charge = bestCharge(look, square, groups, going.by.usualAp + 1);
    value += going.by.storms * Math.max(0, charge.value - shooting - going.by.assaultMargin);
    value += going.by.clearances * clearanceIn(look, square, true).value;
  }
  return value + aboard(look, square, going.by.usualAp) - aboard(look, square, 1);
}

function aboard(look: Look, square: number, ap: number): number {
  const { state, survey, stand, preys } = look;
  let value = 0;
  for (const boat of stand.ownHulls) {
    if (state.at[boat] !== square) continue;
    const apOf = (group: number): number => (isReady(look, group) ? ap : 0);
    value += volleyAboard(state, survey, preys, boat, apOf).value;
  }
  return value;
}

/** QS-3.5: boats that had nothing to do before, residual AP, landings. */
export function residual(look: Look): Chosen {
  const { state, survey, stand } = look;
  const { roster, make } = state[SETTING];
  const boat = start(look);
  if (boat !== undefined) return boat;
  const { us } = stand;
  const seen = new Uint8Array(survey.size);
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    const square = state.at[g];
    if (square === -1 || seen[square] === 1 || !isReady(look, g)) continue;
    seen[square] = 1;
    if (hasUse(look, square)) return make.use(square);
  }
  return land(look) ?? make.endTurn;
}

/** Whether the groups of a square have a use for one AP. */
function hasUse(look: Look, square: number): boolean {
  const { state, survey, stand, preys } = look;
  const groups = groupsAshore(state, stand.us, square).filter((group) => isReady(look, group));
  if (groups.length > 0 && clearanceIn(look, square, true).value > LEAST) return true;
  for (const group of groups) if (planOf(look, group, 1).gain > LEAST) return true;
  // As they would be with it.
  const rested = { ...state, ap: state.ap.slice() };
  let isAboard = false;
  for (let g = 0; g < state.ap.length; g++) {
    if (state.at[g] !== square || !isReady(look, g)) continue;
    rested.ap[g] = 1;
    isAboard ||= state.status[g] === ABOARD;
  }
  if (volleyFrom(rested, survey, preys, groups, square).value > LEAST / 3) return true;
  if (!isAboard) return false;
  for (const boat of stand.ownHulls) {
    if (state.at[boat] !== square) continue;
    const volley = volleyAboard(rested, survey, preys, boat, (group) => rested.ap[group]);
    if (volley.value > LEAST / 3 && mayFire(rested, boat, volley)) return true;
  }
  return false;
}

import { SETTING } from '@sandtable/kernel';
import {
  ACTED,
  ASSAULT_COST,
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  BOARD,
  BREAK_TEST_AT,
  BREAKS_ON,
  CASUALTY,
  DIAGONAL,
  END,
  FIRST,
  GROUPS_A_SQUARE,
  IS_COMMANDER,
  KIND_OF,
  MOVED,
  ON_BOARD,
  PINNED,
  PLATOON_OF,
  PLATOONS_OF,
  SHOTS_A_TURN,
  WITHOUT_AP,
  type PbiMove,
} from '@sandtable/pbi';
import { field } from './field.ts';
import { meleeOf } from './melee.ts';
import {
  anyShotFrom,
  besetting,
  danger,
  isClear,
  shotFrom,
  stand,
  type Stack,
} from './standing.ts';

const SIZE = BOARD.size;
export const FAR_DICE = KIND_OF.map((kind) => ({ commander: 0, lmg: 3, rifle: 1 })[kind]);
export const NEAR_DICE = KIND_OF.map((kind) => ({ commander: 3, lmg: 3, rifle: 1 })[kind]);

/** The groups of a square that act, and what they have to act with. */
export class Party implements Stack {
  from = 0;
  groups = 0;
  far = 0;
  near = 0;
  worth = 0;
  leads = false;
  ap = 0;
  shots = 0;
  /** The most AP of those who can walk. */
  steps = 0;
  pinned = false;
  diagonal = false;
  unmoved = 0;
  guns = 0;

  /** Those in a square who have AP, or who would have so many, if it says how many; the machine guns alone, or the others. */
  take(from: number, ap: number | undefined, guns?: boolean): void {
    const { state, us } = field;
    this.from = from;
    this.groups = 0;
    this.far = 0;
    this.near = 0;
    this.worth = 0;
    this.leads = false;
    this.ap = 0;
    this.shots = 0;
    this.pinned = true;
    this.steps = 0;
    this.diagonal = false;
    this.unmoved = 0;
    this.guns = 0;
    for (let g = FIRST[us]; g < END[us]; g++) {
      if (state.at[g] !== from || state.status[g] !== ON_BOARD) continue;
      const isGun = KIND_OF[g] === 'lmg';
      if (guns !== undefined && guns !== isGun) continue;
      const flags = state.flags[g];
      if (ap === undefined ? state.ap[g] === 0 : (flags & WITHOUT_TURN) !== 0) continue;
      this.groups++;
      if (isGun) this.guns++;
      if (state.shots[g] < SHOTS_A_TURN) {
        this.far += FAR_DICE[g];
        this.near += NEAR_DICE[g];
      }
      this.worth += field.worthOf(g);
      if (IS_COMMANDER[g]) this.leads = true;
      this.ap = Math.max(this.ap, ap ?? state.ap[g]);
      this.shots = Math.max(this.shots, SHOTS_A_TURN - state.shots[g]);
      if ((flags & PINNED) !== 0) continue;
      this.pinned = false;
      this.steps = Math.max(this.steps, ap ?? state.ap[g]);
      if ((flags & DIAGONAL) !== 0) this.diagonal = true;
      if ((flags & MOVED) === 0) this.unmoved++;
    }
  }
}

/** Acted, fell back or withdrew. */
const WITHOUT_TURN = ACTED | WITHOUT_AP;

/** What a party would best do, and how much better that is than nothing. */
export interface Course {
  kind: 'none' | 'aim' | 'march' | 'assault';
  gain: number;
  /** The target, or where the march ends. */
  to: number;
  /** Shots that are better fired before the march. */
  before: number;
}

const course: Course = { kind: 'none', gain: 0, to: -1, before: 0 };

/** The best that a party can do with its AP. The same object every time. */
export function bestCourse(party: Party): Course {
  course.kind = 'none';
  course.gain = 0;
  course.to = -1;
  course.before = 0;
  if (party.groups === 0) return course;
  const { from, ap } = party;
  const here = stand(party, from);
  const shot = party.shots > 0 ? shotFrom(party, from) : 0;
  const stay = Math.min(ap, party.shots) * shot;
  if (stay > 0) {
    course.kind = 'aim';
    course.gain = stay;
  }
  if (party.pinned) return course;
  considerMarches(party, here, shot);
  if (party.steps >= ASSAULT_COST) considerAssaults(party);
  return course;
}

function considerMarches(party: Party, here: number, shot: number): void {
  const { land, us, them, count } = field;
  const { from, steps: ap } = party;
  if (ap < land.ground.leave[from]) return;
  const walk = land.walk[party.diagonal ? 0 : 1];
  const order = land.order[party.diagonal ? 0 : 1];
  const at = from * SIZE;
  for (let i = 1; i < SIZE; i++) {
    const to = order[at + i];
    const cost = walk[at + to];
    if (cost > ap) break;
    if (count[them][to] > 0 || count[us][to] + party.groups > GROUPS_A_SQUARE) continue;
    let value = marchGain(party, here, to, cost);
    const shots = Math.min(ap - cost, party.shots);
    const better = shots > 0 && shot > 0 ? shot - shotThere : 0;
    if (better > 0) value += shots * better;
    if (value <= course.gain) continue;
    course.before = better > 0 ? shots : 0;
    course.kind = 'march';
    course.gain = value;
    course.to = to;
  }
}

/** What a shot after the march that was judged last is worth. */
let shotThere = 0;

/** What a party gains by walking there, with the shots that it has left then. */
export function marchGain(party: Party, here: number, to: number, cost: number): number {
  let value = stand(party, to) - here - field.weights.restless;
  const shots = Math.min(party.steps - cost, party.shots);
  shotThere = shots > 0 ? field.weights.afterWalk * anyShotFrom(party, to) : 0;
  if (shots > 0) value += shots * shotThere;
  if (besetting(to) > 0) {
    const hits = field.weights.ready * danger(to);
    value -= (party.worth * hits) / (party.groups + hits);
  }
  return value;
}

function considerAssaults(party: Party): void {
  const { them, count } = field;
  const { from } = party;
  const list = BOARD.neighbours[from];
  for (let i = 0; i < list.length; i++) {
    const to = list[i];
    if (count[them][to] === 0) continue;
    if (party.diagonal && BOARD.isDiagonal(from, to)) continue;
    const gain = assaultGain(party, to);
    if (gain <= course.gain) continue;
    course.kind = 'assault';
    course.gain = gain;
    course.to = to;
  }
}

/** What an assault brings on average. */
export function assaultGain(party: Party, to: number): number {
  const { land, them, count, worth, fire, leaders, turns, state, us } = field;
  const closed = land.ground.cover[to] === 'closed' ? ASSAULT_INTO_CLOSED : 0;
  const each = state.options.assaultBonus === 'group';
  const groups = party.groups;
  const dice =
    groups * ASSAULT_DICE +
    (each ? groups : 1) * closed +
    (each ? party.unmoved : Math.floor(party.unmoved / groups)) * ASSAULT_FROM_ADJACENT;
  const enemies = count[them][to];
  const { wins, killed, lost } = meleeOf(Math.max(0, dice), groups, enemies);
  const snap = field.weights.ready * (fire[them][to] + 3 * leaders[them][to]);
  const hits = snap * land.kill[to * SIZE + party.from];
  let gain = (killed * worth[them][to]) / enemies;
  gain -= ((lost + hits) * party.worth) / groups;
  const house = field.weights.house * (turns[them] > 0 ? field.weights.keep : 1);
  if (land.houses.are[to]) gain += wins * house;
  if (land.houses.are[party.from] && count[us][party.from] === groups) gain -= wins * house;
  return gain - field.weights.assaultMargin;
}

/** The target that a party shoots at. */
export function bestTarget(party: Party): number {
  const { them, squares } = field;
  let best = 0;
  let target = -1;
  for (const to of squares[them]) {
    const value = shotGain(party, to);
    if (value > best) {
      best = value;
      target = to;
    }
  }
  return target;
}

/** What one shot of everybody at a square is worth; 0 where there is no line. */
export function shotGain(party: Party, to: number): number {
  const { land, them, worth, count } = field;
  const kill = land.kill[party.from * SIZE + to];
  const dice = BOARD.range(party.from, to) === 1 ? party.near : party.far;
  if (kill === 0 || dice === 0 || !isClear(party.from, to)) return 0;
  return (dice * kill * worth[them][to]) / count[them][to];
}

/** The first step of a march; -1 where somebody is in the way. */
export function firstStep(party: Party, to: number): number {
  const { land, us, them, count } = field;
  const { from } = party;
  const walk = land.walk[party.diagonal ? 0 : 1];
  const whole = walk[from * SIZE + to];
  const leave = land.ground.leave[from];
  let best = -1;
  let least = Infinity;
  const list = BOARD.neighbours[from];
  for (let i = 0; i < list.length; i++) {
    const next = list[i];
    if (count[them][next] > 0 || count[us][next] >= GROUPS_A_SQUARE) continue;
    const isDiagonal = BOARD.isDiagonal(from, next);
    if (isDiagonal && party.diagonal) continue;
    const rest = land.walk[isDiagonal || party.diagonal ? 0 : 1][next * SIZE + to];
    if (leave + rest !== whole) continue;
    const risk = besetting(next) + (isDiagonal ? 0.1 : 0);
    if (risk < least) {
      least = risk;
      best = next;
    }
  }
  return best;
}

/** QS-11.1: the marker to roll for, where a platoon is about to break and everybody in the square has an AP. */
export function clearance(square: number): PbiMove | undefined {
  const { state, us, turns, markers, strength } = field;
  if (turns[us] === 0) return undefined;
  for (const platoon of PLATOONS_OF[us]) {
    if (markers[platoon] < BREAK_TEST_AT || markers[platoon] > BREAK_TEST_AT + 1) continue;
    if (strength[platoon] * field.weights.brokenGroup * ((7 - BREAKS_ON) / 6) < 2) continue;
    let lies = false;
    let everybody = true;
    for (let g = FIRST[us]; g < END[us]; g++) {
      if (state.at[g] !== square) continue;
      if (state.status[g] === CASUALTY && PLATOON_OF[g] === platoon) lies = true;
      if (state.status[g] === ON_BOARD && state.ap[g] === 0) everybody = false;
    }
    if (lies && everybody) return state[SETTING].make.clear(square, platoon);
  }
  return undefined;
}

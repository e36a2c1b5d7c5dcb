import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  BACK,
  barrageIn,
  BEYOND,
  census,
  damageOf,
  DEFENCE_DICE,
  faceTo,
  figuresOf,
  holds,
  isSuppressed,
  mainUnits,
  NEAR,
  rowsFromEdge,
  SQUARES,
  stepsBetween,
  SUPPORT_DICE,
  SUPPORT_MOST,
  UNDEFENDED,
  type SquareState,
} from '@sandtable/square-bashing';
import { failingIn, lateness, outlookOf, prizeOf, targetDice } from './clash.ts';
import type { Stance } from './stance.ts';

/** How far infantry and cavalry come in a turn, and assault from there; and how far off an enemy is felt. */
const REACH = 3;
const FULL_DICE = 3;
const MOST_JOINERS = 4;
/** A hit on regular infantry is saved every other time. */
const HALF = 6;
/** Further than anything is. */
const FAR = 12;
/** From so far off nobody is drawn any more. */
const LURED = 4;
/** How much more what all go for promises. */
const FOCUSED = 2.5;

/**
 * What squares are worth to infantry and cavalry while a side moves: the enemy does not meanwhile, so it is drawn up
 * once a turn.
 */
export interface Chart {
  readonly us: SideNumber;
  readonly stance: Stance;
  /** By square: whatever does not depend on who of ours is there. */
  readonly base: Float64Array;
  /** By square: the most that storming something promises from there, and what that is; -1 where it is not next to it. */
  readonly storm: Float64Array;
  readonly target: Int8Array;
  /** By objective: how many of the enemy's are near. */
  readonly threat: Uint8Array;
  /** By square: whether the enemy holds it, or one next to it. */
  readonly isEnemys: Uint8Array;
  readonly isNextToEnemy: Uint8Array;
  /** By square: how many steps the nearest enemy is off. */
  readonly nearest: Uint8Array;
  /** How much more what has to be held counts now. */
  readonly closing: number;
  /** And how much more storming does. */
  readonly eager: number;
}

export function chartOf(state: SquareState, us: SideNumber, stance: Stance): Chart {
  const { field } = state[SETTING];
  const chart: Chart = {
    us,
    stance,
    base: new Float64Array(SQUARES),
    storm: new Float64Array(SQUARES),
    target: new Int8Array(SQUARES).fill(-1),
    threat: new Uint8Array(field.objectives.length),
    isEnemys: new Uint8Array(SQUARES),
    isNextToEnemy: new Uint8Array(SQUARES),
    nearest: new Uint8Array(SQUARES).fill(FAR),
    closing: 1 + stance.closing * lateness(state),
    eager: 1 + stance.eager * lateness(state),
  };
  addGround(state, chart);
  addEnemies(state, chart);
  addObjectives(state, chart);
  return chart;
}

function addGround(state: SquareState, { us, stance, base }: Chart): void {
  const { field } = state[SETTING];
  const late = lateness(state);
  for (let square = 0; square < SQUARES; square++) {
    let worth = 0;
    if (field.isCover[square] || state.defences[square] !== UNDEFENDED) worth += stance.shelter;
    if (us === ATTACKER) {
      const rows = rowsFromEdge(us, square);
      worth += stance.forward * rows;
      if (rowsFromEdge(otherSide(us), square) === 0) worth += stance.breakthrough * late;
    }
    if (stance.lure !== -1) {
      worth += stance.pull * Math.max(0, 1 - stepsBetween(square, stance.lure) / LURED);
    }
    base[square] = worth;
  }
}

/** What the enemy's squares promise, and what they threaten. */
function addEnemies(state: SquareState, chart: Chart): void {
  const { roster } = state[SETTING];
  const { us, stance, base, storm, target, isEnemys, isNextToEnemy, nearest } = chart;
  const enemy = otherSide(us);
  for (let unit = roster.first[enemy], end = roster.end[enemy]; unit < end; unit++) {
    const at = state.at[unit];
    if (at === -1 || roster.isCommand[unit]) continue;
    const { range, shots } = figuresOf(state, unit);
    if (range === 1 && barrageIn(state, at) === 0) {
      for (const near of NEAR[at]) base[near] -= stance.underFire * shots[0];
    }
    if (!roster.isMain[unit] || damageOf(state, unit) === 1) continue;
    for (let square = 0; square < SQUARES; square++) {
      if (stepsBetween(at, square) <= 2) base[square] -= stance.menace;
    }
  }
  for (let to = 0; to < SQUARES; to++) {
    if (!holds(state, enemy, to)) continue;
    isEnemys[to] = 1;
    for (const near of NEAR[to]) isNextToEnemy[near] = 1;
    const promise = promiseOf(state, us, to, stance);
    const behind = BEYOND[4 * to + BACK[enemy]];
    if (behind !== -1) base[behind] += stance.cutOff;
    for (let square = 0; square < SQUARES; square++) {
      const steps = stepsBetween(square, to);
      if (steps < nearest[square]) nearest[square] = steps;
      if (promise <= 0) continue;
      let worth = promise * stance.beside;
      if (steps === 1) {
        if (faceTo(to, square) !== state.facing[to]) worth *= 1 + stance.flank;
      } else worth *= 1 - stance.away * (steps - 0.5);
      if (worth <= storm[square]) continue;
      storm[square] = worth;
      target[square] = steps === 1 ? to : -1;
    }
  }
}

/** What it promises to storm a square with all that can get there. */
function promiseOf(state: SquareState, us: SideNumber, to: number, stance: Stance): number {
  const { roster, field } = state[SETTING];
  let ours = 0;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    const at = state.at[unit];
    if (at === -1 || !roster.isMain[unit] || damageOf(state, unit) === 1) continue;
    if (stepsBetween(at, to) <= REACH) ours++;
  }
  const prize = prizeOf(state, us, to, stance);
  if (ours === 0) return prize / 4;
  const enemy = otherSide(us);
  let faces = 0;
  for (const near of NEAR[to]) if (!holds(state, enemy, near)) faces++;
  if (faces === 0) return 0;
  const joiners = Math.max(0, Math.min(MOST_JOINERS, 2 * (faces - 1), ours - 2));
  const { win, killed, lost } = outlookOf(
    FULL_DICE * Math.min(2, ours) +
      joiners +
      SUPPORT_DICE * Math.min(SUPPORT_MOST, Math.floor(ours / 3)) +
      DEFENCE_DICE[state.defences[to]][0] -
      (field.isHill[to] ? 1 : 0),
    targetDice(state, enemy, to) - joiners,
    failingIn(state, enemy, to, true),
    HALF,
  );
  const isFocus = stance.focus !== -1 && stepsBetween(to, field.objectives[stance.focus]) <= 1;
  const factor = isFocus ? FOCUSED : 1;
  const promise = factor * (win * prize + stance.killed * killed - stance.lost * lost);
  return isSuppressed(state, to) ? promise / 2 : promise;
}

/** The ways to objectives that need somebody. */
function addObjectives(state: SquareState, { us, stance, base, threat }: Chart): void {
  const { field } = state[SETTING];
  const enemy = otherSide(us);
  const counts = census(state);
  for (const [i, objective] of field.objectives.entries()) {
    let theirs = 0;
    let ours = 0;
    for (let square = 0; square < SQUARES; square++) {
      const steps = stepsBetween(square, objective);
      if (steps > REACH) continue;
      theirs += mainUnits(counts[SQUARES * enemy + square]);
      if (steps <= 1) ours += mainUnits(counts[SQUARES * us + square]);
    }
    threat[i] = theirs;
    if (holds(state, enemy, objective)) continue;
    const isOurs = state.holders[i] === us;
    const lacking = theirs / 2 - ours;
    if (isOurs && lacking <= 0) continue;
    for (let square = 0; square < SQUARES; square++) {
      const steps = stepsBetween(square, objective);
      if (steps === 0) continue;
      const relief = isOurs ? (stance.relief * lacking) / (1 + steps) : stance.walkIn / (1 + steps);
      if (relief > 0) base[square] += relief;
    }
  }
}

/** What it is worth to have a unit of infantry or cavalry in a square, for which there is room. */
export function worthIn(state: SquareState, chart: Chart, unit: number, square: number): number {
  const { field, roster } = state[SETTING];
  const { us, stance, base, storm, target, threat, closing } = chart;
  const isDamaged = damageOf(state, unit) === 1;
  const counts = census(state);
  const first = SQUARES * us;
  const isThere = state.at[unit] === square ? 1 : 0;
  const others = mainUnits(counts[first + square]) - isThere;
  let worth = base[square] + (others > 0 ? stance.paired : 0);
  const objective = field.objectiveAt[square];
  if (objective !== -1) {
    if (state.holders[objective] !== us) worth += stance.objective * closing;
    else if (threat[objective] === 0) worth += stance.idle;
    else worth += (others === 0 ? stance.garrison : stance.second) * closing;
  }
  let storming = storm[square] * chart.eager;
  if (isDamaged) storming *= 1 - stance.frail;
  if (roster.isProfessional[unit]) storming *= 1 + stance.elite;
  else if (roster.isReservist[unit]) storming *= 1 - stance.elite;
  for (const near of NEAR[square]) {
    const there = counts[first + near];
    if (there > 0 && (near !== state.at[unit] || there > 1)) worth += stance.support;
  }
  if (isDamaged && chart.isNextToEnemy[square] === 1) worth -= stance.timid;
  const to = target[square];
  if (to === -1) return worth + storming;
  let beside = stepsBetween(state.at[unit], to) === 1 ? -1 : 0;
  for (const near of NEAR[to]) beside += mainUnits(counts[first + near]);
  return worth + storming * (1 - stance.crowded * Math.max(0, beside - 3));
}

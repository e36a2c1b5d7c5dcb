import { SETTING } from '@sandtable/kernel';
import { ATTACKER, CASUALTY, ON_BOARD } from '@sandtable/pbi';
import {
  fleetOf,
  GUN_EFFECT,
  LIGHT_WEAPONS,
  mineSquares,
  shotDice,
  TROOPS_SHOOTING,
  weaponsOf,
  type BoatState as State,
} from '@sandtable/pbi-boats';
import { reliefOf } from './clearing.ts';
import { worthOfDice, type Prey } from './shots.ts';
import { aboardOf, type Stand } from './stand.ts';
import type { Survey } from './survey.ts';
import type { Reached } from './walks.ts';
import { going } from './going.ts';

/** Shots that an enemy square may expect, and the part of them that is meant for one of ours. */
const SHOTS = 1.7;
const BOAT_SHOTS = 2;
/** What a group of ours is worth on average. */
const MEAN = 3.5;
/** So many of ours share what is shot at a square. */
const TOGETHER = 2;
const NEARNESS = 0.8;
const NEAR_ENOUGH = 2;
const FARTHEST = 40;

const NEAR: readonly number[] = powersOf(NEARNESS, FARTHEST);

function powersOf(base: number, count: number): number[] {
  const powers = [1];
  for (let i = 1; i <= count; i++) powers.push(powers[i - 1] * base);
  return powers;
}

/** What the squares are worth to a side, as everybody stands. */
export class Field {
  readonly turn: number;
  readonly positions: number;
  readonly us: number;
  /** For objectives alone, by square. */
  readonly goal: Float64Array;
  /** With what is to be feared there. */
  readonly worth: Float64Array;
  /** The dice that each square may be shot at with, and the guns that see it. */
  readonly dice: Float64Array;
  readonly guns: Uint8Array;
  /** The dice that whoever enters each square may be shot at with at once (QS-9). */
  readonly snaps: Float64Array;
  /** How likely a mine lies hidden in each square, as the attacker sees it. */
  readonly mines: Float64Array;
  /** By kind, then by square: what a shot from there is worth; below 0 where nobody has asked. */
  readonly shots: (Float64Array | undefined)[] = [];
  /** Where groups can walk to, by where they are and how they walk. */
  readonly reaches = new Map<number, readonly Reached[]>();
  /** By number of groups aboard, then by place: what is left of the best landing. */
  readonly ahead: (Float64Array | undefined)[] = [];

  constructor(
    state: State,
    survey: Survey,
    stand: Stand,
    preys: readonly Prey[],
    positions: number,
  ) {
    this.turn = state.turn;
    this.positions = positions;
    this.us = stand.us;
    this.goal = goalsOf(state, survey, stand);
    this.worth = this.goal.slice();
    const dice = diceAt(state, survey, stand);
    this.dice = dice;
    this.guns = gunsAt(state, survey, stand);
    this.snaps = snapsAt(state, survey, stand);
    this.mines = minesAt(state, survey);
    addProspects(state, survey, stand, preys, this.worth);
    addMending(state, survey, stand, this.worth);
    const { ground, deadly } = survey;
    const { neighbours } = state[SETTING].board;
    for (let square = 0; square < survey.size; square++) {
      if (!survey.isFooting[square]) continue;
      let hits = going.by.share * dice[square] * deadly[square];
      for (const near of neighbours[square]) hits += going.by.beset * stand.theirs[near];
      const each = hits / TOGETHER;
      this.worth[square] -= (going.by.threat * MEAN * each) / (1 + each);
      this.worth[square] += going.by.cover[ground.cover[square]];
    }
  }
}

const fields = new WeakMap<State, Field>();

/** The field as it is now: the one that was looked at last while nobody has moved or fallen since. */
export function fieldOf(state: State, survey: Survey, stand: Stand, preys: readonly Prey[]): Field {
  const found = fields.get(state);
  const positions = positionsOf(state);
  const isSame = found?.turn === state.turn && found.us === stand.us;
  if (found !== undefined && isSame && found.positions === positions) return found;
  const made = new Field(state, survey, stand, preys, positions);
  fields.set(state, made);
  return made;
}

/** A number that tells one position from another, nearly always. */
function positionsOf({ at, status }: State): number {
  let sum = 0;
  for (let piece = 0; piece < at.length; piece++) {
    sum = (Math.imul(sum, 31) + at[piece] * 16 + status[piece]) | 0;
  }
  return sum;
}

export function turnsToCome({ turn, turns, side }: State, us: number): number {
  return turns - turn + (us !== ATTACKER && side === ATTACKER ? 1 : 0);
}

function goalsOf(state: State, survey: Survey, stand: Stand): Float64Array {
  const { size, objectives, walks } = survey;
  const goal = new Float64Array(size);
  const second = new Float64Array(size);
  const far = (turnsToCome(state, stand.us) + 0.5) * going.by.walkPerTurn;
  const nearer = new Float64Array(FARTHEST + 1);
  for (let i = 0; i < objectives.length; i++) {
    const walk = walks[i];
    const worth = worthOf(stand, walk, objectives[i]);
    countNearer(state, stand, walk, nearer);
    for (let square = 0; square < size; square++) {
      const away = walk[square];
      if (away === Infinity) continue;
      let value = worth;
      if (away > 0) {
        const near = Math.min(away, FARTHEST);
        value *= going.by.approach * going.walk[near] * (away <= far ? 1 : going.by.tooFar);
        value /= 1 + going.by.rival * nearer[near];
      }
      if (value > goal[square]) {
        second[square] = goal[square];
        goal[square] = value;
      } else if (value > second[square]) second[square] = value;
    }
  }
  for (let square = 0; square < size; square++) goal[square] += going.by.second * second[square];
  if (stand.us !== ATTACKER) addLure(state, survey, stand, goal);
  return goal;
}

/** What one more group in an objective is worth. */
function worthOf(
  { us, ours, theirs, enemySquares }: Stand,
  walk: readonly number[],
  square: number,
): number {
  const garrison = going.by.garrison[Math.min(ours[square], going.by.garrison.length - 1)];
  if (us === ATTACKER) {
    return going.by.objective * garrison * (theirs[square] > 0 ? going.by.stormed : 1);
  }
  if (theirs[square] > 0) return going.by.lost * going.by.stormed;
  let near: number = going.by.safe;
  for (const each of enemySquares) if (walk[each] <= going.by.threatened) near = 1;
  return (ours[square] === 0 ? going.by.held : going.by.empty) * garrison * near;
}

/** How many of ours are nearer to an objective than so many AP. */
function countNearer(
  state: State,
  { us }: Stand,
  walk: readonly number[],
  nearer: Float64Array,
): void {
  const { roster } = state[SETTING];
  nearer.fill(0);
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.status[g] !== ON_BOARD) continue;
    const away = walk[state.at[g]];
    if (away < FARTHEST) nearer[away + 1]++;
  }
  for (let away = 1; away <= FARTHEST; away++) nearer[away] += nearer[away - 1];
  // Whoever asks is one of them as a rule.
  for (let away = 1; away <= FARTHEST; away++) if (nearer[away] > 0) nearer[away] -= 0.5;
}

/** Where nobody is seen a defender had better be near an enemy. */
function addLure(state: State, survey: Survey, stand: Stand, goal: Float64Array): void {
  const { board } = state[SETTING];
  const marks = [...stand.enemySquares];
  for (const hull of stand.enemyHulls) {
    if (aboardOf(state, hull).length > 0) marks.push(state.at[hull]);
  }
  for (let square = 0; square < survey.size; square++) {
    if (!survey.isFooting[square]) continue;
    let nearest = FARTHEST;
    for (const mark of marks) nearest = Math.min(nearest, board.range(square, mark));
    if (nearest === FARTHEST) continue;
    goal[square] += going.by.lure * NEAR[Math.max(0, nearest - NEAR_ENOUGH)];
  }
}

/** The dice that each square may be shot at with. */
function diceAt(state: State, { size, sees }: Survey, stand: Stand): Float64Array {
  const dice = new Float64Array(size);
  if (turnsToCome(state, stand.them) === 0) return dice;
  const { board, roster } = state[SETTING];
  const add = (from: number, by: readonly number[]): void => {
    const most = Math.max(by[0], by[1], by[2]);
    if (most === 0) return;
    for (let to = 0; to < size; to++) {
      if (sees[from * size + to] === 1) dice[to] += by[Math.min(3, board.range(from, to)) - 1];
    }
  };
  for (const square of stand.enemySquares) {
    const by = [0, 0, 0];
    for (let g = roster.first[stand.them]; g < roster.end[stand.them]; g++) {
      if (state.at[g] !== square || state.status[g] !== ON_BOARD) continue;
      const kind = roster.kindOf[g];
      const shots = kind.shotCost === 1 ? SHOTS : 1;
      for (let r = 0; r < 3; r++) by[r] += shots * shotDice(kind, r + 1);
    }
    add(square, by);
  }
  for (const hull of stand.enemyHulls) {
    let weapons = 0;
    for (const { dice: each, cost } of weaponsOf(state, hull)) weapons += each / cost;
    let troops = 0;
    let shooting = 0;
    for (const group of aboardOf(state, hull)) {
      const kind = roster.kindOf[group];
      if (shooting === TROOPS_SHOOTING || !LIGHT_WEAPONS.has(kind.name)) continue;
      troops += shotDice(kind, 2);
      shooting++;
    }
    const each = Math.max(BOAT_SHOTS * weapons, troops);
    add(state.at[hull], [each, each, each]);
  }
  return dice;
}

/** The guns of the enemy ashore that see each square. */
function gunsAt(state: State, { size, sees }: Survey, stand: Stand): Uint8Array {
  const guns = new Uint8Array(size);
  const { roster } = state[SETTING];
  for (let g = roster.first[stand.them]; g < roster.end[stand.them]; g++) {
    if (state.status[g] !== ON_BOARD || !(GUN_EFFECT[roster.kindOf[g].name] > 0)) continue;
    const from = state.at[g] * size;
    for (let to = 0; to < size; to++) guns[to] += sees[from + to];
  }
  return guns;
}

/** BT-8.1: a mine that nobody has found may be anywhere in its rows where nobody has been. */
function minesAt(state: State, { size }: Survey): Float64Array {
  const likely = new Float64Array(size);
  const { mines, found, sailed } = fleetOf(state);
  for (const [mine, square] of mines.entries()) {
    if (square < 0 || found[mine]) continue;
    const free = [square, ...mineSquares(state, mine)].filter((each) => sailed[each] === 0);
    for (const each of free) likely[each] += 1 / free.length;
  }
  return likely;
}

/** The chance that a square shoots at whoever comes near (QS-9.1). */
const WATCHES = 0.5;

/** QS-9, BT-6.7: the dice of those who may shoot at whoever enters each square. */
function snapsAt(state: State, { size }: Survey, stand: Stand): Float64Array {
  const snaps = new Float64Array(size);
  const { board, roster } = state[SETTING];
  for (let g = roster.first[stand.them]; g < roster.end[stand.them]; g++) {
    // Only who stands somewhere watches.
    if (state.status[g] !== ON_BOARD || state.at[g] < 0) continue;
    const kind = roster.kindOf[g];
    if (kind.shotCost > 1) continue;
    const dice = WATCHES * shotDice(kind, 1);
    for (const square of board.neighbours[state.at[g]]) snaps[square] += dice;
  }
  for (const hull of stand.enemyHulls) {
    let most = 0;
    for (const { dice, cost } of weaponsOf(state, hull)) {
      if (cost === 1) most = Math.max(most, dice);
    }
    if (most === 0) continue;
    for (const square of board.neighbours[state.at[hull]]) snaps[square] += WATCHES * most;
  }
  return snaps;
}

/** Dice of a middling group: what squares to shoot from are compared by. */
const MIDDLING = 2;

/** What there is to shoot at from each square in turns to come. */
function addProspects(
  state: State,
  survey: Survey,
  stand: Stand,
  preys: readonly Prey[],
  worth: Float64Array,
): void {
  if (going.by.prospect === 0 || turnsToCome(state, stand.us) === 0) return;
  const { size, sees } = survey;
  const values = preys.map((prey) =>
    prey.what === 'hull' ? 0 : going.by.prospect * worthOfDice(survey, prey, MIDDLING),
  );
  for (let square = 0; square < size; square++) {
    if (!survey.isFooting[square]) continue;
    let best = 0;
    for (let i = 0; i < preys.length; i++) {
      if (values[i] > best && sees[square * size + preys[i].square] === 1) best = values[i];
    }
    worth[square] += best;
  }
}

/** QS-11.1: markers that can be rolled for only where somebody is. */
function addMending(state: State, _survey: Survey, stand: Stand, worth: Float64Array): void {
  if (going.by.mend === 0 || state.turn >= state.turns) return;
  const { roster } = state[SETTING];
  const { us, markers, strength, ours, theirs } = stand;
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.status[g] !== CASUALTY) continue;
    const square = state.at[g];
    if (ours[square] > 0 || theirs[square] > 0) continue;
    const platoon = roster.platoonOf[g];
    worth[square] += going.by.mend * reliefOf(markers[platoon]) * strength[platoon];
  }
}

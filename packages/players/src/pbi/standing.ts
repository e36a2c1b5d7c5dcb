import { ATTACKER, BOARD, COMMANDER_OF, LINES, ON_BOARD, PLATOONS_OF } from '@sandtable/pbi';
import { field } from './field.ts';

const SIZE = BOARD.size;

/** A stack of groups that act together. */
export interface Stack {
  readonly from: number;
  groups: number;
  /** Dice at a distance, and next to the enemy. */
  far: number;
  near: number;
  /** What all of it is worth. */
  worth: number;
  /** Whether a commander is in it. */
  leads: boolean;
}

/** By house, in points for the first group in it: filled by `prize`. */
const prizes: number[] = [];
// By square, what has been worked out since: every square is looked at for several parties.
const dangers = new Float64Array(SIZE);
const approaches = new Float64Array(SIZE);
const leads = new Float64Array(SIZE);
const besets = new Uint8Array(SIZE);
const followers = new Float64Array(SIZE);
const farShots = new Float64Array(SIZE);
const nearShots = new Float64Array(SIZE);

/** Works out what the houses are worth to the side of the field, before anything is judged. */
export function prize(): void {
  const { land, us, them, count, turns, squares } = field;
  const { squares: houses, walk } = land.houses;
  prizes.length = houses.length;
  dangers.fill(-1);
  approaches.fill(-1);
  leads.fill(-1);
  besets.fill(0);
  for (let i = 0; i < squares[them].length; i++) {
    const square = squares[them][i];
    const near = BOARD.neighbours[square];
    for (let j = 0; j < near.length; j++) besets[near[j]] += count[them][square];
  }
  followers.fill(-1);
  farShots.fill(-1);
  for (let i = 0; i < houses.length; i++) {
    const enemies = count[them][houses[i]];
    let part = 1;
    if (us !== ATTACKER && enemies === 0) {
      let nearest = Infinity;
      for (const square of squares[them]) nearest = Math.min(nearest, walk[i][square]);
      const range = 1 + field.weights.walkPerTurn * Math.max(0, turns[them] - 1);
      const comes = range / (range + nearest);
      part = turns[them] === 0 ? 0 : Math.max(field.weights.leastThreat, comes * comes);
    }
    prizes[i] = field.weights.house * field.weights.stormed[enemies] * part;
  }
}

/** What it is worth that a stack stands in a square when the turn is over. */
export function stand(stack: Stack, square: number): number {
  const { land, us, them, turns, weights } = field;
  const { from, groups, worth } = stack;
  const stays = from === square;
  const others = field.count[us][square] - (stays ? groups : 0);
  let value = weights.shelter * land.shelter[square] * groups + houseValue(square, others, groups);
  if (turns[them] > 0) {
    const hits = danger(square) + weights.grip * besets[square];
    if (hits > 0) value -= (worth * hits) / (groups + others + hits);
  }
  if (turns[us] > 0) {
    value += weights.prospect * anyShotFrom(stack, square) + led(stack, square);
  }
  return value;
}

/** The house a stack is in, or the one that it is on its way to. */
function houseValue(square: number, others: number, groups: number): number {
  const { are, place } = field.land.houses;
  let value = 0;
  if (are[square]) {
    const inside = place[square];
    for (let i = others; i < others + groups && i < field.weights.garrison.length; i++) {
      value += prizes[inside] * field.weights.garrison[i];
    }
    if (others === 0) return value;
  }
  if (approaches[square] < 0) approaches[square] = approachOf(square);
  return Math.max(value, approaches[square]);
}

/** The best of the other houses, for whoever is on his way to it. */
function approachOf(square: number): number {
  const { land, us, turns } = field;
  const { walk, place } = land.houses;
  const range = 1 + field.weights.walkPerTurn * turns[us];
  let best = 0;
  for (let i = 0; i < prizes.length; i++) {
    if (i === place[square]) continue;
    const held = field.count[us][land.houses.squares[i]];
    const worth = prizes[i] * field.weights.garrison[Math.min(held, 3)];
    best = Math.max(best, (worth * range) / (range + walk[i][square]));
  }
  return turns[us] > 0 ? best : best * field.weights.extra;
}

/** The deadly hits that a square may expect from the enemy's shooting in his next turn. */
export function danger(square: number): number {
  if (dangers[square] < 0) dangers[square] = dangerOf(square);
  return dangers[square];
}

function dangerOf(square: number): number {
  const { land, them, squares, fire, leaders } = field;
  let hits = 0;
  const list = squares[them];
  for (let i = 0; i < list.length; i++) {
    const from = list[i];
    const kill = land.kill[from * SIZE + square];
    if (kill === 0) continue;
    const near = leaders[them][from] > 0 && BOARD.range(from, square) === 1 ? 3 : 0;
    hits += (fire[them][from] + near) * kill;
  }
  return field.weights.share * hits;
}

/** The enemy groups next to a square. */
export function besetting(square: number): number {
  return besets[square];
}

/** What one shot of all of a stack is worth at the best target that nobody stands before. */
export function shotFrom(stack: Stack, square: number): number {
  const { land, them, squares, worth, count } = field;
  const list = squares[them];
  let best = 0;
  for (let i = 0; i < list.length; i++) {
    const to = list[i];
    const kill = land.kill[square * SIZE + to];
    if (kill === 0) continue;
    const dice = BOARD.range(square, to) === 1 ? stack.near : stack.far;
    const value = (dice * kill * worth[them][to]) / count[them][to];
    if (value > best && isClear(square, to)) best = value;
  }
  return best;
}

/** The same, whoever stands before the target: he may be gone by then. */
export function anyShotFrom(stack: Stack, square: number): number {
  if (farShots[square] < 0) takeShots(square);
  return Math.max(stack.far * farShots[square], stack.near * nearShots[square]);
}

/** What a die is worth from a square at its best target, at a distance and next to it. */
function takeShots(square: number): void {
  const { land, them, squares, worth, count } = field;
  const list = squares[them];
  let far = 0;
  let near = 0;
  for (let i = 0; i < list.length; i++) {
    const to = list[i];
    const kill = land.kill[square * SIZE + to];
    if (kill === 0) continue;
    const value = (kill * worth[them][to]) / count[them][to];
    if (BOARD.range(square, to) === 1) near = Math.max(near, value);
    else far = Math.max(far, value);
  }
  farShots[square] = far;
  nearShots[square] = near;
}

export function isClear(from: number, to: number): boolean {
  return !LINES.cross(from, to, field.occupied);
}

/** How well a stack is led there, or can lead others. */
function led(stack: Stack, square: number): number {
  if (!stack.leads) {
    if (leads[square] < 0) leads[square] = leadOf(square);
    return field.weights.led * leads[square] * stack.groups;
  }
  if (followers[square] < 0) followers[square] = followersOf(square);
  const { land, us, count } = field;
  // His own square does not count.
  const left = count[us][stack.from] * land.motivates[square * SIZE + stack.from];
  return field.weights.command * (followers[square] - left);
}

/** How many groups could be motivated from there, on average. */
function followersOf(square: number): number {
  const { land, us, count, squares } = field;
  const list = squares[us];
  let value = 0;
  for (let i = 0; i < list.length; i++) {
    value += count[us][list[i]] * land.motivates[square * SIZE + list[i]];
  }
  return value;
}

function leadOf(square: number): number {
  const { land, us, state } = field;
  let value = 0;
  for (const platoon of PLATOONS_OF[us]) {
    const commander = COMMANDER_OF[platoon];
    if (state.status[commander] !== ON_BOARD) continue;
    value = Math.max(value, land.motivates[state.at[commander] * SIZE + square]);
  }
  return value;
}

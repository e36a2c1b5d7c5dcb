import {
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  ATTACKER,
  BOARD,
  BREAK_TEST_AT,
  DEFENDER,
  END,
  FIRST,
  KIND_OF,
  ON_BOARD,
  PLATOONS_OF,
  type PbiState,
} from '@sandtable/pbi';
import { field } from './field.ts';
import { meleeOf } from './melee.ts';

const SIZE = BOARD.size;

/** What tells how a game stands, as numbers by which the attacker's chance is reckoned. */
export const SIGNS = [
  'even',
  'held',
  'heldTwice',
  'lost',
  'ownGuns',
  'ownCommanders',
  'ownMarkers',
  'ownShaken',
  'ownDanger',
  'enemyRifles',
  'enemyGuns',
  'enemyCommander',
  'enemyMarkers',
  'enemyShaken',
  'enemyDanger',
  'emptyNear',
  'weakNear',
  'strongNear',
  'close',
  'gripped',
  'emptyHouses',
  'ledNear',
  'ready',
  'guarded',
  'advance',
] as const;

export type Sign = (typeof SIGNS)[number];

/** Turns to come by side; and last the moment before the game is scored, which needs no reckoning. */
export const STAGES = 9;
export const LAST_STAGE = STAGES;

export function stageOf({ turn, turns, side, stack }: PbiState): number {
  const top = stack[stack.length - 1];
  if (top.type === 'extend' && side === DEFENDER) return LAST_STAGE;
  return Math.min(STAGES - 1, 2 * (turns - turn) + (side === ATTACKER ? 1 : 0));
}

/** Reads the signs of a state, as they are for the attacker. */
export function readSigns(state: PbiState, into: Float64Array | number[]): void {
  field.take(state, ATTACKER);
  const { land, count, squares, markers, strength, turns, leaders } = field;
  const { houses } = land;
  into.fill(0);
  into[0] = 1;
  const range = 1 + field.weights.walkPerTurn * turns[ATTACKER];
  for (let i = 0; i < houses.squares.length; i++) {
    const square = houses.squares[i];
    const own = count[ATTACKER][square];
    if (own > 0) {
      into[1]++;
      if (own > 1) into[2]++;
      continue;
    }
    const enemies = count[DEFENDER][square];
    let near = 0;
    let strongest = 0;
    for (const from of squares[ATTACKER]) {
      const comes = range / (range + houses.walk[i][from]);
      if (comes > near) near = comes;
      strongest = Math.max(strongest, comes * Math.min(4, count[ATTACKER][from]));
    }
    if (enemies === 0) {
      into[15] += near;
      into[20]++;
      continue;
    }
    into[enemies === 1 ? 16 : 17] += strongest / 4;
    into[22] += readinessAt(square, enemies);
    into[23] += Math.min(2, enemies);
  }
  for (let g = FIRST[ATTACKER]; g < END[ATTACKER]; g++) {
    if (state.status[g] !== ON_BOARD) into[3]++;
    else if (KIND_OF[g] === 'lmg') into[4]++;
    else if (KIND_OF[g] === 'commander') into[5]++;
  }
  for (const platoon of PLATOONS_OF[ATTACKER]) {
    if (markers[platoon] >= BREAK_TEST_AT) into[7] += strength[platoon];
    else if (markers[platoon] === BREAK_TEST_AT - 1) into[6] += strength[platoon];
  }
  for (let g = FIRST[DEFENDER]; g < END[DEFENDER]; g++) {
    if (state.status[g] !== ON_BOARD) continue;
    if (KIND_OF[g] === 'rifle') into[9]++;
    else if (KIND_OF[g] === 'lmg') into[10]++;
    else into[11]++;
  }
  const [platoon] = PLATOONS_OF[DEFENDER];
  if (markers[platoon] >= BREAK_TEST_AT) into[13] = strength[platoon];
  else into[12] = markers[platoon];
  readDangers(into);
  for (const from of squares[ATTACKER]) {
    let nearest = Infinity;
    for (const walk of houses.walk) nearest = Math.min(nearest, walk[from]);
    into[24] += (count[ATTACKER][from] * range) / (range + nearest);
    if (nearest <= 3) into[18] += count[ATTACKER][from];
    if (nearest <= 3 && leaders[ATTACKER][from] > 0) into[21]++;
    let grips = 0;
    for (const next of BOARD.neighbours[from]) grips += count[DEFENDER][next];
    if (grips > 0) into[19] += count[ATTACKER][from];
  }
}

/** How likely the best assault on a house from next to it would be to take it. */
function readinessAt(square: number, enemies: number): number {
  const { count, leaders } = field;
  let best = 0;
  for (const from of BOARD.neighbours[square]) {
    const groups = count[ATTACKER][from];
    if (groups === 0) continue;
    const dice = groups * (ASSAULT_DICE + ASSAULT_FROM_ADJACENT + ASSAULT_INTO_CLOSED);
    const chance = leaders[ATTACKER][from] > 0 ? 3 : 2;
    best = Math.max(best, (meleeOf(dice, groups, enemies).wins * chance) / 3);
  }
  return best;
}

/** The deadly hits that either side may expect where it stands now. */
function readDangers(into: Float64Array | number[]): void {
  const { land, squares, fire, count } = field;
  for (const from of squares[DEFENDER]) {
    let most = 0;
    for (const to of squares[ATTACKER]) {
      most = Math.max(most, land.kill[from * SIZE + to] * Math.min(4, count[ATTACKER][to] + 2));
    }
    into[8] += fire[DEFENDER][from] * most;
  }
  for (const from of squares[ATTACKER]) {
    let most = 0;
    for (const to of squares[DEFENDER]) {
      most = Math.max(most, land.kill[from * SIZE + to] * Math.min(4, count[DEFENDER][to] + 2));
    }
    into[14] += fire[ATTACKER][from] * most;
  }
}

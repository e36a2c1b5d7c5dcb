import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  hqOf,
  isInContact,
  isOnMap,
  isSupporting,
  kindOf,
  placeBehind,
  supportOf,
  thirdMounted,
} from '@sandtable/pub-battles';
import { distance, heading, isNear, turnBetween, type Rectangle } from '@sandtable/table';
import { dangerAt, endOf, gapTo } from './danger.ts';
import { nearestEnemy, type Goal, type Watch } from './goals.ts';
import { gunsWorth } from './guns.ts';
import { routesOf } from './routes.ts';
import type { Situation } from './situation.ts';
import { costOfCut } from './supply.ts';
import { REACH } from './weights.ts';

/** How well one of our pieces would stand there, but for what it can do from there. */
export function standingWorth(
  situation: Situation,
  piece: number,
  block: Rectangle,
  goal: Goal | undefined,
  watch: Watch | undefined,
  column = false,
): number {
  const { state, ground, temper } = situation;
  const { enemy, far } = nearestEnemy(situation, block.x, block.y);
  const isClose = far < REACH.near;
  let sum = -dangerAt(situation, piece, block) - costOfCut(situation, piece, block);
  sum += closing(situation, piece, block, goal, watch);
  sum += inLine(situation, piece, block);
  if (enemy >= 0) {
    const toward = heading(block.x, block.y, state.x[enemy], state.y[enemy]);
    const off = Math.max(0, turnBetween(block.facing, toward) - 20);
    sum -= (temper.turned * off * (isClose ? 1 : 0.2)) / 90;
  }
  const terrain = ground.terrainUnder(block);
  if (terrain === 'town' && state.spent[piece] === 0) sum -= temper.town;
  if (isClose && (terrain === 'woods' || ground.levelUnder(block) > 0)) sum += temper.cover;
  if (kindOf(state, piece) === 'artillery' && state.spent[piece] === 0) {
    sum += gunsWorth(situation, block);
  }
  if (column && far < 7500) sum -= temper.column * (1.2 - far / 7500);
  if (isClose && isStraying(situation, piece, block)) sum -= temper.stray;
  return sum;
}

/** The way to where it is going; who guards a train stands before it. */
function closing(
  { state, temper }: Situation,
  piece: number,
  { x, y }: Rectangle,
  goal: Goal | undefined,
  watch: Watch | undefined,
): number {
  if (watch !== undefined) {
    return -(temper.guard * distance(x, y, watch.at[0], watch.at[1])) / 5000;
  }
  if (goal === undefined) return 0;
  if (goal.isHeld && isOnMap(state, piece)) {
    return -(temper.stir * distance(x, y, state.x[piece], state.y[piece])) / 1000;
  }
  return -(temper.inch * routesOf(state[SETTING].field).from(goal.far, x, y)) / 1000;
}

/** Neighbours close at either end who face alike; or the first line, directly ahead. */
function inLine({ state, own, temper }: Situation, piece: number, block: Rectangle): number {
  if (kindOf(state, piece) === 'detachment') return 0;
  let sum = 0;
  for (const hand of ['left', 'right'] as const) {
    const [x, y] = endOf(block, hand);
    for (const friend of own) {
      if (friend === piece || state.column[friend] === 1) continue;
      if (turnBetween(state.facing[friend], block.facing) > 35) continue;
      const other = blockOf(state, friend);
      const [fx, fy] = endOf(other, hand === 'left' ? 'right' : 'left');
      if (distance(x, y, fx, fy) > REACH.gap || gapTo(other, x, y) > REACH.gap) continue;
      sum += temper.beside;
      break;
    }
  }
  return sum;
}

/** Whether its HQ, where it stands, could not tell it to attack. */
function isStraying({ state }: Situation, piece: number, block: Rectangle): boolean {
  const hq = hqOf(state, state.command[piece]);
  if (hq < 0 || !isOnMap(state, hq)) return false;
  // The HQ moves first, and comes after it.
  const reach = thirdMounted(state) + state[SETTING].field.rates.mounted / 2;
  return !isNear(block, state.x[hq], state.y[hq], reach);
}

/** What it is worth to stand directly behind one of ours: most where that one fights. */
export function backingWorth(situation: Situation, piece: number, lead: number): number {
  const { state, temper } = situation;
  const behind = supportOf(state, lead);
  if (behind >= 0 && behind !== piece) return -Infinity;
  // Skirmishers take nobody's place for long.
  const part = kindOf(state, piece) === 'detachment' ? 0.2 : 1;
  if (isInContact(state, lead)) return part * temper.backing;
  // The second line follows the first: behind one who has moved, and is nobody's support himself.
  const hasMoved = state.moved[lead] === 1 || state.command[lead] !== state.command[piece];
  if (!hasMoved || isSupporting(state, lead) >= 0) return 0;
  const { far } = nearestEnemy(situation, state.x[lead], state.y[lead]);
  if (far > state[SETTING].field.rates.foot + 1000) return 0;
  const danger = dangerAt(situation, lead, blockOf(state, lead));
  return part * temper.behind * Math.min(1, 0.3 + danger);
}

export function placeToBack({ state }: Situation, piece: number, lead: number): Rectangle {
  return placeBehind(state, piece, lead);
}

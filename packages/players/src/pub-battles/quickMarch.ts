import {
  blockOf,
  blockWouldBe,
  frontOf,
  isInContact,
  isKindThatSupports,
  isOnMap,
  kindOf,
  originOf,
  pubBattlesRules,
  SIDES,
  tagOf,
  thirdOf,
  type Origin,
  type PubMove,
} from '@sandtable/pub-battles';
import { distance, heading } from '@sandtable/table';
import { nearestEnemy, type Goal, type Watch } from './goals.ts';
import {
  besideOf,
  firstAllowed,
  GAP,
  pointAlong,
  straightOn,
  watchFar,
  type Option,
  type Spot,
} from './marches.ts';
import { roadMarches } from './roads.ts';
import type { Situation } from './situation.ts';
import { backingWorth, placeToBack, standingWorth } from './standing.ts';
import { REACH } from './weights.ts';

/** As `bestMarch`, with the few places thought of that are chosen most. */
export function quickMarch(
  situation: Situation,
  piece: number,
  goal: Goal | undefined,
  watch: Watch | undefined,
): PubMove | undefined {
  return firstAllowed(situation, optionsFor(situation, piece, goal, watch))?.move;
}

/** With no enemy near: on along the way, by road where there is one. */
export function farMarch(
  situation: Situation,
  piece: number,
  goal: Goal | undefined,
  watch: Watch | undefined,
): PubMove | undefined {
  if (watch !== undefined) return quickMarch(situation, piece, goal, watch);
  const { state, us } = situation;
  const tag = tagOf(state, piece);
  const origin = originOf(state, piece);
  const moves: PubMove[] = [];
  if (goal !== undefined && !(goal.isHeld && isOnMap(state, piece))) {
    const road = roadMarches(situation, piece, goal.far).find(({ move }) => move.form === 'column');
    if (road !== undefined) moves.push(road.move);
    const third = thirdOf(state, piece);
    const budget = origin.budget - (origin.column ? third : 0);
    for (const length of [budget - 2, budget - third - 2, budget - 2 * third - 2]) {
      const end = pointAlong(situation, goal.far, origin, length);
      if (end !== undefined) moves.push({ type: 'march', piece: tag, ...end });
    }
  }
  if (isOnMap(state, piece)) moves.push({ type: 'stand', piece: tag });
  return moves.find((move) => pubBattlesRules.check(state, SIDES[us], move) === undefined);
}

function optionsFor(
  situation: Situation,
  piece: number,
  goal: Goal | undefined,
  watch: Watch | undefined,
): Option[] {
  const { state } = situation;
  const tag = tagOf(state, piece);
  const origin = originOf(state, piece);
  const options: Option[] = [];
  if (isOnMap(state, piece)) {
    const isColumn = state.column[piece] === 1;
    const worth = standingWorth(situation, piece, blockOf(state, piece), goal, watch, isColumn);
    options.push({ move: { type: 'stand', piece: tag }, worth: worth + 0.02 });
  }
  for (const { to, facing } of spotsFor(situation, piece, origin, goal, watch)) {
    if (to[0] < 0 || to[1] < 0) continue;
    const block = blockWouldBe(state, piece, to[0], to[1], facing);
    const worth = standingWorth(situation, piece, block, goal, watch);
    options.push({ move: { type: 'march', piece: tag, to, facing }, worth });
  }
  if (nearestEnemy(situation, origin.x, origin.y).far > REACH.strike) {
    for (const { move, block } of roadMarches(situation, piece, goal?.far)) {
      const isColumn = move.form === 'column';
      options.push({ move, worth: standingWorth(situation, piece, block, goal, watch, isColumn) });
    }
  }
  if (isKindThatSupports(kindOf(state, piece))) {
    addBacking(situation, piece, origin, goal, watch, options);
  }
  return options;
}

function addBacking(
  situation: Situation,
  piece: number,
  origin: Origin,
  goal: Goal | undefined,
  watch: Watch | undefined,
  options: Option[],
): void {
  const { state, own } = situation;
  for (const lead of own) {
    if (lead === piece || state.column[lead] === 1) continue;
    if (state.moved[lead] === 0 && !isInContact(state, lead)) continue;
    if (distance(state.x[lead], state.y[lead], origin.x, origin.y) > origin.budget + 500) continue;
    const backing = backingWorth(situation, piece, lead);
    if (backing <= 0) continue;
    const block = placeToBack(situation, piece, lead);
    if (distance(block.x, block.y, origin.x, origin.y) > origin.budget) continue;
    const worth = standingWorth(situation, piece, block, goal, watch) + backing;
    const move = { type: 'support', piece: tagOf(state, piece), lead: tagOf(state, lead) } as const;
    options.push({ move, worth });
  }
}

/** Along the way, a step back, and in line with those who have moved. */
function spotsFor(
  situation: Situation,
  piece: number,
  origin: Origin,
  goal: Goal | undefined,
  watch: Watch | undefined,
): Spot[] {
  const { state, own } = situation;
  const third = thirdOf(state, piece);
  const budget = origin.budget - (origin.column ? third : 0);
  const spots: Spot[] = [];
  const add = ({ to, facing }: Spot): void => {
    const { enemy, far } = nearestEnemy(situation, to[0], to[1]);
    const isNear = enemy >= 0 && far < REACH.near;
    const toward = isNear ? heading(to[0], to[1], state.x[enemy], state.y[enemy]) : facing;
    spots.push({ to, facing: toward });
  };
  const far = watch === undefined ? goal?.far : watchFar(situation, watch);
  if (far !== undefined && goal?.isHeld !== true) {
    for (const length of [budget - 2, budget - third - 2, budget - 2 * third - 2]) {
      const end = pointAlong(situation, far, origin, length);
      if (end !== undefined) add(end);
    }
  }
  if (isOnMap(state, piece)) {
    add({ to: [origin.x, origin.y], facing: origin.facing });
    add(straightOn(origin, 180, budget - third - 2));
  }
  const front = frontOf(state, piece, false);
  for (const friend of own) {
    if (friend === piece || state.column[friend] === 1 || state.moved[friend] === 0) continue;
    const apart = distance(state.x[friend], state.y[friend], origin.x, origin.y);
    if (apart > budget + 1500) continue;
    const block = blockOf(state, friend);
    for (const hand of [1, -1]) {
      const to = besideOf(block, hand * ((front + block.width) / 2 + GAP));
      if (distance(to[0], to[1], origin.x, origin.y) > budget) continue;
      spots.push({ to, facing: block.facing });
    }
  }
  return spots;
}

import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  blockWouldBe,
  isKindThatSupports,
  frontOf,
  isOnMap,
  isRefusal,
  judgeMarch,
  judgeRoad,
  judgeSupport,
  kindOf,
  leadsThroughTown,
  originOf,
  pieceTagged,
  pubBattlesRules,
  tagOf,
  thirdOf,
  SIDES,
  type Origin,
  type Place,
  type PubMove,
  type State,
} from '@sandtable/pub-battles';
import {
  cosine,
  distance,
  heading,
  sine,
  UNIT,
  wrapDegrees,
  type Rectangle,
} from '@sandtable/table';
import { nearestEnemy, type Goal, type Watch } from './goals.ts';
import { roadMarches } from './roads.ts';
import { routesOf, type Far } from './routes.ts';
import type { Situation } from './situation.ts';
import { backingWorth, placeToBack, standingWorth } from './standing.ts';

/** A move, and how good it looks. */
export interface Option {
  readonly move: PubMove;
  readonly worth: number;
}

/** So many of the best are tried before it stays where it is. */
const TRIES = 40;
/** Between blocks side by side. */
export const GAP = 30;

/** Where a piece goes, or that it stays: the best that is allowed. */
export function bestMarch(
  situation: Situation,
  piece: number,
  goal: Goal | undefined,
  watch: Watch | undefined,
): Option | undefined {
  const options = optionsFor(situation, piece, goal, watch);
  return bestAllowed(situation, options);
}

/** Tries the best first; asking the rules takes longer than looking. */
export function bestAllowed(
  { state, us, temper }: Situation,
  options: readonly Option[],
): Option | undefined {
  const sorted = options
    .filter(({ worth }) => worth > -Infinity)
    .toSorted((a, b) => b.worth - a.worth);
  let tries = TRIES;
  let best: Option | undefined;
  for (const option of sorted) {
    if (best !== undefined && best.worth >= option.worth) break;
    const isLast = option.move.type === 'stand';
    if (!isLast && tries-- <= 0) continue;
    if (pubBattlesRules.check(state, SIDES[us], option.move) !== undefined) continue;
    const worth = option.worth - costOfWay(state, option.move, temper.town);
    if (best === undefined || worth > best.worth) best = { ...option, worth };
  }
  return best;
}

/** So many of the best are tried in haste. */
const HASTY_TRIES = 6;

/** In haste: the best that is allowed by a plain way, none of which is looked at for long. */
export function firstAllowed({ state, us }: Situation, options: Option[]): Option | undefined {
  options.sort((a, b) => b.worth - a.worth);
  let tries = HASTY_TRIES;
  for (const option of options) {
    const { move, worth } = option;
    if (worth === -Infinity) break;
    if (move.type !== 'stand' && tries-- <= 0) continue;
    if (isRoundabout(state, move)) continue;
    if (pubBattlesRules.check(state, SIDES[us], move) === undefined) return option;
  }
  return undefined;
}

/** Whether there is no plain way: others are looked for much longer. */
function isRoundabout(state: State, move: PubMove): boolean {
  if (move.type === 'march') {
    const { to, facing } = move;
    return isRefusal(judgeMarch(state, pieceTagged(state, move.piece), to, facing, 'plain'));
  }
  if (move.type === 'road') {
    return isRefusal(judgeRoad(state, pieceTagged(state, move.piece), move, 'plain'));
  }
  if (move.type !== 'support') return false;
  const lead = pieceTagged(state, move.lead);
  return isRefusal(judgeSupport(state, pieceTagged(state, move.piece), lead, 'plain'));
}

/** PB-4.4: who marches through a town comes out Spent. */
function costOfWay(state: State, move: PubMove, town: number): number {
  if (move.type !== 'march' || state[SETTING].field.map.towns.length === 0) return 0;
  const piece = pieceTagged(state, move.piece);
  if (piece < 0 || state.spent[piece] === 1) return 0;
  const march = judgeMarch(state, piece, move.to, move.facing);
  if (isRefusal(march)) return 0;
  return leadsThroughTown(state, piece, march.points, march.facings) ? town : 0;
}

function optionsFor(
  situation: Situation,
  piece: number,
  goal: Goal | undefined,
  watch: Watch | undefined,
): Option[] {
  const { state, own } = situation;
  const tag = tagOf(state, piece);
  const origin = originOf(state, piece);
  const options: Option[] = [];
  if (isOnMap(state, piece)) {
    const isColumn = state.column[piece] === 1;
    const worth = standingWorth(situation, piece, blockOf(state, piece), goal, watch, isColumn);
    options.push({ move: { type: 'stand', piece: tag }, worth: worth + 0.02 });
  }
  for (const { to, facing } of placesFor(situation, piece, origin, goal?.far, watch)) {
    if (to[0] < 0 || to[1] < 0) continue;
    const block = blockWouldBe(state, piece, to[0], to[1], facing);
    const worth = standingWorth(situation, piece, block, goal, watch);
    options.push({ move: { type: 'march', piece: tag, to, facing }, worth });
  }
  for (const { move, block } of roadMarches(situation, piece, goal?.far)) {
    const isColumn = move.form === 'column';
    options.push({ move, worth: standingWorth(situation, piece, block, goal, watch, isColumn) });
  }
  if (!isKindThatSupports(kindOf(state, piece))) return options;
  for (const lead of own) {
    if (lead === piece || state.column[lead] === 1) continue;
    const block = placeToBack(situation, piece, lead);
    if (distance(block.x, block.y, origin.x, origin.y) > origin.budget) continue;
    const worth =
      standingWorth(situation, piece, block, goal, watch) + backingWorth(situation, piece, lead);
    options.push({ move: { type: 'support', piece: tag, lead: tagOf(state, lead) }, worth });
  }
  return options;
}

export interface Spot {
  readonly to: Place;
  readonly facing: number;
}

/** Places worth a thought: along the way, round about, and beside others of ours. */
export function placesFor(
  situation: Situation,
  piece: number,
  origin: Origin,
  far: Far | undefined,
  watch: Watch | undefined,
): Spot[] {
  const { state } = situation;
  const third = thirdOf(state, piece);
  const budget = origin.budget - (origin.column ? third : 0);
  const spots: Spot[] = [];
  const add = (x: number, y: number, facing: number): void => {
    const to: Place = [Math.round(x), Math.round(y)];
    spots.push({ to, facing });
    const { enemy } = nearestEnemy(situation, to[0], to[1]);
    if (enemy < 0) return;
    const toward = heading(to[0], to[1], state.x[enemy], state.y[enemy]);
    if (toward !== facing) spots.push({ to, facing: toward });
  };
  if (isOnMap(state, piece)) add(origin.x, origin.y, origin.facing);
  for (const goalFar of [far, watchFar(situation, watch)]) {
    if (goalFar === undefined) continue;
    for (const length of [budget - 2, budget - third - 2, budget - 2 * third - 2]) {
      const end = pointAlong(situation, goalFar, origin, length);
      if (end !== undefined) add(end.to[0], end.to[1], end.facing);
    }
  }
  for (let turn = 0; turn < 360; turn += 45) {
    const direction = wrapDegrees(origin.facing + turn);
    for (const length of turn > 45 && turn < 315
      ? [budget - third - 2]
      : [budget - 2, budget / 2]) {
      if (length <= 0) continue;
      const x = origin.x + (length * sine(direction)) / UNIT;
      add(x, origin.y + (length * cosine(direction)) / UNIT, direction);
    }
  }
  besides(situation, piece, origin, budget, spots);
  return spots;
}

/** So far from where it stands, turned by so many degrees. */
export function straightOn({ x, y, facing }: Origin, turn: number, length: number): Spot {
  const direction = wrapDegrees(facing + turn);
  return {
    to: [
      Math.round(x + (length * sine(direction)) / UNIT),
      Math.round(y + (length * cosine(direction)) / UNIT),
    ],
    facing: direction,
  };
}

export function watchFar({ state }: Situation, watch: Watch | undefined): Far | undefined {
  return watch === undefined ? undefined : routesOf(state[SETTING].field).to(...watch.at);
}

/** So far along the way to where `far` leads, facing onward. */
export function pointAlong(
  { state }: Situation,
  far: Far,
  { x, y }: Origin,
  length: number,
): Spot | undefined {
  if (length <= 0) return undefined;
  const way = routesOf(state[SETTING].field).way(far, x, y, length);
  let left = length;
  for (let i = 1; i < way.length; i++) {
    const [[ax, ay], [bx, by]] = [way[i - 1], way[i]];
    const leg = distance(ax, ay, bx, by);
    const isEnd = leg >= left || i === way.length - 1;
    if (!isEnd) {
      left -= leg;
      continue;
    }
    const part = Math.min(1, left / Math.max(leg, 1));
    const to: Place = [Math.round(ax + part * (bx - ax)), Math.round(ay + part * (by - ay))];
    // The straight way there is shorter, so that it is not too far.
    if (to[0] === x && to[1] === y) return undefined;
    return { to, facing: heading(x, y, to[0], to[1]) };
  }
  return undefined;
}

/** At either end of others of ours, in line with them. */
function besides(
  situation: Situation,
  piece: number,
  origin: Origin,
  budget: number,
  spots: Spot[],
): void {
  const { state, own } = situation;
  const front = frontOf(state, piece, false);
  for (const friend of own) {
    if (friend === piece || state.column[friend] === 1) continue;
    const block = blockOf(state, friend);
    for (const hand of [1, -1]) {
      const to = besideOf(block, hand * ((front + block.width) / 2 + GAP));
      if (distance(to[0], to[1], origin.x, origin.y) > budget) continue;
      spots.push({ to, facing: block.facing });
    }
  }
}

export function besideOf({ x, y, facing }: Rectangle, off: number): Place {
  return [
    Math.round(x + (off * cosine(facing)) / UNIT),
    Math.round(y - (off * sine(facing)) / UNIT),
  ];
}

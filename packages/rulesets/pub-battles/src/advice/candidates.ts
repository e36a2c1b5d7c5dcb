import { SETTING } from '@sandtable/kernel';
import {
  BLOCK_EDGES,
  cosine,
  distance,
  heading,
  sine,
  toWhole,
  turnBetween,
  UNIT,
  wrapDegrees,
  type BlockEdge,
} from '@sandtable/table';
import type { Order } from '../rules/03-turn/acting.ts';
import {
  frontOf,
  isCombatant,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
  thirdOf,
} from '../rules/02-pieces/blocks.ts';
import type { Place } from '../state/field.ts';
import { groundOf } from '../rules/01-map/ground.ts';
import { judgeAttack, judgeMarch, judgeRoad, judgeSupport } from '../rules/04-movement/marching.ts';
import type { MoveOf, PubMove } from '../state/moves.ts';
import { originOf, type Origin } from '../rules/04-movement/origins.ts';
import { blocksWay } from '../rules/04-movement/passing.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import { OBLIQUE } from '../rules/tables.ts';
import { isNight } from '../rules/03-turn/turn.ts';

/** How many enemies are thought of as targets, and how many own pieces as leads. */
const TARGETS = 2;
const LEADS = 2;

/** The nearest enemies, nearest first, and how far they are. Used anew by each call. */
const nearest: number[] = [];
const away: number[] = [];

/**
 * PB-4 to PB-6: places that a piece could sensibly go to, each of them allowed. Many more are: this is
 * a handful for those who play without looking at the map.
 */
export function marchCandidates(state: State, frame: Order, piece: number, list: PubMove[]): void {
  if (state.unpacked[piece] === 1) return;
  const origin = originOf(state, piece);
  findEnemies(state, piece, origin);
  if (!isNight(state)) proposeAttacks(state, frame, piece, origin, list);
  proposeSupport(state, piece, origin, list);
  proposeMarches(state, piece, origin, list);
  proposeBeside(state, piece, origin, list);
  proposeRoad(state, piece, origin, list);
}

function findEnemies(state: State, piece: number, { x, y }: Origin): void {
  const side = sideOfPiece(state, piece);
  nearest.length = 0;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!blocksWay(state, enemy, side)) continue;
    const far = distance(x, y, state.x[enemy], state.y[enemy]);
    let at = nearest.length;
    while (at > 0 && isBefore(state, enemy, far, at - 1)) at--;
    if (at >= TARGETS) continue;
    if (nearest.length < TARGETS) nearest.push(enemy);
    for (let i = nearest.length - 1; i > at; i--) {
      nearest[i] = nearest[i - 1];
      away[i] = away[i - 1];
    }
    nearest[at] = enemy;
    away[at] = far;
  }
}

/** Of enemies equally far the order of their blocks decides: that of the pieces would tell who they are. */
function isBefore({ block }: State, enemy: number, far: number, at: number): boolean {
  return away[at] > far || (away[at] === far && block[nearest[at]] > block[enemy]);
}

/** Ahead, at a slant, turned, back, and toward the enemy as near as one may stand. */
function proposeMarches(state: State, piece: number, origin: Origin, list: PubMove[]): void {
  const { facing } = origin;
  const third = thirdOf(state, piece);
  // A column pays for its line, and whoever turns about pays for the second turn.
  const rate = origin.budget - (origin.column ? third : 0);
  if (rate < 0) return;
  const before = list.length;
  go(state, piece, origin, facing, rate, facing, list);
  if (list.length === before) go(state, piece, origin, facing, rate >> 1, facing, list);
  go(state, piece, origin, facing + OBLIQUE, rate - third, facing, list);
  go(state, piece, origin, facing - OBLIQUE, rate - third, facing, list);
  go(state, piece, origin, facing + 180, rate - third, facing, list);
  go(state, piece, origin, facing + 180, rate >> 1, facing + 180, list);
  if (isOnMap(state, piece)) {
    go(state, piece, origin, facing, 0, facing + OBLIQUE, list);
    go(state, piece, origin, facing, 0, facing - OBLIQUE, list);
  }
  if (nearest.length === 0) return;
  const toward = heading(origin.x, origin.y, state.x[nearest[0]], state.y[nearest[0]]);
  const room = away[0] - thirdFoot(state) - state[SETTING].field.sizes.long[0] / 2;
  if (room <= 0) return;
  go(state, piece, origin, toward, Math.min(rate - third, toWhole(room)), toward, list);
}

/** One march straight somewhere, if it is allowed; short of the edge of the map. */
function go(
  state: State,
  piece: number,
  { x, y }: Origin,
  direction: number,
  far: number,
  facing: number,
  list: PubMove[],
): void {
  if (far < 0) return;
  const { width, height } = state[SETTING].field.map;
  const degrees = wrapDegrees(direction);
  const dx = sine(degrees) / UNIT;
  const dy = cosine(degrees) / UNIT;
  const margin = frontOf(state, piece, false) / 2;
  const length = Math.min(far, reachOf(x, dx, width, margin), reachOf(y, dy, height, margin));
  if (length <= 0 && far > 0) return;
  // Rounded toward where it comes from, so that it is never too far.
  const to = [x + ((length * dx) | 0), y + ((length * dy) | 0)] as const;
  const turned = wrapDegrees(facing);
  propose(state, piece, to, turned, list);
}

/** A march, if it is allowed. Short of the edge of the map several of them may be the same. */
function propose(state: State, piece: number, to: Place, facing: number, list: PubMove[]): void {
  for (const move of list) {
    if (move.type !== 'march' || move.facing !== facing) continue;
    if (move.to[0] === to[0] && move.to[1] === to[1]) return;
  }
  if (isRefusal(judgeMarch(state, piece, to, facing, 'plain'))) return;
  list.push({ type: 'march', piece: tagOf(state, piece), to, facing });
}

/** How far one gets along an axis before a margin to the end of the map. */
function reachOf(from: number, step: number, size: number, margin: number): number {
  if (step === 0) return Infinity;
  return ((step > 0 ? size - margin : margin) - from) / step;
}

/** So many degrees off the middle of an edge the next one is thought of, too. */
const ASIDE = 15;

/** PB-6.2: the edge of an enemy that it looks at, and the one beside that. */
function proposeAttacks(
  state: State,
  frame: Order,
  piece: number,
  origin: Origin,
  list: PubMove[],
): void {
  const kind = kindOf(state, piece);
  if (!isCombatant(kind) || kind === 'artillery') return;
  if (frame.inRange !== null && !frame.inRange.includes(piece)) return;
  for (let i = 0; i < nearest.length; i++) {
    const target = nearest[i];
    // An edge of the target may be nearer than its centre by half of its size.
    if (away[i] > origin.budget + state[SETTING].field.sizes.long[0]) continue;
    const from = heading(state.x[target], state.y[target], origin.x, origin.y);
    const turn = wrapDegrees(from - state.facing[target]);
    const facing = Math.trunc((turn + 45) / 90) & 3;
    const next = wrapDegrees(turn - 90 * facing) <= 180 ? 1 : 3;
    proposeAttack(state, frame, piece, target, BLOCK_EDGES[facing], list);
    // Straight before the middle of an edge no other is within reach.
    if (turnBetween(turn, 90 * facing) < ASIDE) continue;
    proposeAttack(state, frame, piece, target, BLOCK_EDGES[(facing + next) & 3], list);
  }
}

function proposeAttack(
  state: State,
  { inRange }: Order,
  piece: number,
  target: number,
  edge: BlockEdge,
  list: PubMove[],
): void {
  const against = { edge, aside: 0 };
  if (isRefusal(judgeAttack(state, piece, target, against, inRange, 'plain'))) return;
  const [tag, enemy] = [tagOf(state, piece), tagOf(state, target)];
  list.push({ type: 'attack', piece: tag, target: enemy, ...against });
}

/** PB-6.3: behind own pieces that touch an enemy. */
function proposeSupport(state: State, piece: number, origin: Origin, list: PubMove[]): void {
  if (!isCombatant(kindOf(state, piece)) || kindOf(state, piece) === 'artillery') return;
  const side = sideOfPiece(state, piece);
  let left = LEADS;
  for (const { attacker, defender } of state.contacts) {
    const lead = sideOfPiece(state, attacker) === side ? attacker : defender;
    const far = distance(origin.x, origin.y, state.x[lead], state.y[lead]);
    if (lead === piece || far > origin.budget + state[SETTING].field.sizes.long[0] || left === 0) {
      continue;
    }
    left--;
    if (isRefusal(judgeSupport(state, piece, lead, 'plain'))) continue;
    list.push({ type: 'support', piece: tagOf(state, piece), lead: tagOf(state, lead) });
  }
}

/** Beside the nearest own piece of its Command, in line with it. */
function proposeBeside(state: State, piece: number, origin: Origin, list: PubMove[]): void {
  if (!isCombatant(kindOf(state, piece))) return;
  let friend = -1;
  let least = origin.budget;
  for (let other = 0; other < state.place.length; other++) {
    if (state.command[other] !== state.command[piece] || other === piece) continue;
    if (!isOnMap(state, other) || !isCombatant(kindOf(state, other))) continue;
    if (state.column[other] === 1) continue;
    const far = distance(origin.x, origin.y, state.x[other], state.y[other]);
    if (far >= least) continue;
    least = far;
    friend = other;
  }
  if (friend < 0) return;
  const facing = state.facing[friend];
  const between = (frontOf(state, piece, false) + frontOf(state, friend)) / 2 + GAP;
  const [dx, dy] = [(between * cosine(facing)) / UNIT, (between * sine(facing)) / UNIT];
  const hand = (origin.x - state.x[friend]) * dx - (origin.y - state.y[friend]) * dy >= 0 ? 1 : -1;
  const to = [state.x[friend] + toWhole(hand * dx), state.y[friend] - toWhole(hand * dy)] as const;
  if (to[0] >= 0 && to[1] >= 0) propose(state, piece, to, facing, list);
}

/** Between pieces side by side. */
const GAP = 20;

/** PB-4.6: along the nearest road, the way that it faces, as far as most of its rate goes. */
function proposeRoad(state: State, piece: number, origin: Origin, list: PubMove[]): void {
  const near = groundOf(state[SETTING].field).roadNear(origin.x, origin.y);
  const third = thirdOf(state, piece);
  if (near === undefined || near.away > third) return;
  const { road } = near;
  const left = origin.budget - near.away - (origin.column ? 0 : third);
  const hand = turnBetween(road.headingAt(near.distance), origin.facing) <= 90 ? 1 : -1;
  const along = near.distance + hand * 2 * (left - third);
  if (left <= third || along < 0 || along > road.length) return;
  const { x, y } = road.pointAt(along);
  const facing = wrapDegrees(road.headingAt(along) + (hand === 1 ? 0 : 180));
  const move: MoveOf<'road'> = {
    type: 'road',
    piece: tagOf(state, piece),
    road: road.name,
    to: [x, y],
    form: origin.column ? 'line' : 'column',
    facing,
  };
  if (!isRefusal(judgeRoad(state, piece, move, 'plain'))) list.push(move);
}

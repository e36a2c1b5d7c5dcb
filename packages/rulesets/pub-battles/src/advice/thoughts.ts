import { SETTING } from '@sandtable/kernel';
import {
  BLOCK_EDGES,
  cosine,
  distance,
  heading,
  isWithin,
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
import type { MoveOf } from '../state/moves.ts';
import { hqOf, originOf, type Origin } from '../rules/04-movement/origins.ts';
import { blocksWay } from '../rules/04-movement/passing.ts';
import type { State } from '../state/state.ts';
import { OBLIQUE } from '../rules/tables.ts';
import { isNight } from '../rules/03-turn/turn.ts';

/** Somewhere that a piece could go, before anybody has asked whether it may. */
export type Thought =
  | MarchThought
  | { readonly type: 'attack'; readonly target: number; readonly edge: BlockEdge }
  | { readonly type: 'support'; readonly lead: number }
  | { readonly type: 'road'; readonly march: Omit<MoveOf<'road'>, 'piece'> }
  | { readonly type: 'hide'; readonly hq: number };

export interface MarchThought {
  readonly type: 'march';
  readonly to: Place;
  readonly facing: number;
  /** Where it may not go so far, what is thought of instead. */
  readonly instead: MarchThought | undefined;
}

/** How many enemies are thought of as targets, and how many own pieces as leads. */
const TARGETS = 2;
const LEADS = 2;

/** The nearest enemies, nearest first, and how far they are. Used anew by each call. */
const nearest: number[] = [];
const away: number[] = [];

/**
 * PB-4 to PB-6: places that a piece could sensibly go to. There are many more: this is a handful for those who play
 * without looking at the map.
 */
export function thinkOfMarches(state: State, frame: Order, piece: number): Thought[] {
  const thoughts: Thought[] = [];
  if (state.unpacked[piece] === 1) return thoughts;
  const origin = originOf(state, piece);
  findEnemies(state, piece, origin);
  if (!isNight(state)) thinkOfAttacks(state, frame, piece, origin, thoughts);
  thinkOfSupport(state, piece, origin, thoughts);
  thinkOfPlaces(state, piece, origin, thoughts);
  thinkOfLine(state, piece, origin, thoughts);
  thinkOfRoad(state, piece, origin, thoughts);
  return thoughts;
}

/** PB-8.1, PB-2.5: behind the HQ of its Command, or an army commander. */
export function thinkOfHiding(state: State, piece: number): Thought[] {
  const thoughts: Thought[] = [];
  if (!isOnMap(state, piece) || !isCombatant(kindOf(state, piece))) return thoughts;
  const { x, y, budget } = originOf(state, piece);
  const { commands } = state[SETTING].army;
  for (let command = 0; command < commands.length; command++) {
    if (command !== state.command[piece] && !commands[command].army) continue;
    const hq = hqOf(state, command);
    // Farther it could not get, if nothing were in the way.
    if (hq < 0 || !isWithin(x, y, state.x[hq], state.y[hq], budget)) continue;
    thoughts.push({ type: 'hide', hq });
  }
  return thoughts;
}

/** Whether no march is thought of twice: short of the edge of the map several of them may be the same. */
export function areAllDifferent(thoughts: readonly Thought[]): boolean {
  for (let i = 1; i < thoughts.length; i++) {
    const thought = thoughts[i];
    if (thought.type !== 'march') continue;
    for (let j = 0; j < i; j++) {
      const other = thoughts[j];
      if (other.type !== 'march') continue;
      if (isSame(thought, other)) return false;
      if (other.instead !== undefined && isSame(thought, other.instead)) return false;
    }
  }
  return true;
}

function isSame(one: MarchThought, other: MarchThought): boolean {
  return one.facing === other.facing && one.to[0] === other.to[0] && one.to[1] === other.to[1];
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
function thinkOfPlaces(state: State, piece: number, origin: Origin, thoughts: Thought[]): void {
  const { facing } = origin;
  const third = thirdOf(state, piece);
  // A column pays for its line, and whoever turns about pays for the second turn.
  const rate = origin.budget - (origin.column ? third : 0);
  if (rate < 0) return;
  const add = (direction: number, far: number, faced: number): void => {
    const thought = going(state, piece, origin, direction, far, faced);
    if (thought !== undefined) thoughts.push(thought);
  };
  const half = going(state, piece, origin, facing, rate >> 1, facing);
  const ahead = going(state, piece, origin, facing, rate, facing, half) ?? half;
  if (ahead !== undefined) thoughts.push(ahead);
  add(facing + OBLIQUE, rate - third, facing);
  add(facing - OBLIQUE, rate - third, facing);
  add(facing + 180, rate - third, facing);
  add(facing + 180, rate >> 1, facing + 180);
  if (isOnMap(state, piece)) {
    add(facing, 0, facing + OBLIQUE);
    add(facing, 0, facing - OBLIQUE);
  }
  if (nearest.length === 0) return;
  const toward = heading(origin.x, origin.y, state.x[nearest[0]], state.y[nearest[0]]);
  const room = away[0] - thirdFoot(state) - state[SETTING].field.sizes.long[0] / 2;
  if (room > 0) add(toward, Math.min(rate - third, toWhole(room)), toward);
}

/** A march straight somewhere, short of the edge of the map. */
function going(
  state: State,
  piece: number,
  { x, y }: Origin,
  direction: number,
  far: number,
  facing: number,
  instead?: MarchThought,
): MarchThought | undefined {
  if (far < 0) return undefined;
  const { width, height } = state[SETTING].field.map;
  const degrees = wrapDegrees(direction);
  const dx = sine(degrees) / UNIT;
  const dy = cosine(degrees) / UNIT;
  const margin = frontOf(state, piece, false) / 2;
  const length = Math.min(far, reachOf(x, dx, width, margin), reachOf(y, dy, height, margin));
  if (length <= 0 && far > 0) return undefined;
  // Rounded toward where it comes from, so that it is never too far.
  const to = [x + ((length * dx) | 0), y + ((length * dy) | 0)] as const;
  return { type: 'march', to, facing: wrapDegrees(facing), instead };
}

/** How far one gets along an axis before a margin to the end of the map. */
function reachOf(from: number, step: number, size: number, margin: number): number {
  if (step === 0) return Infinity;
  return ((step > 0 ? size - margin : margin) - from) / step;
}

/** So many degrees off the middle of an edge the next one is thought of, too. */
const ASIDE = 15;

/** PB-6.2: the edge of an enemy that it looks at, and the one beside that. */
function thinkOfAttacks(
  state: State,
  { inRange }: Order,
  piece: number,
  origin: Origin,
  thoughts: Thought[],
): void {
  const kind = kindOf(state, piece);
  if (!isCombatant(kind) || kind === 'artillery') return;
  if (inRange !== null && !inRange.includes(piece)) return;
  for (let i = 0; i < nearest.length; i++) {
    const target = nearest[i];
    // An edge of the target may be nearer than its centre by half of its size.
    if (away[i] > origin.budget + state[SETTING].field.sizes.long[0]) continue;
    const from = heading(state.x[target], state.y[target], origin.x, origin.y);
    const turn = wrapDegrees(from - state.facing[target]);
    const facing = Math.trunc((turn + 45) / 90) & 3;
    const next = wrapDegrees(turn - 90 * facing) <= 180 ? 1 : 3;
    thoughts.push({ type: 'attack', target, edge: BLOCK_EDGES[facing] });
    // Straight before the middle of an edge no other is within reach.
    if (turnBetween(turn, 90 * facing) < ASIDE) continue;
    thoughts.push({ type: 'attack', target, edge: BLOCK_EDGES[(facing + next) & 3] });
  }
}

/** PB-6.3: behind own pieces that touch an enemy. */
function thinkOfSupport(state: State, piece: number, origin: Origin, thoughts: Thought[]): void {
  if (!isCombatant(kindOf(state, piece)) || kindOf(state, piece) === 'artillery') return;
  const side = sideOfPiece(state, piece);
  const reach = origin.budget + state[SETTING].field.sizes.long[0];
  let left = LEADS;
  for (const { attacker, defender } of state.contacts) {
    const lead = sideOfPiece(state, attacker) === side ? attacker : defender;
    const far = distance(origin.x, origin.y, state.x[lead], state.y[lead]);
    if (lead === piece || far > reach || left === 0) continue;
    left--;
    thoughts.push({ type: 'support', lead });
  }
}

/** Between pieces side by side. */
const GAP = 20;

/** Beside the nearest own piece of its Command, in line with it. */
function thinkOfLine(state: State, piece: number, origin: Origin, thoughts: Thought[]): void {
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
  const dx = (between * cosine(facing)) / UNIT;
  const dy = (between * sine(facing)) / UNIT;
  const hand = (origin.x - state.x[friend]) * dx - (origin.y - state.y[friend]) * dy >= 0 ? 1 : -1;
  const x = state.x[friend] + toWhole(hand * dx);
  const y = state.y[friend] - toWhole(hand * dy);
  if (x < 0 || y < 0) return;
  thoughts.push({ type: 'march', to: [x, y], facing, instead: undefined });
}

/** PB-4.6: along the nearest road, the way that it faces, as far as most of its rate goes. */
function thinkOfRoad(state: State, piece: number, origin: Origin, thoughts: Thought[]): void {
  const near = groundOf(state[SETTING].field).roadNear(origin.x, origin.y);
  const third = thirdOf(state, piece);
  if (near === undefined || near.away > third) return;
  const { road } = near;
  const left = origin.budget - near.away - (origin.column ? 0 : third);
  const hand = turnBetween(road.headingAt(near.distance), origin.facing) <= 90 ? 1 : -1;
  const along = near.distance + hand * 2 * (left - third);
  if (left <= third || along < 0 || along > road.length) return;
  const { x, y } = road.pointAt(along);
  thoughts.push({
    type: 'road',
    march: {
      type: 'road',
      road: road.name,
      to: [x, y],
      form: origin.column ? 'line' : 'column',
      facing: wrapDegrees(road.headingAt(along) + (hand === 1 ? 0 : 180)),
    },
  });
}

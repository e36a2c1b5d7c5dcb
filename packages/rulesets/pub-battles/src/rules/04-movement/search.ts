import { SETTING, type Refusal } from '@sandtable/kernel';
import { distance } from '@sandtable/table';
import { depthOf, frontOf, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { facingsThrough, type Facings } from './facings.ts';
import type { Place } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { avoidsMarsh, frontIsAcross, whyNotGo, type Goal, type Traveller } from './legs.ts';
import type { Origin } from './origins.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { crossesTown } from './townLegs.ts';

const REFUSED = {
  tooFarTurning: refuse('PB-4.2', 'tooFarTurning'),
  tooFarDifficult: refuse('PB-4.3', 'tooFarDifficult'),
} as const;

/** What is being looked for, and the best that was found. Used anew by each call. */
export interface Search extends Traveller {
  goal: Goal;
  /** PB-4.4: only ways around towns are looked for. */
  avoidsTowns: boolean;
  x: number;
  y: number;
  from: number;
  /** PB-8.2: whether one turn is free, and whether difficult ground is paid for. */
  free: boolean;
  paid: boolean;
  third: number;
  budget: number;
  /** What the best way costs; Infinity before one is found. */
  best: number;
  turns: number;
  difficult: boolean;
  river: boolean;
  /** PB-6.7: the front of the attacker ends on the other side of a river than its centre. */
  isAcross: boolean;
  /** The points by which the best way goes, and how it faces on each of its legs. */
  readonly via: Place[];
  readonly facings: number[];
  /** The enemies in the way of the last leg that was tried. */
  readonly met: number[];
}

let search: Search | undefined;
const facings: Facings = { first: 0, second: 0, turns: 0 };

/** Makes the search ready: nothing is found yet. */
export function beginSearch(
  state: State,
  piece: number,
  origin: Origin,
  [toX, toY]: Place,
  facing: number,
  goal: Goal,
  third: number,
  budget: number,
  avoidsTowns: boolean,
): Search {
  const fresh = (search ??= { via: [], facings: [], met: [] } as unknown as Search);
  fresh.state = state;
  fresh.ground = groundOf(state[SETTING].field);
  fresh.side = sideOfPiece(state, piece);
  fresh.avoidsMarsh = avoidsMarsh(kindOf(state, piece));
  fresh.avoidsTowns = avoidsTowns;
  fresh.width = frontOf(state, piece, false);
  fresh.depth = depthOf(state, piece, false);
  fresh.toX = toX;
  fresh.toY = toY;
  fresh.facing = facing;
  fresh.target = goal.kind === 'attack' ? goal.target : -1;
  fresh.goal = goal;
  fresh.x = origin.x;
  fresh.y = origin.y;
  fresh.from = origin.facing;
  fresh.free = origin.free;
  fresh.paid = origin.difficult;
  fresh.third = third;
  fresh.budget = budget;
  fresh.best = Infinity;
  fresh.isAcross = goal.kind === 'attack' && frontIsAcross(fresh);
  fresh.met.length = 0;
  return fresh;
}

/** PB-4.2: what turns cost; the first is free. */
export function costOfTurns({ free, third }: Search, turns: number): number {
  return free ? Math.max(0, turns - 1) * third : turns * third;
}

/** One leg to the end. */
export function tryLeg(
  s: Search,
  length: number,
  facing: number,
  turns: number,
): Refusal | undefined {
  let cost = length + costOfTurns(s, turns);
  if (cost > s.budget) return REFUSED.tooFarTurning;
  if (cost >= s.best) return undefined;
  s.met.length = 0;
  const refusal = whyNotGo(s, s.x, s.y, s.toX, s.toY, facing, s.met);
  if (refusal !== undefined || entersTown(s, s.x, s.y, s.toX, s.toY, facing)) return refusal;
  const difficult = s.isAcross || s.ground.isDifficult(s.x, s.y, s.toX, s.toY);
  if (difficult && !s.paid) cost += s.third;
  if (cost > s.budget) return REFUSED.tooFarDifficult;
  if (cost >= s.best) return undefined;
  s.via.length = 0;
  s.facings.length = 0;
  s.facings.push(facing);
  takeWay(s, cost, turns, difficult);
  return undefined;
}

/** PB-4.4: whether a leg leads through a town that is to be avoided. */
export function entersTown(
  { avoidsTowns, ground, width, depth }: Search,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  facing: number,
): boolean {
  return avoidsTowns && crossesTown(ground, width, depth, ax, ay, bx, by, facing);
}

/** The best way until now, of which `via` and `facings` are written down. */
export function takeWay(s: Search, cost: number, turns: number, difficult: boolean): void {
  s.best = cost;
  s.turns = turns;
  s.difficult = difficult;
  s.river = s.isAcross;
  if (s.river || !difficult) return;
  let [x, y] = [s.x, s.y];
  for (let leg = 0; leg <= s.via.length && !s.river; leg++) {
    const [toX, toY] = leg < s.via.length ? s.via[leg] : [s.toX, s.toY];
    s.river = s.ground.fordsRiver(x, y, toX, toY);
    [x, y] = [toX, toY];
  }
}

/** By one way point, with as few turns as that takes. */
export function goThrough(s: Search, viaX: number, viaY: number): void {
  const [ax, ay] = [viaX - s.x, viaY - s.y];
  const [bx, by] = [s.toX - viaX, s.toY - viaY];
  const length = Math.sqrt(ax * ax + ay * ay) + Math.sqrt(bx * bx + by * by);
  if (length > s.budget || length >= s.best) return;
  facingsThrough(s.goal, s.from, s.facing, ax, ay, bx, by, facings);
  tryLegs(s, viaX, viaY, facings.first, facings.second, facings.turns);
}

/** Two legs. */
export function tryLegs(
  s: Search,
  viaX: number,
  viaY: number,
  first: number,
  second: number,
  turns: number,
): void {
  const { map } = s.state[SETTING].field;
  if (viaX < 0 || viaY < 0 || viaX > map.width || viaY > map.height) return;
  const length = distance(s.x, s.y, viaX, viaY) + distance(viaX, viaY, s.toX, s.toY);
  let cost = length + costOfTurns(s, turns);
  if (cost > s.budget || cost >= s.best) return;
  const difficult =
    s.isAcross ||
    s.ground.isDifficult(s.x, s.y, viaX, viaY) ||
    s.ground.isDifficult(viaX, viaY, s.toX, s.toY);
  if (difficult && !s.paid) cost += s.third;
  if (cost > s.budget || cost >= s.best) return;
  if (
    whyNotGo(s, s.x, s.y, viaX, viaY, first) !== undefined ||
    whyNotGo(s, viaX, viaY, s.toX, s.toY, second) !== undefined ||
    entersTown(s, s.x, s.y, viaX, viaY, first) ||
    entersTown(s, viaX, viaY, s.toX, s.toY, second)
  ) {
    return;
  }
  s.via.length = 0;
  s.via.push([viaX, viaY]);
  s.facings.length = 0;
  s.facings.push(first, second);
  takeWay(s, cost, turns, difficult);
}

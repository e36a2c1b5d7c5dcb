import { distanceSquared, isWithin } from '@sandtable/table';
import type { Reason } from '@sandtable/kernel';
import type { Field, Place } from '../state/field.ts';
import { isOnTable, type State } from '../state/state.ts';
import {
  FIRE_SQUARE,
  MANY_TARGETS,
  RAPID_BONUS,
  SMG_RANGE,
  STRONG_BONUS,
  STRONG_TIMES,
  type Cover,
} from './tables.ts';
import { ableFigures, minimumStrength } from './teams.ts';
import { terrainOf } from './terrain.ts';

/** BB-5.1: whom a team would fire at in a square, and who of it would. */
export interface Volley {
  readonly firers: readonly number[];
  readonly targets: readonly number[];
  /** BB-5.10: of each target from the nearest firing figure that sees it, squared. */
  readonly distances: readonly number[];
  /** BB-5.8: of each target. */
  readonly covered: readonly boolean[];
  readonly cover: Cover;
}

/** Nobody fires at anybody. */
export const NO_VOLLEY: Volley = {
  firers: [],
  targets: [],
  distances: [],
  covered: [],
  cover: 'limited',
};

/** BB-5.2, BB-5.3: whether a figure of this team can fire at that enemy. */
export function canHit(state: State, team: number, figure: number, enemy: number): boolean {
  const { x, y, field } = state;
  return (
    isWithin(x[figure], y[figure], x[enemy], y[enemy], rangeOf(field, team)) &&
    terrainOf(field).sees(x[figure], y[figure], x[enemy], y[enemy])
  );
}

/** BB-5.3 */
function rangeOf({ teams }: Field, team: number): number {
  return teams[team].weapon === 'smg' ? SMG_RANGE : Infinity;
}

/** BB-5.1: whether a figure is in the square with this middle, its edges included. */
export function isInSquare(state: State, figure: number, [x, y]: Place): boolean {
  const half = FIRE_SQUARE / 2;
  return Math.abs(state.x[figure] - x) <= half && Math.abs(state.y[figure] - y) <= half;
}

/** BB-5.1 to BB-5.3, BB-5.7, BB-5.8: firing figures, targets and their cover in a square with this middle. */
export function volleyAt(state: State, team: number, at: Place): Volley {
  const { field, status } = state;
  const { side } = field.teams[team];
  const able = ableFigures(state, team);
  const isFiring = able.map(() => false);
  const targets: number[] = [];
  const distances: number[] = [];
  const covered: boolean[] = [];
  for (let enemy = 0; enemy < status.length; enemy++) {
    if (field.sides[enemy] === side || !isOnTable(state, enemy)) continue;
    if (!isInSquare(state, enemy, at)) continue;
    const aim = aimAt(state, team, able, enemy, isFiring);
    if (aim === undefined) continue;
    targets.push(enemy);
    distances.push(aim.squared);
    covered.push(aim.isCovered);
  }
  const firers = able.filter((_, i) => isFiring[i]);
  return { firers, targets, distances, covered, cover: coverOf(covered) };
}

interface Aim {
  readonly squared: number;
  readonly isCovered: boolean;
}

/**
 * BB-5.8, BB-5.10: how near the nearest of a team's figures that see a target is, and whether the
 * target is in cover from it; of several equally near one is enough. Marks all that see it.
 */
function aimAt(
  { x, y, field }: State,
  team: number,
  able: readonly number[],
  target: number,
  isFiring: boolean[],
): Aim | undefined {
  const [toX, toY] = [x[target], y[target]];
  const terrain = terrainOf(field);
  const range = rangeOf(field, team);
  let least = Infinity;
  let nearest: number[] = [];
  for (const [i, figure] of able.entries()) {
    const squared = distanceSquared(x[figure], y[figure], toX, toY);
    if (squared > range * range || !terrain.sees(x[figure], y[figure], toX, toY)) continue;
    isFiring[i] = true;
    if (squared < least) [least, nearest] = [squared, []];
    if (squared === least) nearest.push(figure);
  }
  if (nearest.length === 0) return undefined;
  const isCovered = nearest.some((f) => terrain.isCoveredFrom(toX, toY, x[f], y[f]));
  return { squared: least, isCovered };
}

/** BB-5.7 */
export function coverOf(covered: readonly boolean[]): Cover {
  const open = covered.filter((each) => !each).length;
  if (open === 0) return 'extensive';
  return open >= MANY_TARGETS && covered.length >= MANY_TARGETS ? 'incidental' : 'limited';
}

/** BB-5.5: what is added to the dice of effective fire. */
export function additions(state: State, team: number, firers: number): Reason[] {
  const reasons: Reason[] = [];
  if (firers >= STRONG_TIMES * minimumStrength(state.field, team)) {
    reasons.push({ rule: 'BB-5.5', key: 'strong', count: STRONG_BONUS });
  }
  if (state.field.teams[team].rapid) {
    reasons.push({ rule: 'BB-5.6', key: 'rapid', count: RAPID_BONUS });
  }
  return reasons;
}

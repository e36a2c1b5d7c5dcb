import { distanceSquared, isWithin } from '@sandtable/table';
import { otherSide, type Reason, type SideNumber } from '@sandtable/kernel';
import type { Place } from '../state/field.ts';
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
import { terrainOf, type Terrain } from './terrain.ts';

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

/** BB-5.2, BB-5.3: who of a team can fire, and how far; with what they see past. */
export interface Firers {
  readonly figures: readonly number[];
  readonly range: number;
  readonly terrain: Terrain;
}

export function firersOf(state: State, team: number): Firers {
  const { field } = state;
  return {
    figures: ableFigures(state, team),
    range: field.teams[team].weapon === 'smg' ? SMG_RANGE : Infinity,
    terrain: terrainOf(field),
  };
}

/** BB-5.2, BB-5.3: whether one of them can fire at that enemy. */
export function canHit(
  { x, y }: State,
  { range, terrain }: Firers,
  figure: number,
  enemy: number,
): boolean {
  return (
    isWithin(x[figure], y[figure], x[enemy], y[enemy], range) &&
    terrain.sees(x[figure], y[figure], x[enemy], y[enemy])
  );
}

/** BB-5.2, BB-5.3: whether any of them can. */
export function canBeHit(state: State, firers: Firers, enemy: number): boolean {
  for (const figure of firers.figures) if (canHit(state, firers, figure, enemy)) return true;
  return false;
}

/** BB-5.1: those of a side who are in the square with this middle, its edges included. */
export function caughtIn(state: State, side: SideNumber, at: Place): number[] {
  const { sides } = state.field;
  const caught: number[] = [];
  for (let figure = 0; figure < sides.length; figure++) {
    if (sides[figure] !== side || !isOnTable(state, figure)) continue;
    if (isInSquare(state, figure, at)) caught.push(figure);
  }
  return caught;
}

/** BB-5.1: whether a figure is in the square with this middle. */
export function isInSquare(state: State, figure: number, [x, y]: Place): boolean {
  const half = FIRE_SQUARE / 2;
  return Math.abs(state.x[figure] - x) <= half && Math.abs(state.y[figure] - y) <= half;
}

/** BB-5.1: the fire of a team into the square with this middle. */
export function volleyAt(state: State, team: number, at: Place): Volley {
  const enemy = otherSide(state.field.teams[team].side);
  return volleyOn(state, firersOf(state, team), caughtIn(state, enemy, at));
}

/** BB-5.2, BB-5.3, BB-5.7, BB-5.8: firing figures, targets and their cover where these are in the square. */
export function volleyOn(state: State, able: Firers, caught: readonly number[]): Volley {
  const isFiring = able.figures.map(() => false);
  const targets: number[] = [];
  const distances: number[] = [];
  const covered: boolean[] = [];
  for (const enemy of caught) {
    const squared = aimAt(state, able, enemy, isFiring);
    if (squared === Infinity) continue;
    targets.push(enemy);
    distances.push(squared);
    covered.push(isCovered(state, able, enemy, squared));
  }
  const firers = able.figures.filter((_, i) => isFiring[i]);
  return { firers, targets, distances, covered, cover: coverOf(covered) };
}

/**
 * BB-5.10: how near the nearest of a team's figures that see a target is, squared; Infinity where none
 * does. Marks all that see it.
 */
function aimAt(state: State, firers: Firers, target: number, isFiring: boolean[]): number {
  const { x, y } = state;
  let least = Infinity;
  for (let i = 0; i < firers.figures.length; i++) {
    const figure = firers.figures[i];
    if (!canHit(state, firers, figure, target)) continue;
    isFiring[i] = true;
    least = Math.min(least, distanceSquared(x[figure], y[figure], x[target], y[target]));
  }
  return least;
}

/** BB-5.8: whether a target is in cover from the nearest who see it; of several equally near one is enough. */
function isCovered(state: State, firers: Firers, target: number, least: number): boolean {
  const { x, y } = state;
  for (const f of firers.figures) {
    if (distanceSquared(x[f], y[f], x[target], y[target]) !== least) continue;
    if (!canHit(state, firers, f, target)) continue;
    if (firers.terrain.isCoveredFrom(x[target], y[target], x[f], y[f])) return true;
  }
  return false;
}

/** BB-5.7 */
export function coverOf(covered: readonly boolean[]): Cover {
  let open = 0;
  for (const each of covered) if (!each) open++;
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

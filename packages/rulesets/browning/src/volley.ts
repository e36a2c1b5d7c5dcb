import { distanceSquared } from '@sandtable/table';
import type { Reason } from '@sandtable/kernel';
import type { Place } from './field.ts';
import { isOnTable, type State } from './state.ts';
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
  /** BB-5.10: of each target from the nearest firing figure, squared. */
  readonly distances: readonly number[];
  /** BB-5.8: of each target. */
  readonly covered: readonly boolean[];
  readonly cover: Cover;
}

/** BB-5.2, BB-5.3: whether a figure of this team can fire at that enemy. */
export function canHit(state: State, team: number, figure: number, enemy: number): boolean {
  const { x, y, field } = state;
  if (field.teams[team].weapon === 'smg') {
    const squared = distanceSquared(x[figure], y[figure], x[enemy], y[enemy]);
    if (squared > SMG_RANGE * SMG_RANGE) return false;
  }
  return terrainOf(field).sees(x[figure], y[figure], x[enemy], y[enemy]);
}

export function isInSquare(state: State, figure: number, [x, y]: Place): boolean {
  const dx = state.x[figure] - x;
  const dy = state.y[figure] - y;
  return dx >= 0 && dy >= 0 && dx <= FIRE_SQUARE && dy <= FIRE_SQUARE;
}

/** BB-5.1 to BB-5.3, BB-5.7, BB-5.8: firing figures, targets and their cover. */
export function volleyAt(state: State, team: number, at: Place): Volley {
  const { x, y, field, status } = state;
  const { side } = field.teams[team];
  const enemies: number[] = [];
  for (let enemy = 0; enemy < status.length; enemy++) {
    if (field.sides[enemy] === side || !isOnTable(state, enemy)) continue;
    if (isInSquare(state, enemy, at)) enemies.push(enemy);
  }
  const firers = ableFigures(state, team).filter((figure) =>
    enemies.some((enemy) => canHit(state, team, figure, enemy)),
  );
  const targets = enemies.filter((enemy) =>
    firers.some((figure) => canHit(state, team, figure, enemy)),
  );
  const distances: number[] = [];
  const covered: boolean[] = [];
  for (const target of targets) {
    const away = (figure: number): number =>
      distanceSquared(x[figure], y[figure], x[target], y[target]);
    let least = Infinity;
    for (const figure of firers) least = Math.min(least, away(figure));
    const isCovered = (from: number): boolean =>
      terrainOf(field).isCoveredFrom(x[target], y[target], x[from], y[from]);
    distances.push(least);
    covered.push(firers.some((figure) => away(figure) === least && isCovered(figure)));
  }
  return { firers, targets, distances, covered, cover: coverOf(covered) };
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

import type { SideNumber } from '@sandtable/kernel';
import {
  canBeHit,
  FIRE_SQUARE,
  firersOf,
  volleyAt,
  type Place,
  type State,
} from '@sandtable/browning';
import { best } from '../best.ts';
import { enemiesOf } from './figures.ts';
import { worthOfVolley } from './odds.ts';
import type { Answer } from './question.ts';

/** Fires where it is worth the most. There is no reason to hold fire. */
export const answerFire: Answer<'fire'> = ({ state, us, frame, moves, dice }) => {
  const { team } = frame;
  const squares = squaresFor(state, seenBy(state, us, team));
  if (squares.length === 0) return moves[0];
  const at = best(squares, (square) => worthAt(state, team, square), dice);
  return { type: 'fire', at };
};

export function worthAt(state: State, team: number, at: Place): number {
  return worthOfVolley(state, team, volleyAt(state, team, at));
}

/** The enemies that somebody of a team could fire at. */
export function seenBy(state: State, us: SideNumber, team: number): number[] {
  const firers = firersOf(state, team);
  return enemiesOf(state, us).filter((enemy) => canBeHit(state, firers, enemy));
}

/**
 * The middles of squares that catch some of these figures: with one of them at the left edge and one at
 * the lower one.
 */
function squaresFor(state: State, seen: readonly number[]): Place[] {
  const { x, y } = state;
  const squares: Place[] = [];
  const caught = new Set<string>();
  for (const left of seen) {
    for (const low of seen) {
      if (Math.abs(x[left] - x[low]) > FIRE_SQUARE || y[left] < y[low]) continue;
      if (x[low] < x[left] || y[left] - y[low] > FIRE_SQUARE) continue;
      const inside = seen.filter((f) => isIn(state, f, x[left], y[low]));
      const key = inside.join(' ');
      if (caught.has(key)) continue;
      caught.add(key);
      squares.push([x[left] + FIRE_SQUARE / 2, y[low] + FIRE_SQUARE / 2]);
    }
  }
  return squares;
}

function isIn({ x, y }: State, figure: number, left: number, low: number): boolean {
  const [dx, dy] = [x[figure] - left, y[figure] - low];
  return dx >= 0 && dy >= 0 && dx <= FIRE_SQUARE && dy <= FIRE_SQUARE;
}

/** The most that a team could do by firing from where it stands; one square for each cluster is tried. */
export function fireFromHere(state: State, us: SideNumber, team: number): number {
  const seen = seenBy(state, us, team);
  const left = new Set(seen);
  let most = 0;
  for (const enemy of seen) {
    if (!left.has(enemy)) continue;
    const at = squareAround(state, [enemy]);
    const volley = volleyAt(state, team, at);
    for (const target of volley.targets) left.delete(target);
    most = Math.max(most, worthOfVolley(state, team, volley));
  }
  return most;
}

/** The middle of the square with these figures around it. */
export function squareAround({ x, y }: State, figures: readonly number[]): Place {
  const mean = (list: readonly number[]): number => {
    let sum = 0;
    for (const f of figures) sum += list[f];
    return Math.round(sum / figures.length);
  };
  return [mean(x), mean(y)];
}

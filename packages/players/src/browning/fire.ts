import type { SideNumber } from '@sandtable/kernel';
import {
  canBeHit,
  FIRE_SQUARE,
  firersOf,
  isInSquare,
  volleyOn,
  type Firers,
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
  const firers = firersOf(state, team);
  const seen = seenBy(state, us, firers);
  const squares = squaresFor(state, seen);
  if (squares.length === 0) return moves[0];
  const worth = (at: Place): number => {
    const caught = seen.filter((enemy) => isInSquare(state, enemy, at));
    return worthOfVolley(state, team, volleyOn(state, firers, caught));
  };
  return { type: 'fire', at: best(squares, worth, dice) };
};

/** The enemies that one of these could fire at. */
function seenBy(state: State, us: SideNumber, firers: Firers): number[] {
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
  const firers = firersOf(state, team);
  const seen = seenBy(state, us, firers);
  const isTried = seen.map(() => false);
  let most = 0;
  for (let i = 0; i < seen.length; i++) {
    if (isTried[i]) continue;
    const at: Place = [state.x[seen[i]], state.y[seen[i]]];
    const caught: number[] = [];
    for (let j = 0; j < seen.length; j++) {
      if (!isInSquare(state, seen[j], at)) continue;
      isTried[j] = true;
      caught.push(seen[j]);
    }
    most = Math.max(most, worthOfVolley(state, team, volleyOn(state, firers, caught)));
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

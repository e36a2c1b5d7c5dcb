import type { SideNumber } from '@sandtable/kernel';
import { FIRE_SQUARE, isInSquare, type Place, type State } from '@sandtable/browning';
import { best } from '../best.ts';
import { Aim } from './aim.ts';
import { worthOfVolley } from './odds.ts';
import type { Answer, WeightsOf } from './question.ts';
import type { Weights } from './weights.ts';

/** Fires where it is worth the most. There is no reason to hold fire. */
export const fireAnswer =
  (weightsOf: WeightsOf): Answer<'fire'> =>
  ({ state, us, frame, moves, dice }) => {
    const squares = squaresFrom(weightsOf(state, us), state, us, frame.team);
    return squares.length === 0
      ? moves[0]
      : { type: 'fire', at: best(squares, ({ worth }) => worth, dice).at };
  };

/** A square of fire (BB-5.1), and what it promises. */
export interface FireSquare {
  readonly at: Place;
  readonly worth: number;
}

/**
 * Squares that a team could fire into: with one of the figures it sees at the left edge and one at the lower one,
 * and each that catches others than those before it.
 */
export function squaresFrom(
  weights: Weights,
  state: State,
  us: SideNumber,
  team: number,
): FireSquare[] {
  const { x, y } = state;
  const aim = new Aim(state, us, team);
  const { seen } = aim;
  const squares: FireSquare[] = [];
  // Who is caught, a bit each: all bits of a number that are exact are more than anybody ever sees.
  const known = new Set<number>();
  for (const left of seen) {
    for (const low of seen) {
      if (Math.abs(x[left] - x[low]) > FIRE_SQUARE || y[left] < y[low]) continue;
      if (x[low] < x[left] || y[left] - y[low] > FIRE_SQUARE) continue;
      const caught: number[] = [];
      let key = 0;
      for (let i = 0; i < seen.length; i++) {
        if (!isIn(state, seen[i], x[left], y[low])) continue;
        caught.push(i);
        key += 2 ** i;
      }
      if (known.has(key)) continue;
      known.add(key);
      const at: Place = [x[left] + FIRE_SQUARE / 2, y[low] + FIRE_SQUARE / 2];
      squares.push({ at, worth: worthOfVolley(weights, state, team, aim.at(caught)) });
    }
  }
  return squares;
}

function isIn({ x, y }: State, figure: number, left: number, low: number): boolean {
  const dx = x[figure] - left;
  const dy = y[figure] - low;
  return dx >= 0 && dy >= 0 && dx <= FIRE_SQUARE && dy <= FIRE_SQUARE;
}

/** The most that a team could do by firing from where it stands; one square for each cluster is tried. */
export function fireFromHere(weights: Weights, state: State, us: SideNumber, team: number): number {
  const aim = new Aim(state, us, team);
  const { seen } = aim;
  const isTried = seen.map(() => false);
  let most = 0;
  for (let i = 0; i < seen.length; i++) {
    if (isTried[i]) continue;
    const at: Place = [state.x[seen[i]], state.y[seen[i]]];
    const caught: number[] = [];
    for (let j = 0; j < seen.length; j++) {
      if (!isInSquare(state, seen[j], at)) continue;
      isTried[j] = true;
      caught.push(j);
    }
    most = Math.max(most, worthOfVolley(weights, state, team, aim.at(caught)));
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

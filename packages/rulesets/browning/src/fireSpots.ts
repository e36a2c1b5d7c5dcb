import type { Place } from './field.ts';
import { isOnTable, type State } from './state.ts';
import { FIRE_SQUARE } from './tables.ts';
import { ableFigures } from './teams.ts';
import { canHit } from './volley.ts';

/** So many squares are worth a thought. */
const SQUARES = 6;

/** BB-5.1: squares for a team's fire, those that catch the most enemies in its sight first. */
export function fireSpots(state: State, team: number): Place[] {
  const { x, y, field } = state;
  const { side } = field.teams[team];
  const able = ableFigures(state, team);
  const seen: number[] = [];
  for (let enemy = 0; enemy < state.status.length; enemy++) {
    if (field.sides[enemy] === side || !isOnTable(state, enemy)) continue;
    if (able.some((figure) => canHit(state, team, figure, enemy))) seen.push(enemy);
  }
  const squares: Square[] = [];
  // A square that catches as many as it can has an enemy on its left edge and one on its lower edge.
  for (const left of seen) {
    for (const low of seen) {
      const caught = seen.filter((f) => isCaught(x[f] - x[left], y[f] - y[low]));
      if (caught.length > 0) consider(squares, { at: centred(state, caught), caught });
    }
  }
  return squares.map(({ at }) => at);
}

interface Square {
  readonly at: Place;
  readonly caught: readonly number[];
}

/** Keeps the squares that catch the most; none that another catches all of, and more. */
function consider(squares: Square[], square: Square): void {
  const { at, caught } = square;
  const isKnown = squares.some(
    (other) => (other.at[0] === at[0] && other.at[1] === at[1]) || isPart(caught, other.caught),
  );
  if (isKnown) return;
  for (let i = squares.length - 1; i >= 0; i--) {
    if (isPart(squares[i].caught, caught)) squares.splice(i, 1);
  }
  const place = squares.findIndex((other) => other.caught.length < caught.length);
  squares.splice(place === -1 ? squares.length : place, 0, square);
  if (squares.length > SQUARES) squares.pop();
}

function isPart(few: readonly number[], many: readonly number[]): boolean {
  return few.length <= many.length && few.every((f) => many.includes(f));
}

function isCaught(dx: number, dy: number): boolean {
  return dx >= 0 && dy >= 0 && dx <= FIRE_SQUARE && dy <= FIRE_SQUARE;
}

/** The square with these figures in its middle, as far as the table allows. */
function centred({ x, y, field }: State, figures: readonly number[]): Place {
  const middle = (list: readonly number[], size: number): number => {
    const places = figures.map((f) => list[f]);
    const wanted = Math.floor((Math.min(...places) + Math.max(...places) - FIRE_SQUARE) / 2);
    return Math.min(Math.max(wanted, 0), Math.max(size - FIRE_SQUARE, 0));
  };
  return [middle(x, field.width), middle(y, field.height)];
}

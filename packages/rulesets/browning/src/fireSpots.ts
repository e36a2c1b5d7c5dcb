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
  const squares: { at: Place; count: number; hash: number }[] = [];
  for (const enemy of seen) {
    const caught: number[] = [];
    let hash = 0;
    for (const other of seen) {
      if (!isCaught(x[other] - x[enemy], y[other] - y[enemy])) continue;
      caught.push(other);
      hash = (hash * 31 + other) % 1_000_003;
    }
    if (squares.some((square) => square.hash === hash)) continue;
    const at = centred(state, caught);
    // At the rim of the table others can have the same square.
    if (squares.some((square) => square.at[0] === at[0] && square.at[1] === at[1])) continue;
    squares.push({ at, count: caught.length, hash });
  }
  squares.sort((a, b) => b.count - a.count);
  return squares.slice(0, SQUARES).map(({ at }) => at);
}

/** Whether a square can have both, and the first near its middle. */
function isCaught(dx: number, dy: number): boolean {
  return Math.abs(dx) <= FIRE_SQUARE / 2 && Math.abs(dy) <= FIRE_SQUARE / 2;
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

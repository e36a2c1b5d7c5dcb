import type { PubEvent } from '../../src/state/events.ts';
import { game, type Game } from './game.ts';
import type { CommandSketch, PieceSketch, Sketch } from './sketch.ts';

/** Lines of communication that nobody stands near, Red's to the south and Blue's to the north. */
export const LINES: NonNullable<Sketch['lines']> = {
  red: [
    [
      [20_000, 3000],
      [20_000, 0],
    ],
  ],
  blue: [
    [
      [20_000, 37_000],
      [20_000, 40_000],
    ],
  ],
};

type Pieces = Readonly<Record<string, PieceSketch>>;

/** Two armies far apart, each with cavalry, which counts for nothing but its points; and what else they have. */
export function armies(red: Pieces, blue: Pieces, more: Sketch = {}): Sketch {
  const of = (horse: Pieces, pieces: Pieces): CommandSketch => ({
    pieces: { ...horse, ...pieces },
  });
  return {
    lines: LINES,
    red: [of({ 'Red horse': ['cavalry', 3000, 3000, 0] }, red), ...(more.red ?? [])],
    blue: [of({ 'Blue horse': ['cavalry', 37_000, 37_000, 180] }, blue), ...(more.blue ?? [])],
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'red' && key !== 'blue')),
  };
}

/** The last Command of a turn has moved: combat, and what comes after it. */
export function endTurn(g: Game, ...dice: readonly number[]): PubEvent[] {
  return g.play({ type: 'end' }, ...dice);
}

/** The die that draws the first chit of the next turn. */
export const NEXT = 1;

/** How the turn ends: who has won, with which points and by which rule; `goes on` where nobody has. */
export function endOf(sketch: Sketch, ...dice: readonly number[]): string {
  const g = game(sketch);
  endTurn(g, ...dice);
  return g.state.outcome === null ? 'goes on' : `${g.result} ${g.state.outcome.rule}`;
}

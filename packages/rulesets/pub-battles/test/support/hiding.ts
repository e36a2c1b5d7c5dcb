import { game, type Game } from './game.ts';
import { FAR, IDLE } from './ordering.ts';
import type { CommandSketch, PieceSketch, Sketch } from './sketch.ts';

export const HIDDEN: PieceSketch = ['regular', 'reserve'];

/** Ney's HQ at (20, 10) with these pieces. */
export function hiding(
  pieces: Record<string, PieceSketch>,
  command: CommandSketch = {},
  more: Sketch = {},
): Game {
  return game({
    red: [{ name: 'Ney', hq: [20_000, 10_000, 0], pieces: { ...pieces, I: IDLE }, ...command }],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
    ...more,
  });
}

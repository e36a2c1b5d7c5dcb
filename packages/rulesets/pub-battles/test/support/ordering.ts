import type { PubMove } from '../../src/state/moves.ts';
import { game, type Game } from './game.ts';
import type { PieceSketch, Sketch } from './sketch.ts';

export const march = (g: Game, name: string, x: number, y: number, facing = 0): PubMove => ({
  type: 'march',
  piece: g.tag(name),
  to: [x, y],
  facing,
});

export const stand = (g: Game, name: string): PubMove => ({ type: 'stand', piece: g.tag(name) });

export const attack = (
  g: Game,
  name: string,
  target: string,
  edge: 'front' | 'left' | 'rear' | 'right' = 'front',
): PubMove => ({ type: 'attack', piece: g.tag(name), target: g.tag(target), edge, aside: 0 });

export const FAR: PieceSketch = ['regular', 5000, 30_000, 180];
/** So that the order goes on. */
export const IDLE: PieceSketch = ['regular', 30_000, 3000, 0];

/** Ney's Command moves: pieces in the middle of the map, with the HQ behind them. */
export function ordering(
  pieces: Record<string, PieceSketch>,
  blue: Record<string, PieceSketch> = { X: FAR },
  more: Sketch = {},
): Game {
  return game({
    red: [{ name: 'Ney', hq: [20_000, 16_500, 0], pieces }],
    blue: [{ name: 'Hill', pieces: blue }],
    ...more,
  });
}

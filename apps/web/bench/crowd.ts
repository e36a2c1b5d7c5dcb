import { SPECTATOR, type Piece, type Scene } from '@sandtable/kernel';
import type { Game } from '../src/games/games.ts';

const COLUMNS = 40;
const ROWS = 25;

/** A table with a thousand squares, and a piece on each: a real game's, laid side by side. */
export function crowdedScene({ ruleset, look }: Game): Scene {
  const start = ruleset.setup(look.showcase, {});
  if (!start.ok) throw new Error('the showcase is refused');
  const model = ruleset.scene(ruleset.view(start.value, SPECTATOR));
  const { grid } = model;
  if (grid === undefined) throw new Error('the showcase has no squares');
  const side = model.width / grid.columns;
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    return { id: `${column}-${row + 1}`, column, row, x: column * side, y: row * side };
  });
  return {
    ...model,
    width: COLUMNS * side,
    height: ROWS * side,
    grid: { columns: COLUMNS, rows: ROWS },
    areas: squares.map(({ id, column, row, x, y }) => ({
      ...model.areas[(row % grid.rows) * grid.columns + (column % grid.columns)],
      id,
      outline: [
        { x, y },
        { x: x + side, y },
        { x: x + side, y: y + side },
        { x, y: y + side },
      ],
    })),
    pieces: squares.map(({ id, x, y }, nth) => ({
      ...model.pieces[nth % model.pieces.length],
      id: `piece-${nth}`,
      place: id,
      at: { x: x + side / 2, y: y + side / 2 },
    })),
    markers: [],
  };
}

/** The scene anew, as rules make it, with some of the pieces changed: pinned, or no longer. */
export function changedScene(scene: Scene, changes: number, round: number): Scene {
  const apart = Math.floor(scene.pieces.length / changes);
  const change = (piece: Piece): Piece => ({
    ...piece,
    marks: piece.marks.includes('pinned')
      ? piece.marks.filter((mark) => mark !== 'pinned')
      : [...piece.marks, 'pinned'],
  });
  const pieces = scene.pieces.map((piece, nth) =>
    nth % apart === round % apart ? change(piece) : piece,
  );
  return structuredClone({ ...scene, pieces });
}

import type { Piece, Point, Scene, Side } from '@sandtable/kernel';
import { contains, cosine, rectangleOf, sine, UNIT } from '@sandtable/table';
import { inert, type Style } from '../terminal.ts';
import { SIDE_STYLES } from './cell.ts';
import type { Letter, Raster } from './raster.ts';

const BODY = '▓';
const SPENT = '░';
const MARKER = '#';
/** Toward which a block faces: by eighths of a turn, from up clockwise. */
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

/** What is written on the map: not each farm, since letters hide the ground under them. */
const WRITTEN: ReadonlySet<string> = new Set([
  'name.town',
  'name.village',
  'name.hill',
  'name.water',
  'name.wood',
]);

/** Whether the pieces of a scene are blocks that have a size and face somewhere, or will be. */
export function hasBlocks({ areas, pieces, trays = [] }: Scene): boolean {
  const all = [...pieces, ...trays.flatMap((tray) => tray.pieces)];
  // Before anybody is there, a map with names on it is one for blocks.
  if (all.length === 0) return areas.some(({ kind }) => kind.startsWith('name.'));
  return all.some(({ size }) => size !== undefined);
}

/**
 * What stands on the ground, by the place of its letter: names of places at the bottom, then the
 * blocks to scale, an arrow before each front, and the tags on top of everything.
 */
export function blockSigns(
  scene: Scene,
  raster: Raster,
  sides: readonly Side[],
): Map<number, Letter> {
  const signs = new Map<number, Letter>();
  const put = (cell: number, sign: string, style: Style, isBold = false): void => {
    if (cell >= 0) signs.set(cell, { sign, style, isBold });
  };
  for (const { kind, outline, label } of scene.areas) {
    const name = label?.with?.['text'];
    if (!WRITTEN.has(kind) || typeof name !== 'string') continue;
    write(outline[0], inert(name), raster, (cell, letter) => put(cell, letter, 'dim'));
  }
  const styleOf = (side: Side): Style => SIDE_STYLES[sides.indexOf(side) % SIDE_STYLES.length];
  for (const piece of scene.pieces) {
    const sign = piece.marks.includes('spent') ? SPENT : BODY;
    for (const cell of cellsUnder(piece, raster)) put(cell, sign, styleOf(piece.side));
  }
  for (const piece of scene.pieces) {
    put(cellAt(aheadOf(piece, raster), raster), arrowOf(piece), styleOf(piece.side), true);
  }
  for (const { at } of scene.markers) put(cellAt(at, raster), MARKER, 'yellow', true);
  for (const { at, id, side } of scene.pieces) {
    write(at, id, raster, (cell, letter) => put(cell, letter, styleOf(side), true));
  }
  return signs;
}

/** The letter of a place; -1 off the map. */
function cellAt({ x, y }: Point, { columns, rows, width, height }: Raster): number {
  const [column, row] = [Math.floor(x / width), Math.floor(y / height)];
  const isOn = column >= 0 && column < columns && row >= 0 && row < rows;
  return isOn ? row * columns + column : -1;
}

/** Letters side by side with their middle at a place, moved onto the map where they would hang over. */
function write(
  at: Point,
  content: string,
  raster: Raster,
  put: (cell: number, letter: string) => void,
): void {
  const middle = cellAt(at, raster);
  if (middle < 0) return;
  const letters = Array.from(content);
  const row = Math.floor(middle / raster.columns);
  const wanted = (middle % raster.columns) - Math.floor((letters.length - 1) / 2);
  const first = Math.min(Math.max(wanted, 0), Math.max(raster.columns - letters.length, 0));
  for (const [i, letter] of letters.entries()) {
    if (first + i < raster.columns) put(row * raster.columns + first + i, letter);
  }
}

/** The letters whose middles a block covers, and that of its own middle. */
function cellsUnder(piece: Piece, raster: Raster): number[] {
  const { at, size } = piece;
  const cells = [cellAt(at, raster)];
  if (size === undefined) return cells;
  const block = rectangleOf(at.x, at.y, size.width, size.depth, piece.facing);
  const { columns, rows, width, height } = raster;
  const [left, right] = [Math.floor(block.minX / width), Math.floor(block.maxX / width)];
  const [low, high] = [Math.floor(block.minY / height), Math.floor(block.maxY / height)];
  for (let row = Math.max(low, 0); row <= Math.min(high, rows - 1); row++) {
    for (let column = Math.max(left, 0); column <= Math.min(right, columns - 1); column++) {
      const [x, y] = [(column + 0.5) * width, (row + 0.5) * height];
      if (contains(block, Math.round(x), Math.round(y))) cells.push(row * columns + column);
    }
  }
  return cells;
}

/** A place just before the middle of the front. */
function aheadOf({ at, facing, size }: Piece, { width, height }: Raster): Point {
  const [right, up] = [sine(facing) / UNIT, cosine(facing) / UNIT];
  const far = (size?.depth ?? 0) / 2 + Math.abs(right) * width * 0.8 + Math.abs(up) * height * 0.8;
  return { x: at.x + far * right, y: at.y + far * up };
}

export function arrowOf({ facing }: Piece): string {
  return ARROWS[Math.round(facing / 45) % ARROWS.length];
}

import { boxOf, isInside } from '../browning/outlines.ts';
import { bent } from './bends.ts';
import { scaleOf, type Chart } from './chart.ts';
import { roomOf } from './Letters.tsx';

/** Where nothing is drawn that has to be seen, for a title and a rose. In hundredths of an inch. */
interface Vacancy {
  /** Takes the free rectangle of this size that is nearest to a corner; nothing where there is none. */
  take(wide: number, high: number): { readonly x: number; readonly y: number } | undefined;
}

const CELL = 25;
/** How far ornaments keep from the edge of the map. */
const MARGIN = 1;
const EXPANSES = new Set(['hill', 'woods', 'town', 'marsh']);
const LINES = new Set(['road', 'stream', 'river', 'bridge', 'ford', 'crest']);
/** What may be covered if need be: a cell of it is worth so much of the way to a corner. */
const SMALL = new Set(['field', 'orchard']);
const PRICE = 0.12;

export function vacancyOf(chart: Chart): Vacancy {
  const [columns, rows] = [Math.floor(chart.width / CELL), Math.floor(chart.height / CELL)];
  const taken = new Uint8Array(columns * rows);
  const priced = new Uint8Array(columns * rows);
  const fill = (cells: Uint8Array, left: number, top: number, right: number, bottom: number) => {
    for (let row = Math.max(top, 0); row <= Math.min(bottom, rows - 1); row++) {
      cells.fill(
        1,
        row * columns + Math.max(left, 0),
        row * columns + Math.min(right + 1, columns),
      );
    }
  };
  const cell = (length: number): number => Math.floor(length / CELL);
  for (const { kind, points, ...mapped } of chart.all) {
    if (EXPANSES.has(kind) || SMALL.has(kind)) {
      const box = boxOf(points);
      const cells = EXPANSES.has(kind) ? taken : priced;
      for (let row = cell(box.top); row <= cell(box.bottom); row++) {
        for (let column = cell(box.left); column <= cell(box.right); column++) {
          const middle = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
          if (isInside(points, middle)) fill(cells, column, row, column, row);
        }
      }
    }
    if (EXPANSES.has(kind) || LINES.has(kind)) {
      const closed = EXPANSES.has(kind) ? [...points, points[0]] : points;
      for (const { x, y } of bent(closed, CELL / 2)) {
        fill(taken, cell(x), cell(y), cell(x), cell(y));
      }
    }
    if (kind.startsWith('name.')) {
      const [{ x, y }] = points;
      const { wide, high } = roomOf({ kind, points, ...mapped }, scaleOf(chart));
      const [half, tall] = [wide / 2, high / 2];
      if (wide > 0) fill(taken, cell(x - half), cell(y - tall), cell(x + half), cell(y + tall));
    }
  }
  return {
    take(wide, high) {
      const [across, down] = [Math.ceil(wide / CELL), Math.ceil(high / CELL)];
      let [best, price] = [{ column: -1, row: -1 }, Infinity];
      for (let row = MARGIN; row + down + MARGIN <= rows; row++) {
        for (let column = MARGIN; column + across + MARGIN <= columns; column++) {
          const fromCorner =
            Math.min(column, columns - across - column) + Math.min(row, rows - down - row);
          if (fromCorner >= price) continue;
          let cost = fromCorner;
          for (let at = row; at < row + down && cost < price; at++) {
            for (let to = column; to < column + across; to++) {
              if (taken[at * columns + to] === 1) {
                cost = Infinity;
                break;
              }
              cost += PRICE * priced[at * columns + to];
            }
          }
          if (cost < price) [best, price] = [{ column, row }, cost];
        }
      }
      if (price === Infinity) return undefined;
      const { column, row } = best;
      fill(taken, column, row, column + across - 1, row + down - 1);
      return { x: (column + across / 2) * CELL, y: (row + down / 2) * CELL };
    },
  };
}

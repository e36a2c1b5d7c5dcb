import type { Words } from '@sandtable/kernel';
import type { HeatMap } from '@sandtable/lab';
import { paint } from '../terminal.ts';
import { text } from '../words.ts';

/** From nothing to the most; two letters a cell, so that squares are about square. */
const SHADES = ['· ', '░░', '▒▒', '▓▓', '██'];
const GAP = '   ';

/** How much happened where, a map for each side beside the other, in the same shades. */
export function drawHeat({ grid, cells }: HeatMap, words: Words): string {
  const { columns, rows } = grid;
  const maps = Object.entries(cells);
  const most = Math.max(...maps.flatMap(([, counts]) => counts));
  if (most === 0) return text('lab.nothing');
  const width = 2 * columns;
  const heading = maps.map(([side]) => words.sideFirst(side).slice(0, width).padEnd(width));
  const lines = Array.from({ length: rows }, (_, i) => {
    const row = rows - 1 - i;
    const shaded = maps.map(([, counts]) =>
      counts.slice(row * columns, (row + 1) * columns).map((count) => shade(count / most)),
    );
    return shaded.map((line) => line.join('')).join(GAP);
  });
  return [
    paint('dim', heading.join(GAP)),
    ...lines,
    paint('dim', text('lab.shades', { most: most.toFixed(2), full: SHADES[SHADES.length - 1] })),
  ].join('\n');
}

function shade(share: number): string {
  if (share === 0) return SHADES[0];
  return SHADES[Math.max(1, Math.ceil(share * (SHADES.length - 1)))];
}

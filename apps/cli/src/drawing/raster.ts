import type { Scene } from '@sandtable/kernel';
import { lineWidth, type Style } from '../terminal.ts';

/** A map never has more columns than a screen of 80 has room for beside its ruler. */
const COLUMNS = 74;
export const RULER = 3;
/** So many inches between two numbers of the ruler. */
export const TICK = 6;
/** A letter is about twice as high as it is wide. */
const TALL = 2;
/** The finest that is of use, in inches: a base is 0.6 inch, the depth of a block three eighths. */
export const FINEST = { figures: 0.6, blocks: 0.15 } as const;
/** On a map with blocks the ruler has as many numbers as fit beside each other. */
const TICKS = [1, 2, 3, 6];
const MOST_TICKS = 14;

/** How the table is cut into letters. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** A letter of the map. */
export interface Letter {
  readonly sign: string;
  readonly style: Style;
  readonly isBold: boolean;
}

export function rasterOf({ width, height }: Scene, inch: number, finest: number): Raster {
  const most = Math.min(COLUMNS, Math.max(lineWidth() - RULER - 2, 20));
  const columns = Math.min(most, Math.ceil(width / (finest * inch)));
  const cell = width / columns;
  const rows = Math.max(1, Math.round(height / (TALL * cell)));
  return { columns, rows, width: cell, height: height / rows };
}

export function tickFor({ width }: Scene, inch: number): number {
  return TICKS.find((tick) => width / inch / tick <= MOST_TICKS) ?? TICK;
}

/** The number of a ruler that falls in a stretch of it. */
export function tickIn(from: number, length: number, inch: number, every: number): string {
  const tick = Math.ceil(from / (every * inch)) * every;
  return tick * inch < Math.round(from + length) ? String(tick) : '';
}

export function topRuler({ width }: Scene, inch: number, raster: Raster, every: number): string {
  let ruler = '';
  for (let tick = 0; tick * inch < width; tick += every) {
    const column = Math.floor((tick * inch) / raster.width);
    ruler = `${ruler.padEnd(column)}${tick}`;
  }
  return ' '.repeat(RULER + 1) + ruler;
}

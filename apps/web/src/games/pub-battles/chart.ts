import type { Area, Point, Scene } from '@sandtable/kernel';
import { scatterOf, type Scatter } from '../scenery/scatter.ts';

/** So many units of the scene are one of the drawing: a hundredth of an inch. */
export const SCALE = 10;

/** Something on the map, in hundredths of an inch with y downward. */
export interface Mapped {
  readonly id: string;
  readonly kind: string;
  readonly points: readonly Point[];
  /** What is written there. */
  readonly text: string;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly all: readonly Mapped[];
}

export function chartOf({ width, height, areas }: Scene): Chart {
  return {
    width: width / SCALE,
    height: height / SCALE,
    all: areas.map((area) => ({
      id: area.id,
      kind: area.kind,
      points: area.outline.map(({ x, y }) => ({ x: x / SCALE, y: (height - y) / SCALE })),
      text: textOf(area),
    })),
  };
}

/** A name is shown as the map has it, in every language. */
function textOf({ kind, label }: Area): string {
  const text = kind.startsWith('name.') ? label?.with?.['text'] : undefined;
  return typeof text === 'string' ? text : '';
}

export function ofKind({ all }: Chart, ...kinds: readonly string[]): Mapped[] {
  return all.filter(({ kind }) => kinds.includes(kind));
}

/** The figure that an id says after this word: `hill 3 level 2`. */
export function figureIn({ id }: Mapped, word: string): number {
  const words = id.split(' ');
  return Number(words[words.indexOf(word) + 1]);
}

/** What is scattered over something, always in the same way. */
export function scatterOn({ points: [{ x, y }] }: Mapped, layer: number): Scatter {
  return scatterOf(Math.round(x), Math.round(y), layer);
}

/** How much larger than on a map of a yard letters and ornaments are, so that they can be read. */
export function scaleOf({ width, height }: Chart): number {
  return Math.min(Math.max(Math.max(width, height) / 3600, 0.7), 1.4);
}

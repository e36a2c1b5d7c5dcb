import type { Area, Point, Words } from '@sandtable/kernel';
import type { Look } from '../games/look.ts';
import { text } from '../words/words.ts';

/** A length on a free table in inches, to the nearest quarter. */
export function inches(length: number, inch: number): number {
  return Math.round((4 * length) / inch) / 4;
}

/** A place on a free table, as the rules tell it. */
export function placeWords({ x, y }: Point, inch: number): string {
  return text('board.place', { x: inches(x, inch), y: inches(y, inch) });
}

/** What a place lies in, each kind once. */
export function groundAt(
  at: Point,
  areas: readonly Area[],
  { terrain }: Look,
  words: Words,
): readonly string[] {
  const found = areas
    .filter(({ kind, outline }) => terrain?.expanses.includes(kind) === true && holds(outline, at))
    .flatMap(({ label }) => (label === undefined ? [] : [words.render(label)]));
  return [...new Set(found)];
}

/** What lies where on a free table, a line for each. */
export function groundWords(
  areas: readonly Area[],
  { terrain }: Look,
  words: Words,
  inch: number,
): readonly string[] {
  return areas.flatMap(({ kind, label, outline }) => {
    if (label === undefined) return [];
    const what = words.render(label);
    if (terrain?.expanses.includes(kind) === true) {
      const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
      const [left, right] = [Math.min(...xs), Math.max(...xs)].map((x) => inches(x, inch));
      const [low, high] = [Math.min(...ys), Math.max(...ys)].map((y) => inches(y, inch));
      return [text('board.ground.expanse', { what, left, right, low, high })];
    }
    if (terrain?.lines.includes(kind) !== true) return [];
    const [from, to] = [outline[0], outline[outline.length - 1]].map((at) => placeWords(at, inch));
    return [text('board.ground.line', { what, from, to })];
  });
}

/** Whether a place lies within an outline. */
function holds(outline: readonly Point[], { x, y }: Point): boolean {
  let isWithin = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    if (a.y > y === b.y > y) continue;
    if (x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) isWithin = !isWithin;
  }
  return isWithin;
}

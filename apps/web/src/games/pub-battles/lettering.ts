/** A letter is about so wide, as a part of its height. */
const WIDTH = 0.6;

/** As large as letters may be for the text to fit into the room, and no larger than the most. */
export function letterSize(text: string, room: number, most: number): number {
  return Math.min(most, room / (WIDTH * Math.max(text.length, 1)));
}

/** A text in two lines, as even as its words allow. */
export function inHalves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [text];
  const off = (at: number): number => Math.abs(at - text.length / 2);
  const middle = spaces.reduce((best, at) => (off(at) < off(best) ? at : best));
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** Letters that are seen smaller than this, in pixels, cannot be read. */
export const READ = 11;
/** Letters smaller than this, in units of the drawing, are better broken into two lines. */
const LEAST = 11;
/** What letters take of the shorter side of a block at most. */
const FULL = 0.92;

/** What is written on something. */
export interface Written {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A text in one line or two, in the largest letters that there is room for. */
export function written(text: string, room: number, most: number): Written {
  const lines = letterSize(text, room, most) < LEAST ? inHalves(text) : [text];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = letterSize('m'.repeat(longest), room, lines.length > 1 ? LEAST : most);
  return { lines, size };
}

/**
 * The name where its letters can be read, where a unit of the drawing is so many pixels; else the number in letters
 * that can be, over all of the block if need be; else nothing.
 */
export function readable(
  name: string,
  number: string,
  room: number,
  most: number,
  high: number,
  pixels: number | undefined,
): Written | undefined {
  const whole = written(name, room, most);
  if (pixels === undefined || whole.size * pixels >= READ) return whole;
  const size = Math.max(most, READ / pixels);
  return size <= letterSize(number, room, high * FULL) ? { lines: [number], size } : undefined;
}

/** Whether something written along a direction (degrees clockwise from level) would stand on its head. */
export function isHeadDown(turn: number): boolean {
  const from = ((turn % 360) + 360) % 360;
  return from > 90 && from <= 270;
}

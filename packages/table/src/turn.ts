import type { Point } from './point.ts';
import { SINES } from './sines.ts';
import { toWhole } from './whole.ts';

/** What a sine of 1 is in the table. */
export const UNIT = 2 ** 30;

const CIRCLE = Array.from({ length: 360 }, (_, degrees) => {
  const inHalf = degrees % 180;
  const part = SINES[inHalf <= 90 ? inHalf : 180 - inHalf];
  return degrees < 180 ? part : 0 - part;
});

/** Any number of whole degrees as 0 to 359, clockwise from up. */
export function wrapDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The smaller turn between two directions, either way: 0 to 180. */
export function turnBetween(from: number, to: number): number {
  const turn = wrapDegrees(to - from);
  return turn > 180 ? 360 - turn : turn;
}

/** The sine of a direction (0 to 359) in parts of `UNIT`: how far it goes to the right. */
export function sine(degrees: number): number {
  return CIRCLE[degrees];
}

/** The cosine of a direction (0 to 359) in parts of `UNIT`: how far it goes up. */
export function cosine(degrees: number): number {
  return CIRCLE[degrees < 270 ? degrees + 90 : degrees - 270];
}

/** A point turned clockwise about the origin by 0 to 359 degrees, to the nearest whole point. */
export function rotate(point: Point, degrees: number): Point {
  const [s, c] = [sine(degrees), cosine(degrees)];
  return {
    x: toWhole((point.x * c + point.y * s) / UNIT),
    y: toWhole((point.y * c - point.x * s) / UNIT),
  };
}

/**
 * The whole degree that is nearest to the direction from a point to another; 0 for a point and
 * itself. Half way between two degrees is the line between their directions in the table.
 */
export function heading(ax: number, ay: number, bx: number, by: number): number {
  let [right, up] = [bx - ax, by - ay];
  if (right === 0 && up === 0) return 0;
  let quarter = 0;
  while (right < 0 || up <= 0) {
    [right, up] = [0 - up, right];
    quarter += 90;
  }
  // How many of the lines half way between two degrees it is past.
  let low = 0;
  let high = 90;
  while (low < high) {
    const middle = (low + high) >> 1;
    const lineRight = SINES[middle] + SINES[middle + 1];
    const lineUp = SINES[90 - middle] + SINES[89 - middle];
    if (right * lineUp > up * lineRight) low = middle + 1;
    else high = middle;
  }
  return (quarter + low) % 360;
}

/**
 * Whether a direction is at most so many whole degrees (0 to 180) off a facing (0 to 359), to either hand.
 * The limits count as within, and so does no direction at all. No rounding to a heading is involved.
 */
export function isWithinTurn(facing: number, spread: number, dx: number, dy: number): boolean {
  if (spread >= 180) return true;
  const left = facing < spread ? facing - spread + 360 : facing - spread;
  const right = facing + spread < 360 ? facing + spread : facing + spread - 360;
  const pastLeft = dx * cosine(left) - dy * sine(left) >= 0;
  const beforeRight = dx * cosine(right) - dy * sine(right) <= 0;
  if (spread > 90) return pastLeft || beforeRight;
  const ahead = dx * sine(facing) + dy * cosine(facing) >= 0;
  return pastLeft && beforeRight && ahead;
}

import type { Place } from '../state/field.ts';

/** Everything within a distance of a place. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The largest whole number whose square and that of a distance make no more than so much. */
export function halfOf(squared: number, dx: number): number {
  let half = Math.floor(Math.sqrt(Math.max(squared - dx * dx, 0)));
  while (half > 0 && half * half + dx * dx > squared) half--;
  while ((half + 1) * (half + 1) + dx * dx <= squared) half++;
  return half;
}

/** The points where the rims of two discs meet, of which there are two or none. */
export function meetings(a: Disc, b: Disc): Place[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0 || apart > a.radius + b.radius || apart < Math.abs(a.radius - b.radius)) {
    return [];
  }
  const toward = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const aside = Math.sqrt(Math.max(a.radius * a.radius - toward * toward, 0));
  const ux = dx / apart;
  const uy = dy / apart;
  return [aside, -aside].map((out): Place => [
    a.x + ux * toward - uy * out,
    a.y + uy * toward + ux * out,
  ]);
}

/** A whole place that is in all of these discs and on a table of this size, from its middle; undefined where there is none. */
export function placeInAll(
  discs: readonly Disc[],
  width: number,
  height: number,
): Place | undefined {
  const left = Math.max(0, ...discs.map(({ x, radius }) => x - radius));
  const right = Math.min(width, ...discs.map(({ x, radius }) => x + radius));
  const middle = Math.floor((left + right) / 2);
  for (let out = 0; out <= right - left; out++) {
    // By turns to the left and the right of the middle; without a -0, which would make x no small whole number.
    const x = out % 2 === 0 ? middle - out / 2 : middle + (out + 1) / 2;
    let [bottom, top] = [0, height];
    for (const disc of discs) {
      const half = halfOf(disc.radius * disc.radius, x - disc.x);
      bottom = Math.max(bottom, disc.y - half);
      top = Math.min(top, disc.y + half);
    }
    if (bottom <= top) return [x, Math.floor((bottom + top) / 2)];
  }
  return undefined;
}

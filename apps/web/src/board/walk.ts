import type { Point } from '@sandtable/kernel';

/** Arrow keys as ways, right and up. */
export const WAYS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Which of these places is next, going that way from one of them: the nearest one ahead, where being off to the side counts
 * double. Undefined where there is none ahead.
 */
export function nextThatWay(
  places: readonly Point[],
  from: number,
  [right, up]: readonly [right: number, up: number],
): number | undefined {
  const here = places[from];
  let [next, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [i, { x, y }] of places.entries()) {
    const ahead = (x - here.x) * right + (y - here.y) * up;
    const aside = Math.abs((x - here.x) * up) + Math.abs((y - here.y) * right);
    const far = ahead + 2 * aside;
    if (i === from || ahead <= 0 || far >= least) continue;
    [next, least] = [i, far];
  }
  return next;
}

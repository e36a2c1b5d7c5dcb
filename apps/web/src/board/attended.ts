import type { Point, Scene } from '@sandtable/kernel';
import type { Look } from '../games/look.ts';
import type { Part } from './camera.ts';
import { keyOf } from './picks.ts';
import { edgeOf } from './unit.ts';

/** The part of the drawing in which all of these things are; undefined where none of them is on the table. */
export function partWith(keys: ReadonlySet<string>, scene: Scene, look: Look): Part | undefined {
  const { width: wide, height: tall } = look.pieceSize;
  const points: Point[] = [];
  let thing = Infinity;
  for (const { id, formation, at, size } of scene.pieces) {
    const own = keys.has(keyOf({ piece: id }));
    if (!own && (formation === undefined || !keys.has(keyOf({ formation })))) continue;
    const half = Math.max(size?.width ?? wide, size?.depth ?? tall) / 2;
    thing = Math.min(thing, 2 * half);
    points.push({ x: at.x - half, y: at.y - half }, { x: at.x + half, y: at.y + half });
  }
  for (const { id, outline } of scene.areas) {
    if (keys.has(keyOf({ square: id }))) points.push(...outline);
  }
  for (const key of keys) {
    if (key.startsWith('point:')) points.push(pointIn(key));
  }
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top, edge] = [Math.min(...xs), Math.max(...ys), edgeOf(scene)];
  return {
    x: left + edge,
    y: scene.height - top + edge,
    width: Math.max(...xs) - left,
    height: top - Math.min(...ys),
    thing: Number.isFinite(thing) ? thing : Math.max(wide, tall),
  };
}

function pointIn(key: string): Point {
  const [x, y] = key.slice('point:'.length).split(',').map(Number);
  return { x, y };
}

import type { Pick, Point, Scene } from '@sandtable/kernel';
import { keyOf, pickOf } from './picks.ts';
import { edgeOf } from './unit.ts';

/** What an event on the sheet is at: a thing on the table, or on a free table the place itself. */
export function pickAt(
  target: EventTarget,
  at: { readonly clientX: number; readonly clientY: number },
  sheet: SVGSVGElement | null,
  scene: Scene,
  turned: boolean,
): Pick | undefined {
  const thing = target instanceof Element ? target.closest<SVGElement>('[data-pick]') : null;
  if (thing !== null) return pickOf(thing.dataset['pick'] ?? '');
  const point = pointAt(at, sheet, scene, turned);
  return point && { point };
}

/** The place on a free table that is pointed at; undefined beside it, and on squares. */
export function pointAt(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  sheet: SVGSVGElement | null,
  scene: Scene,
  turned: boolean,
): Point | undefined {
  if (scene.inch === undefined || sheet === null) return undefined;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const edge = edgeOf(scene);
  const right = ((clientX - left) / width) * (scene.width + 2 * edge) - edge;
  const down = ((clientY - top) / height) * (scene.height + 2 * edge) - edge;
  const x = Math.round(turned ? scene.width - right : right);
  const y = Math.round(turned ? down : scene.height - down);
  return x >= 0 && y >= 0 && x <= scene.width && y <= scene.height ? { x, y } : undefined;
}

/** How far from a piece a finger still means it, in pixels. */
const FINGER = 22;

/** The nearest piece that can be chosen or dragged under a finger, which is broader than a figure. */
export function underFinger(
  { x, y }: Point,
  sheet: SVGSVGElement | null,
  scene: Scene,
  keys: ReadonlySet<string>,
): Pick | undefined {
  if (sheet === null) return undefined;
  const reach = (FINGER * (scene.width + 2 * edgeOf(scene))) / sheet.getBoundingClientRect().width;
  let nearest: Pick | undefined;
  let least = reach;
  for (const { id, formation = '', at } of scene.pieces) {
    const away = Math.hypot(at.x - x, at.y - y);
    if (away > least) continue;
    if (!keys.has(keyOf({ piece: id })) && !keys.has(keyOf({ formation }))) continue;
    nearest = { piece: id };
    least = away;
  }
  return nearest;
}

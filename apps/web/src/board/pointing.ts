import type { Pick, Point, Scene } from '@sandtable/kernel';
import { nearestPiece } from './extent.ts';
import { keyOf, pickOf } from './picks.ts';
import { edgeOf } from './unit.ts';

/** Where a pointer is in the window. */
export interface InWindow {
  readonly clientX: number;
  readonly clientY: number;
}

/** What an event on the sheet is at: a thing on the table, or on a free table the place itself. */
export function pickAt(
  target: EventTarget,
  at: InWindow,
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
  at: InWindow,
  sheet: SVGSVGElement | null,
  scene: Scene,
  turned: boolean,
): Point | undefined {
  const place = placeAt(at, sheet, scene, turned);
  return place !== undefined && isOn(scene, place) ? place : undefined;
}

export function isOn({ width, height }: Scene, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The place that is pointed at, be it beside the table; undefined on squares. */
export function placeAt(
  at: InWindow,
  sheet: SVGSVGElement | null,
  scene: Scene,
  turned: boolean,
): Point | undefined {
  return scene.inch === undefined || sheet === null ? undefined : spotAt(at, sheet, scene, turned);
}

/** Where a pointer is, in units of the scene. */
export function spotAt(
  { clientX, clientY }: InWindow,
  sheet: SVGSVGElement,
  scene: Scene,
  turned: boolean,
): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const edge = edgeOf(scene);
  const right = ((clientX - left) / width) * (scene.width + 2 * edge) - edge;
  const down = ((clientY - top) / height) * (scene.height + 2 * edge) - edge;
  return {
    x: Math.round(turned ? scene.width - right : right),
    y: Math.round(turned ? down : scene.height - down),
  };
}

/** How many units of the scene a pixel is. */
export function unitsAPixel(sheet: SVGSVGElement, scene: Scene): number {
  return (scene.width + 2 * edgeOf(scene)) / sheet.getBoundingClientRect().width;
}

/** How far from a piece a finger still means it, in pixels: targets are 44 pixels large. */
export const FINGER = 22;
/** The same where it need not be meant: the place beside it can be as well. */
const NEAR_FINGER = 10;
/** A mouse is exact, but some pieces are as thin as its point. */
const NEAR_MOUSE = 4;

/** The piece that is meant where pieces differ in size; undefined beside them. */
export function pieceUnder(
  place: Point,
  sheet: SVGSVGElement | null,
  scene: Scene,
  keys: ReadonlySet<string>,
  finger: boolean,
): Pick | undefined {
  if (sheet === null) return undefined;
  const pixel = unitsAPixel(sheet, scene);
  const found = nearestPiece(place, scene.pieces, ({ id }) => {
    if (!finger) return NEAR_MOUSE * pixel;
    return (keys.has(keyOf({ piece: id })) ? FINGER : NEAR_FINGER) * pixel;
  });
  return found && { piece: found.id };
}

/** On squares: where a finger cannot hit one piece among others that could be meant, it means their square. */
export function squareIfSmall(
  pick: Pick,
  target: EventTarget,
  { pieces, inch }: Scene,
  keys: ReadonlySet<string>,
): Pick {
  if (inch !== undefined || !('piece' in pick) || !(target instanceof Element)) return pick;
  const place = pieces.find(({ id }) => id === pick.piece)?.place;
  const others = pieces.filter(
    (each) => each.place === place && keys.has(keyOf({ piece: each.id })),
  );
  const drawn = target.closest('[data-pick]')?.getBoundingClientRect();
  if (place === undefined || others.length < 2 || drawn === undefined) return pick;
  return Math.min(drawn.width, drawn.height) < FINGER ? { square: place } : pick;
}

/** Raised pieces lie over each other: of those under the pointer the one is meant that can be chosen or dragged. */
export function choosableUnder(
  { clientX, clientY }: InWindow,
  { pieces }: Scene,
  keys: ReadonlySet<string>,
): Pick | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const pick = pickOf(element.closest<SVGElement>('[data-pick]')?.dataset['pick'] ?? '');
    if (pick === undefined || !('piece' in pick)) continue;
    const formation = pieces.find(({ id }) => id === pick.piece)?.formation ?? '';
    if (keys.has(keyOf(pick)) || keys.has(keyOf({ formation }))) return pick;
  }
  return undefined;
}

/** The nearest piece that can be chosen or dragged under a finger, which is broader than a figure. */
export function underFinger(
  { x, y }: Point,
  sheet: SVGSVGElement | null,
  scene: Scene,
  keys: ReadonlySet<string>,
): Pick | undefined {
  if (sheet === null) return undefined;
  let nearest: Pick | undefined;
  let least = FINGER * unitsAPixel(sheet, scene);
  for (const { id, formation = '', at } of scene.pieces) {
    const away = Math.hypot(at.x - x, at.y - y);
    if (away > least) continue;
    if (!keys.has(keyOf({ piece: id })) && !keys.has(keyOf({ formation }))) continue;
    nearest = { piece: id };
    least = away;
  }
  return nearest;
}

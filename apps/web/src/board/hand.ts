import type { Pick, Point, Scene } from '@sandtable/kernel';
import type { RefObject } from 'react';
import type { Camera } from './camera.ts';
import { ahead, distanceTo } from './extent.ts';
import { keyOf } from './picks.ts';
import {
  choosableUnder,
  FINGER,
  isOn,
  pickAt,
  pieceUnder,
  placeAt,
  spotAt,
  squareIfSmall,
  underFinger,
  unitsAPixel,
  type InWindow,
} from './pointing.ts';
import type { Ghost, Touch } from './touch.ts';
import { knobAway } from './unit.ts';

/** What a hand on the table leads to. */
export interface Doing {
  /** A click, or what was held is put down. */
  readonly onPick: (touch: Touch) => void;
  readonly onPoint: (touch: Touch | undefined) => void;
  /** A piece is taken up to be dragged; or, without one, the ghost. */
  readonly onHold: (pick: Pick | undefined) => void;
  /** What is held is turned, by so many steps to the right. */
  readonly onTurn: (steps: number, fine: boolean) => void;
  /** What was dragged is put down beside the table, where nothing can stand. */
  readonly onLetGo: () => void;
}

export interface Reach extends Doing {
  readonly scene: Scene;
  readonly turned: boolean;
  readonly sheet: RefObject<SVGSVGElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: RefObject<Camera | undefined>;
  /** Keys of what can be chosen, and of pieces that can be dragged. */
  readonly choosable: ReadonlySet<string>;
  readonly handles: ReadonlySet<string>;
  /** What stands somewhere already and is only turned. */
  readonly ghost: Ghost | undefined;
}

/** What can be taken hold of. */
export type Thing =
  | { readonly kind: 'piece'; readonly pick: Pick }
  | { readonly kind: 'ghost' | 'knob' };

export interface Held {
  readonly thing: Thing;
  readonly pointer: number;
  readonly finger: boolean;
  readonly from: { readonly x: number; readonly y: number };
  /** Where it was taken hold of, from its middle. */
  readonly grip: Point;
  moved: boolean;
  /** It lies beside the table: no click on it is heard of. */
  readonly aside: boolean;
  /** Whether the piece has been taken up at once; else it is when it is dragged. */
  readonly taken: boolean;
  readonly wait: ReturnType<typeof setTimeout> | undefined;
}

const MIDDLE: Point = { x: 0, y: 0 };

/** Where a pointer is, and on what. */
export interface At extends InWindow {
  readonly target: EventTarget;
  readonly pointerType: string;
}

/** What a pointer that holds nothing is at. */
export function touchAt(reach: Reach, at: At): Touch | undefined {
  const { sheet, scene, turned, choosable, handles } = reach;
  const finger = at.pointerType === 'touch';
  const place = placeAt(at, sheet.current, scene, turned);
  const found = pickAt(at.target, at, sheet.current, scene, turned);
  const keys = new Set([...choosable, ...handles]);
  let pick = found;
  // A spot that is offered is meant, whatever lies below it.
  if (place !== undefined && (found === undefined || !isSpot(found, choosable))) {
    pick = pieceUnder(place, sheet.current, scene, keys, finger) ?? found;
    if (pick !== undefined && 'piece' in pick && pick === found) {
      pick = choosableUnder(at, scene, keys) ?? pick;
    }
    if (finger && pick !== undefined && 'point' in pick) {
      pick = underFinger(place, sheet.current, scene, keys) ?? pick;
    }
  }
  if (pick === undefined) return undefined;
  if (finger) pick = squareIfSmall(pick, at.target, scene, choosable);
  return {
    pick,
    ...(place !== undefined && isOn(scene, place) && { place }),
    ...(finger && { finger }),
  };
}

function isSpot(pick: Pick, choosable: ReadonlySet<string>): boolean {
  return 'point' in pick && choosable.has(keyOf(pick));
}

/** Where what is held would be put down. */
export function heldAt(
  reach: Reach,
  { thing, grip, finger }: Held,
  at: InWindow,
): Touch | undefined {
  const { sheet, scene, turned } = reach;
  if (scene.inch === undefined) return carriedAt(reach, at);
  const pointer = placeAt(at, sheet.current, scene, turned);
  if (pointer === undefined) return undefined;
  if (thing.kind === 'knob') {
    return { pick: { point: pointer }, place: pointer, aims: true };
  }
  const place = { x: pointer.x - grip.x, y: pointer.y - grip.y };
  if (!isOn(scene, place)) return undefined;
  const under = pieceUnder(pointer, sheet.current, scene, NOTHING, finger);
  return { pick: under ?? { point: place }, place, held: true };
}

const NOTHING: ReadonlySet<string> = new Set();

/** On squares: the thing on the table that what is held would be put down on. */
function carriedAt({ sheet, scene, turned }: Reach, at: InWindow): Touch | undefined {
  const under = document.elementFromPoint(at.clientX, at.clientY);
  if (under === null || sheet.current?.contains(under) !== true) return undefined;
  const pick = pickAt(under, at, sheet.current, scene, turned);
  return pick && { pick, place: spotAt(at, sheet.current, scene, turned), held: true };
}

/** What can be taken hold of there. */
export function thingAt(reach: Reach, event: At): Thing | undefined {
  const { sheet, scene, turned, ghost, handles } = reach;
  const place = placeAt(event, sheet.current, scene, turned);
  if (ghost !== undefined && place !== undefined && sheet.current !== null) {
    const pixel = unitsAPixel(sheet.current, scene);
    const knob = ahead(ghost.at, ghost.facing, knobAway(scene, ghost.size.depth));
    const finger = event.pointerType === 'touch';
    const near = (finger ? FINGER : FINGER / 2) * pixel;
    if (Math.hypot(place.x - knob.x, place.y - knob.y) <= near) return { kind: 'knob' };
    if (distanceTo(place, ghost) <= (finger ? near / 2 : 0)) return { kind: 'ghost' };
  }
  const touch = touchAt(reach, event);
  return touch !== undefined && handles.has(keyOf(touch.pick))
    ? { kind: 'piece', pick: touch.pick }
    : undefined;
}

/** How far from its middle something is taken hold of: there it stays under the pointer. */
export function gripOf({ scene, sheet, turned, ghost }: Reach, event: At, thing: Thing): Point {
  const place = placeAt(event, sheet.current, scene, turned);
  const middle = thing.kind === 'piece' ? middleOf(thing.pick, scene) : ghost?.at;
  if (place === undefined || middle === undefined) return MIDDLE;
  return { x: place.x - middle.x, y: place.y - middle.y };
}

function middleOf(pick: Pick, { pieces }: Scene): Point | undefined {
  if (!('piece' in pick)) return undefined;
  const piece = pieces.find(({ id }) => id === pick.piece);
  // Small pieces jump to the pointer: it hides where they lie.
  return piece?.size === undefined ? undefined : piece.at;
}

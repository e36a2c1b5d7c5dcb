import type { Scene } from '@sandtable/kernel';
import type { Look } from '../games/look.ts';

/** Boards are drawn for a width of so many units; what is larger has larger lines and letters. */
const USUAL = 800;

/** How much larger than usual lines and letters are, so that they look the same on every table. */
export function unitOf({ width, height }: Scene): number {
  return Math.max(width, height) / USUAL;
}

/** The wooden edge around the table, with names or inches on it. */
export function edgeOf(scene: Scene): number {
  return 30 * unitOf(scene);
}

/** How large a scene is with its edge. */
export function measuresOf(
  scene: Scene,
  look: Look,
): { readonly width: number; readonly height: number } {
  const edge = edgeOf(scene);
  const foot = look.sheet?.foot ?? 0;
  return { width: scene.width + 2 * edge, height: scene.height + 2 * edge + foot };
}

/** What shows all of a scene. */
export function viewBoxOf(scene: Scene, look: Look): string {
  const edge = edgeOf(scene);
  const { width, height } = measuresOf(scene, look);
  return `${-edge} ${-edge} ${width} ${height}`;
}

/** How far ahead of a ghost the knob is that it is turned by. */
export function knobAway(scene: Scene, depth: number): number {
  return depth / 2 + 44 * unitOf(scene);
}

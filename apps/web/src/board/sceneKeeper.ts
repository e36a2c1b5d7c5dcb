import type { Scene } from '@sandtable/kernel';
import { same } from './same.ts';

/**
 * Rules make every scene anew, though most of it says what the one before said. This gives the
 * scenes with everything in them that is as before being the very same thing as before, so that
 * drawing it again can be left out.
 */
export function sceneKeeper(): (scene: Scene) => Scene {
  let before: Scene | undefined;
  return (scene) => {
    const known = new Map(before?.pieces.map((piece) => [piece.id, piece]));
    before = {
      ...scene,
      areas: scene.areas.map((area, at) => either(before?.areas[at], area)),
      pieces: scene.pieces.map((piece) => either(known.get(piece.id), piece)),
      markers: scene.markers.map((marker, at) => either(before?.markers[at], marker)),
    };
    return before;
  };
}

function either<T>(old: T | undefined, now: T): T {
  return old !== undefined && same(old, now) ? old : now;
}

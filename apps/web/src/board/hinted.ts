import type { GuideShape, Pick, Scene } from '@sandtable/kernel';
import type { Look } from '../games/look.ts';
import { partWith } from './attended.ts';
import type { Part } from './camera.ts';
import { keyOf } from './picks.ts';

/** A move that somebody has asked to be shown. */
export interface Hint {
  /** What is pointed at for it. */
  readonly picks: readonly Pick[];
  /** What is drawn of it. */
  readonly shapes: readonly GuideShape[];
}

/**
 * The part of the drawing in which a hint is seen: what is pointed at, and where somebody would stand. Not how far he could go,
 * which may be all of the table.
 */
export function partOfHint({ picks, shapes }: Hint, scene: Scene, look: Look): Part | undefined {
  const ghosts = shapes.flatMap((shape, i) => {
    if (shape.kind !== 'ghost') return [];
    const { at, size } = shape;
    const stands = scene.pieces.find(({ id }) => id === shape.piece);
    return stands === undefined ? [] : [{ ...stands, id: `ghost ${i}`, at, ...(size && { size }) }];
  });
  const keys = [...picks, ...ghosts.map(({ id }) => ({ piece: id }))].map(keyOf);
  return partWith(new Set(keys), { ...scene, pieces: [...scene.pieces, ...ghosts] }, look);
}

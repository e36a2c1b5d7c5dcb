import type { Piece, Words } from '@sandtable/kernel';
import { Counter } from '../pbi/Counter.tsx';
import { Hull } from './Hull.tsx';
import { HULL_SHAPES } from './hulls.ts';

/** A boat or a vehicle as what it is, everybody else as a counter. */
export function BoatPiece({ piece, words }: { readonly piece: Piece; readonly words: Words }) {
  const isHull = Object.hasOwn(HULL_SHAPES, piece.kind);
  return isHull ? <Hull piece={piece} words={words} /> : <Counter piece={piece} words={words} />;
}

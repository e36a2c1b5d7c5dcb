import type { Piece, Words } from '@sandtable/kernel';
import { baseOf, teamColour } from './bases.ts';

interface BaseProps {
  readonly piece: Piece;
  readonly words: Words;
}

/** The base of a figure as large as it is: what is measured from, and hidden by the figure from close by. */
export function Base({ piece: { kind, side, formation = '' }, words }: BaseProps) {
  if (kind === 'leader') return null;
  return (
    <circle r={26} fill={baseOf(side, words).dark} stroke={teamColour(formation)} strokeWidth={9} />
  );
}

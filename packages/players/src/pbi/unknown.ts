import { BOARD } from '@sandtable/pbi';

/** What has not been worked out yet. No figure that is kept by square is below nought. */
const UNKNOWN = -0.5;

/**
 * A figure for each square, yet to be worked out. A plain array of fractions: a typed one of this
 * size has memory of its own, which costs more to get and to give back than it saves.
 */
export function unknownBySquare(): number[] {
  return new Array<number>(BOARD.size).fill(UNKNOWN);
}

export function isUnknown(figure: number): boolean {
  return figure < 0;
}

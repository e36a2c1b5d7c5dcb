import { BOARD } from '../../state/names.ts';
import { ROW_SQUARES } from '../tables.ts';

export const HALF_ROW = (ROW_SQUARES - 1) / 2;

/** SB-8.1: five squares of a row, by the one in the middle. */
export function rowAround(centre: number): number[] {
  return Array.from({ length: ROW_SQUARES }, (_, i) => centre - HALF_ROW + i);
}

/** SB-8.2: the corner, and the squares beside it toward one that touches it. */
export function elbow(corner: number, toward: number): number[] {
  return [
    corner,
    BOARD.at(BOARD.column(toward), BOARD.row(corner)),
    BOARD.at(BOARD.column(corner), BOARD.row(toward)),
  ];
}

import type { Acts } from '@sandtable/kernel';
import type { SquareMove } from '../state/moves.ts';

/** SB-4 to SB-8: what units are seen to do. */
export const ACTS: Acts<SquareMove['type']> = {
  march: 'move',
  extra: 'move',
  advance: 'move',
  arrive: 'move',
  byRoad: 'move',
  fallBack: 'move',
  shoot: 'shoot',
  row: 'shoot',
  corner: 'shoot',
  assault: 'assault',
};

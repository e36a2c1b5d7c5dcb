import type { Acts } from '@sandtable/kernel';
import type { BrowningMove } from '../state/moves.ts';

/** BB-4 to BB-6: what figures are seen to do. Whether fire is an assault, its place decides. */
export const ACTS: Acts<BrowningMove['type']> = {
  march: 'move',
  walk: 'move',
  leave: 'move',
  bring: 'move',
  fire: 'shoot',
};

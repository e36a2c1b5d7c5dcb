import type { Acts } from '@sandtable/kernel';
import type { PubMove } from '../state/moves.ts';

/** PB-4 to PB-6, PB-10: what blocks are seen to do. */
export const ACTS: Acts<PubMove['type']> = {
  march: 'move',
  together: 'move',
  road: 'move',
  hide: 'move',
  leave: 'move',
  support: 'move',
  bombard: 'shoot',
  fire: 'shoot',
  attack: 'assault',
  resolve: 'assault',
};

import type { Acts } from '@sandtable/kernel';
import type { PbiMove } from '../state/moves.ts';

/** QS-6, QS-8 to QS-10: what groups are seen to do. Who takes part is one's own, and no target. */
export const ACTS: Acts<PbiMove['type']> = {
  march: 'move',
  retreat: 'move',
  aim: 'shoot',
  fire: 'shoot',
  all: 'shoot',
  assault: 'assault',
};

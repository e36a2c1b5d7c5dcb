import { KIND, type End, type Kind } from '@sandtable/pub-battles';
import { WEIGHTS } from './weights.ts';

/** What a piece is worth while it stands. */
export function worthOf(kind: Kind): number {
  if (kind === 'train') return WEIGHTS.train;
  if (kind === 'detachment') return WEIGHTS.skirmishers;
  return KIND[kind].points + (KIND[kind].infantry ? WEIGHTS.rout : 0);
}

/** What of it is lost where a fight ends so. */
export function lossOf(kind: Kind, wasSpent: boolean, end: End): number {
  const worth = worthOf(kind);
  const wear = wasSpent ? 0 : WEIGHTS.spent * worth;
  switch (end) {
    case 'fresh':
      return 0;
    case 'spent':
      return wear;
    case 'retreated':
      return wear + (WEIGHTS.driven - WEIGHTS.spent) * worth;
    case 'destroyed':
      return worth;
  }
}

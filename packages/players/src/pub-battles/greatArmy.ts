import type { Kind, PubMove } from '@sandtable/pub-battles';
import type { Plan } from '../search/doctrine.ts';

interface Written {
  readonly rating: number;
  readonly kinds: readonly Kind[];
}

/**
 * PB-12.8: as the rules set no limit to what an order of battle costs, a great army: good troops under good commanders, and
 * no baggage that could be taken.
 */
const COMMANDS: readonly Written[] = [
  { rating: 5, kinds: ['guard', 'elite', 'elite', 'regular', 'artillery'] },
  { rating: 5, kinds: ['guard', 'elite', 'elite', 'regular', 'artillery'] },
  { rating: 4, kinds: ['elite', 'elite', 'regular', 'regular', 'artillery'] },
  { rating: 4, kinds: ['elite', 'elite', 'regular', 'regular', 'detachment'] },
  { rating: 5, kinds: ['cavalry', 'cavalry', 'cavalry', 'dragoons'] },
  { rating: 5, kinds: ['cavalry', 'cavalry', 'cavalry', 'dragoons'] },
];

export const GREAT_ARMY: Plan = {
  moves: [
    ...COMMANDS.flatMap(({ rating, kinds }): PubMove[] => [
      { type: 'raise', rating, arrives: 0 },
      ...kinds.map((kind): PubMove => ({ type: 'enlist', kind })),
    ]),
    { type: 'ready' },
  ],
};

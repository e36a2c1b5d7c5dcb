import type { Ruleset } from '@sandtable/kernel';
import { ambush, type AmbushState } from '@sandtable/testkit';
import type { GameSense } from '../../src/game.ts';
import { COMMON_REASONS } from '../../src/reasons.ts';
import type { Doctrine } from '../../src/search/doctrine.ts';

/** What there is to know of the smallest game with secrets. */
const doctrine: Doctrine<AmbushState> = {
  ruleset: 'ambush',
  terms: [
    { name: 'men', nature: 'care', weight: 900, words: 'It keeps more men.' },
    { name: 'foes', nature: 'harm', weight: 900, words: 'It costs them more men.' },
  ],
  weigh({ men }, us, into) {
    const own = ambush.sides[us] as 'red' | 'blue';
    into[0] = men[own];
    into[1] = -men[own === 'red' ? 'blue' : 'red'];
  },
  phase: ({ night }) => night,
  quick: (ruleset, state, us, dice) => ruleset.draw(state, ruleset.sides[us], dice),
  plans: (ruleset, state, us, _dice, most) =>
    ruleset
      .moves(state, ruleset.sides[us])
      .slice(0, most)
      .map((move) => ({ moves: [move] })),
};

const SEARCHING = { plans: 10, horizon: 2, worlds: 8, slips: 0, whims: 0 };

export const ambushSense: GameSense = {
  mind: {
    ruleset: 'ambush',
    reasons: COMMON_REASONS,
    answer: (ruleset, world, side) => ruleset.moves(world, side)[0],
  },
  doctrine,
  efforts: {
    general: { ...SEARCHING, playOuts: 300 },
    colonel: { ...SEARCHING, playOuts: 60 },
    captain: { ...SEARCHING, playOuts: 0 },
    sergeant: { ...SEARCHING, playOuts: 0, slips: 1000 },
    cadet: { ...SEARCHING, playOuts: 0, slips: 500, whims: 500 },
  },
};

export const AMBUSH = ambush as unknown as Ruleset;

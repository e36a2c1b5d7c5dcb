import { replaceTop } from '@sandtable/kernel';
import type { Definition } from '../../state/definition.ts';
import { COUNTS, FLAG, SQUARES } from '../../state/frameFields.ts';
import { holderOf, unitsIn } from '../../state/state.ts';
import { pushHits } from '../05-assault/hits.ts';
import { OWNER_PLACES_SHOT } from '../tables.ts';

/** Squares that shells or gas have come down on, each with its hits, one after another. */
export interface Impacts {
  readonly type: 'impacts';
  readonly squares: readonly number[];
  readonly hits: readonly number[];
  readonly gas: boolean;
}

/** SB-8.7: whoever stands there suffers, be it friend or enemy. It asks nothing but where hits fall. */
export const impacts: Definition<Impacts> = {
  fields: { squares: SQUARES, hits: COUNTS, gas: FLAG },
  on: ['turn'],
  rule: 'SB-8.7',
  asked: (state) => state.side,
  possible: (_state, { squares, hits }) => squares.length === hits.length,

  settle(state, { squares, hits, gas }) {
    if (squares.length === 0) {
      state.stack.pop();
      return true;
    }
    const [square] = squares;
    replaceTop(state, { type: 'impacts', squares: squares.slice(1), hits: hits.slice(1), gas });
    const side = holderOf(state, square);
    if (side === undefined) return true;
    const units = unitsIn(state, side, square);
    pushHits(state, side, units, hits[0], OWNER_PLACES_SHOT, gas ? 'bare' : 'covered');
    return true;
  },

  moves() {},
  answers: {},
};

import { topFrame, type SideNumber } from '@sandtable/kernel';
import type { SquareState } from '@sandtable/square-bashing';
import type { Mind } from '../mind.ts';
import { squareBashingMind } from './mind.ts';
import { quickAnswer } from './quick/quick.ts';
import { USUAL } from './quick/stance.ts';

/**
 * Answers as play-outs do: what they go by was found by playing, and comes out better than what the mind was given. The
 * reasons are those of the mind, as far as they are the same.
 */
export const squareBashingRoutine: Mind = {
  ruleset: squareBashingMind.ruleset,
  reasons: squareBashingMind.reasons,
  answer(ruleset, world, side, dice, because) {
    const state = world as SquareState;
    const us = ruleset.sides.indexOf(side) as SideNumber;
    const move = quickAnswer(ruleset, state, us, USUAL[us], dice);
    if (because !== undefined) {
      const { type } = topFrame(state);
      const order = move.type === 'order' ? `${type}.${move.order}` : `${type}.${move.type}`;
      const reason = [order, type, 'only'].find((name) =>
        Object.hasOwn(squareBashingMind.reasons, name),
      );
      if (reason !== undefined) because(reason);
    }
    return move;
  },
};

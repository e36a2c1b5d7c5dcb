import type { SideNumber } from '@sandtable/kernel';
import { BOARD, type PbiMove, type PbiState } from '@sandtable/pbi';
import type { Mind } from '../mind.ts';
import { whyAllocate } from './casualties.ts';
import { field } from './field.ts';
import { isOfTheBook, pbiMind } from './mind.ts';
import { quickAnswer } from './quick.ts';
import type { Reason } from './reasons.ts';
import { danger } from './standing.ts';

/**
 * Answers as play-outs do: what they go by was found by playing, and comes out better than what the mind was given. The
 * reasons are those of the mind, as far as they are the same.
 */
export const pbiRoutine: Mind = {
  ...pbiMind,
  answer(ruleset, world, side, dice, because) {
    const state = world as PbiState;
    if (!isOfTheBook(state)) return pbiMind.answer(ruleset, world, side, dice, because);
    const us = ruleset.sides.indexOf(side) as SideNumber;
    const move = quickAnswer(ruleset, state, us, dice) as PbiMove;
    if (because !== undefined) {
      const frame = state.stack[state.stack.length - 1];
      const names =
        frame.type === 'allocate'
          ? [whyAllocate(frame.targets, us)]
          : move.type === 'march'
            ? [whyMarch(move)]
            : [`${frame.type}.${move.type}`, frame.type];
      const reason = names.find((name) => Object.hasOwn(pbiMind.reasons, name));
      if (reason !== undefined) because(reason);
    }
    return move;
  },
};

/** What is better where it leads, in the field as it was just looked at. */
function whyMarch({ from, to }: Extract<PbiMove, { readonly type: 'march' }>): Reason {
  const [here, there] = [BOARD.named(from), BOARD.named(to)];
  const { walk } = field.land.houses;
  const nearest = (square: number): number => Math.min(...walk.map((each) => each[square]));
  if (nearest(there) < nearest(here)) return 'walk.house';
  if (danger(there) < danger(here)) return 'walk.peril';
  return field.land.shelter[there] > field.land.shelter[here] ? 'walk.cover' : 'walk.shot';
}

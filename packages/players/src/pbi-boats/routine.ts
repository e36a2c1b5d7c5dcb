import type { SideNumber } from '@sandtable/kernel';
import type { BoatState } from '@sandtable/pbi-boats';
import type { Mind } from '../mind.ts';
import { boatsMind } from './mind.ts';
import { quick } from './quick/quick.ts';
import { whyAllocate } from './reactions.ts';

/** QS-8.4: hits are being dealt. */
interface Allocating {
  readonly targets: readonly number[];
}

/**
 * As play-outs answer: what they go by was found by playing, and comes out better than what the mind was given. The reasons are
 * those of the mind, as far as they are the same.
 */
export const boatsRoutine: Mind = {
  ...boatsMind,
  answer(ruleset, world, side, dice, because) {
    const state = world as BoatState;
    const us = ruleset.sides.indexOf(side) as SideNumber;
    const move = quick(ruleset, state, us, dice);
    if (because !== undefined) {
      const frame = state.stack[state.stack.length - 1];
      const { type } = frame;
      const names =
        type === 'allocate'
          ? [whyAllocate(state, us, (frame as Allocating).targets)]
          : [`${type}.${move.type}`, type];
      const reason = names.find((name) => Object.hasOwn(boatsMind.reasons, name));
      if (reason !== undefined) because(reason);
    }
    return move;
  },
};

import { topFrame, type Dice, type Ruleset } from '@sandtable/kernel';
import type { PubMove, SideIndex, State } from '@sandtable/pub-battles';
import { musterInFull } from './deployment.ts';
import { mindOf } from './mind.ts';
import { quickOrder } from './quickOrder.ts';
import { HASTY, type Temper } from './temper.ts';

type Quick = (ruleset: Ruleset, state: State, us: SideIndex, dice: Dice) => PubMove;

/** Nearly all of a battle is Commands that move; the little that is left is answered as the mind does. */
export function quickOf(temper: Temper): Quick {
  const mind = mindOf(temper, { muster: musterInFull });
  return (ruleset, state, us, dice) => {
    const frame = topFrame(state);
    if (frame.type === 'begin') return { type: 'begin' };
    if (frame.type === 'alter') return { type: 'accept' };
    if (frame.type === 'order') return quickOrder(state, us, frame, temper);
    return mind.answer(ruleset, state, ruleset.sides[us], dice) as PubMove;
  };
}

const [red, blue] = HASTY.map(quickOf);

export const quick: Quick = (ruleset, state, us, dice) =>
  (us === 0 ? red : blue)(ruleset, state, us, dice);

import { topFrame, type Dice, type Ruleset } from '@sandtable/kernel';
import type { PubMove, SideIndex, State } from '@sandtable/pub-battles';
import { pubBattlesMind } from './mind.ts';
import { quickOrder } from './quickOrder.ts';

/** Nearly all of a battle is Commands that move; the little that is left is answered as the mind does. */
export function quick(ruleset: Ruleset, state: State, us: SideIndex, dice: Dice): PubMove {
  const frame = topFrame(state);
  if (frame.type === 'begin') return { type: 'begin' };
  if (frame.type === 'alter') return { type: 'accept' };
  if (frame.type === 'order') return quickOrder(state, us, frame);
  return pubBattlesMind.answer(ruleset, state, ruleset.sides[us], dice) as PubMove;
}

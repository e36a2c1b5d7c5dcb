import type { FrameOf } from '../state/frames.ts';
import { firstContact, touchedBy } from '../rules/10-combat/leads.ts';
import { combatsOf } from '../rules/10-combat/melees.ts';
import type { PubMove } from '../state/moves.ts';
import { mayDecline, maySupportStay } from '../rules/06-attack/changeOver.ts';
import { mayRetreat } from '../rules/10-combat/holdGround.ts';
import type { State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';

/**
 * A plain answer to what is asked in combat: stay while Fresh and retreat once Spent, take the lead's
 * place while Fresh where the enemy is in contact, never withdraw, fire at who was met first.
 */
export function combatFallback(
  state: State,
  frame: FrameOf<'combat' | 'withdraw' | 'aim' | 'relieve' | 'stand'>,
): PubMove {
  switch (frame.type) {
    case 'combat': {
      const [leads] = combatsOf(state);
      const defender = firstContact(state, leads)?.defender ?? -1;
      return { type: 'resolve', defender: tagOf(state, defender) };
    }
    case 'withdraw':
      return { type: 'stay' };
    case 'aim':
      return { type: 'fire', target: tagOf(state, touchedBy(state, frame.piece)[0]) };
    case 'relieve': {
      if (maySupportStay(state, frame)) return { type: 'stay' };
      const isFresh = state.spent[frame.support] === 0;
      return { type: isFresh || !mayDecline(state, frame) ? 'relieve' : 'retreat' };
    }
    case 'stand':
      return { type: goesBack(state, frame.left[0]) ? 'retreat' : 'stay' };
  }
}

function goesBack(state: State, lead: number): boolean {
  return state.spent[lead] === 1 && mayRetreat(state, lead);
}

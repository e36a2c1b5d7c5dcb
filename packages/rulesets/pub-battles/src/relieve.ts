import { blockWouldBe, isOnMap, sideOfPiece } from './blocks.ts';
import { isInContact } from './contacts.ts';
import { NOT_ASKED, type FrameRules } from './frameRules.ts';
import type { Relieve } from './frames.ts';
import { leaveFight } from './leads.ts';
import { settleAt } from './pushing.ts';
import { refOf, standingOf } from './refs.ts';
import { refuse } from './refusal.ts';
import { canRetreat, flightFrom, retreat } from './retreat.ts';
import { whyNotFit } from './standing.ts';
import type { State } from './state.ts';

const REFUSED = { noWayOut: refuse('PB-11.1', 'noWayOut') } as const;

/** PB-6.3: a support takes the place of its lead, or retreats. */
export const relieve: FrameRules<'relieve'> = {
  rule: 'PB-6.3',
  asked: (state, { support }) => sideOfPiece(state, support),

  possible: (state, { support, lead }) =>
    support !== lead &&
    isOnMap(state, support) &&
    sideOfPiece(state, support) === sideOfPiece(state, lead),

  /** A larger block than its lead's may find no room there. Then it stays where it is. */
  settle(state, frame) {
    if (fits(state, frame)) return false;
    state.stack.pop();
    leaveFight(state, frame.support);
    return true;
  },

  moves(state, frame, list) {
    list.push({ type: 'relieve' });
    if (mayDecline(state, frame)) list.push({ type: 'retreat' });
  },

  check(state, frame, move) {
    if (move.type === 'relieve') return undefined;
    if (move.type !== 'retreat') return NOT_ASKED;
    return mayDecline(state, frame) ? undefined : REFUSED.noWayOut;
  },

  play(state, frame, move, _dice, report) {
    const { support, lead, x, y, facing } = frame;
    state.stack.pop();
    if (move.type === 'retreat') {
      retreat(state, support, flightFrom(state, support, []), 'choice', report, lead);
      return;
    }
    // PB-7.4: its quality is seen now that it is in contact.
    const meets = isInContact(state, support);
    const isNews = meets && state.known[support] === 0;
    if (meets) {
      state.known[support] = 1;
      state.fought[support] = 1;
    }
    state.column[support] = 0;
    settleAt(state, support, blockWouldBe(state, support, x, y, facing), report);
    report?.({
      type: 'relieved',
      rule: 'PB-6.3',
      ...(isNews && { reveals: true }),
      piece: refOf(state, support),
      to: standingOf(state, support),
    });
  },
};

function fits(state: State, { support, x, y, facing }: Relieve): boolean {
  return whyNotFit(state, support, blockWouldBe(state, support, x, y, facing)) === undefined;
}

export function mayDecline(state: State, { support, lead }: Relieve): boolean {
  return canRetreat(state, support, flightFrom(state, support, []), lead);
}

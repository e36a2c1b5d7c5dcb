import { kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import { NOT_ASKED, type FrameRules } from '../../state/frameRules.ts';
import { isFightPossible, touchedBy } from './leads.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { canRetreat, flightFrom, retreat } from '../11-retreat/retreat.ts';
import { replaceTop, type State } from '../../state/state.ts';
import { isCavalry, KIND } from '../tables.ts';

const REFUSED = { noWayOut: refuse('PB-11.1', 'noWayOut') } as const;

/** PB-10.7: defending cavalry that infantry attacks, except Spent dragoons and columns. */
export function cavalryThatMayWithdraw(state: State, leads: readonly number[]): number[] {
  return leads.filter((piece) => {
    const kind = kindOf(state, piece);
    if (!isCavalry(kind)) return false;
    if (state.column[piece] === 1) return false;
    if (kind === 'dragoons' && state.spent[piece] === 1) return false;
    let isAttackedByFoot = false;
    for (const { attacker, defender } of state.contacts) {
      if (attacker === piece) return false;
      if (defender === piece && KIND[kindOf(state, attacker)].arm === 'foot') {
        isAttackedByFoot = true;
      }
    }
    return isAttackedByFoot;
  });
}

/** PB-10.7: defending cavalry withdraws before the combat, or stays; it is asked also where it can only stay. */
export const withdraw: FrameRules<'withdraw'> = {
  rule: 'PB-10.7',
  asked: (state, { cavalry }) => sideOfPiece(state, cavalry[0]),
  possible: isFightPossible,

  settle(state, frame) {
    const { cavalry, leads, round, hit } = frame;
    if (cavalry.length === 0) {
      replaceTop(state, { type: 'volley', leads, round, hit, begun: false, left: [] });
      return true;
    }
    if (isInContact(state, cavalry[0])) return false;
    replaceTop(state, { ...frame, cavalry: cavalry.slice(1) });
    return true;
  },

  moves(state, { cavalry }, list) {
    list.push({ type: 'stay' });
    if (mayGo(state, cavalry[0])) list.push({ type: 'withdraw' });
  },

  check(state, { cavalry }, move) {
    if (move.type === 'stay') return undefined;
    if (move.type !== 'withdraw') return NOT_ASKED;
    return mayGo(state, cavalry[0]) ? undefined : REFUSED.noWayOut;
  },

  play(state, frame, move, _dice, report) {
    const [piece, ...cavalry] = frame.cavalry;
    replaceTop(state, { ...frame, cavalry });
    if (move.type === 'withdraw') {
      report?.({ type: 'withdrew', rule: 'PB-10.7', piece: refOf(state, piece) });
      retreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)), 'choice', report);
    } else report?.({ type: 'stood', rule: 'PB-10.7', piece: refOf(state, piece) });
  },
};

function mayGo(state: State, piece: number): boolean {
  return canRetreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)));
}

import { message, replaceTop } from '@sandtable/kernel';
import { entryOf, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { Definition } from '../../state/definition.ts';
import { PIECES } from '../../state/frameFields.ts';
import { FIGHTING, isFightPossible, touchedBy, type Fighting } from './leads.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { canRetreat, flightFrom, retreat } from '../11-retreat/retreat.ts';
import type { State } from '../../state/state.ts';
import { pieceWords } from '../../table/pieceWords.ts';
import { isCavalry } from '../tables.ts';

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
      if (defender === piece && entryOf(state, attacker).arm === 'foot') {
        isAttackedByFoot = true;
      }
    }
    return isAttackedByFoot;
  });
}

/** PB-10.7: defending cavalry may withdraw before the first round. */
export interface Withdraw extends Fighting {
  readonly type: 'withdraw';
  /** Cavalry that has not decided yet. */
  readonly cavalry: readonly number[];
}

/** PB-10.7: defending cavalry withdraws before the combat, or stays; it is asked also where it can only stay. */
export const withdraw: Definition<Withdraw> = {
  fields: { ...FIGHTING, cavalry: PIECES },
  on: ['combat', null],
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

  answers: {
    stay: {
      play(state, frame, _move, _dice, report) {
        const piece = takeFirst(state, frame);
        report?.({ type: 'stood', rule: 'PB-10.7', piece: refOf(state, piece) });
      },
    },
    withdraw: {
      check: (state, { cavalry }) => (mayGo(state, cavalry[0]) ? undefined : REFUSED.noWayOut),

      play(state, frame, _move, _dice, report) {
        const piece = takeFirst(state, frame);
        report?.({ type: 'withdrew', rule: 'PB-10.7', piece: refOf(state, piece) });
        retreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)), 'choice', report);
      },
    },
  },

  ask: ({ pieces }, { cavalry }) =>
    message('ask.withdraw', { piece: pieceWords(pieces[cavalry[0]]) }),

  fallback: ['stay'],
};

/** The one that decides, which then has. */
function takeFirst(state: State, frame: Withdraw): number {
  const [piece, ...cavalry] = frame.cavalry;
  replaceTop(state, { ...frame, cavalry });
  return piece;
}

function mayGo(state: State, piece: number): boolean {
  return canRetreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)));
}

import { message, replaceTop } from '@sandtable/kernel';
import { sideOfPiece } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { Definition } from '../../state/definition.ts';
import { PIECES } from '../../state/frameFields.ts';
import {
  FIGHTING,
  firstContact,
  isFightPossible,
  leadsInOrder,
  touchedBy,
  type Fighting,
} from './leads.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { canRetreat, flightFrom, isPinnedDown, retreat } from '../11-retreat/retreat.ts';
import type { State } from '../../state/state.ts';
import { pieceWords } from '../../table/pieceWords.ts';

const REFUSED = {
  noWayOut: refuse('PB-11.1', 'noWayOut'),
  pinnedDown: refuse('PB-6.4', 'pinnedDown'),
} as const;

/** PB-10.2, PB-10.8: who decides in which order: the first defender, its attacker, then the others. */
export function standingOrder(state: State, among: readonly number[]): number[] {
  const leads = leadsInOrder(state, among);
  const pair = firstContact(state, leads);
  if (pair === undefined) return [];
  const { attacker, defender } = pair;
  return [defender, attacker, ...leads.filter((piece) => piece !== attacker && piece !== defender)];
}

/** PB-10.2, PB-10.8: stay or retreat, one piece after another. */
export interface Stand extends Fighting {
  readonly type: 'stand';
  readonly left: readonly number[];
}

/**
 * PB-10.2, PB-10.8: after each round every lead stays for another, or retreats. It is asked also where it
 * can only stay: else one would know what is behind it, and of guns that no HQ hides a support.
 */
export const stand: Definition<Stand> = {
  fields: { ...FIGHTING, left: PIECES },
  on: ['combat', null],
  rule: 'PB-10.2',
  asked: (state, { left }) => sideOfPiece(state, left[0]),
  possible: isFightPossible,

  settle(state, frame) {
    const { leads, round, hit, left } = frame;
    if (left.length === 0) {
      replaceTop(state, { type: 'volley', leads, round: round + 1, hit, begun: false, left });
      return true;
    }
    if (isInContact(state, left[0])) return false;
    replaceTop(state, { ...frame, left: left.slice(1) });
    return true;
  },

  moves(state, { left }, list) {
    list.push({ type: 'stay' });
    if (mayRetreat(state, left[0])) list.push({ type: 'retreat' });
  },

  answers: {
    stay: {
      play(state, frame, _move, _dice, report) {
        const piece = takeFirst(state, frame);
        report?.({ type: 'stood', rule: 'PB-10.2', piece: refOf(state, piece) });
      },
    },
    retreat: {
      check(state, { left }) {
        if (isPinnedDown(state, left[0])) return REFUSED.pinnedDown;
        return mayRetreat(state, left[0]) ? undefined : REFUSED.noWayOut;
      },

      play(state, frame, _move, _dice, report) {
        const piece = takeFirst(state, frame);
        retreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)), 'choice', report);
      },
    },
  },

  ask: ({ pieces }, { left, round }) =>
    message('ask.stand', { piece: pieceWords(pieces[left[0]]), round }),

  /** It stays while Fresh, and goes once Spent. */
  fallback: (state, { left: [lead] }) => ({
    type: state.spent[lead] === 1 && mayRetreat(state, lead) ? 'retreat' : 'stay',
  }),
};

/** The one that decides, which then has. */
function takeFirst(state: State, frame: Stand): number {
  const [piece, ...left] = frame.left;
  replaceTop(state, { ...frame, left });
  return piece;
}

/** PB-11.1, PB-6.4: whether a lead may choose to go. */
export function mayRetreat(state: State, piece: number): boolean {
  return canRetreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)));
}

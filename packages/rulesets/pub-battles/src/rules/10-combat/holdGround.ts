import { sideOfPiece } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import { NOT_ASKED, type FrameRules } from '../../state/frameRules.ts';
import { firstContact, isFightPossible, leadsInOrder, touchedBy } from './leads.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { canRetreat, flightFrom, isPinnedDown, retreat } from '../11-retreat/retreat.ts';
import { replaceTop, type State } from '../../state/state.ts';

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

/**
 * PB-10.2, PB-10.8: after each round every lead stays for another, or retreats. It is asked also where it
 * can only stay: else one would know what is behind it, and of guns that no HQ hides a support.
 */
export const stand: FrameRules<'stand'> = {
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

  check(state, { left }, move) {
    if (move.type === 'stay') return undefined;
    if (move.type !== 'retreat') return NOT_ASKED;
    if (isPinnedDown(state, left[0])) return REFUSED.pinnedDown;
    return mayRetreat(state, left[0]) ? undefined : REFUSED.noWayOut;
  },

  play(state, frame, move, _dice, report) {
    const [piece, ...left] = frame.left;
    replaceTop(state, { ...frame, left });
    if (move.type === 'retreat') {
      retreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)), 'choice', report);
    } else report?.({ type: 'stood', rule: 'PB-10.2', piece: refOf(state, piece) });
  },
};

/** PB-11.1, PB-6.4: whether a lead may choose to go. */
export function mayRetreat(state: State, piece: number): boolean {
  return canRetreat(state, piece, flightFrom(state, piece, touchedBy(state, piece)));
}

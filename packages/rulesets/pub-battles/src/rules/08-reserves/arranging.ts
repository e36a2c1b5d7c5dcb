import type { Refusal } from '@sandtable/kernel';
import type { PubReport } from '../../state/definition.ts';
import { hiddenBehind, putFirst } from './ranks.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { RESERVE, type State } from '../../state/state.ts';

const REFUSED = {
  notHidden: refuse('PB-8.1', 'notHidden'),
  firstAlready: refuse('PB-8.1', 'firstAlready'),
} as const;

/** PB-8.1: why a piece cannot be put to the head of its reserve. That is no move: it may have made one. */
export function whyNotFirst(state: State, piece: number): Refusal | undefined {
  if (state.place[piece] !== RESERVE) return REFUSED.notHidden;
  return hiddenBehind(state, state.behind[piece])[0] === piece ? REFUSED.firstAlready : undefined;
}

/** PB-8.1: the owner puts one first, as often as he likes: so he sets any order. */
export function goFirst(state: State, piece: number, report: PubReport): void {
  putFirst(state, piece);
  report?.({ type: 'arranged', rule: 'PB-8.1', piece: refOf(state, piece) });
}

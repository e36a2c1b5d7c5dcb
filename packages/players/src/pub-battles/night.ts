import { otherSide, SETTING } from '@sandtable/kernel';
import { pointsOf, type PubMoveOf } from '@sandtable/pub-battles';
import { best } from '../best.ts';
import { strengthOf } from './boldness.ts';
import type { Answer } from './question.ts';
import { worthOf } from './worth.ts';

/** With so small a part of the enemy's strength another day only makes it worse. */
const HOPELESS = 0.4;

/** PB-12.5: who withdraws has lost, so it stays unless it would lose more. */
export const answerNightfall: Answer<'nightfall'> = ({ state, us }) => {
  const ratio = strengthOf(state, us) / Math.max(1, strengthOf(state, otherSide(us)));
  const isBehind = pointsOf(state, us) < pointsOf(state, otherSide(us));
  return isBehind && ratio < HOPELESS ? { type: 'retire' } : { type: 'remain' };
};

/** PB-12.6: the most valuable first. */
export const answerRecover: Answer<'recover'> = ({ state, moves, dice }) => {
  const choices = moves.filter((move): move is PubMoveOf<'recover'> => move.type === 'recover');
  const worth = ({ piece }: PubMoveOf<'recover'>): number => {
    const lost = state[SETTING].army.pieces.find(({ name }) => name === piece);
    return lost === undefined ? 0 : worthOf(lost.kind);
  };
  return best(choices, worth, dice);
};

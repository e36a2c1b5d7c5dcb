import { BOARD, type PbiMoveOf } from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf, offered } from './choice.ts';
import { diceOf } from './danger.ts';
import type { Answer } from './question.ts';
import { Situation } from './situation.ts';

/** An opportunity costs nothing: every square that has a shot takes it, the strongest first. */
export const answerOpportunity: Answer<'opportunity'> = ({ state, us, moves, dice }) => {
  const { ours } = new Situation(state, us);
  const shots = ({ square }: PbiMoveOf<'snap'>): number => diceOf(ours[BOARD.named(square)], 1);
  const snaps = movesOf(moves, 'snap').filter((move) => shots(move) > 0);
  return snaps.length > 0 ? best(snaps, shots, dice) : (offered(moves, 'hold') ?? moves[0]);
};

import type { PbiFrameType, PbiGame, PbiMove } from '@sandtable/pbi';
import type { Question } from '../mind.ts';
import type { Reason } from './reasons.ts';

/** How one kind of question is answered: always with one of its moves. */
export type Answer<T extends PbiFrameType> = (question: Question<PbiGame, T, Reason>) => PbiMove;

import type { PbiFrameType, PbiGame, PbiMove } from '@sandtable/pbi';
import type { Question } from '../mind.ts';

/** How one kind of question is answered: always with one of its moves. */
export type Answer<T extends PbiFrameType> = (question: Question<PbiGame, T>) => PbiMove;

import type { PubGame, PubMove } from '@sandtable/pub-battles';
import type { Answers, Question as QuestionOf } from '../mind.ts';
import type { Reason } from './reasons.ts';
import type { Temper } from './temper.ts';

export type FrameType = keyof Answers<PubGame>;

export type Question<T extends FrameType> = QuestionOf<PubGame, T, Reason> & {
  /** Of whoever answers. */
  readonly temper: Temper;
};

/** How one kind of question is answered. On a free table other answers may be given than those listed. */
export type Answer<T extends FrameType> = (question: Question<T>) => PubMove;

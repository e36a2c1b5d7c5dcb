import type { SquareGame } from '@sandtable/square-bashing';
import type { Answers } from '../mind.ts';
import type { Reason } from './reasons.ts';

/** How one kind of question is answered. */
export type Answer<T extends keyof Answers<SquareGame>> = Required<Answers<SquareGame, Reason>>[T];

import type { BrowningGame } from '@sandtable/browning';
import type { Answers } from '../mind.ts';
import type { Reason } from './reasons.ts';

/** How one kind of question is answered. On a free table other answers may be given than those listed. */
export type Answer<T extends keyof Answers<BrowningGame>> = Required<
  Answers<BrowningGame, Reason>
>[T];

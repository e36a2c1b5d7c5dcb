import type { BrowningGame, State } from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import type { Answers } from '../mind.ts';
import type { Reason } from './reasons.ts';
import type { Weights } from './weights.ts';

/** What somebody goes by who plays a side of a game. */
export type WeightsOf = (state: State, us: SideNumber) => Weights;

/** How one kind of question is answered. On a free table other answers may be given than those listed. */
export type Answer<T extends keyof Answers<BrowningGame>> = Required<
  Answers<BrowningGame, Reason>
>[T];

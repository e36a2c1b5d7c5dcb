import type { Goal } from './goals.ts';

/** What a Command is about in its move. */
export interface Errand {
  /** How much it dares; as the battle stands where it says nothing. */
  readonly boldness?: number;
  /** Where it goes; where it would by itself where it says nothing. */
  readonly goal?: Goal;
  /** The one enemy whom it attacks, on worse odds too; whoever promises most where it says nothing. */
  readonly prey?: number;
}

export const USUAL: Errand = {};

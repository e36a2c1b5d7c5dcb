import type { Side } from '@sandtable/kernel';

/** Who sits where, as everybody may know it. */
export interface Person {
  readonly side: Side;
  /** What he is called; not there for a computer, and as long as nobody has taken the seat. */
  readonly name?: string;
  /** The computer player that answers there; none where a person does. */
  readonly player?: string;
  /** Whether anybody sits there. */
  readonly isTaken: boolean;
  /** Whether whoever sits there has given his number for the dice: until all have, nothing is played. */
  readonly isReady: boolean;
  /** Whether he looks at the table now. */
  readonly isHere: boolean;
}

/** All about a table that is not the position on it. What it tells is for one viewer: others may be told less. */
export interface Matters {
  readonly people: readonly Person[];
}

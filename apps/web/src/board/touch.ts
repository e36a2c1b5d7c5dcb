import type { Pick, Point } from '@sandtable/kernel';
import type { Extent } from './extent.ts';

/** Something on the table that a pointer is at. */
export interface Touch {
  readonly pick: Pick;
  /** On a free table: the place, or where the middle of what is held would be. */
  readonly place?: Point;
  /** Something is held there and would be put down. */
  readonly held?: true;
  /** The knob of what stands there is dragged: this is where it is to face. */
  readonly aims?: true;
  /** It comes in addition to what has been pointed at: with Shift, or by a long press. */
  readonly adds?: true;
  /** By a finger, which is not seen before it touches. */
  readonly finger?: true;
}

/** Where a piece would stand, while it is only turned. */
export interface Ghost extends Extent {
  readonly piece: string;
}

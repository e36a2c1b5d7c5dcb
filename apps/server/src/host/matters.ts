import type { Viewer } from '@sandtable/kernel';
import type { Matters } from '@sandtable/wire';
import type { SeatRow } from '../store/store.ts';

/** What of a room is none of the match itself. */
export interface Circumstances {
  readonly seats: readonly SeatRow[];
  /** Who looks at the table now. */
  readonly present: ReadonlySet<Viewer>;
}

/** What a viewer is told about a table that is not the position on it. */
export function mattersOf({ seats, present }: Circumstances): Matters {
  return {
    people: seats.map(({ side, player, name, taken, number }) => ({
      side,
      ...(player !== null && { player }),
      ...(name !== null && { name }),
      isTaken: taken !== null,
      isReady: number !== null,
      isHere: player !== null || present.has(side),
    })),
  };
}

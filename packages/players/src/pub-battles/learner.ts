import { SETTING } from '@sandtable/kernel';
import {
  isOnMap,
  KIND,
  kindOf,
  ON_MAP,
  pieceTagged,
  type PubView,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import type { Learner } from '../search/doctrine.ts';

/** What was seen of a block of the enemy's. */
interface Seen {
  turn: number;
  /** Where it stood when the turn began. */
  x: number;
  y: number;
  /** Whether it has been in column in this turn: along a road all are twice as fast. */
  column: boolean;
  /** How far it has gone in one turn at the most, in hundredths of a Foot move, half of it by road. */
  pace: number;
}

/** Whoever goes farther than this in a turn, pushed back a third after his move, goes like cavalry. */
const FAST = 140;
/** How likely it is that one was foot all the same, who went so. */
const DOUBT = 0.05;
/** How likely a world is in which a block is mounted that has been in reach and was slow, for each turn: hardly less. */
const SLOW = 0.9;

/** PB-1.3, PB-7.5: a block that is not known gives itself away by its pace. */
export function learner(us: SideIndex): Learner {
  const seen = new Map<string, Seen>();
  return {
    see(view) {
      const { pieces, day, turn, [SETTING]: published } = view as PubView;
      const now = 10 * day + turn;
      const foot = published.field.rates.foot;
      for (const { tag, side, place, x, y, column, known } of pieces) {
        if (side === us || place !== ON_MAP || known === 1) continue;
        const before = seen.get(tag);
        if (before === undefined) {
          seen.set(tag, { turn: now, x, y, column: column === 1, pace: 0 });
          continue;
        }
        before.column = column === 1 || (before.turn === now && before.column);
        const gone = (100 * distance(before.x, before.y, x, y)) / foot;
        before.pace = Math.max(before.pace, before.column ? gone / 2 : gone);
        if (before.turn === now) continue;
        before.turn = now;
        before.x = x;
        before.y = y;
      }
    },
    fits(world) {
      const state = world as State;
      let fit = 1;
      for (const [tag, { pace }] of seen) {
        const piece = pieceTagged(state, tag);
        if (piece < 0 || !isOnMap(state, piece) || state.known[piece] === 1) continue;
        const isMounted = KIND[kindOf(state, piece)].pace === 'mounted';
        if (pace > FAST && !isMounted) fit *= DOUBT;
        if (pace > 0 && pace <= FAST && isMounted) fit *= SLOW;
      }
      return fit;
    },
  };
}

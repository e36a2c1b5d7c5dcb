import { topFrame, type Forecast } from '@sandtable/kernel';
import type { BrowningEvent } from '../state/events.ts';
import type { BrowningMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';

/** The odds of a team's fire: how many of the enemy are pinned, and how many scatter. */
export function forecast(
  state: State,
  move: BrowningMove,
): Forecast<State, BrowningEvent> | undefined {
  if (move.type !== 'fire') return undefined;
  const { team } = topFrame(state) as { readonly team: number };
  return {
    // The team is done, or the game has gone on to the next question of a pick.
    settled: (after) =>
      after.outcome !== null ||
      !after.stack.some((frame) => frame.type === 'done' && frame.team === team),
    measure: (_after, events) => tally(events),
  };
}

/** Whoever is pinned and scatters is counted once: as scattered. */
function tally(events: readonly BrowningEvent[]): { pinned: number; scattered: number } {
  const pinned = new Set<string>();
  let scattered = 0;
  for (const event of events) {
    if (event.type === 'pinned') pinned.add(event.figure);
    // BB-9.1: who loses his nerve when the fire ends the turn does not scatter by the fire.
    if (event.type !== 'scattered' || event.rule === 'BB-9.1') continue;
    pinned.delete(event.figure);
    scattered++;
  }
  return { pinned: pinned.size, scattered };
}

import type { Forecast } from '@sandtable/kernel';
import type { SideIndex } from './field.ts';
import type { BrowningMove } from './moves.ts';
import { PINNED, SCATTERED, topFrame, type State } from './state.ts';

/** The odds of a team's fire: how many of the enemy are pinned, and how many scatter. */
export function forecast(
  state: State,
  side: SideIndex,
  move: BrowningMove,
): Forecast<State> | undefined {
  if (move.type !== 'fire') return undefined;
  const { team } = topFrame(state) as { readonly team: number };
  const before = tally(state, side);
  return {
    // The team is done, or the game has gone on to the next question of a pick.
    settled: (after) =>
      after.outcome !== null ||
      !after.stack.some((frame) => frame.type === 'done' && frame.team === team),
    measure: (after) => {
      const now = tally(after, side);
      const scattered = now.scattered - before.scattered;
      return {
        pinned: now.pinned - before.pinned + scatteredPinned(state, after, side),
        scattered,
      };
    },
  };
}

function tally({ status, field }: State, side: SideIndex): { pinned: number; scattered: number } {
  let [pinned, scattered] = [0, 0];
  for (let f = 0; f < status.length; f++) {
    if (field.sides[f] === side) continue;
    if (status[f] === PINNED) pinned++;
    if (status[f] === SCATTERED) scattered++;
  }
  return { pinned, scattered };
}

/** Those who were pinned before and have scattered: they are not pinned any fewer by it. */
function scatteredPinned(before: State, after: State, side: SideIndex): number {
  return before.status.filter(
    (status, f) =>
      status === PINNED && after.status[f] === SCATTERED && before.field.sides[f] !== side,
  ).length;
}

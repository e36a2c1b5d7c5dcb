import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import { LOST, type State } from '../state/state.ts';

/** The half bases that a side has in the game. */
function strengthOf(state: State, side: SideNumber): number {
  const { roster } = state[SETTING];
  let sum = 0;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.status[unit] !== LOST) sum += roster.figures[unit].strength - state.lost[unit];
  }
  return sum;
}

/** What a side has cost the other since, and lost itself, in half bases. */
export function lossesSince(
  state: State,
  side: SideNumber,
): (after: State) => { readonly killed: number; readonly lost: number } {
  const enemy = otherSide(side);
  const [own, theirs] = [strengthOf(state, side), strengthOf(state, enemy)];
  return (after) => ({
    killed: theirs - strengthOf(after, enemy),
    lost: own - strengthOf(after, side),
  });
}

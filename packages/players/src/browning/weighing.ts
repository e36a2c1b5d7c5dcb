import type { State } from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { countFor, lostShare, noCounts } from './counts.ts';
import { lateness } from './lateness.ts';
import { AT } from './terms.ts';
import { WORTH } from './worths.ts';

// Nothing is kept in them from one call to the next: they are filled anew, thousands of times for a decision.
const ours = noCounts();
const theirs = noCounts();

/** How much there is of each term for a side, weighed for the kind of game. */
export function weigh(state: State, us: SideNumber, into: number[], seconds?: number[]): void {
  const worth = WORTH[state.field.victory.kind];
  countFor(state, us, ours, theirs);
  const men = ({ able, pinned, scattered }: typeof ours): number =>
    worth.able * able + worth.pinned * pinned + worth.scattered * scattered;
  const fire = ({ fireReady, fireDone }: typeof ours): number =>
    worth.fireReady * fireReady + worth.fireDone * fireDone;
  into[AT.men] = men(ours);
  into[AT.harm] = -men(theirs);
  into[AT.teams] = worth.effective * (ours.effective - theirs.effective);
  into[AT.fire] = fire(ours) - fire(theirs);
  into[AT.cover] = worth.cover * (ours.cover - theirs.cover);
  into[AT.held] = worth.held * ours.held;
  into[AT.reach] = worth.reach * ours.reach + worth.reachLate * ours.reachLate;
  into[AT.leaving] = worth.leaving * ours.leaving + worth.leavingLate * ours.leavingLate;
  into[AT.lead] = worth.lead * ours.lead + worth.leadLate * ours.leadLate;
  if (seconds === undefined) return;
  seconds[AT.teams] = -worth.effective * theirs.effective;
  seconds[AT.fire] = -fire(theirs);
  seconds[AT.cover] = -worth.cover * theirs.cover;
  const { victory } = state.field;
  if (victory.kind === 'exit' && victory.side !== us) seconds[AT.leaving] = into[AT.leaving];
  if (victory.kind === 'break') {
    const each = worth.lead + worth.leadLate * lateness(state);
    seconds[AT.lead] = -each * lostShare(state, us);
  }
}

import type { SideNumber } from '@sandtable/kernel';
import type { PbiState } from '@sandtable/pbi';
import { Places } from './places.ts';
import { Plans } from './plans.ts';
import { MOST_AP } from './reach.ts';
import { Situation, type Placed } from './situation.ts';

// What was last worked out for each side. One question follows another about the same position: who takes
// part in what was just begun, or whom to motivate after an attempt that failed.
const lastPlaces: (Places | undefined)[] = [];
const lastPlans: (Plans | undefined)[] = [];

/** What places are worth to a side: the same as before while nobody has moved or fallen. */
export function placesIn(state: PbiState, us: SideNumber): Places {
  const last = lastPlaces[us];
  if (last !== undefined && isPlacedAlike(last.situation.state, state)) return last;
  return (lastPlaces[us] = new Places(new Situation(copyOf(state), us)));
}

/** What its groups would best do with at most so many AP: the same as before while nothing has changed. */
export function plansIn(state: PbiState, us: SideNumber, mostAp = MOST_AP): Plans {
  const places = placesIn(state, us);
  const last = lastPlans[us];
  const stands = last?.places === places && last.mostAp === mostAp;
  if (last !== undefined && stands && isEquippedAlike(last.state, state)) return last;
  return (lastPlans[us] = new Plans(copyOf(state), places, mostAp));
}

/** What is kept must not change when somebody plays on in his state. */
function copyOf(state: PbiState): PbiState {
  return {
    ...state,
    at: state.at.slice(),
    status: state.status.slice(),
    ap: state.ap.slice(),
    shots: state.shots.slice(),
    flags: state.flags.slice(),
  };
}

function isPlacedAlike(one: Placed, other: Placed): boolean {
  return (
    one.turn === other.turn &&
    one.turns === other.turns &&
    one.side === other.side &&
    one.edge === other.edge &&
    one.terrain === other.terrain &&
    isSame(one.at, other.at) &&
    isSame(one.status, other.status)
  );
}

function isEquippedAlike(one: PbiState, other: PbiState): boolean {
  return (
    one.options.assaultBonus === other.options.assaultBonus &&
    isSame(one.ap, other.ap) &&
    isSame(one.shots, other.shots) &&
    isSame(one.flags, other.flags)
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return one.length === other.length;
}

import type { Dice, Viewer } from '@sandtable/kernel';
import {
  bankOf,
  clone,
  SIDES,
  UNSEEN,
  type AmbushEvent,
  type AmbushState,
  type AmbushView,
  type Party,
} from './state.ts';

/** That a party has chosen is no secret; where it lies is, until it is found. */
export function view(state: AmbushState, viewer: Viewer): AmbushView {
  const seen = clone(state);
  for (const side of SIDES) {
    if (side !== viewer && side !== state.found && seen.hidden[side] > 0) {
      seen.hidden[side] = UNSEEN;
    }
  }
  return seen;
}

export function redact(event: AmbushEvent, viewer: Viewer): AmbushEvent {
  if (event.side === viewer) return event;
  if (event.type === 'hid') return { ...event, at: UNSEEN };
  return event.type === 'fled' ? { ...event, to: UNSEEN } : event;
}

/** An unseen party may be in any thicket that was not searched. */
export function imagine(seen: AmbushView, _viewer: Viewer, dice: Dice): AmbushState {
  const world = clone(seen);
  for (const side of SIDES) if (world.hidden[side] === UNSEEN) hideAnywhere(world, side, dice);
  return world;
}

export function hideAnywhere(world: AmbushState, side: Party, dice: Dice): void {
  const open = bankOf(world, side).filter((at) => !world.cleared[side].includes(at));
  world.hidden[side] = open[dice.die(open.length) - 1];
}

import type { GameEvent } from '@sandtable/kernel';
import type { Speed } from '../store/settings.ts';

/** How long a step of the computer is left to be looked at, in milliseconds. */
const LOOK: Readonly<Record<Speed, { readonly rolled: number; readonly seen: number }>> = {
  slow: { rolled: 2400, seen: 1200 },
  normal: { rolled: 1300, seen: 600 },
  fast: { rolled: 450, seen: 200 },
  off: { rolled: 0, seen: 0 },
};
/** A choice that leads to nothing yet, such as who joins in. */
const UNSEEN = 60;

export function timeToLook(events: readonly GameEvent[], speed: Speed): number {
  if (speed === 'off') return 0;
  if (events.length === 0) return UNSEEN;
  const rolled = events.some(({ dice = [] }) => dice.length > 0);
  return rolled ? LOOK[speed].rolled : LOOK[speed].seen;
}

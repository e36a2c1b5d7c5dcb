import type { GameEvent } from '@sandtable/kernel';
import type { Speed } from '../store/settings.ts';

/** How much longer than usual everything is left to be looked at. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.35, off: 0 };

/** A choice that leads to nothing yet, such as who joins in, in milliseconds. */
const UNSEEN = 60;
/** What happens takes so long to be noticed, and each word of it to be read. */
const [NOTICED, WORD] = [350, 60];
/** Dice have to fall, and each of them is looked at, up to a heap. */
const [FALLING, DIE, HEAP] = [400, 40, 10];
/** However little or much there is to read. */
const [LEAST, MOST] = [500, 3600];

/** How long a step is left to be looked at, in milliseconds at the usual speed: as long as it takes to read. */
export function timeToLook(
  events: readonly GameEvent[],
  tell: (event: GameEvent) => string,
): number {
  if (events.length === 0) return UNSEEN;
  const words = events.reduce((sum, event) => sum + tell(event).split(/\s+/).length, 0);
  const dice = events.reduce((sum, event) => sum + (event.dice?.length ?? 0), 0);
  const rolling = dice === 0 ? 0 : FALLING + DIE * Math.min(dice, HEAP);
  return Math.min(Math.max(NOTICED + WORD * words + rolling, LEAST), MOST);
}

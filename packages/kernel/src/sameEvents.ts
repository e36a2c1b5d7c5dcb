import { difference } from './patch.ts';
import type { GameEvent } from './ruleset.ts';

/**
 * The first event, by its index, that is not the one on record; undefined where the same happened. Events
 * may have been given more fields since: what was recorded of one must be found again, and that is all.
 */
export function firstOther(
  recorded: readonly GameEvent[],
  events: readonly GameEvent[],
): number | undefined {
  const at = events.findIndex((event, i) => i >= recorded.length || !isAs(recorded[i], event));
  if (at !== -1) return at;
  return events.length < recorded.length ? events.length : undefined;
}

function isAs(recorded: GameEvent, event: GameEvent): boolean {
  const now = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(recorded).every(
    ([field, value]) => Object.hasOwn(now, field) && difference(value, now[field]) === undefined,
  );
}

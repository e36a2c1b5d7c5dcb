import type { GameEvent, Ruleset, Viewer } from './ruleset.ts';

/**
 * An event as it is sent to a viewer; undefined where he notices nothing. Whether it `reveals`
 * something is for the match, which then takes nothing back: it says that there was a secret.
 */
export function toldTo(ruleset: Ruleset, event: GameEvent, viewer: Viewer): GameEvent | undefined {
  const seen = ruleset.redact(event, viewer);
  if (seen?.reveals === undefined) return seen;
  const { reveals: _, ...rest } = seen;
  return rest;
}

import type { Match, Scene, Viewer } from '@sandtable/kernel';

/** The scene that a match began with, as a viewer may see it: what has its letter there keeps it. */
export function openingOf(match: Match, viewer: Viewer): Scene {
  return match.ruleset.scene(match.ruleset.view(match.at(0), viewer));
}

import type { Viewer } from '@sandtable/kernel';
import type { RandomGame } from './randomGame.ts';

/** A world that this viewer cannot tell from the true one, as the ruleset imagines it. */
export function imaginedFor({ ruleset, state, chance }: RandomGame, viewer: Viewer): object {
  const view = JSON.stringify(ruleset.view(state, viewer));
  return ruleset.imagine(JSON.parse(view) as object, viewer, chance);
}

/** The true world with something changed that this viewer cannot see, where the ruleset's tests can do it. */
export function variedFor(
  { ruleset, state, trial, chance }: RandomGame,
  viewer: Viewer,
): object | undefined {
  return trial.limits.vary?.(ruleset.clone(state), viewer, chance);
}

/** The true world with hidden things exchanged that no event ever tells apart. */
export function swappedFor(
  { ruleset, state, trial, chance }: RandomGame,
  viewer: Viewer,
): object | undefined {
  return trial.limits.swap?.(ruleset.clone(state), viewer, chance);
}

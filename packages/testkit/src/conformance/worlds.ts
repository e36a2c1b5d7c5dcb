import { SETTING, type Ruleset, type Scenario, type Viewer } from '@sandtable/kernel';
import { reread } from './json.ts';
import type { RandomGame } from './randomGame.ts';

/** A state that was saved and read again, with what never changes in its match. */
export function rereadState(state: object, text = JSON.stringify(state)): object {
  const setting: unknown = Reflect.get(state, SETTING);
  const read = JSON.parse(text) as object;
  return setting === undefined ? read : { ...read, [SETTING]: setting };
}

/** The view as whoever was sent it has it: out of JSON, and furnished from what all may know. */
export function sentView(
  ruleset: Ruleset,
  state: object,
  viewer: Viewer,
  published = publishedAt(ruleset, state),
): object {
  return ruleset.furnish(reread(ruleset.view(state, viewer)), published, ruleset.optionsOf(state));
}

/** What all may know where a state stands; it takes time, and is the same for every viewer. */
export function publishedAt(ruleset: Ruleset, state: object): Scenario {
  return ruleset.published(ruleset.position(state));
}

/** A world that this viewer cannot tell from the true one, as the ruleset imagines it. */
export function imaginedFor(
  { ruleset, state, chance }: RandomGame,
  viewer: Viewer,
  published?: Scenario,
): object {
  return ruleset.imagine(sentView(ruleset, state, viewer, published), viewer, chance);
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

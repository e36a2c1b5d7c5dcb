import type { Match } from './match.ts';
import type { GameEvent, Move, Side, Viewer } from './ruleset.ts';

/** A step that was made before, as somebody saw it. */
export interface StepSeen {
  /** Which it is of those that he was told of, counted from 1. */
  readonly step: number;
  readonly side: Side;
  /** What was decided, where he may know it: his own decisions, and all of them where nothing is secret. */
  readonly move?: Move;
  readonly events: readonly GameEvent[];
  /** What he saw of the position: before his own decisions what he saw when he took them, though he was told of nothing since. */
  readonly before: object;
  readonly after: object;
}

/** The steps that a viewer was told of (`Known.told`), but for so many of the first. */
export function stepsSeen(match: Match, viewer: Viewer, from: number): StepSeen[] {
  return [...eachStepSeen(match, viewer, from)];
}

/** The same, one after the other, for whoever has other things to do in between: there may be many. */
export function* eachStepSeen(
  match: Match,
  viewer: Viewer,
  from: number,
): Generator<StepSeen, undefined> {
  const { ruleset, steps } = match;
  const noticed = [...steps.entries()].filter(
    ([i, { side }]) => side === viewer || match.events(i, viewer).length > 0,
  );
  if (from >= noticed.length) return undefined;
  let at = noticed[from][0];
  let state = match.at(at);
  let before = ruleset.view(state, viewer);
  let step = from;
  for (const [i, { side, move }] of noticed.slice(from)) {
    if (at < i && side === viewer) {
      while (at < i) state = match.after(state, at++);
      before = ruleset.view(state, viewer);
    }
    while (at <= i) state = match.after(state, at++);
    const after = ruleset.view(state, viewer);
    const isOpen = side === viewer || !ruleset.hasSecrets;
    const events = match.events(i, viewer);
    yield { step: ++step, side, ...(isOpen && { move }), events, before, after };
    before = after;
  }
  return undefined;
}

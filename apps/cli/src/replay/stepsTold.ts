import {
  ScriptedDice,
  type GameEvent,
  type Match,
  type Side,
  type Viewer,
  type Words,
} from '@sandtable/kernel';

/** A step as a viewer may know it. */
export interface StepTold {
  /** Counted from 1. */
  readonly step: number;
  readonly events: readonly GameEvent[];
  /** What was decided, in words, where no event tells of it. */
  readonly decision: string | undefined;
}

/** The steps of a match from index `from` up to, not including, `to`. */
export function* stepsTold(
  match: Match,
  viewer: Viewer,
  words: Words,
  from = 0,
  to = match.steps.length,
): Generator<StepTold> {
  if (from < 0) return;
  const state = match.at(from);
  for (let i = from; i < to; i++) {
    const events = match.events(i, viewer);
    const { side, move, dice } = match.steps[i];
    const label = match.ruleset.label(match.ruleset.view(state, side), move);
    const knewAll = events.length === 0 && seesAll(match, state, viewer, side);
    match.ruleset.play(state, side, move, new ScriptedDice(dice));
    let decision: string | undefined;
    if (events.length === 0) {
      const open = knewAll && seesAll(match, state, viewer, side);
      const who = words.sideFirst(side);
      decision = open
        ? words.text('replay.decided', { side: who, move: label })
        : words.text('replay.hidden', { side: who });
    }
    yield { step: i + 1, events, decision };
  }
}

/** Whoever sees all that a side sees, before and after its decision, may be told the decision. */
function seesAll({ ruleset }: Match, state: object, viewer: Viewer, side: Side): boolean {
  const seenBy = (who: Viewer): string => JSON.stringify(ruleset.view(state, who));
  return viewer === side || seenBy(viewer) === seenBy(side);
}

import type { Match } from './match.ts';
import type { Message } from './message.ts';
import type { GameEvent, Side, Viewer } from './ruleset.ts';

/**
 * A step as a viewer may know it. Steps of one side that follow each other and are not seen are told
 * as one: from how many there were, it could be told how much has been written down in secret.
 */
export interface StepTold {
  /** Counted from 1; of several that are told as one, the last. */
  readonly step: number;
  readonly side: Side;
  readonly events: readonly GameEvent[];
  /** What was decided, where no event tells of it: the move, or `hidden` from the viewer. */
  readonly decision: Message | 'hidden' | undefined;
  /** The position after it. It goes on with the next step: look at it before. */
  readonly state: object;
}

/** The steps of a match from index `from` up to, not including, `to`. */
export function* stepsTold(
  match: Match,
  viewer: Viewer,
  from = 0,
  to = match.steps.length,
): Generator<StepTold> {
  let unseen: StepTold | undefined;
  for (const told of eachTold(match, viewer, from, to)) {
    const isHidden = told.decision === 'hidden';
    if (unseen !== undefined && !(isHidden && unseen.side === told.side)) yield unseen;
    // Only the next step tells whether this was the last of them, and the state goes on with it.
    unseen = isHidden ? { ...told, state: match.ruleset.clone(told.state) } : undefined;
    if (!isHidden) yield told;
  }
  if (unseen !== undefined) yield unseen;
}

function* eachTold(match: Match, viewer: Viewer, from: number, to: number): Generator<StepTold> {
  if (from < 0) return;
  const { ruleset } = match;
  let state = match.at(from);
  for (let i = from; i < to; i++) {
    const events = match.events(i, viewer);
    const { side, move } = match.steps[i];
    const label = ruleset.label(ruleset.view(state, side), move);
    const knewAll = events.length === 0 && seesAll(match, state, viewer, side);
    state = match.after(state, i);
    const isHidden = events.length === 0 && !(knewAll && seesAll(match, state, viewer, side));
    const decision = isHidden ? 'hidden' : events.length === 0 ? label : undefined;
    yield { step: i + 1, side, events, decision, state };
  }
}

/** Whoever sees all that a side sees, before and after its decision, may be told the decision. */
function seesAll({ ruleset }: Match, state: object, viewer: Viewer, side: Side): boolean {
  const seenBy = (who: Viewer): string => JSON.stringify(ruleset.view(state, who));
  return viewer === side || seenBy(viewer) === seenBy(side);
}

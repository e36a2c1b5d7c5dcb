import type { Match } from './match.ts';
import type { Step } from './matchFile.ts';
import type { Message } from './message.ts';
import { difference } from './patch.ts';
import type { GameEvent, OptionValues, Pending, Viewer } from './ruleset.ts';
import type { Scenario } from './scenario.ts';

/**
 * All that one viewer knows of a match, as plain data: enough to draw the table, to tell what happened and to
 * answer. Where the match itself lives is not his business. What he is sent after a step is how this
 * changes (`toSend`).
 */
export interface Known {
  readonly viewer: Viewer;
  readonly view: object;
  readonly pending: Pending;
  /** What has happened, step by step: his own, and those of others of which he notices something. */
  readonly told: readonly (readonly GameEvent[])[];
  /** Why he cannot take back the last decision; not there where he can. */
  readonly whyNotUndo?: Message;
}

/** What is known of a match to everybody from its beginning to its end: what views are furnished from. */
export interface Premises {
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: Scenario;
  readonly options: OptionValues;
}

/** What everybody may know of a match before it begins. */
export function premisesOf({ ruleset, scenario, options }: Match): Premises {
  const { id, version } = ruleset;
  return { ruleset: id, version, scenario: ruleset.published(scenario), options };
}

/** Keeps up with a match for one viewer. */
export class Witness {
  readonly #viewer: Viewer;
  /** The steps that are told of, and for each whether it was noticed. */
  #steps: Step[] = [];
  #noticed: boolean[] = [];
  #known: Known | undefined;
  /** What he has seen of which match. */
  #match: Match | undefined;
  #revision = -1;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** What he knows now: the very same as before where nothing has changed for him. */
  look(match: Match): Known {
    const isUpToDate = this.#match === match && this.#revision === match.revision;
    if (this.#known !== undefined && isUpToDate) return this.#known;
    this.#match = match;
    this.#revision = match.revision;
    return (this.#known = this.#lookAgain(match));
  }

  #lookAgain(match: Match): Known {
    const told = this.#tell(match);
    const before = this.#known;
    const whyNotUndo = match.whyNotUndo(this.#viewer);
    const now: Known = {
      viewer: this.#viewer,
      view: match.view(this.#viewer),
      pending: match.pending,
      told,
      ...(whyNotUndo && { whyNotUndo }),
    };
    if (before === undefined) return now;
    // Where he was told of a step more or less it is another, and need not be looked through.
    const isSameLength = told.length === before.told.length;
    if (isSameLength && difference(before, now) === undefined) return before;
    // Whoever keeps something by its view need not make it again.
    const sees = difference(before.view, now.view) === undefined ? before.view : now.view;
    return { ...now, view: sees };
  }

  #tell(match: Match): readonly (readonly GameEvent[])[] {
    const { steps } = match;
    const told = [...(this.#known?.told ?? [])];
    // Steps may have been taken back since, and others made.
    while (this.#steps.length > 0 && this.#steps.at(-1) !== steps[this.#steps.length - 1]) {
      this.#steps.pop();
      if (this.#noticed.pop() === true) told.pop();
    }
    for (const step of steps.slice(this.#steps.length)) {
      const events = match.events(this.#steps.length, this.#viewer);
      const isNoticed = step.side === this.#viewer || events.length > 0;
      if (isNoticed) told.push(events);
      this.#steps.push(step);
      this.#noticed.push(isNoticed);
    }
    return told;
  }
}

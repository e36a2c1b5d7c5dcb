import type { Move } from '@sandtable/kernel';
import { added, type Tally } from './tally.ts';

/** What play-outs have said of one step of a match: plain data, to be kept, and added to. */
export interface Found {
  /** The chance of the first side after it. */
  readonly chance: Tally;
  /**
   * How much its dice raised that above what it was to be with this move, by trial; none where none were rolled. Each, because
   * trials have the same dice in all steps: only trial by trial it can be said how far off a sum of them is.
   */
  readonly gift?: readonly number[];
  /** What could have been decided; none where that was too little to think about. */
  readonly choice?: Choice;
}

/** A decision, beside what else there was to choose. */
export interface Choice {
  /** All trials of each plan, by their number. */
  readonly plans: readonly Tally[];
  /** What seems better than what was played. */
  readonly better?: Better;
}

export interface Better {
  readonly moves: readonly Move[];
  /** Which of them is the first that was not made: whole turns are planned, and may begin as they did. */
  readonly departure: number;
  /**
   * By how much it raises the chance of the side that decides, in the same worlds with the same dice. Only trials by which it
   * was not chosen: else whatever is best by luck would seem better than it is.
   */
  readonly gain: Tally;
}

/** What is found by one pass and by those before it. */
export function merged(before: Found | undefined, more: Found): Found {
  if (before === undefined) return more;
  const { chance, gift, choice } = more;
  return {
    chance: added(before.chance, chance),
    ...(gift && { gift: [...(before.gift ?? []), ...gift] }),
    ...(choice && { choice: mergedChoice(before.choice, choice) }),
  };
}

function mergedChoice(before: Choice | undefined, more: Choice): Choice {
  if (before === undefined) return more;
  const plans = more.plans.map((tally, i) => added(before.plans[i], tally));
  return { ...more, plans };
}

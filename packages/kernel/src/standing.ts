import { message, type Message } from './message.ts';
import type { RuleId } from './rulebook.ts';
import type { Outcome, Side } from './ruleset.ts';

/** Something that is said of a game, and the rule that makes it so. */
export interface Cited {
  readonly rule: RuleId;
  readonly message: Message;
}

/** So many of a side are out of it; of how many, where that is known. */
export interface Losses {
  readonly count: number;
  readonly of?: number;
}

/** What one side plays for and how near it is, as far as a viewer knows. */
export interface SideStanding {
  readonly side: Side;
  readonly aim: Cited;
  /**
   * What it would score if the game ended now, or has scored when it is over; not there as long as dice
   * will tell.
   */
  readonly score?: number;
  /** What dice will give it on average, as long as they will tell. */
  readonly average?: number;
  /** What it has lost, counted as its catalogue says under `losses`. */
  readonly losses: Losses;
  /** How it stands. */
  readonly now: readonly Cited[];
  /** What it takes to win from here; nothing when the game is over. */
  readonly needed: readonly Cited[];
  /** What ended the game, when it is over by its rules: the same for both. */
  readonly over?: Cited;
}

/** How both sides stand, in the order of the ruleset's sides. */
export type Standing = readonly SideStanding[];

/** How the game came out for a side: the last that is said of how it stands. */
export function verdictFor({ winner, rule }: Outcome, side: Side): Cited {
  const how = winner === undefined ? 'drawn' : winner === side ? 'won' : 'lost';
  return { rule, message: message(`verdict.${how}`) };
}

/** A side's standing when the game is over: with the score that counts, and nothing left to do. */
export function standingAtEnd(
  { side, aim, losses, now }: SideStanding,
  outcome: Outcome,
  over: Cited,
): SideStanding {
  const score = outcome.scores[side];
  return { side, aim, score, losses, now: [...now, verdictFor(outcome, side)], needed: [], over };
}

import { message, type Message } from './message.ts';
import type { RuleId } from './rulebook.ts';
import type { GameEvent, Reason } from './ruleset.ts';
import type { Cited } from './standing.ts';

/** What an answer brings, costs and risks, as far as the side can know that gives it. */
export interface Stakes {
  /** What it is good for where it succeeds, and its name does not say so. */
  readonly gains?: readonly Cited[];
  /** What is paid or given up, whatever comes of it. */
  readonly costs: readonly Cited[];
  /** What may go wrong: the odds against it, and who could shoot. */
  readonly risks: readonly Cited[];
  /** The figures that it goes by where they are made of many: the dice of either side. */
  readonly sums?: readonly Sum[];
}

/** A figure, and line by line what adds to it and what takes away. */
export interface Sum {
  readonly what: Message;
  readonly total: number;
  readonly reasons: readonly Reason[];
}

/** Nothing is at stake. */
export const NO_STAKES: Stakes = { costs: [], risks: [] };

/** A die on which so many of its six faces are against it; nothing where none is. */
export function facesAgainst(rule: RuleId, faces: number): readonly Cited[] {
  return faces <= 0 ? [] : [{ rule, message: message('stakes.fails', { faces }) }];
}

/** Why a decision stands once it is made: it rolled dice, or told somebody something. */
export function whyItStands(
  dice: readonly number[],
  events: readonly GameEvent[],
): Message | undefined {
  if (dice.length > 0) return message('undo.dice');
  return events.some(({ reveals }) => reveals) ? message('undo.reveal') : undefined;
}

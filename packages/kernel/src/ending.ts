import { message } from './message.ts';
import type { RuleCard } from './rulebook.ts';
import type { Pending, Refusal, Side } from './ruleset.ts';
import type { Schema } from './schema.ts';

/** How a match can end otherwise than by the rules of its game: they hold in every game and stand in no rulebook. */
export const ENDINGS = ['resigned', 'agreed', 'overstayed'] as const;

/** A side gave up or ran out of time, and the other one has won; or both agreed on a draw. */
export type Ending =
  | { readonly how: 'agreed' }
  | { readonly how: 'resigned' | 'overstayed'; readonly side: Side };

export const RESIGNATION: RuleCard = { id: 'resignation', kind: 'ruling', effect: 'event' };
const AGREEMENT: RuleCard = { id: 'agreement', kind: 'ruling', effect: 'event' };
const TIME: RuleCard = { id: 'time', kind: 'ruling', effect: 'event' };

/** The rules of the match itself. */
export const MATCH_RULES: readonly RuleCard[] = [RESIGNATION, AGREEMENT, TIME];

/** By which rule each of them ends it. */
export const ENDING_RULES: Readonly<Record<Ending['how'], RuleCard>> = {
  resigned: RESIGNATION,
  agreed: AGREEMENT,
  overstayed: TIME,
};

/** How a match was ended, from the rule that its outcome names; undefined where that was by its own rules. */
export function endedBy(rule: string): Ending['how'] | undefined {
  return ENDINGS.find((how) => ENDING_RULES[how].id === rule);
}

/** What a match waits for that was ended so: nothing. */
export function endedPending(ending: Ending, sides: readonly Side[]): Pending {
  const { id: rule } = ENDING_RULES[ending.how];
  const winner = 'side' in ending ? sides.find((side) => side !== ending.side) : undefined;
  return { decisions: [], outcome: { winner, scores: {}, rule } };
}

/** Why nothing is played in it any more. */
export function endedRefusal({ how }: Ending): Refusal {
  return { rule: ENDING_RULES[how].id, message: message(`end.${how}`) };
}

const SIDE: Schema = { type: 'string', maxLength: 100 };

export const ENDING_SCHEMA: Schema = {
  description: 'How it was ended after the last step, where its rules had not ended it.',
  oneOf: ENDINGS.map((how): Schema => ({
    type: 'object',
    required: how === 'agreed' ? ['how'] : ['how', 'side'],
    additionalProperties: false,
    properties: { how: { const: how }, ...(how !== 'agreed' && { side: SIDE }) },
  })),
};

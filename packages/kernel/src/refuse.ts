import { message } from './message.ts';
import type { RuleId } from './rulebook.ts';
import type { Refusal } from './ruleset.ts';

/**
 * Why a move is not allowed; the text is `refusal.<key>` in the ruleset's catalogue. Rulesets make each
 * once, so that judging a move allocates nothing.
 */
export function refuse(rule: RuleId, key: string): Refusal {
  return Object.freeze({ rule, message: Object.freeze(message(`refusal.${key}`)) });
}

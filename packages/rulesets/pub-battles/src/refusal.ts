import { message, type Refusal, type RuleId } from '@sandtable/kernel';

/**
 * Why a move is not allowed. Each file of rules makes its own once, so that judging a move allocates
 * nothing; the text is `refusal.<key>`.
 */
export function refuse(rule: RuleId, key: string): Refusal {
  return Object.freeze({ rule, message: Object.freeze(message(`refusal.${key}`)) });
}

/** Tells a refusal from what was asked for. */
export function isRefusal(answer: object): answer is Refusal {
  return 'message' in answer;
}

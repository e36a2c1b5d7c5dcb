import type { Refusal } from '@sandtable/kernel';

export { refuse } from '@sandtable/kernel';

/** Tells a refusal from what was asked for. */
export function isRefusal(answer: object): answer is Refusal {
  return 'message' in answer;
}

import type { Refusal } from '@sandtable/kernel';

/**
 * Of the reasons of two groups, that of the one that came nearer to being allowed: it failed later in the
 * order in which things are asked of a group, from nobody being there on. What an extension objects to is
 * asked last.
 */
export function nearer(order: readonly Refusal[], a: Refusal, b: Refusal): Refusal {
  for (const first of order) {
    if (first === a) return b;
    if (first === b) return a;
  }
  return a;
}

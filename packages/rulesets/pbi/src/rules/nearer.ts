import type { Refusal } from '@sandtable/kernel';

/**
 * Of the reasons of two groups, that of the one that came nearer to being allowed: it failed later in the
 * order in which things are asked of a group, from nobody being there on. What an extension objects to is
 * asked last.
 */
export function nearer(order: readonly Refusal[], a: Refusal, b: Refusal): Refusal {
  return rank(order, a) < rank(order, b) ? b : a;
}

function rank(order: readonly Refusal[], refusal: Refusal): number {
  const place = order.indexOf(refusal);
  return place === -1 ? order.length : place;
}

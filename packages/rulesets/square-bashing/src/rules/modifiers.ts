import type { Reason, RuleId } from '@sandtable/kernel';
import type { State } from '../state/state.ts';

/** One line of a table of the sheet. What makes a figure also tells why it is so high. */
export interface Modifier<About> {
  readonly rule: RuleId;
  /** The text is `reason.<key>`. */
  readonly key: string;
  /** How much it adds; 0 where it does not apply. */
  count(this: void, state: State, about: About): number;
}

export function sumOf<About>(
  modifiers: readonly Modifier<About>[],
  state: State,
  about: About,
): number {
  let sum = 0;
  for (let i = 0; i < modifiers.length; i++) sum += modifiers[i].count(state, about);
  return sum;
}

/** Why the sum of these is what it is. */
export function reasonsOf<About>(
  modifiers: readonly Modifier<About>[],
  state: State,
  about: About,
): Reason[] {
  return modifiers.flatMap(({ rule, key, count: countOf }) => {
    const count = countOf(state, about);
    return count === 0 ? [] : [{ rule, key, count }];
  });
}

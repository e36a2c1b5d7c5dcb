import { NO_GUIDE, seededDice, type Decision, type Guide, type Pick } from '@sandtable/kernel';
import { check } from './play.ts';
import { imagine } from './secrets.ts';
import type { AmbushMove, AmbushView } from './state.ts';
import { meantBy } from './words.ts';

/** What is meant, and why not: judged in a world that looks like this, by the one judge there is. */
export function guide(
  view: AmbushView,
  decision: Decision,
  picks: readonly Pick[],
): Guide<AmbushMove> {
  const means = meantBy(view, decision, picks);
  if (means === undefined) return NO_GUIDE;
  const { side } = decision;
  const refusal = check(imagine(view, side, seededDice(0)), side, means);
  return { ...NO_GUIDE, means, ...(refusal !== undefined && { refusal }) };
}

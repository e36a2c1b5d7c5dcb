import type { Dice, Ruleset, Side } from '@sandtable/kernel';
import type { Learner } from './doctrine.ts';

/** So many are imagined for each that is kept, where something has been learned to choose by. */
const DRAWN_FOR_EACH = 4;

/**
 * Worlds that look like this to a side, the likelier ones more often: of several that are imagined each is kept as
 * often as it agrees with what was learned. Where nothing is secret there is only one.
 */
export function worldsOf(
  ruleset: Ruleset,
  view: object,
  side: Side,
  most: number,
  dice: Dice,
  learner: Learner | undefined,
): object[] {
  if (!ruleset.hasSecrets) return [ruleset.imagine(view, side, dice)];
  const draw = (count: number): object[] =>
    Array.from({ length: count }, () => ruleset.imagine(view, side, dice));
  if (learner === undefined) return draw(most);
  const drawn = draw(most * DRAWN_FOR_EACH).map((world) => ({ world, fit: learner.fits(world) }));
  const whole = drawn.reduce((sum, { fit }) => sum + fit, 0);
  // What was learned may have been wrong; then one world is as good as another.
  if (whole <= 0) return drawn.slice(0, most).map(({ world }) => world);
  return resampled(drawn, whole, most);
}

/** Systematic resampling: a comb with evenly spaced teeth over the worlds, each as wide as it is likely. */
function resampled(
  drawn: readonly { readonly world: object; readonly fit: number }[],
  whole: number,
  most: number,
): object[] {
  const kept: object[] = [];
  let passed = 0;
  for (const { world, fit } of drawn) {
    passed += fit;
    while (kept.length < most && (kept.length + 0.5) * whole <= passed * most) kept.push(world);
  }
  return kept;
}

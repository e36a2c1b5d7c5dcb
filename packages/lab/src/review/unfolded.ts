import { seededDice, type Move, type Ruleset, type Side } from '@sandtable/kernel';

/** Nobody reads on for longer. */
const MOST = 6;

/** A move, and what whoever makes it sees before it. */
export interface Unfolded {
  readonly before: object;
  readonly move: Move;
}

/**
 * How a plan would go on, as far as nothing comes between: a first click says little of it. In a world that looks to the side like
 * this, so that it tells nothing that the side could not have thought of itself.
 */
export function unfolded(
  ruleset: Ruleset,
  view: object,
  side: Side,
  moves: readonly Move[],
): Unfolded[] {
  const dice = seededDice('plan');
  const world = ruleset.clone(ruleset.imagine(view, side, dice));
  const found: Unfolded[] = [];
  for (const move of moves.slice(0, MOST)) {
    if (ruleset.check(world, side, move) !== undefined) break;
    found.push({ before: ruleset.view(world, side), move });
    ruleset.play(world, side, move, dice);
  }
  return found;
}

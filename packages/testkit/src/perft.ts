import { enumerate, type Ruleset } from '@sandtable/kernel';

/**
 * The number of positions after so many decisions, where every way the dice can come out is a
 * branch of its own (ways that are looked at alike are one). Games that end earlier do not count.
 * Where both sides choose at once, the first named chooses first.
 */
export function perft(ruleset: Ruleset, state: object, depth: number): number {
  if (depth === 0) return 1;
  const [decision] = ruleset.pending(state).decisions;
  if (decision === undefined) return 0;
  let positions = 0;
  for (const move of ruleset.moves(state, decision.side)) {
    enumerate(
      (dice) => {
        const next = ruleset.clone(state);
        ruleset.play(next, decision.side, move, dice);
        return next;
      },
      (next) => {
        positions += perft(ruleset, next, depth - 1);
      },
    );
  }
  return positions;
}

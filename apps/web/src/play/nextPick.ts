import type { Move, Pick, Ruleset } from '@sandtable/kernel';
import { keyOf } from '../board/picks.ts';

/** What is to be pointed at next on the way to a move, after these. */
export function nextPick(ruleset: Ruleset, move: Move, picked: readonly Pick[]): Pick | undefined {
  const picks = ruleset.gesture(move);
  const isBegun = picked.every(
    (pick, i) => picks.at(i) !== undefined && keyOf(picks[i]) === keyOf(pick),
  );
  return picks.at(isBegun ? picked.length : 0);
}

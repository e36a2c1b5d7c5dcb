import type { Imagined, Move, Pick, Ruleset, Side } from '@sandtable/kernel';

/**
 * Whether a move gives up so much that it is asked for once more: something else could be done, and
 * there would be no way back. That is tried in a world that looks the same to this side: the true
 * one could tell it something.
 */
export function isFinal(ruleset: Ruleset, imagined: Imagined, side: Side, move: Move): boolean {
  if (!ruleset.gesture(move).some(givesUpMuch) || imagined.moves(side).length < 2) return false;
  const { asked, whyNotUndo } = imagined.try(side, move);
  return whyNotUndo !== undefined || !asked.includes(side);
}

function givesUpMuch(pick: Pick): boolean {
  return 'button' in pick && pick.final === true;
}

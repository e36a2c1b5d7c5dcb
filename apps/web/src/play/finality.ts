import { seededDice, type Match, type Move, type Pick, type Side } from '@sandtable/kernel';

/**
 * Whether a move gives up so much that it is asked for once more: something else could be done, and
 * there would be no way back. That is tried in a world that looks the same to this side: the true
 * one could tell it something.
 */
export function isFinal(match: Match, view: object, side: Side, move: Move): boolean {
  const { ruleset } = match;
  if (!ruleset.gesture(move).some(givesUpMuch) || match.moves(side).length < 2) return false;
  const world = ruleset.imagine(view, side, seededDice('finality'));
  const dice = seededDice('finality', true);
  let tells = false;
  ruleset.play(world, side, move, dice, (event) => {
    tells ||= event.reveals === true;
  });
  const isAskedNext = ruleset.pending(world).decisions.some((decision) => decision.side === side);
  return tells || dice.kept?.length !== 0 || !isAskedNext;
}

function givesUpMuch(pick: Pick): boolean {
  return 'button' in pick && pick.final === true;
}

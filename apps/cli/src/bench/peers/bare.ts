import { seededDraw } from '@sandtable/kernel';
import type { PlayOut } from '../playOut.ts';
import { isSkirmishOver, newSkirmish, playSkirmish, skirmishMoves } from '@sandtable/lab';

/** The skirmish with no framework at all. */
export function bareSkirmish(): () => PlayOut {
  const draw = seededDraw('bench');
  const die = (): number => draw(6);
  return () => {
    const state = newSkirmish();
    let steps = 0;
    let movesListed = 0;
    for (; !isSkirmishOver(state); steps++) {
      const moves = skirmishMoves(state);
      movesListed += moves.length;
      playSkirmish(state, moves[draw(moves.length) - 1], die);
    }
    return { steps, games: 1, movesListed };
  };
}

import { seededDice, seededDraw, type Ruleset } from '@sandtable/kernel';

export interface PlayOut {
  readonly steps: number;
  readonly games: number;
  readonly movesListed: number;
}

/** Plays whole games at random straight on the rules, listing every legal move at every step. */
export function playOuts(ruleset: Ruleset, opening: object): () => PlayOut {
  const dice = seededDice('bench');
  const pick = seededDraw('bench/moves');
  return () => {
    const state = ruleset.clone(opening);
    for (let steps = 0, movesListed = 0; ; steps++) {
      const { decisions, outcome } = ruleset.pending(state);
      if (outcome !== undefined) return { steps, games: 1, movesListed };
      const { side } = decisions[0];
      const moves = ruleset.moves(state, side);
      movesListed += moves.length;
      ruleset.play(state, side, moves[pick(moves.length) - 1], dice);
    }
  };
}

/** The same without a list: the rules draw one move at every step. */
export function drawnPlayOuts(ruleset: Ruleset, opening: object): () => { readonly steps: number } {
  const dice = seededDice('bench');
  const chance = seededDice('bench/moves');
  return () => {
    const state = ruleset.clone(opening);
    for (let steps = 0; ; steps++) {
      const { decisions, outcome } = ruleset.pending(state);
      if (outcome !== undefined) return { steps };
      const { side } = decisions[0];
      ruleset.play(state, side, ruleset.draw(state, side, chance), dice);
    }
  };
}

import type { Dice, GameTypes, Move, Ruleset, Side, SideNumber } from '@sandtable/kernel';

/** What a player that has to know a game knows of one. */
export interface Mind {
  /** The id of the rules it knows. */
  readonly ruleset: string;
  /** An answer to what the side is asked, from its own view, with dice to think with. */
  choose(ruleset: Ruleset, view: object, side: Side, dice: Dice): Move;
}

/** What a mind is asked, and what it may answer. */
export interface Question<G extends GameTypes, T extends G['Frame']['type']> {
  /** A world that looks like this to the side. */
  readonly state: G['State'];
  readonly us: SideNumber;
  readonly frame: Extract<G['Frame'], { readonly type: T }>;
  /** The answers that the rules list: all of them on squares, some on a free table. */
  readonly moves: readonly G['Move'][];
  /** For ties, and for nothing else. */
  readonly dice: Dice;
}

/** How each kind of question is answered; where it says nothing, with the first that is listed. */
export type Answers<G extends GameTypes> = {
  readonly [T in G['Frame']['type']]?: (question: Question<G, T>) => G['Move'];
};

/** The mind of a game of frames: it imagines one world, and has the answer for what is asked in it. */
export function framedMind<G extends GameTypes>(id: string, answers: Answers<G>): Mind {
  // Each is handed questions of its own type only.
  const byType = answers as Readonly<Record<string, (question: object) => G['Move']>>;
  return {
    ruleset: id,
    choose(ruleset, view, side, dice) {
      const state = ruleset.imagine(view, side, dice) as G['State'];
      const moves = ruleset.moves(state, side);
      const frame = state.stack[state.stack.length - 1];
      if (moves.length === 1 || !Object.hasOwn(byType, frame.type)) return moves[0];
      const us = ruleset.sides.indexOf(side) as SideNumber;
      return byType[frame.type]({ state, us, frame, moves, dice });
    },
  };
}

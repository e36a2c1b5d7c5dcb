import type { Dice, GameTypes, Move, Ruleset, Side, SideNumber } from '@sandtable/kernel';
import { COMMON_REASONS } from './reasons.ts';

/** What a player that has to know a game knows of one. */
export interface Mind {
  /** The id of the rules it knows. */
  readonly ruleset: string;
  /** What it goes by, in English, by the name of the reason. */
  readonly reasons: Readonly<Record<string, string>>;
  /**
   * An answer to what the side is asked, in a world that looks to it as the true one does, with dice to think with; and
   * why, by the name of the reason, where somebody wants to know.
   */
  answer(ruleset: Ruleset, world: object, side: Side, dice: Dice, because?: Because<string>): Move;
}

/** Takes the name of what decided. Where there is none, no reason is looked for. */
export type Because<R extends string> = (reason: R) => void;

/** What a mind is asked, and what it may answer. */
export interface Question<
  G extends GameTypes,
  T extends G['Frame']['type'],
  R extends string = never,
> {
  /** A world that looks like this to the side. */
  readonly state: G['State'];
  readonly us: SideNumber;
  readonly frame: Extract<G['Frame'], { readonly type: T }>;
  /** The answers that the rules list: all of them on squares, some on a free table. */
  readonly moves: readonly G['Move'][];
  /** For ties, and for nothing else. */
  readonly dice: Dice;
  /** Said where it was something else than this kind of question is always answered by. */
  readonly because: Because<R> | undefined;
}

/** How each kind of question is answered; where it says nothing, with the first that is listed. */
export type Answers<G extends GameTypes, R extends string = never> = {
  readonly [T in G['Frame']['type']]?: (question: Question<G, T, R>) => G['Move'];
};

/**
 * The mind of a game of frames: it has the answer for what is asked in a world. Its reason is
 * the one that the answer names; or else what that kind of question, or that answer to it, always goes by.
 */
export function framedMind<G extends GameTypes, R extends string = never>(
  id: string,
  answers: Answers<G, R>,
  reasons: Readonly<Record<R, string>>,
): Mind {
  // Each is handed questions of its own type only.
  const byType = answers as Readonly<Record<string, (question: object) => G['Move']>>;
  return {
    ruleset: id,
    reasons: { ...COMMON_REASONS, ...reasons },
    answer(ruleset, world, side, dice, because) {
      const state = world as G['State'];
      const moves = ruleset.moves(state, side);
      const frame = state.stack[state.stack.length - 1];
      if (moves.length === 1) {
        // Whoever has done all he could is told that; else that there is no choice.
        const ending = `${frame.type}.${moves[0].type}`;
        because?.(isEnding(ruleset, moves[0]) && Object.hasOwn(reasons, ending) ? ending : 'only');
        return moves[0];
      }
      if (!Object.hasOwn(byType, frame.type)) return moves[0];
      const us = ruleset.sides.indexOf(side) as SideNumber;
      let named: R | undefined;
      const name = because && ((reason: R) => (named = reason));
      const move = byType[frame.type]({ state, us, frame, moves, dice, because: name });
      const reason = [named, `${frame.type}.${move.type}`, frame.type].find(
        (each) => each !== undefined && Object.hasOwn(reasons, each),
      );
      if (reason !== undefined) because?.(reason);
      return move;
    },
  };
}

function isEnding(ruleset: Ruleset, move: Move): boolean {
  return ruleset.gesture(move).some((pick) => 'button' in pick && pick.ends === true);
}

import type { PlayerKind } from './player.ts';

/** Takes any of its legal moves, each as likely as the others. Plays every game. */
export const random: PlayerKind = {
  name: 'random',
  plays: () => true,
  make: (ruleset) => ({
    name: 'random',
    choose(view, { side }, dice) {
      const moves = ruleset.moves(ruleset.imagine(view, side, dice), side);
      return moves[dice.die(moves.length) - 1];
    },
  }),
};

import type { PlayerKind } from './player.ts';

/** Takes any of its legal moves, each as likely as the others. Plays every game. */
export const random: PlayerKind = {
  name: 'random',
  plays: () => true,
  make: (ruleset) => ({
    name: 'random',
    choose: (view, { side }, dice) => ruleset.draw(ruleset.imagine(view, side, dice), side, dice),
  }),
};

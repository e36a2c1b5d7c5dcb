import type { Dice, Move, SideNumber } from '@sandtable/kernel';
import { playOut, type Course } from './playOut.ts';

/** As far as somebody pictures things who takes no time for it. */
const HORIZON = 1;

/**
 * What a beginner does: beside what he would do off the cuff, a few moves come to his mind, and he takes the one
 * that goes best as he pictures it, once. So he mostly plays sensibly, takes luck for a reason now and then, and the more
 * comes to his mind the oftener.
 *
 * @param world A world that looks like this to the side. Not changed.
 */
export function atAGlance(
  { ruleset, doctrine, terms, side }: Omit<Course, 'horizon' | 'foe'>,
  world: object,
  ideas: number,
  dice: Dice,
): Move {
  const course = { ruleset, doctrine, terms, side, horizon: HORIZON, foe: doctrine };
  const pictured = (move: Move): number =>
    playOut(course, ruleset.clone(world), { moves: [move] }, dice).chance;
  const us = ruleset.sides.indexOf(side) as SideNumber;
  let best = doctrine.quick(ruleset, world, us, dice);
  let most = pictured(best);
  for (let idea = 0; idea < ideas; idea++) {
    const move = ruleset.draw(world, side, dice);
    const chance = pictured(move);
    if (chance > most) [best, most] = [move, chance];
  }
  return best;
}

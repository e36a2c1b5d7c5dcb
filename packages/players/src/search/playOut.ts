import type { Dice, Move, Ruleset, Side, SideNumber } from '@sandtable/kernel';
import { chanceOf, sumOf, worthOf } from './chance.ts';
import type { Doctrine, Plan, Reflexes, Term } from './doctrine.ts';

/** Nobody plays on for longer: a game that goes nowhere is judged where it stands. */
const MOST_STEPS = 2000;

/** From where, for whom and how far play-outs go. */
export interface Course {
  readonly ruleset: Ruleset;
  readonly doctrine: Doctrine;
  /** Those of the doctrine, as a style weighs them. */
  readonly terms: readonly Term[];
  readonly side: Side;
  /** So many phases ahead. */
  readonly horizon: number;
  /** Who answers for the other side. */
  readonly foe: Reflexes;
}

/** What came of a play-out. */
export interface Played {
  /** The chance of winning of the side, from 0 to 1; certain where the game came to its end. */
  readonly chance: number;
  /** How much there was of each term at the end; none where the game was over. */
  readonly amounts: readonly number[] | undefined;
  /** How much of that was of its second way. */
  readonly seconds?: readonly number[];
}

/**
 * Plays a world on, in place: first as planned, then as both sides' quick answers have it, and judges what comes of it.
 *
 * @param diceOf Other dice for every phase that begins. Two plans that take a different number of dice have the same ones
 *   again from there, so that they differ by less that is mere luck.
 */
export function playOut(
  course: Course,
  world: object,
  plan: Plan,
  dice: Dice,
  diceOf?: (phase: number) => Dice,
): Played {
  const { ruleset, doctrine, terms, side, horizon, foe } = course;
  const us = ruleset.sides.indexOf(side) as SideNumber;
  const them = (1 - us) as SideNumber;
  let phase = doctrine.phase(world);
  const until = phase + horizon;
  let rolled = dice;
  let planned = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { decisions, outcome } = ruleset.pending(world);
    if (outcome !== undefined) {
      return { chance: worthOf(outcome, side), amounts: undefined };
    }
    const now = doctrine.phase(world);
    if (steps > 0 && now >= until) break;
    if (now !== phase) {
      phase = now;
      if (diceOf !== undefined) rolled = diceOf(phase);
    }
    const asked = decisions[0].side;
    let move: Move | undefined;
    if (asked === side && planned < plan.moves.length) {
      move = plan.moves[planned++];
      if (planned > 1 && ruleset.check(world, side, move) !== undefined) {
        planned = plan.moves.length;
        move = undefined;
      }
    }
    move ??=
      asked === side
        ? doctrine.quick(ruleset, world, us, rolled)
        : foe.quick(ruleset, world, them, rolled);
    ruleset.play(world, asked, move, rolled);
  }
  const amounts = new Array<number>(terms.length).fill(0);
  const seconds = new Array<number>(terms.length).fill(0);
  doctrine.weigh(world, us, amounts, seconds);
  return { chance: chanceOf(sumOf(terms, amounts)), amounts, seconds };
}

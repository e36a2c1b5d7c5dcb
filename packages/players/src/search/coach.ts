import {
  canonicalJson,
  type Dice,
  type Move,
  type Ruleset,
  type Side,
  type SideNumber,
} from '@sandtable/kernel';
import { chanceOf, sumOf, worthOf } from './chance.ts';
import type { Learner, Plan } from './doctrine.ts';
import { playOut, type Course } from './playOut.ts';
import { numberOf } from './search.ts';
import { distinct, type Character } from './searcher.ts';
import { worldsOf } from './worlds.ts';

/** What a coach goes by; he has no name, and nothing slips him. */
export type Judgement = Omit<Character, 'name'>;

/** A question of a match, and what was answered. */
export interface Answered {
  /** What the side saw. */
  readonly view: object;
  readonly side: Side;
  /** The answer, and what the side answered after it, as far as is known. */
  readonly moves: readonly Move[];
  /** What the side had learned until then. */
  readonly learner: Learner | undefined;
}

const NO_PLAN: Plan = { moves: [] };

/** Says how a position is, and what could have been done in it: for those who look back at a match. */
export class Coach {
  readonly #ruleset: Ruleset;
  readonly #judgement: Judgement;

  constructor(ruleset: Ruleset, judgement: Judgement) {
    this.#ruleset = ruleset;
    this.#judgement = judgement;
  }

  /** The chance of the first side to win from a position, by one play-out, which uses the position up. */
  chance(world: object, dice: Dice): number {
    const ruleset = this.#ruleset;
    const { outcome } = ruleset.pending(world);
    // Doctrines know nothing of games that are over.
    if (outcome !== undefined) return worthOf(outcome, ruleset.sides[0]);
    const { chance, amounts } = playOut(this.#course(0), world, NO_PLAN, dice);
    return amounts === undefined ? chance : this.#between(world, chance);
  }

  /** The chance of the first side to win as a position stands, at a glance: rough, and the same for everybody who asks. */
  standing(world: object): number {
    const ruleset = this.#ruleset;
    const { outcome } = ruleset.pending(world);
    if (outcome !== undefined) return worthOf(outcome, ruleset.sides[0]);
    return this.#between(world, this.#seenBy(world, 0));
  }

  /** Not every term counts the same for both: what one side has is what the other has not. */
  #between(world: object, first: number): number {
    return (first + 1 - this.#seenBy(world, 1)) / 2;
  }

  #seenBy(world: object, side: SideNumber): number {
    const { doctrine, terms } = this.#judgement;
    const amounts = terms.map(() => 0);
    doctrine.weigh(world, side, amounts);
    return chanceOf(sumOf(terms, amounts));
  }

  /**
   * The same after a move, whose dice fall here. Whoever would have answered the same quickly has the same play-out as from
   * before the move, die for die: so that the two differ by the move and by nothing else.
   */
  chanceAfter(world: object, side: Side, move: Move, dice: Dice): number {
    const ruleset = this.#ruleset;
    const { doctrine } = this.#judgement;
    const isFirst = ruleset.pending(world).decisions[0].side === side;
    // Thinking takes dice too.
    if (isFirst) doctrine.quick(ruleset, world, numberOf(ruleset, side), dice);
    ruleset.play(world, side, move, dice);
    return this.chance(world, dice);
  }

  /** Somebody who has learned nothing yet of what a side cannot see. */
  learner(side: Side): Learner | undefined {
    return this.#judgement.doctrine.learner?.(numberOf(this.#ruleset, side));
  }

  /** Worlds that look to a side like this, after all that it has learned. */
  worlds(view: object, side: Side, learner: Learner | undefined, dice: Dice): readonly object[] {
    const { worlds } = this.#judgement.effort;
    return worldsOf(this.#ruleset, view, side, worlds, dice, learner);
  }

  /**
   * What there was to choose, the answer given among it; none where the question is too small to be thought about. The same
   * dice give the same choices in the same order.
   */
  choices(answered: Answered, dice: Dice): Choices | undefined {
    const { mind, doctrine, effort } = this.#judgement;
    const { view, side, moves, learner } = answered;
    const ruleset = this.#ruleset;
    const us = numberOf(ruleset, side);
    const [world] = worldsOf(ruleset, view, side, 1, dice, learner);
    const thought = doctrine.plans(ruleset, world, us, dice, effort.plans);
    if (thought.length === 0) return undefined;
    const longest = Math.max(...thought.map((plan) => plan.moves.length));
    const given = { moves: moves.slice(0, longest) };
    const usual = { moves: [mind.answer(ruleset, world, side, dice)] };
    const plans = distinct([given, usual, ...thought]);
    const choices = new Choices(ruleset, this.#course(us), plans, answered, effort.worlds);
    return plans.every((_, plan) => choices.departure(plan) === undefined) ? undefined : choices;
  }

  #course(us: SideNumber): Course {
    const { doctrine, terms, effort } = this.#judgement;
    const ruleset = this.#ruleset;
    const side = ruleset.sides[us];
    // A decision that ends a phase is judged as far ahead as the position after it.
    return { ruleset, doctrine, terms, side, horizon: effort.horizon + 1, foe: doctrine };
  }
}

/** What a side could have answered. */
export class Choices {
  readonly plans: readonly Plan[];
  readonly #ruleset: Ruleset;
  readonly #course: Course;
  readonly #answered: Answered;
  readonly #most: number;

  constructor(
    ruleset: Ruleset,
    course: Course,
    plans: readonly Plan[],
    answered: Answered,
    most: number,
  ) {
    this.plans = plans;
    this.#ruleset = ruleset;
    this.#course = course;
    this.#answered = answered;
    this.#most = most;
  }

  /** Which of its moves is the first that was not made; none where it was carried out as far as it goes. */
  departure(plan: number): number | undefined {
    const given = this.#answered.moves;
    const { moves } = this.plans[plan];
    const first = moves.findIndex((move, nth) => nth < given.length && !isSame(move, given[nth]));
    return first < 0 ? undefined : first;
  }

  /** Worlds to try plans in: what the side saw, filled in by the dice. */
  worlds(dice: Dice): readonly object[] {
    const { view, side, learner } = this.#answered;
    return worldsOf(this.#ruleset, view, side, this.#most, dice, learner);
  }

  /** The chance of the side to win with a plan, by one play-out in such a world, which is not changed. */
  chance(plan: number, world: object, dice: Dice): number {
    return playOut(this.#course, this.#ruleset.clone(world), this.plans[plan], dice).chance;
  }
}

function isSame(one: Move, other: Move): boolean {
  // One of them may come from a file that somebody else wrote.
  return canonicalJson(one) === canonicalJson(other);
}

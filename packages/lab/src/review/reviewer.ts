import { seededDice, type Dice, type Match, type Move, type Side } from '@sandtable/kernel';
import type { Answered, Coach } from '@sandtable/players';
import { raced } from './choice.ts';
import type { Choice, Found } from './found.ts';
import { tallyOf } from './tally.ts';

/** So many play-outs more are made of every step in each pass over a match: coarse at once, and then finer. */
export const PASSES = [4, 4, 8, 16, 32, 64, 128] as const;

/** One piece of the work: a step of the match, 0 for its beginning, in one of the passes. */
export interface Piece {
  readonly pass: number;
  readonly step: number;
}

type Learners = Readonly<Record<Side, Answered['learner']>>;

/** Where somebody stands who walks through a match. */
interface Place {
  readonly step: number;
  /** The positions before and after the step. */
  readonly before: object;
  readonly after: object;
  /** So many steps before it rolled dice. */
  readonly rolls: number;
  /** What both sides had learned before it. */
  readonly learners: Learners;
}

/**
 * Looks back at a match, piece by piece. A piece hangs on nothing but its number, the seed and what was found of its step before, so
 * that it comes to the same whoever does it and whenever. Quickest step by step, in their order.
 */
export class Reviewer {
  readonly #match: Match;
  readonly #coach: Coach;
  readonly #seed: string;
  /** The first step that the present rules can play again. */
  readonly #from: number;
  #place: Place;

  constructor(match: Match, coach: Coach, seed: string) {
    this.#match = match;
    this.#coach = coach;
    this.#seed = seed;
    this.#from = match.eras[match.eras.length - 1].from;
    this.#place = this.#beginning();
  }

  /** So many have to be looked at: all steps, and the beginning. */
  get steps(): number {
    return this.#match.steps.length + 1;
  }

  /** Whether a pass is in what was found already. */
  isDone(found: Found | undefined, pass: number): boolean {
    return found !== undefined && found.chance.count >= trialsBefore(pass + 1);
  }

  /** What a pass finds of a step, without what was found before: `merged` adds it to that. */
  found({ pass, step }: Piece, before: Found | undefined): Found {
    const { ruleset, steps } = this.#match;
    const place = this.#goTo(step);
    const from = trialsBefore(pass);
    const trials = Array.from({ length: PASSES[pass] }, (_, i) => from + i);
    const rolls = place.rolls + (step > 0 && steps[step - 1].dice.length > 0 ? 1 : 0);
    const chances = trials.map((n) =>
      this.#coach.chance(ruleset.clone(place.after), this.#dice(n, rolls)),
    );
    const chance = tallyOf(chances);
    // What was played under other rules cannot be tried again.
    if (step === 0 || step <= this.#from) return { chance };
    const gift = this.#gift(place, trials, chances);
    const choice = this.#choice(place, trials, pass, before?.choice);
    return { chance, ...(gift && { gift }), ...(choice && { choice }) };
  }

  /**
   * Trial number `n` has the same dice from one roll of the match to the next: what they bring falls out where positions
   * before and after a decision are compared. After a roll they are others, so that they favour nobody all along.
   */
  #dice(n: number, rolls: number): Dice {
    return seededDice(`${this.#seed}/${rolls}/${n}`);
  }

  #gift(
    { step, before, rolls }: Place,
    trials: readonly number[],
    chances: readonly number[],
  ): number[] | undefined {
    const { ruleset, steps } = this.#match;
    const { side, move, dice } = steps[step - 1];
    if (dice.length === 0) return undefined;
    return trials.map((n, i) => {
      const other = ruleset.clone(before);
      const expected = this.#coach.chanceAfter(other, side, move, this.#dice(n, rolls));
      return chances[i] - expected;
    });
  }

  #choice(
    { step, before, learners }: Place,
    trials: readonly number[],
    pass: number,
    known: Choice | undefined,
  ): Choice | undefined {
    // What was too small in the first pass is so in all of them.
    if (pass > 0 && known === undefined) return undefined;
    const { ruleset, steps } = this.#match;
    const { side } = steps[step - 1];
    const seed = `${this.#seed}/choice/${step}`;
    const answered: Answered = {
      view: ruleset.view(before, side),
      side,
      moves: movesFrom(steps, step - 1, side),
      learner: learners[side],
    };
    const choices = this.#coach.choices(answered, seededDice(seed));
    return choices && raced(choices, { pass, trials, seed }, known);
  }

  #goTo(step: number): Place {
    if (step < this.#place.step) this.#place = this.#beginning();
    while (this.#place.step < step) this.#place = this.#next(this.#place);
    return this.#place;
  }

  #beginning(): Place {
    const { ruleset } = this.#match;
    const position = this.#match.at(0);
    const learners = Object.fromEntries(
      ruleset.sides.map((side) => [side, this.#coach.learner(side)]),
    );
    return { step: 0, before: position, after: position, rolls: 0, learners };
  }

  #next({ step, after: before, rolls, learners }: Place): Place {
    const { ruleset } = this.#match;
    for (const side of ruleset.sides) learners[side]?.see(ruleset.view(before, side));
    const after = this.#match.after(ruleset.clone(before), step);
    const rolled = step > 0 && this.#match.steps[step - 1].dice.length > 0;
    return { step: step + 1, before, after, rolls: rolls + (rolled ? 1 : 0), learners };
  }
}

/** How many trials have been made of a step before a pass. */
export function trialsBefore(pass: number): number {
  return PASSES.slice(0, pass).reduce((sum, count) => sum + count, 0);
}

/** No plan goes further ahead. */
const MOST_AHEAD = 60;

/** What a side decided from a step on. */
function movesFrom(
  steps: readonly { readonly side: Side; readonly move: Move }[],
  from: number,
  side: Side,
): Move[] {
  const near = steps.slice(from, from + MOST_AHEAD);
  return near.filter((step) => step.side === side).map(({ move }) => move);
}

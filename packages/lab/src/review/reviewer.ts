import { seededDice, type Dice, type Match, type Ruleset } from '@sandtable/kernel';
import type { Coach } from '@sandtable/players';
import { raced } from './choice.ts';
import type { Choice, Found } from './found.ts';
import { MatchWalk } from './matchWalk.ts';
import { SeenWalk, type Witnessed } from './seenWalk.ts';
import { tallyOf } from './tally.ts';
import type { Deed, Place, Walk, Worlds } from './walk.ts';

/** So many play-outs more are made of every step in each pass over a match: coarse at once, and then finer. */
export const PASSES = [4, 4, 8, 16, 32, 64, 128] as const;

/** One piece of the work: a step of the match, 0 for its beginning, in one of the passes. */
export interface Piece {
  readonly pass: number;
  readonly step: number;
}

/**
 * Looks back at a match, piece by piece. A piece hangs on nothing but its number, the seed and what was found of its step before, so
 * that it comes to the same whoever does it and whenever. Quickest step by step, in their order.
 */
export class Reviewer {
  readonly #walk: Walk;
  readonly #coach: Coach;
  readonly #seed: string;

  private constructor(walk: Walk, coach: Coach, seed: string) {
    this.#walk = walk;
    this.#coach = coach;
    this.#seed = seed;
  }

  /** For a match that is over, with all that was secret in it. */
  static ofMatch(match: Match, coach: Coach, seed: string): Reviewer {
    return new Reviewer(new MatchWalk(match, coach), coach, seed);
  }

  /** For one that goes on, by what a side has seen of it and nothing else. */
  static ofSeen(ruleset: Ruleset, witnessed: Witnessed, coach: Coach, seed: string): Reviewer {
    return new Reviewer(new SeenWalk(ruleset, witnessed, coach), coach, seed);
  }

  /** So many have to be looked at: all steps, and the beginning. */
  get steps(): number {
    return this.#walk.steps;
  }

  /** Whether a pass is in what was found already. */
  isDone(found: Found | undefined, pass: number): boolean {
    return found !== undefined && found.chance.count >= trialsBefore(pass + 1);
  }

  /** What a pass finds of a step, without what was found before: `merged` adds it to that. */
  found({ pass, step }: Piece, before: Found | undefined): Found {
    const place = this.#walk.to(step);
    const from = trialsBefore(pass);
    const trials = Array.from({ length: PASSES[pass] }, (_, i) => from + i);
    const rolls = place.rolls + (place.isChance ? 1 : 0);
    const after = this.#worlds(place.after, `after/${step}/${pass}`);
    const chances = trials.map((n) => this.#coach.chance(after(n), this.#dice(n, rolls)));
    const chance = tallyOf(chances);
    const { deed } = place;
    if (deed === undefined) return { chance };
    const gift = place.isChance ? this.#gift(place, deed, trials, pass, chances) : undefined;
    const choice = this.#choice(place, deed, trials, pass, before?.choice);
    return { chance, ...(gift && { gift }), ...(choice && { choice }) };
  }

  /**
   * Trial number `n` has the same dice from one roll of the match to the next: what they bring falls out where positions
   * before and after a decision are compared. After a roll they are others, so that they favour nobody all along.
   */
  #dice(n: number, rolls: number): Dice {
    return seededDice(`${this.#seed}/${rolls}/${n}`);
  }

  /** A position for each trial, to be used up. */
  #worlds(worlds: Worlds, what: string): (n: number) => object {
    const { ruleset } = this.#walk;
    const all = worlds(seededDice(`${this.#seed}/${what}`));
    return (n) => ruleset.clone(all[n % all.length]);
  }

  #gift(
    { step, rolls }: Place,
    { side, move, before }: Deed,
    trials: readonly number[],
    pass: number,
    chances: readonly number[],
  ): number[] {
    const world = this.#worlds(before, `before/${step}/${pass}`);
    return trials.map((n, i) => {
      const expected = this.#coach.chanceAfter(world(n), side, move, this.#dice(n, rolls));
      return chances[i] - expected;
    });
  }

  #choice(
    { step }: Place,
    { answered }: Deed,
    trials: readonly number[],
    pass: number,
    known: Choice | undefined,
  ): Choice | undefined {
    // What was too small in the first pass is so in all of them.
    if (answered === undefined || (pass > 0 && known === undefined)) return undefined;
    const seed = `${this.#seed}/choice/${step}`;
    const choices = this.#coach.choices(answered(), seededDice(seed));
    return choices && raced(choices, { pass, trials, seed }, known);
  }
}

/** How many trials have been made of a step before a pass. */
export function trialsBefore(pass: number): number {
  return PASSES.slice(0, pass).reduce((sum, count) => sum + count, 0);
}

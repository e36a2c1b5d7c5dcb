import type { Decision, Ruleset } from '@sandtable/kernel';
import type { Budget, Player, PlayerKind } from '@sandtable/players';
import { advise, type Advice } from './advise.ts';

/**
 * Advises a side of a match, one move after another. It goes on with what it meant to do, and says the same when it is asked
 * the same again.
 */
export class Counsellor {
  readonly #ruleset: Ruleset;
  readonly #kind: PlayerKind;
  readonly #budget: Budget;
  readonly #player: Player;
  #last: { readonly view: string; readonly advice: Advice } | undefined;

  constructor(ruleset: Ruleset, kind: PlayerKind, budget: Budget) {
    this.#ruleset = ruleset;
    this.#kind = kind;
    this.#budget = budget;
    this.#player = kind.make(ruleset, budget);
  }

  *advise(view: object, asked: Decision, most: number): Generator<unknown, Advice> {
    const ruleset = this.#ruleset;
    // Whoever looks further ahead imagines what comes of it, and must not take that for what has happened.
    if (most > 1) {
      const player = this.#kind.make(ruleset, this.#budget);
      return yield* advise(ruleset, this.#kind, view, asked, most, player);
    }
    const seen = JSON.stringify(view);
    if (this.#last?.view === seen) return this.#last.advice;
    const advice = yield* advise(ruleset, this.#kind, view, asked, most, this.#player);
    this.#last = { view: seen, advice };
    return advice;
  }
}

import type { Known } from './known.ts';
import type { Move, Refusal, Ruleset, Side } from './ruleset.ts';
import { seededDice } from './seeded.ts';

/**
 * What can be done, and why not, worked out from what somebody knows: in one world that looks like this to
 * him. The true one gives the same answers.
 */
export class Imagined {
  readonly #ruleset: Ruleset;
  readonly #known: Pick<Known, 'view' | 'viewer'>;
  #world: object | undefined;

  constructor(ruleset: Ruleset, known: Pick<Known, 'view' | 'viewer'>) {
    this.#ruleset = ruleset;
    this.#known = known;
  }

  /** That world. Read it, clone it, do not change it. */
  get world(): object {
    const { view, viewer } = this.#known;
    this.#world ??= this.#ruleset.imagine(view, viewer, seededDice('imagined'));
    return this.#world;
  }

  moves(side: Side): Move[] {
    return this.#ruleset.moves(this.world, side);
  }

  check(side: Side, move: unknown): Refusal | undefined {
    return this.#ruleset.check(this.world, side, move);
  }
}

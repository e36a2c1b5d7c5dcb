import type { Known } from './known.ts';
import type { Message } from './message.ts';
import type { GameEvent, Move, Refusal, Ruleset, Side } from './ruleset.ts';
import { seededDice } from './seeded.ts';
import { whyItStands, type Stakes } from './stakes.ts';

/** What would come of a move in a world that is imagined. */
export interface Tried {
  /** That world after it, by dice that nobody has rolled. */
  readonly after: object;
  /** What would happen. */
  readonly events: readonly GameEvent[];
  /** Who is asked then. */
  readonly asked: readonly Side[];
  /** Why the move could not be taken back; not there where it could. */
  readonly whyNotUndo?: Message;
}

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

  /** What a legal move costs, and what it risks. */
  stakes(side: Side, move: Move): Stakes {
    return this.#ruleset.stakes(this.world, side, move);
  }

  /** Plays a legal move in a copy: it tells nobody anything that he could not have known. */
  try(side: Side, move: Move): Tried {
    const after = this.#ruleset.clone(this.world);
    const dice = seededDice('tried', true);
    const events: GameEvent[] = [];
    this.#ruleset.play(after, side, move, dice, (event) => events.push(event));
    const whyNotUndo = whyItStands(dice.kept ?? [], events);
    const asked = this.#ruleset.pending(after).decisions.map((decision) => decision.side);
    return { after, events, asked, ...(whyNotUndo && { whyNotUndo }) };
  }
}

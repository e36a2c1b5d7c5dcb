import type { Match, Ruleset, Side } from '@sandtable/kernel';
import type { Answered, Coach } from '@sandtable/players';
import { movesFrom, type Place, type Walk } from './walk.ts';

type Learners = Readonly<Record<Side, Answered['learner']>>;

/** The positions before and after a step. */
interface At {
  readonly step: number;
  readonly before: object;
  readonly after: object;
  readonly rolls: number;
  /** What both sides had learned before it. */
  readonly learners: Learners;
}

/** Through a match that is over, with all that was secret in it: both sides are judged, each by what it knew. */
export class MatchWalk implements Walk {
  readonly #match: Match;
  readonly #coach: Coach;
  /** The first step that the present rules can play again. */
  readonly #from: number;
  #at: At;

  constructor(match: Match, coach: Coach) {
    this.#match = match;
    this.#coach = coach;
    this.#from = match.eras[match.eras.length - 1].from;
    this.#at = this.#beginning();
  }

  get ruleset(): Ruleset {
    return this.#match.ruleset;
  }

  get steps(): number {
    return this.#match.steps.length + 1;
  }

  to(step: number): Place {
    if (step < this.#at.step) this.#at = this.#beginning();
    while (this.#at.step < step) this.#at = this.#next(this.#at);
    const { before, after, rolls, learners } = this.#at;
    const { ruleset } = this;
    const { steps } = this.#match;
    const isChance = this.#isChance(step);
    const place: Place = { step, after: () => [after], rolls, isChance };
    // What was played under other rules cannot be tried again.
    if (step === 0 || step <= this.#from) return place;
    const { side, move } = steps[step - 1];
    const answered = (): Answered => ({
      view: ruleset.view(before, side),
      side,
      moves: movesFrom(steps, step - 1, side),
      learner: learners[side],
    });
    return { ...place, deed: { side, move, before: () => [before], answered } };
  }

  #isChance(step: number): boolean {
    return step > 0 && this.#match.steps[step - 1].dice.length > 0;
  }

  #beginning(): At {
    const position = this.#match.at(0);
    const learners = Object.fromEntries(
      this.ruleset.sides.map((side) => [side, this.#coach.learner(side)]),
    );
    return { step: 0, before: position, after: position, rolls: 0, learners };
  }

  #next({ step, after: before, rolls, learners }: At): At {
    const { ruleset } = this;
    for (const side of ruleset.sides) learners[side]?.see(ruleset.view(before, side));
    const after = this.#match.after(ruleset.clone(before), step);
    const more = this.#isChance(step) ? 1 : 0;
    return { step: step + 1, before, after, rolls: rolls + more, learners };
  }
}

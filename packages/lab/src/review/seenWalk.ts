import { Imagined, type Ruleset, type Side, type StepSeen } from '@sandtable/kernel';
import type { Coach, Learner } from '@sandtable/players';
import { movesFrom, type Deed, type Place, type Walk } from './walk.ts';

/** What a side was told of a match: the steps that it noticed, as it saw them. */
export interface Witnessed {
  readonly side: Side;
  readonly steps: readonly Pick<StepSeen, 'side' | 'move' | 'before' | 'after'>[];
}

/** What of a step depends on nothing but what was seen of it. */
interface Judged {
  /** Whether what was decided can be tried again. */
  readonly isTried: boolean;
  readonly isChance: boolean;
}

/**
 * Through a match that goes on, as one side has seen it, and nothing else: positions are worlds that look so to that side, and only its
 * own decisions are judged. Of what others did in secret it is known what became of it, and no more.
 */
export class SeenWalk implements Walk {
  readonly ruleset: Ruleset;
  readonly #witnessed: Witnessed;
  readonly #coach: Coach;
  /** As far as anybody has come. */
  readonly #judged: Judged[] = [];
  #step = 0;
  /** What the side had learned before the step, and after it. */
  #before: Learner | undefined;
  #after: Learner | undefined;

  /** @param witnessed At least one step. */
  constructor(ruleset: Ruleset, witnessed: Witnessed, coach: Coach) {
    this.ruleset = ruleset;
    this.#witnessed = witnessed;
    this.#coach = coach;
    this.#begin();
  }

  get steps(): number {
    return this.#witnessed.steps.length + 1;
  }

  to(step: number): Place {
    if (step < this.#step) this.#begin();
    while (this.#step < step) this.#goOn();
    const { steps, side: own } = this.#witnessed;
    while (this.#judged.length < step) this.#judged.push(this.#judge(steps[this.#judged.length]));
    const [coach, learner, learned] = [this.#coach, this.#before, this.#after];
    const seen = step === 0 ? steps[0].before : steps[step - 1].after;
    const place: Place = {
      step,
      after: (dice) => coach.worlds(seen, own, learned, dice),
      rolls: this.#judged.slice(0, Math.max(step - 1, 0)).filter((each) => each.isChance).length,
      isChance: step > 0 && this.#judged[step - 1].isChance,
    };
    if (step === 0 || !this.#judged[step - 1].isTried) return place;
    const { side, move, before: view } = steps[step - 1];
    if (move === undefined) return place;
    const moves = movesFrom(steps, step - 1, side);
    const deed: Deed = {
      side,
      move,
      before: (dice) => coach.worlds(view, own, learner, dice),
      answered: side === own ? () => ({ view, side, moves, learner }) : undefined,
    };
    return { ...place, deed };
  }

  /**
   * What can be taken back leaves nothing to chance: no dice fell, and nothing came to light. That is so in whatever world. What was decided under other rules cannot be tried again.
   */
  #judge({ side, move, before }: Witnessed['steps'][number]): Judged {
    const imagined = new Imagined(this.ruleset, { view: before, viewer: this.#witnessed.side });
    if (move === undefined || imagined.check(side, move) !== undefined) {
      return { isTried: false, isChance: true };
    }
    return { isTried: true, isChance: imagined.try(side, move).whyNotUndo !== undefined };
  }

  #begin(): void {
    const { side, steps } = this.#witnessed;
    this.#step = 0;
    this.#before = this.#coach.learner(side);
    this.#after = this.#coach.learner(side);
    this.#after?.see(steps[0].before);
  }

  #goOn(): void {
    const { steps } = this.#witnessed;
    const { before, after } = steps[this.#step];
    const last = this.#step === 0 ? undefined : steps[this.#step - 1].after;
    if (last !== undefined) this.#before?.see(last);
    if (before !== last) {
      this.#before?.see(before);
      if (last !== undefined) this.#after?.see(before);
    }
    this.#after?.see(after);
    this.#step++;
  }
}

import { listen, SILENCE, type GuidedBattle, type Talk } from '@sandtable/lessons';
import type { Moment } from '../play/moment.ts';
import type { Sitting } from '../play/sitting.ts';

/** Follows a guided battle from one side, and makes a remark now and then. */
export class Commentary {
  readonly #sitting: Sitting;
  readonly #battle: GuidedBattle;
  #talk: Talk = SILENCE;
  #told: number;
  #moment: Moment | undefined;

  constructor(sitting: Sitting, battle: GuidedBattle) {
    this.#sitting = sitting;
    this.#battle = battle;
    // What happened before it was opened has been talked about.
    this.#told = this.#steps.length;
  }

  get #steps() {
    return this.#sitting.table.known(this.#battle.side).told;
  }

  /** The remark that is on now. */
  readonly now = (): string | undefined => {
    const moment = this.#sitting.moment();
    if (moment !== this.#moment) this.#listen(moment);
    return this.#talk.now;
  };

  #listen(moment: Moment): void {
    this.#moment = moment;
    const { decision, outcome, view } = moment;
    const steps = this.#steps;
    const { ruleset } = this.#sitting.game;
    this.#talk = listen(this.#battle, this.#talk, {
      events: steps.slice(this.#told).flat(),
      standing: ruleset.standing(view),
      ...(decision && { asked: decision.kind }),
      ...(outcome && { outcome }),
    });
    this.#told = steps.length;
  }
}

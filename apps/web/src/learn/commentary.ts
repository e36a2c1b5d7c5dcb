import { listen, SILENCE, type GuidedBattle, type Talk } from '@sandtable/lessons';
import type { Moment } from '../play/moment.ts';
import type { Sitting } from '../play/sitting.ts';

/** What was said in the battle that was talked about last: whoever comes back is not told all of it again. */
const KEY = 'sandtable.said';

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
    this.#talk = talkIn(sitting.table.id, this.#told);
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

  /** What is on is not to the point any more. */
  #drop(): void {
    const { said, events, scores } = this.#talk;
    this.#talk = { said, events, scores };
  }

  #listen(moment: Moment): void {
    this.#moment = moment;
    const { decision, outcome, view, counsel } = moment;
    const before = this.#talk.said;
    // Advice is for whoever decides himself.
    if (counsel?.kind === 'playing') this.#drop();
    const steps = this.#steps;
    const { ruleset } = this.#sitting.game;
    this.#talk = listen(this.#battle, this.#talk, {
      events: steps.slice(this.#told).flat(),
      step: steps.length,
      standing: ruleset.standing(view),
      ...(decision && { asked: decision.kind }),
      ...(outcome && { outcome }),
    });
    this.#told = steps.length;
    if (this.#talk.said !== before) keepTalk(this.#sitting.table.id, this.#talk);
  }
}

/** As it was when the match was left; what was on is so still where nothing has happened since. */
function talkIn(match: string, step: number): Talk {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
    if (kept.match !== match || !Array.isArray(kept.said)) return SILENCE;
    const { said, now, since } = kept;
    const isOn = now !== undefined && since?.step === step;
    return { ...SILENCE, said, ...(isOn && { now, since }) };
  } catch {
    return SILENCE;
  }
}

function keepTalk(match: string, { said, now, since }: Talk): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ match, said, now, since }));
  } catch {
    // Without storage some of it is said again.
  }
}

type Kept = Pick<Talk, 'said' | 'now' | 'since'> & { readonly match?: string };

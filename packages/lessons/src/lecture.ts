import {
  accept,
  Match,
  ScriptError,
  type Move,
  type Refusal,
  type Result,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import {
  afterAnswer,
  again,
  BEGINNING,
  doesCount,
  isDone,
  judge,
  OTHER,
  type Stage,
} from './judge.ts';
import type { Lesson, Scripted } from './lesson.ts';

const BY_HAND = { kind: 'scripted' } as const;

/** A lesson while it is played: its match, and how far somebody has come in it. */
export class Lecture {
  readonly lesson: Lesson;
  #match: Match;
  #stage = BEGINNING;
  /** How many steps of the match there were when each step of the lesson began. */
  readonly #begun = [0];

  private constructor(lesson: Lesson, match: Match) {
    this.lesson = lesson;
    this.#match = match;
  }

  /** The lesson at its beginning, or what is wrong with its position. */
  static begin(ruleset: Ruleset, lesson: Lesson): Result<Lecture> {
    const match = Match.start(ruleset, lesson.position, lesson.options ?? {}, BY_HAND);
    return match.ok ? accept(new Lecture(lesson, match.value)) : match;
  }

  /** Another one whenever something is tried again. */
  get match(): Match {
    return this.#match;
  }

  get stage(): Stage {
    return this.#stage;
  }

  get isDone(): boolean {
    return isDone(this.lesson, this.#stage);
  }

  /** Goes on to a step that somebody has come to before, by what the lesson itself would do. */
  skipTo(step: number): void {
    while (this.#stage.step < step && !this.isDone) {
      const { due, wanted, stage } = this;
      if (due !== undefined) this.answer();
      else if (wanted !== undefined) this.play(this.lesson.side, wanted);
      if (this.#stage === stage) return;
    }
    while (this.due !== undefined) this.answer();
  }

  /** What would do now: the lesson's own move, or where somebody came another way the first listed that counts. */
  get wanted(): Move | undefined {
    const step = this.lesson.steps.at(this.#stage.step);
    const { side } = this.lesson;
    const { ruleset, state } = this.#match;
    if (step === undefined || this.#match.check(side, step.model) === undefined) return step?.model;
    return ruleset.moves(state, side).find((move) => doesCount(step, move));
  }

  /** What is to be played next, and by whom, before whoever learns is asked again. */
  get due(): (Scripted & { readonly side: Side }) | undefined {
    const [next] = this.#stage.due;
    const side = next?.side ?? this.#match.pending.decisions.at(0)?.side;
    return next === undefined || side === undefined ? undefined : { ...next, side };
  }

  /** Takes a decision: it is refused by the rules, played, or only talked about. */
  play(side: Side, move: Move): Refusal | undefined {
    const refusal = this.#match.check(side, move);
    if (refusal !== undefined) return refusal;
    if (side !== this.lesson.side || this.due !== undefined) return undefined;
    const verdict = judge(this.lesson, this.#stage, move);
    if (!verdict.isPlayed) this.#stage = verdict.stage;
    else if (this.#roll(side, move, verdict.dice)) {
      this.#stage = verdict.stage;
      this.#playOwn();
    } else this.#stage = { ...again(this.#stage), noted: OTHER, missed: true };
    return undefined;
  }

  /** Plays what is due. */
  answer(): void {
    const { due } = this;
    if (due === undefined) return;
    if (!this.#roll(due.side, due.move, due.dice ?? [])) throw new Error('other dice are rolled');
    this.#stage = afterAnswer(this.#stage);
    this.#playOwn();
  }

  /** The step from its beginning; or the one before it, where nothing has been done in it. */
  back(): void {
    const isAt = this.#match.steps.length === this.#begun[this.#stage.step];
    const isNew = isAt && this.#stage.noted === undefined;
    const step = Math.max(0, isNew ? this.#stage.step - 1 : this.#stage.step);
    this.#begun.length = step + 1;
    this.#match = this.#match.fork(this.#begun[step], BY_HAND);
    this.#stage = isNew ? { step, due: [] } : again(this.#stage);
  }

  /** Decisions of whoever learns that teach nothing are made for him, as soon as they are due. */
  #playOwn(): void {
    if (this.due?.side === this.lesson.side) this.answer();
    if (this.#stage.due.length === 0 && !this.#stage.astray) {
      this.#begun[this.#stage.step] = this.#match.steps.length;
    }
  }

  /** Whether the move has rolled exactly these dice; otherwise nothing has been played. */
  #roll(side: Side, move: Move, dice: readonly number[]): boolean {
    const before = this.#match.steps.length;
    this.#match.script(dice);
    try {
      const played = this.#match.play(side, move);
      if (played.ok && this.#match.scripted.length === 0) return true;
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
    }
    this.#match = this.#match.fork(before, BY_HAND);
    return false;
  }
}

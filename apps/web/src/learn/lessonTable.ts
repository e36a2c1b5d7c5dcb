import {
  message,
  premisesOf,
  Witness,
  type Known,
  type MatchFile,
  type Move,
  type Pending,
  type Premises,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import { Lecture, type Lesson } from '@sandtable/lessons';
import { ADDRESS } from '../app/address.ts';
import type { Game } from '../games/games.ts';
import type { PastStep, SharedTable } from '../play/localTable.ts';
import type { Reason } from '../play/moment.ts';
import { Sitting } from '../play/sitting.ts';
import type { World } from '../play/world.ts';
import { placeIn } from './place.ts';
import type { Seats } from '../store/seats.ts';

const NOBODY: Pending = { decisions: [], outcome: undefined };

/** A lesson on the table. Nothing of it is kept, and every step of it can be taken back. */
export class LessonTable implements SharedTable {
  readonly id = 'lesson';
  readonly seats: Seats;
  readonly again = ADDRESS.learn();
  readonly isKept = false;
  readonly isHelped = false;
  readonly isWhole = true;
  readonly hasNews = false;
  readonly premises: Premises;
  readonly lecture: Lecture;
  readonly #witnesses = new Map<Viewer, Witness>();

  /** @param title What the lesson is called. */
  constructor(lecture: Lecture, title: string) {
    const { match, lesson } = lecture;
    const premises = premisesOf(match);
    this.lecture = lecture;
    this.premises = { ...premises, scenario: { ...premises.scenario, title } };
    this.seats = Object.fromEntries(
      match.ruleset.sides.map((side) => [
        side,
        side === lesson.side ? 'person' : ('computer:lesson' as const),
      ]),
    );
  }

  /** Nothing comes from elsewhere. */
  showNews(): void {}

  subscribe(): () => void {
    return () => {};
  }

  known(viewer: Viewer): Known {
    let witness = this.#witnesses.get(viewer);
    if (witness === undefined) this.#witnesses.set(viewer, (witness = new Witness(viewer)));
    const { whyNotUndo: _, ...known } = witness.look(this.lecture.match);
    const whyNotUndo = this.#whyNotUndo(viewer);
    return { ...known, pending: this.#pending(), ...(whyNotUndo && { whyNotUndo }) };
  }

  /** A lesson has no past that one comes back to. */
  past(): readonly PastStep[] {
    return [];
  }

  /** Whoever learns is asked when it is his turn to try, and the other side when an answer of it is due. */
  #pending(): Pending {
    const { lecture } = this;
    const { due, stage, isDone } = lecture;
    const asked = due?.side ?? (isDone || stage.astray ? undefined : lecture.lesson.side);
    const decisions = lecture.match.pending.decisions.filter(({ side }) => side === asked);
    return decisions.length === 0 ? NOBODY : { decisions, outcome: undefined };
  }

  #whyNotUndo(viewer: Viewer): Known['whyNotUndo'] {
    const { stage, lesson, match } = this.lecture;
    if (viewer !== lesson.side) return message('undo.other');
    const isNew = match.steps.length === 0 && stage.noted === undefined;
    return isNew ? message('undo.nothing') : undefined;
  }

  play(side: Side, move: Move): Promise<Reason | undefined> {
    if (side === this.lecture.lesson.side) return Promise.resolve(this.lecture.play(side, move));
    this.lecture.answer();
    return Promise.resolve(undefined);
  }

  undo(): Promise<undefined> {
    this.lecture.back();
    return Promise.resolve(undefined);
  }

  /** Nobody is beaten in a lesson. */
  resign(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  save(): MatchFile {
    return this.lecture.match.save();
  }
}

/** Somebody at a lesson: the other side answers as it is written. */
export function sitDown(
  game: Game,
  lesson: Lesson,
  title: string,
  look: World['look'],
): { readonly sitting: Sitting; readonly table: LessonTable } {
  const begun = Lecture.begin(game.ruleset, lesson);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  begun.value.skipTo(placeIn(game.ruleset.id, lesson.id));
  const table = new LessonTable(begun.value, title);
  const sitting = new Sitting(game, table, {
    choose() {
      const { due } = table.lecture;
      if (due === undefined) throw new Error('nothing is due');
      return Promise.resolve(due.move);
    },
    advise: () => Promise.reject(new Error('a lesson says itself what to do')),
    look,
  });
  return { sitting, table };
}

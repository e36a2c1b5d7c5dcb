import { render, message, type Catalogue, type Move, type Words } from '@sandtable/kernel';
import { saidAt, type Lecture } from '@sandtable/lessons';
import { drawScene } from '../drawing/board.ts';
import { drawChoices } from '../drawing/choices.ts';
import { openingOf } from '../drawing/opening.ts';
import type { Lines } from '../play/lines.ts';
import { lineWidth, paint, print, wrap } from '../terminal.ts';

/** One lesson at the terminal: what is said, the board, and what happens. */
export class Classroom {
  readonly #lecture: Lecture;
  readonly #catalogue: Catalogue;
  readonly #words: Words;
  /** How many steps of the match have been told. */
  #told = 0;

  constructor(lecture: Lecture, catalogue: Catalogue, words: Words) {
    this.#lecture = lecture;
    this.#catalogue = catalogue;
    this.#words = words;
  }

  /** Plays it as it is meant, and tells all of it: for whoever writes lessons. */
  show(): void {
    const { lesson } = this.#lecture;
    print(this.#board());
    for (const { id, model } of lesson.steps) {
      this.#say();
      print(paint('bold', `> ${id}: ${this.#label(model)} ${JSON.stringify(model)}`));
      const refusal = this.#lecture.play(lesson.side, model);
      if (refusal !== undefined) print(this.#words.render(refusal.message));
      this.#watch();
    }
    this.#say();
    print(this.#board());
  }

  /** Has somebody at the keyboard do it. Gives the exit code. */
  async teach(lines: Lines): Promise<number> {
    const { lesson } = this.#lecture;
    while (!this.#lecture.isDone) {
      this.#say();
      print(this.#board());
      const moves = this.#lecture.stage.astray ? [] : this.#lecture.match.moves(lesson.side);
      if (moves.length > 0) print(drawChoices(moves.map((move) => this.#label(move))));
      const key = moves.length > 0 ? 'learn.prompt' : 'learn.again';
      const line = await lines.ask(this.#words.text(key));
      if (line === undefined || line === 'quit') return 0;
      const move = moves.at(Number(line) - 1);
      if (line === 'back' || moves.length === 0) this.#back();
      else if (/^\d+$/.test(line) && Number(line) > 0 && move !== undefined) this.#play(move);
      else print(this.#words.text('learn.number', { last: moves.length }));
    }
    this.#say();
    return 0;
  }

  #back(): void {
    this.#lecture.back();
    this.#told = Math.min(this.#told, this.#lecture.match.steps.length);
  }

  #play(move: Move): void {
    const refusal = this.#lecture.play(this.#lecture.lesson.side, move);
    if (refusal !== undefined) print(this.#words.render(refusal.message));
    this.#watch();
  }

  /** What happens until somebody is asked again. */
  #watch(): void {
    this.#tell();
    while (this.#lecture.due !== undefined) {
      this.#lecture.answer();
      this.#tell();
    }
  }

  #say(): void {
    const { lesson, stage } = this.#lecture;
    const { about, next } = saidAt(lesson, stage, this.#catalogue);
    for (const key of [about, next]) {
      if (key !== undefined) print(paint('green', wrap(this.#text(key), lineWidth(), '| ')));
    }
  }

  #tell(): void {
    const { match, lesson } = this.#lecture;
    for (; this.#told < match.steps.length; this.#told++) {
      for (const event of match.events(this.#told, lesson.side)) {
        print(wrap(`${this.#words.tell(event)} [${event.rule}]`, lineWidth(), '  '));
      }
    }
  }

  #board(): string {
    const { match, lesson } = this.#lecture;
    const scene = match.ruleset.scene(match.view(lesson.side));
    return drawScene(scene, this.#words, openingOf(match, lesson.side));
  }

  #label(move: Move): string {
    const { match, lesson } = this.#lecture;
    return this.#words.choice(match.view(lesson.side), move);
  }

  #text(key: string): string {
    return render(message(key), this.#catalogue);
  }
}

import type { GameEvent, Move, Ruleset } from '@sandtable/kernel';
import { expect } from 'vitest';
import { doesCount, fits, Lecture, type Lesson } from '../../src/index.ts';

/** The lesson at its beginning, or a failed test with every problem of its position. */
export function begin(ruleset: Ruleset, lesson: Lesson): Lecture {
  const begun = Lecture.begin(ruleset, lesson);
  if (!begun.ok) throw new Error(`${lesson.id}: ${JSON.stringify(begun.problems)}`);
  return begun.value;
}

/** What the lesson wants at the step it has come to: as it is written, or whatever else counts there. */
export function wanted(lecture: Lecture): Move {
  const { lesson, stage, match } = lecture;
  const step = lesson.steps[stage.step];
  if (match.check(lesson.side, step.model) === undefined) return step.model;
  const found = match.moves(lesson.side).find((move) => doesCount(step, move));
  if (found === undefined) throw new Error(`${lesson.id}.${step.id}: nothing that counts is legal`);
  return found;
}

/** Plays a decision that has to count, with all that follows, and checks what came of it. */
export function playStep(lecture: Lecture, move: Move = wanted(lecture)): void {
  const { lesson, stage } = lecture;
  const step = lesson.steps[stage.step];
  const name = `${lesson.id}.${step.id} ${JSON.stringify(move)}`;
  const before = lecture.match.steps.length;
  expect(lecture.play(lesson.side, move), `${name} is refused`).toBe(undefined);
  expect(lecture.stage.noted, `${name} does not count, or rolls other dice`).toBe(undefined);
  answerAll(lecture);
  expect(lecture.stage.step, name).toBe(stage.step + 1);
  const events = eventsSince(lecture, before);
  for (const pattern of step.happens ?? []) {
    const happened = events.some((event) => fits(pattern, event));
    expect(happened, `${name} brings ${JSON.stringify(pattern)}: ${JSON.stringify(events)}`).toBe(
      true,
    );
  }
}

export function answerAll(lecture: Lecture): void {
  while (lecture.due !== undefined) lecture.answer();
}

export function eventsSince({ match, lesson }: Lecture, first: number): GameEvent[] {
  return match.steps.slice(first).flatMap((_, i) => match.events(first + i, lesson.side));
}

/** The lesson played as it is meant up to a step. */
export function playedTo(ruleset: Ruleset, lesson: Lesson, step: number): Lecture {
  const lecture = begin(ruleset, lesson);
  while (lecture.stage.step < step) playStep(lecture);
  return lecture;
}

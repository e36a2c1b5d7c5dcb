import { problemsIn } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import {
  battleSchema,
  doesCount,
  fits,
  judge,
  keysOf,
  lessonSchema,
  type Lesson,
} from '../src/index.ts';
import { COURSES } from './support/courses.ts';
import { answerAll, begin, playedTo, playStep, wanted } from './support/playing.ts';

describe.each(COURSES)('the course of $course.ruleset', ({ course, ruleset }) => {
  const { lessons, battle, catalogue } = course;
  const each = lessons.map((lesson) => [lesson.id, lesson] as const);

  test('has five to eight lessons of names of their own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    expect(lessons.length).toBeLessThanOrEqual(8);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test.each(each)('%s has the form of a lesson', (_, lesson) => {
    expect(problemsIn(lessonSchema(ruleset), lesson)).toEqual([]);
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size, 'names of steps').toBe(ids.length);
    const known = new Set(ruleset.rulebook.map(({ id }) => id));
    expect(lesson.rules.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test.each(each)('%s can be played as it is meant, with all its dice', (_, lesson) => {
    const lecture = begin(ruleset, lesson);
    for (const { model } of lesson.steps) playStep(lecture, model);
    expect(lecture.isDone).toBe(true);
    // A step back from there, and the lesson goes on.
    lecture.back();
    expect(lecture.stage).toEqual({ step: lesson.steps.length - 1, due: [] });
    playStep(lecture);
    expect(lecture.isDone).toBe(true);
  });

  test.each(each)('%s goes on after whatever else counts', (_, lesson) => {
    for (const [i, step] of lesson.steps.entries()) {
      const moves = playedTo(ruleset, lesson, i).match.moves(lesson.side);
      for (const move of moves) {
        if (!doesCount(step, move) || fits(step.model, move)) continue;
        const lecture = playedTo(ruleset, lesson, i);
        playStep(lecture, move);
        while (!lecture.isDone) playStep(lecture, wanted(lecture));
      }
      for (const pattern of step.counts ?? []) {
        // On a free table the rules list only some places, and not always one of the right ones.
        const found = [step.model, ...moves].some((move) => fits(pattern, move));
        expect(found, `${step.id}: ${JSON.stringify(pattern)} can be done`).toBe(true);
      }
    }
  });

  test.each(each)(
    '%s has a word for what is done otherwise, and can be tried again',
    (_, lesson) => {
      for (const [i, step] of lesson.steps.entries()) {
        const { match, stage } = playedTo(ruleset, lesson, i);
        const moves = match.moves(lesson.side);
        for (const { id, example } of step.otherwise ?? []) {
          const tried = example === undefined ? moves : [...moves, example];
          const meant = tried.filter((move) => judge(lesson, stage, move).stage.noted === id);
          expect(meant.length, `${step.id}: ${id} can be done`).toBeGreaterThan(0);
          for (const move of meant) tryOtherwise(lesson, i, id, move);
        }
      }
    },
  );

  function tryOtherwise(lesson: Lesson, step: number, id: string, move: { type: string }): void {
    const lecture = playedTo(ruleset, lesson, step);
    const before = JSON.stringify(lecture.match.state);
    expect(lecture.play(lesson.side, move)).toBe(undefined);
    expect(lecture.stage.noted, `${lesson.id}: ${JSON.stringify(move)} rolls other dice`).toBe(id);
    answerAll(lecture);
    lecture.back();
    expect(lecture.stage).toEqual({ step, due: [], missed: true });
    expect(JSON.stringify(lecture.match.state)).toBe(before);
    playStep(lecture);
  }

  test('has a guided battle that can be set up', () => {
    expect(problemsIn(battleSchema(ruleset), battle)).toEqual([]);
    expect(ruleset.setup(battle.scenario, battle.options ?? {})).toMatchObject({ ok: true });
    const ids = battle.remarks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has every text, and none that nobody says', () => {
    const { needed, optional } = keysOf(course);
    const texts = Object.keys(catalogue.texts);
    expect(needed.filter((key) => !texts.includes(key))).toEqual([]);
    expect(texts.filter((key) => ![...needed, ...optional].includes(key))).toEqual([]);
  });

  test('says no more than three short sentences at a time', () => {
    for (const [key, text] of Object.entries(catalogue.texts)) {
      const sentences = text.match(/[.!?](?:\s|$)/g) ?? [];
      expect(sentences.length, `${key}: ${text}`).toBeLessThanOrEqual(3);
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(280);
    }
  });
});

import { browning } from '@sandtable/browning';
import type { Move } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { describe, expect, test } from 'vitest';
import { BEGINNING, judge, saidAt, shownAt, type Lesson } from '../src/index.ts';
import { COURSE as BROWNING } from '../src/browning/course.ts';
import { COURSE } from '../src/pbi/course.ts';
import { COURSES } from './support/courses.ts';
import { answerAll, begin, playStep } from './support/playing.ts';

const named = (id: string): Lesson => {
  const lesson = COURSE.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(id);
  return lesson;
};
const ORDERS = named('orders');
const WATCH = named('watch');
const said = (lesson: Lesson, stage = BEGINNING) => saidAt(lesson, stage, COURSE.catalogue);

describe('judging', () => {
  test('what is wanted is played with its dice, and the next step comes', () => {
    expect(judge(ORDERS, BEGINNING, ORDERS.steps[0].model)).toEqual({
      isPlayed: true,
      dice: [3, 4],
      stage: { step: 1, due: [] },
    });
  });

  test('something else is only talked about', () => {
    const move = { type: 'motivate', commander: 'A', square: 'b1' };
    expect(judge(ORDERS, BEGINNING, move)).toEqual({
      isPlayed: false,
      stage: { step: 0, due: [], noted: 'own', missed: true },
    });
    expect(judge(ORDERS, BEGINNING, { type: 'rest' }).stage.noted).toBe('other');
  });

  test('or it is shown what comes of it', () => {
    const move = { type: 'motivate', commander: 'A', square: 'e3' };
    expect(judge(ORDERS, BEGINNING, move)).toEqual({
      isPlayed: true,
      dice: [3],
      stage: { step: 0, due: [], noted: 'far', astray: true, missed: true },
    });
  });

  test('after that nothing is played until it is tried again, and at the end nothing at all', () => {
    const astray = { step: 0, due: [], noted: 'far', astray: true } as const;
    expect(judge(ORDERS, astray, ORDERS.steps[0].model)).toEqual({
      isPlayed: false,
      stage: astray,
    });
    const over = { step: ORDERS.steps.length, due: [] };
    expect(judge(ORDERS, over, { type: 'close' })).toEqual({ isPlayed: false, stage: over });
  });
});

describe('what is shown as wanted', () => {
  test('is what to do, but not while something is due or looked at, nor at the end', () => {
    expect(shownAt(ORDERS, BEGINNING)).toBe(ORDERS.steps[0].model);
    expect(shownAt(ORDERS, { step: 0, due: [{ move: { type: 'hold' } }] })).toBe(undefined);
    expect(shownAt(ORDERS, { step: 0, due: [], astray: true })).toBe(undefined);
    expect(shownAt(ORDERS, { step: ORDERS.steps.length, due: [] })).toBe(undefined);
  });

  test('is not what has to be found, before something else was tried', () => {
    expect(WATCH.steps[0].find).toBe(true);
    expect(shownAt(WATCH, BEGINNING)).toBe(undefined);
    expect(shownAt(WATCH, { ...BEGINNING, missed: true })).toBe(WATCH.steps[0].model);
  });
});

describe('what is said', () => {
  test('first what to try, then what came of it as well', () => {
    expect(said(ORDERS)).toEqual({ next: 'orders.near.say' });
    expect(said(ORDERS, { step: 1, due: [] })).toEqual({
      about: 'orders.near.done',
      next: 'orders.march.say',
    });
    expect(said(ORDERS, { step: 4, due: [] })).toEqual({ about: 'orders.own.done' });
  });

  test('why something else is wanted, and again what', () => {
    expect(said(ORDERS, { step: 0, due: [], noted: 'own' })).toEqual({
      about: 'orders.near.else.own',
      next: 'orders.near.say',
    });
    expect(said(ORDERS, { step: 0, due: [], noted: 'other' }).about).toBe('coach.other');
    expect(said(ORDERS, { step: 0, due: [], noted: 'far', astray: true })).toEqual({
      about: 'orders.near.else.far',
    });
  });

  test('to watch, while the other side answers', () => {
    const due = [{ move: { type: 'hold' } }];
    expect(said(WATCH, { step: 0, due })).toEqual({ about: 'coach.watch' });
  });
});

describe('a lesson while it is played', () => {
  test('has the rules refuse what they do not allow', () => {
    const lecture = begin(pbi, ORDERS);
    expect(lecture.play('attacker', { type: 'close' })).toBeDefined();
    expect(lecture.play('defender', ORDERS.steps[0].model)?.rule).toBe('QS-3.1');
    expect(lecture.stage).toBe(BEGINNING);
    expect(lecture.match.steps).toEqual([]);
  });

  test('answers for the other side, and goes back to where it was', () => {
    const lecture = begin(pbi, WATCH);
    const near = { type: 'march', from: 'b1', to: 'b2' };
    lecture.play('attacker', near);
    expect(lecture.due).toMatchObject({ side: 'defender', move: { type: 'snap' } });
    expect(lecture.play('attacker', { type: 'close' })).toBeDefined();
    answerAll(lecture);
    expect(lecture.stage).toMatchObject({ noted: 'near', astray: true });
    lecture.back();
    expect(lecture.match.steps).toEqual([]);
    expect(lecture.stage).toEqual({ ...BEGINNING, missed: true });
  });

  test('goes back step by step', () => {
    const lecture = begin(pbi, WATCH);
    playStep(lecture);
    playStep(lecture);
    lecture.back();
    expect([lecture.stage.step, lecture.match.steps.length]).toEqual([1, 1]);
    lecture.back();
    expect([lecture.stage.step, lecture.match.steps.length]).toEqual([0, 0]);
    lecture.back();
    expect(lecture.stage).toEqual(BEGINNING);
  });

  test('takes a note back before it goes back', () => {
    const lecture = begin(pbi, WATCH);
    playStep(lecture);
    lecture.play('attacker', { type: 'close' });
    expect(lecture.stage.noted).toBe('other');
    lecture.back();
    expect(lecture.stage).toEqual({ step: 1, due: [], missed: true });
  });

  test('knows what would do, whichever way somebody came', () => {
    const regroup = BROWNING.lessons.find(({ id }) => id === 'regroup');
    if (regroup === undefined) throw new Error('no lesson');
    const lecture = begin(browning, regroup);
    const { side, steps } = regroup;
    expect(lecture.wanted).toEqual(steps[0].model);
    lecture.play(side, steps[0].model);
    // He may take any of his men; the lesson's own way takes the other two.
    const another: Move & { readonly figure: string } = { type: 'gather', figure: 'A1-6' };
    lecture.play(side, another);
    for (let i = 0; i < 8 && !lecture.isDone; i++) {
      const { wanted } = lecture;
      if (wanted !== undefined) expect(lecture.play(side, wanted)).toBe(undefined);
      answerAll(lecture);
    }
    expect(lecture.isDone).toBe(true);
    expect(lecture.wanted).toBe(undefined);
  });

  test('goes on from any step that somebody has come to before', () => {
    for (const { course, ruleset } of COURSES) {
      for (const lesson of course.lessons) {
        for (const [step, { id }] of lesson.steps.entries()) {
          const lecture = begin(ruleset, lesson);
          lecture.skipTo(step);
          const { due } = lecture;
          expect([lecture.stage.step, due], `${lesson.id} ${id}`).toEqual([step, undefined]);
        }
      }
    }
  });

  test('plays nothing that rolls other dice than are written', () => {
    const [first, ...rest] = ORDERS.steps;
    const lecture = begin(pbi, { ...ORDERS, steps: [{ ...first, dice: [3, 4, 5] }, ...rest] });
    expect(lecture.play('attacker', first.model)).toBe(undefined);
    expect(lecture.stage).toEqual({ step: 0, due: [], noted: 'other', missed: true });
    expect(lecture.match.steps).toEqual([]);
    expect(lecture.match.scripted).toEqual([]);
  });

  test('makes his own decisions that teach nothing', () => {
    const [first, ...rest] = ORDERS.steps;
    const answers = [{ move: { type: 'close' } }];
    const lecture = begin(pbi, { ...ORDERS, steps: [{ ...first, answers }, ...rest] });
    lecture.play('attacker', first.model);
    expect(lecture.due).toBe(undefined);
    expect(lecture.match.steps.map(({ move }) => move.type)).toEqual(['motivate', 'close']);
  });
});

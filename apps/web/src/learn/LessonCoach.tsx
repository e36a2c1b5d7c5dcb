import { saidAt, type Course } from '@sandtable/lessons';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { RuleDialog } from '../app/RuleDialog.tsx';
import { isSecondClick } from '../play/secondClick.ts';
import type { Sitting } from '../play/sitting.ts';
import { text } from '../words/words.ts';
import styles from './Coach.module.css';
import { Coach } from './Coach.tsx';
import { said, titleOf } from './courses.ts';
import type { LessonTable } from './lessonTable.ts';
import { keepPlace } from './place.ts';
import { keepLearnt } from './progress.ts';
import { BATTLE } from './taught.ts';

interface LessonCoachProps {
  readonly course: Course;
  readonly sitting: Sitting;
  readonly table: LessonTable;
}

/** What is said in a lesson, and the ways on from there. */
export function LessonCoach({ course, sitting, table }: LessonCoachProps) {
  // Whatever is done at the table makes another moment.
  useSyncExternalStore(sitting.subscribe, sitting.moment);
  const [open, setOpen] = useState(false);
  const { lecture } = table;
  const { lesson, stage, isDone } = lecture;
  const { about, next } = saidAt(lesson, stage, course.catalogue);
  useEffect(() => {
    if (isDone) keepLearnt(course.ruleset, lesson.id);
  }, [isDone, course, lesson]);
  useEffect(() => {
    keepPlace(course.ruleset, lesson.id, isDone ? 0 : stage.step);
  }, [isDone, course, lesson, stage.step]);
  const isAsked = !isDone && stage.due.length === 0 && !stage.astray;
  const wanted = isAsked ? lecture.wanted : undefined;
  return (
    <Coach
      title={titleOf(course, lesson)}
      far={text('learn.far', {
        step: Math.min(stage.step + 1, lesson.steps.length),
        all: lesson.steps.length,
      })}
      about={about && said(course, about)}
      good={stage.noted === undefined && stage.due.length === 0}
      next={next && said(course, next)}
    >
      {isDone && <Onward course={course} id={lesson.id} />}
      {stage.astray && stage.due.length === 0 && (
        <Foremost>
          <button type="button" className="primary" onClick={() => void sitting.undo()}>
            {text('learn.again')}
          </button>
        </Foremost>
      )}
      {wanted !== undefined && (
        <button
          type="button"
          className="quiet"
          onClick={(event) => {
            if (!isSecondClick(event)) void sitting.play(wanted);
          }}
        >
          {text('learn.forMe')}
        </button>
      )}
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {text('learn.rules', { count: lesson.rules.length })}
      </button>
      {open && (
        <RuleDialog game={sitting.game} rules={lesson.rules} onClose={() => setOpen(false)} />
      )}
    </Coach>
  );
}

/** Where to go after a lesson: to the next one, or after the last to the battle. */
function Onward({ course, id }: { readonly course: Course; readonly id: string }) {
  const { lessons, ruleset } = course;
  const next = lessons.at(lessons.findIndex((lesson) => lesson.id === id) + 1);
  const isLast = lessons.at(-1)?.id === id;
  const to = ADDRESS.learn(ruleset, isLast || next === undefined ? BATTLE : next.id);
  return (
    <Foremost>
      <Link to={to} className="button primary">
        {isLast || next === undefined
          ? text('learn.toBattle')
          : text('learn.next', { title: titleOf(course, next) })}
      </Link>
      <Link to={ADDRESS.learn(ruleset)} className="button">
        {text('learn.all')}
      </Link>
    </Foremost>
  );
}

/** What was chosen last is gone from the list, and the focus with it: it goes on with the first of these. */
function Foremost({ children }: { readonly children: ReactNode }) {
  return (
    <span ref={focusFirst} className={styles['foremost']}>
      {children}
    </span>
  );
}

function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

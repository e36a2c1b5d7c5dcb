import { message, render } from '@sandtable/kernel';
import { LESSON_KEY, type Course, type Lesson } from '@sandtable/lessons';
import { use } from 'react';
import type { TAUGHT } from './taught.ts';

/** What is taught of a game, loaded when it is needed. */
const COURSES: Readonly<Record<(typeof TAUGHT)[number], () => Promise<Course>>> = {
  pbi: async () => (await import('@sandtable/lessons/pbi')).COURSE,
  browning: async () => (await import('@sandtable/lessons/browning')).COURSE,
  'pub-battles': async () => (await import('@sandtable/lessons/pub-battles')).COURSE,
  'square-bashing': async () => (await import('@sandtable/lessons/square-bashing')).COURSE,
  'pbi-boats': async () => (await import('@sandtable/lessons/pbi-boats')).COURSE,
};

const loaded = new Map<string, Promise<Course>>();

/** What is taught of this game, loaded once. Ask `isTaught` first. */
export function loadCourse(game: string): Promise<Course> {
  let course = loaded.get(game);
  if (course === undefined) loaded.set(game, (course = COURSES[game as (typeof TAUGHT)[number]]()));
  return course;
}

/** What is taught of this game; the page waits for it. */
export function useCourse(game: string): Course {
  return use(loadCourse(game));
}

/** What is said in a course. */
export function said({ catalogue }: Course, key: string): string {
  return render(message(key), catalogue);
}

export function titleOf(course: Course, lesson: Lesson): string {
  return said(course, LESSON_KEY.title(lesson));
}

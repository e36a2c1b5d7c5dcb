import type { Course, Lesson } from '@sandtable/lessons';
import { COURSE as BROWNING } from '@sandtable/lessons/browning';
import { COURSE as PBI } from '@sandtable/lessons/pbi';
import { COURSE as PBI_BOATS } from '@sandtable/lessons/pbi-boats';
import { COURSE as PUB_BATTLES } from '@sandtable/lessons/pub-battles';
import { COURSE as SQUARE_BASHING } from '@sandtable/lessons/square-bashing';
import { UsageError } from '../errors.ts';
import { text } from '../words.ts';

/** What is taught, in the order of the games. */
export const COURSES: readonly Course[] = [PBI, BROWNING, PUB_BATTLES, SQUARE_BASHING, PBI_BOATS];

/** The course of this game; the first where none is named. */
export function courseOf(id: string | undefined): Course {
  if (id === undefined) return COURSES[0];
  const course = COURSES.find(({ ruleset }) => ruleset === id);
  if (course !== undefined) return course;
  throw new UsageError(text('error.course', { id, known: COURSES.map(({ ruleset }) => ruleset) }));
}

export function lessonIn({ lessons }: Course, name: string): Lesson {
  const lesson = lessons.find(({ id }) => id === name);
  if (lesson !== undefined) return lesson;
  throw new UsageError(text('error.lesson', { name, known: lessons.map(({ id }) => id) }));
}

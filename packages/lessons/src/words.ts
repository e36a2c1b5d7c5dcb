import type { Catalogue } from '@sandtable/kernel';
import { isDone, OTHER, type Stage } from './judge.ts';
import type { Course, GuidedBattle, Lesson } from './lesson.ts';

/** What is said at a moment: about what was done, and what to do next. Keys of the course's catalogue. */
export interface Said {
  /** What came of the last thing, or why something else is wanted. */
  readonly about?: string;
  /** What to try; not there when the lesson is done. */
  readonly next?: string;
}

/** The keys of a lesson's texts. */
export const LESSON_KEY = {
  title: ({ id }: Lesson) => `${id}.title`,
  /** Its idea in one sentence. */
  idea: ({ id }: Lesson) => `${id}.idea`,
  /** What to try in a step; a step without it goes on with what was said before. */
  say: ({ id }: Lesson, step: string) => `${id}.${step}.say`,
  /** What came of it, and why that matters. */
  done: ({ id }: Lesson, step: string) => `${id}.${step}.done`,
  /** What is said to something else, by the id of that; `other` to all the rest. */
  otherwise: ({ id }: Lesson, step: string, other: string) => `${id}.${step}.else.${other}`,
} as const;

export const BATTLE_KEY = {
  title: 'battle.title',
  idea: 'battle.idea',
  remark: (id: string) => `battle.${id}`,
} as const;

/** What any lesson says where it has no words of its own, in the catalogue of every course. */
export const COACH = {
  'coach.other': 'You may do that, but this lesson wants to show you something else.',
  'coach.watch': 'Watch what they do.',
} as const;

function has({ texts }: Catalogue, key: string): boolean {
  return Object.hasOwn(texts, key);
}

/** What is said to somebody who has come so far in a lesson. */
export function saidAt(lesson: Lesson, stage: Stage, catalogue: Catalogue): Said {
  const { steps } = lesson;
  if (stage.due.length > 0) return { about: 'coach.watch' };
  const next = isDone(lesson, stage) ? undefined : toTry(lesson, stage.step, catalogue);
  if (stage.noted !== undefined) {
    const about = wordFor(lesson, stage, stage.noted, catalogue);
    return { about, ...(next !== undefined && !stage.astray && { next }) };
  }
  const before = steps.at(stage.step - 1);
  const done = stage.step > 0 && before && LESSON_KEY.done(lesson, before.id);
  return {
    ...(done && has(catalogue, done) && { about: done }),
    ...(next !== undefined && { next }),
  };
}

/** What the last step that says something says. */
function toTry(lesson: Lesson, step: number, catalogue: Catalogue): string | undefined {
  return lesson.steps
    .slice(0, step + 1)
    .map(({ id }) => LESSON_KEY.say(lesson, id))
    .findLast((key) => has(catalogue, key));
}

function wordFor(lesson: Lesson, { step }: Stage, noted: string, catalogue: Catalogue): string {
  const { id } = lesson.steps[step];
  const key = LESSON_KEY.otherwise(lesson, id, noted);
  return noted === OTHER && !has(catalogue, key) ? 'coach.other' : key;
}

/** Every key that a course has a text for, or may have one for where it is optional. */
export function keysOf({ lessons, battle }: Pick<Course, 'lessons' | 'battle'>): {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
} {
  return {
    needed: [...lessons.flatMap(neededBy), ...neededInBattle(battle), ...Object.keys(COACH)],
    optional: lessons.flatMap((lesson) =>
      lesson.steps.flatMap(({ id }) => [
        LESSON_KEY.say(lesson, id),
        LESSON_KEY.done(lesson, id),
        LESSON_KEY.otherwise(lesson, id, OTHER),
      ]),
    ),
  };
}

function neededBy(lesson: Lesson): string[] {
  const { steps } = lesson;
  return [
    LESSON_KEY.title(lesson),
    LESSON_KEY.idea(lesson),
    LESSON_KEY.say(lesson, steps[0].id),
    LESSON_KEY.done(lesson, steps[steps.length - 1].id),
    ...steps.flatMap(({ id, otherwise = [] }) =>
      otherwise.map((other) => LESSON_KEY.otherwise(lesson, id, other.id)),
    ),
  ];
}

function neededInBattle({ remarks }: GuidedBattle): string[] {
  return [BATTLE_KEY.title, BATTLE_KEY.idea, ...remarks.map(({ id }) => BATTLE_KEY.remark(id))];
}

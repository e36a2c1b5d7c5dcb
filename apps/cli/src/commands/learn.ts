import { describeProblems, message, render } from '@sandtable/kernel';
import { Lecture, LESSON_KEY, type Course } from '@sandtable/lessons';
import type { Command } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { listProblems } from '../files.ts';
import { Classroom } from '../learn/classroom.ts';
import { COURSES, courseOf, lessonIn } from '../learn/courses.ts';
import { Lines } from '../play/lines.ts';
import { rulesetNamed } from '../rulesets.ts';
import { lineWidth, paint, print, wrap } from '../terminal.ts';
import { catalogueOf, wordsOf } from '../words.ts';

export const learn: Command = {
  name: 'learn',
  operands: ['[RULESET]', '[LESSON]'],
  flags: { show: {} },
  async run(given) {
    const [id, name] = given.operands;
    if (name === undefined) {
      (id === undefined ? COURSES : [courseOf(id)]).forEach(list);
      return 0;
    }
    const course = courseOf(id);
    const ruleset = rulesetNamed(id);
    const begun = Lecture.begin(ruleset, lessonIn(course, name));
    if (!begun.ok) {
      const problems = describeProblems(begun.problems, catalogueOf(ruleset));
      throw new UserError(listProblems(name, problems));
    }
    const room = new Classroom(begun.value, course.catalogue, wordsOf(ruleset));
    if (given.flag('show')) {
      room.show();
      return 0;
    }
    const lines = new Lines();
    const code = await room.teach(lines);
    lines.close();
    return code;
  },
};

/** The lessons of a game, each with its idea. */
function list({ ruleset, lessons, catalogue }: Course): void {
  print(paint('bold', wordsOf(rulesetNamed(ruleset)).text('ruleset.title')));
  for (const lesson of lessons) {
    const title = render(message(LESSON_KEY.title(lesson)), catalogue);
    const idea = render(message(LESSON_KEY.idea(lesson)), catalogue);
    print(wrap(`${ruleset} ${lesson.id}: ${title}. ${idea}`, lineWidth(), '  '));
  }
}

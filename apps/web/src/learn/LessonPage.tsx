import { shownAt, type Course, type Lesson } from '@sandtable/lessons';
import { useCallback, useMemo } from 'react';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame, type Game } from '../games/games.ts';
import { Pacer } from '../play/pacer.ts';
import { Table } from '../play/Table.tsx';
import { text } from '../words/words.ts';
import { titleOf, useCourse } from './courses.ts';
import { LessonCoach } from './LessonCoach.tsx';
import { sitDown } from './lessonTable.ts';

/** A lesson on the same table as a match. */
export function LessonPage({
  game: id,
  lesson: name,
}: {
  readonly game: string;
  readonly lesson: string;
}) {
  const game = useGame(id);
  const course = useCourse(id);
  const lesson = course.lessons.find((each) => each.id === name);
  usePageTitle(lesson && titleOf(course, lesson));
  if (lesson === undefined) return <Missing what={text('missing.lesson', { name })} />;
  return <Lectured key={name} game={game} course={course} lesson={lesson} />;
}

interface LecturedProps {
  readonly game: Game;
  readonly course: Course;
  readonly lesson: Lesson;
}

function Lectured({ game, course, lesson }: LecturedProps) {
  const { sitting, table, pacer } = useMemo(
    () => begin(game, lesson, titleOf(course, lesson)),
    [game, course, lesson],
  );
  const model = useCallback(() => {
    const { stage, wanted } = table.lecture;
    return shownAt(lesson, stage) && wanted;
  }, [lesson, table]);
  return (
    <Table
      sitting={sitting}
      pacer={pacer}
      onOutdated={() => {}}
      model={model}
      coach={<LessonCoach course={course} sitting={sitting} table={table} />}
    />
  );
}

function begin(game: Game, lesson: Lesson, title: string) {
  const pacer = new Pacer(game.words);
  return { ...sitDown(game, lesson, title, (events) => pacer.look(events)), pacer };
}

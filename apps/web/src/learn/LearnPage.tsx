import { BATTLE_KEY, LESSON_KEY } from '@sandtable/lessons';
import { Suspense } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { aboutGame } from '../games/about.ts';
import { text } from '../words/words.ts';
import { said, titleOf, useCourse } from './courses.ts';
import styles from './LearnPage.module.css';
import { learntOf, useProgress } from './progress.ts';
import { BATTLE, TAUGHT } from './taught.ts';

/** Every game that is taught, with its lessons and how far somebody has come; the one that is asked for first. */
export function LearnPage({ game: asked }: { readonly game?: string }) {
  usePageTitle(text('learn.title'));
  return (
    <main id="content" className={`page ${styles['learn']}`}>
      <h1>{text('learn.title')}</h1>
      <p className={styles['lead']}>{text('learn.lead')}</p>
      {TAUGHT.toSorted((a, b) => Number(b === asked) - Number(a === asked)).map((game) => (
        <section key={game} className={styles['course']} aria-label={aboutGame(game).title}>
          <h2>{aboutGame(game).title}</h2>
          <p>{aboutGame(game).about}</p>
          <Suspense fallback={<p role="status">{text('app.loading')}</p>}>
            <Lessons game={game} />
          </Suspense>
        </section>
      ))}
    </main>
  );
}

function Lessons({ game }: { readonly game: string }) {
  const course = useCourse(game);
  const learnt = learntOf(game, useProgress());
  const all = [
    ...course.lessons.map((lesson) => ({
      id: lesson.id,
      title: titleOf(course, lesson),
      idea: said(course, LESSON_KEY.idea(lesson)),
    })),
    {
      id: BATTLE,
      title: said(course, BATTLE_KEY.title),
      idea: said(course, BATTLE_KEY.idea),
    },
  ];
  const next = all.find(({ id }) => !learnt.includes(id));
  const done = all.filter(({ id }) => learnt.includes(id)).length;
  return (
    <>
      <p className={styles['far']}>
        <progress max={all.length} value={done} aria-label={text('learn.progress')} />
        <span>{text('learn.done', { done, all: all.length })}</span>
      </p>
      <ol className={styles['lessons']}>
        {all.map(({ id, title, idea }) => (
          <li key={id} data-learnt={learnt.includes(id)} data-next={id === next?.id}>
            <Link
              to={ADDRESS.learn(game, id)}
              {...(id === next?.id && { 'aria-current': 'step' as const })}
            >
              <strong>{title}</strong>
              {learnt.includes(id) && <span className="unseen">{text('learn.learnt')}</span>}
              <span>{idea}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

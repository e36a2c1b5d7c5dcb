import { memo, useLayoutEffect, useRef } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { EventLine } from './EventLine.tsx';
import styles from './Log.module.css';
import type { Chapter } from './log.ts';

interface LogProps {
  readonly game: Game;
  readonly chapters: readonly Chapter[];
}

/** Everything that has happened, turn by turn, the newest in sight. */
export function Log({ game, chapters }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const followed = useRef(true);
  // The newest is in sight after every step, unless somebody reads further up.
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null && followed.current) current.scrollTop = current.scrollHeight;
  });
  return (
    <section className={styles['log']} aria-label={text('play.log')}>
      <h2>{text('play.log')}</h2>
      <div
        ref={list}
        className={styles['lines']}
        role="log"
        aria-label={text('play.log')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          followed.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {chapters.length === 0 && <p>{text('play.log.empty')}</p>}
        {chapters.map((chapter, i) => (
          <ChapterLines
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            game={game}
            chapter={chapter}
            length={chapter.lines.length}
          />
        ))}
      </div>
    </section>
  );
}

interface ChapterLinesProps {
  readonly game: Game;
  readonly chapter: Chapter;
  readonly length: number;
}

/** Chapters only grow, so one that is as long as before is the same. */
const ChapterLines = memo(
  function ChapterLines({ game, chapter: { opens, lines } }: ChapterLinesProps) {
    return (
      <>
        <h3>{opens === undefined ? text('play.log.start') : game.words.tell(opens)}</h3>
        {lines.map(({ event }, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <EventLine key={i} game={game} event={event} />
        ))}
      </>
    );
  },
  (a, b) =>
    a.length === b.length &&
    a.game === b.game &&
    a.chapter.step === b.chapter.step &&
    a.chapter.lines.at(-1)?.event === b.chapter.lines.at(-1)?.event,
);

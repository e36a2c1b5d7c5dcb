import { memo, useEffect, useRef } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { EventLine } from './EventLine.tsx';
import type { Chapter } from './log.ts';
import styles from './LogDialog.module.css';

interface LogDialogProps {
  readonly game: Game;
  readonly chapters: readonly Chapter[];
  readonly onClose: () => void;
}

/** Everything that has happened, turn by turn, over the panel; it opens at the newest. */
export function LogDialog({ game, chapters, onClose }: LogDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);
  return (
    <Dialog label={text('play.log')} place="panel" onClose={onClose}>
      <div className={styles['log']}>
        <header>
          <h2>{text('play.log')}</h2>
          <button type="button" onClick={onClose}>
            {text('app.close')}
          </button>
        </header>
        {/* Whoever has no mouse scrolls it with the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={list} className={styles['lines']} tabIndex={0}>
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
      </div>
    </Dialog>
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
          <EventLine key={i} game={game} event={event} dice />
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

import { useState } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { lastLines, type Chapter } from './log.ts';
import { LogDialog } from './LogDialog.tsx';
import styles from './Recent.module.css';

interface RecentProps {
  readonly game: Game;
  readonly chapters: readonly Chapter[];
}

/** So many are there to be read; the last of them are seen. */
const LINES = 12;
/** Of those who did something together so many are named. */
const NAMED = 2;

/** The last lines of what happened, and the way to all of it. */
export function Recent({ game, chapters }: RecentProps) {
  const [open, setOpen] = useState(false);
  const lines = lastLines(chapters, LINES);
  return (
    <section className={styles['recent']} aria-label={text('play.log')}>
      {/* It is the table's voice that says them. */}
      <div className={styles['lines']} role="log" aria-live="off" aria-label={text('play.log')}>
        {lines.length === 0 && <p>{text('play.log.empty')}</p>}
        {lines.map(({ nth, event }) => (
          // The newest is seen at the bottom, with as many of those before it above as there is room for.
          <p key={nth} style={{ order: -nth }}>
            {game.words.tellBriefly(event, NAMED)}
          </p>
        ))}
      </div>
      <button type="button" className={styles['all']} onClick={() => setOpen(true)}>
        {text('play.log.all')}
      </button>
      {open && <LogDialog game={game} chapters={chapters} onClose={() => setOpen(false)} />}
    </section>
  );
}

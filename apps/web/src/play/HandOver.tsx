import type { Side } from '@sandtable/kernel';
import { useEffect, useRef } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './HandOver.module.css';

interface HandOverProps {
  readonly game: Game;
  readonly side: Side;
  readonly onTake: () => void;
}

/** Covers the table until the other side sits in front of it. */
export function HandOver({ game: { words }, side, onTake }: HandOverProps) {
  const take = useRef<HTMLButtonElement>(null);
  // Whatever had the focus is covered.
  useEffect(() => take.current?.focus(), []);
  const who = { side: words.the(side) };
  return (
    <main id="content" className={styles['cover']}>
      <h1>{text('play.handOver', who)}</h1>
      <p>{text('play.handOver.text', who)}</p>
      <button ref={take} type="button" className="primary" onClick={onTake}>
        {text('play.handOver.take', who)}
      </button>
    </main>
  );
}

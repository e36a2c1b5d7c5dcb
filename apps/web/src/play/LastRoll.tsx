import { useState } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { cameWords, Heap } from './dice/Heap.tsx';
import type { Rolled } from './dice/rolls.ts';
import { EventsDialog } from './EventLine.tsx';
import styles from './LastRoll.module.css';

interface LastRollProps {
  readonly game: Game;
  /** The newest first. */
  readonly rolls: readonly (Rolled & { readonly step: number })[];
}

/** So many dice of each are drawn. */
const DICE = 4;

/** The dice that were rolled last, with what came of each; the reasons are a tap away. */
export function LastRoll({ game, rolls }: LastRollProps) {
  const [open, setOpen] = useState<Rolled>();
  return (
    <section className={styles['strip']} aria-label={text('play.rolls')}>
      {rolls.length === 0 && <p className={styles['none']}>{text('play.rolls.none')}</p>}
      {rolls.map((rolled, i) => (
        <button
          // A roll keeps its dice as newer ones push it on.
          key={`${rolled.step} ${rolls.slice(i).filter(({ step }) => step === rolled.step).length}`}
          type="button"
          className={styles['roll']}
          title={game.words.tellBriefly(rolled.events[0])}
          onClick={() => setOpen(rolled)}
        >
          <Heap rolled={rolled} most={DICE} />
          <span className={styles['came']} data-tone={rolled.came?.tone}>
            {rolled.came === undefined
              ? game.words.tellBriefly(rolled.events[0])
              : cameWords(rolled.came)}
          </span>
        </button>
      ))}
      {open !== undefined && (
        <EventsDialog game={game} events={open.events} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

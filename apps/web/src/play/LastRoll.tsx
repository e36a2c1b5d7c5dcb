import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { DiceRow } from './Dice.tsx';
import { EventLine, Roll } from './EventLine.tsx';
import styles from './LastRoll.module.css';
import { lastRollIn, type Chapter } from './log.ts';

interface LastRollProps {
  readonly game: Game;
  readonly log: readonly Chapter[];
}

/** The dice that were rolled last, and what came of them; all that belongs to them is a tap away. */
export function LastRoll({ game, log }: LastRollProps) {
  const [open, setOpen] = useState(false);
  const events = lastRollIn(log);
  const rolled = events.findLast(({ dice = [] }) => dice.length > 0);
  return (
    <section className={styles['strip']} aria-label={text('play.rolls')}>
      {rolled === undefined ? (
        <p className={styles['none']}>{text('play.rolls.none')}</p>
      ) : (
        <>
          <button type="button" className={styles['told']} onClick={() => setOpen(true)}>
            {game.words.tell(rolled)}
          </button>
          <div className={styles['dice']}>
            <DiceRow dice={rolled.dice ?? []} needs={rolled.needs} />
          </div>
        </>
      )}
      {open && (
        <Dialog label={text('play.rolls')} onClose={() => setOpen(false)}>
          {events.map((event, i) => (
            // What has happened stays in its order.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={i} className={styles['event']}>
              <EventLine game={game} event={event} />
              <Roll game={game} event={event} />
            </div>
          ))}
          <button type="button" onClick={() => setOpen(false)}>
            {text('app.close')}
          </button>
        </Dialog>
      )}
    </section>
  );
}

import type { GameEvent } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { EventLine, Roll } from './EventLine.tsx';
import styles from './Rolls.module.css';

interface RollsProps {
  readonly game: Game;
  readonly step: number;
  readonly events: readonly GameEvent[];
}

/** What came of the last step: the dice, what they needed and why. */
export function Rolls({ game, step, events }: RollsProps) {
  if (events.length === 0) return null;
  return (
    <section className={styles['rolls']} aria-label={text('play.rolls')} key={step}>
      {events.map((event, i) => (
        // What has happened stays in its order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i} className={styles['event']}>
          <EventLine game={game} event={event} />
          <div className={styles['dice']}>
            <Roll game={game} event={event} />
          </div>
        </div>
      ))}
    </section>
  );
}

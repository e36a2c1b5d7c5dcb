import type { Message } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { EventLine, Roll } from '../play/EventLine.tsx';
import { text } from '../words/words.ts';
import styles from './Replay.module.css';
import { chapterAt, type Timeline } from './timeline.ts';

interface StepCardProps {
  readonly game: Game;
  readonly timeline: Timeline;
  readonly step: number;
  /** Lines beside the board. */
  readonly status: readonly Message[];
  /** Set while steps follow each other faster than anybody could hear them read out. */
  readonly quiet: boolean;
}

/** What happens in a step: each event with its dice, and why there were so many. */
export function StepCard({ game, timeline, step, status, quiet }: StepCardProps) {
  const told = step === 0 ? undefined : timeline.steps[step - 1];
  const { title } = chapterAt(timeline, step);
  return (
    <section
      className={styles['card']}
      aria-label={text('replay.now')}
      aria-live={quiet ? 'off' : 'polite'}
    >
      <h2>
        {title}
        <span className={styles['count']}>
          {text('replay.stepOf', { step, total: timeline.steps.length })}
        </span>
      </h2>
      {told === undefined && <p>{text('replay.opening.text')}</p>}
      {told?.events.length === 0 && <p>{told.lines[0]}</p>}
      <ul className={styles['events']} key={step}>
        {told?.events.map((event, i) => (
          // The events of a step do not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <EventLine game={game} event={event} />
            <div className={styles['roll']}>
              <Roll game={game} event={event} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['status']}>
        {status.map((line) => game.words.render(line)).join(' · ')}
      </p>
    </section>
  );
}

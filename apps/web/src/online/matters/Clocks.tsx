import type { Rules } from '../../games/games.ts';
import { text } from '../words.ts';
import type { Session, SessionMoment } from '../session.ts';
import styles from './Matters.module.css';
import { isLow, leftOn, timeText, useHostNow } from './time.ts';

interface ClocksProps {
  readonly game: Rules;
  readonly session: Session;
  readonly now: SessionMoment;
}

/** How much time each side has, in the line at the top. They tick by themselves from what the host said last. */
export function Clocks({ game: { words }, session, now: { matters, skew } }: ClocksProps) {
  const clocks = matters?.clocks ?? [];
  const now = useHostNow(skew);
  if (clocks.length === 0) return null;
  const own = clocks.find(({ side }) => side === session.kept?.side);
  const isShort = own?.until !== undefined && isLow(leftOn(own, now));
  return (
    <>
      <ul className={styles['clocks']} aria-label={text('clock.title')}>
        {clocks.map((clock) => {
          const left = leftOn(clock, now);
          const runs = clock.until !== undefined;
          return (
            <li
              key={clock.side}
              className={styles['clock']}
              data-runs={runs}
              data-low={runs && isLow(left)}
              title={text(runs ? 'clock.runs' : 'clock.stands', { side: words.the(clock.side) })}
            >
              <span className={styles['side']}>{words.sideFirst(clock.side)}</span>{' '}
              <span className={styles['time']}>{timeText(left)}</span>
            </li>
          );
        })}
      </ul>
      {/* Said once when it becomes short, and not with every second. */}
      <span className="unseen" role="status">
        {isShort ? text('clock.low') : ''}
      </span>
    </>
  );
}

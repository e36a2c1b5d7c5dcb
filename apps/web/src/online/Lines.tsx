import { delayOf } from '@sandtable/wire';
import type { Rules } from '../games/games.ts';
import { text } from './words.ts';
import styles from './Online.module.css';
import type { Session, SessionMoment } from './session.ts';
import { droppedWords, unsentText } from './unsent.ts';

interface LinesProps {
  readonly game: Rules;
  readonly session: Session;
  readonly now: SessionMoment;
}

/** What is to be said about the way to the table: nothing as long as all is well. */
export function Lines({ game, session, now }: LinesProps) {
  const { words } = game;
  const { isConnected, waits, dropped, matters } = now;
  return (
    <div aria-live="polite">
      {session.kept === undefined && (
        <p className={styles['line']}>{watching(game, session, now)}</p>
      )}
      {matters?.held !== undefined && (
        <p className={styles['line']}>{words.render(matters.held)}</p>
      )}
      {!isConnected && (
        <p className={styles['line']}>
          {text(navigator.onLine ? 'table.lost' : 'table.offline')}
          {waits !== undefined && ` ${text('table.waits', { move: words.render(waits) })}`}
        </p>
      )}
      {dropped !== undefined && (
        <p className={styles['line']}>
          {droppedWords(words, dropped)}{' '}
          <button type="button" onClick={session.forgetDropped}>
            {unsentText('unsent.ok')}
          </button>
        </p>
      )}
    </div>
  );
}

/** That one looks on, and how far behind that is: when it is over, not any more. */
function watching({ ruleset }: Rules, { seat }: Session, { matters }: SessionMoment): string {
  const isOver = seat.known?.pending.outcome !== undefined;
  const delay = matters === undefined || isOver ? 0 : delayOf(matters.terms, ruleset);
  return delay === 0 ? text('table.watching') : text('table.watching.behind', { delay });
}

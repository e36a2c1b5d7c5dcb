import type { Rules } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Online.module.css';
import type { Session, SessionMoment } from './session.ts';

interface PeopleProps {
  readonly game: Rules;
  readonly session: Session;
  readonly now: SessionMoment;
}

/** The others at the table, and whether they are there now. */
export function People({ game: { words }, session, now: { matters } }: PeopleProps) {
  const others = (matters?.people ?? []).filter(
    ({ side, player }) => side !== session.kept?.side && player === undefined,
  );
  if (others.length === 0) return null;
  return (
    <ul className={styles['people']}>
      {others.map(({ side, name = words.sideFirst(side), isHere }) => {
        const state = text(isHere ? 'table.here' : 'table.away', { name });
        return (
          <li key={side} className={styles['person']} data-here={isHere} title={state}>
            <span aria-hidden="true">{name}</span>
            <i className="unseen">{state}</i>
          </li>
        );
      })}
    </ul>
  );
}

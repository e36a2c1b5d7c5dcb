import type { Side } from '@sandtable/kernel';
import { text } from './words.ts';
import styles from './Online.module.css';
import type { Session, SessionMoment } from './session.ts';

interface SeatedProps {
  readonly side: Side;
  readonly session: Session;
  readonly now: SessionMoment;
}

/** Who plays a side: oneself, the computer, or somebody elsewhere, and whether he is there now. */
export function Seated({ side, session, now: { matters, isConnected } }: SeatedProps) {
  const person = matters?.people.find((each) => each.side === side);
  if (side === session.kept?.side) return <b className={styles['seated']}>{text('table.you')}</b>;
  if (person === undefined) return null;
  const { player, hasLeft, name = text(hasLeft ? 'table.nobody' : 'table.guest') } = person;
  // Without a line nobody is seen to be here.
  const isHere = person.isHere && isConnected;
  if (player !== undefined) return <i className={styles['seated']}>{text('table.computer')}</i>;
  const state = text(isHere ? 'table.here' : 'table.away', { name });
  return (
    <span className={styles['seated']} data-here={isHere} title={state}>
      <span aria-hidden="true">{name}</span>
      <i className="unseen">{state}</i>
    </span>
  );
}

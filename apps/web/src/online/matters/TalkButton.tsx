import type { Spoken } from '@sandtable/wire';
import { useEffect } from 'react';
import { Icon } from '../../app/Icon.tsx';
import { text } from '../words.ts';
import type { Session, SessionMoment } from '../session.ts';
import styles from './Matters.module.css';

interface TalkButtonProps {
  readonly session: Session;
  readonly now: SessionMoment;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens what is said, and shows that something was said meanwhile. */
export function TalkButton({ session, now, isOpen, onToggle }: TalkButtonProps) {
  const { said, heard } = now;
  const own = session.kept?.side;
  // Whoever comes to look on has no part in what was said before.
  useEffect(() => {
    if (own === undefined) session.markHeard(session.now().said);
  }, [session, own]);
  useEffect(() => {
    if (isOpen) session.markHeard(said);
  }, [session, isOpen, said]);
  const isNew = ({ among, number, side }: Spoken): boolean =>
    number > (heard[among] ?? 0) && (own === undefined || side !== own);
  const unread = isOpen ? 0 : said.filter(isNew).length;
  return (
    <button
      type="button"
      className={styles['opener']}
      aria-expanded={isOpen}
      aria-label={unread === 0 ? text('talk.title') : text('talk.unread', { unread })}
      title={text('talk.title')}
      onClick={onToggle}
    >
      <Icon name="talk" />
      {unread > 0 && (
        <span className={styles['unread']} aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}

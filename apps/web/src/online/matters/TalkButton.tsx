import { useState } from 'react';
import { Icon } from '../../app/Icon.tsx';
import { text } from '../words.ts';
import type { SessionMoment } from '../session.ts';
import styles from './Matters.module.css';

interface TalkButtonProps {
  readonly said: SessionMoment['said'];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens what is said, and shows that something was said meanwhile. */
export function TalkButton({ said, isOpen, onToggle }: TalkButtonProps) {
  const [read, setRead] = useState(said.length);
  if (isOpen && read !== said.length) setRead(said.length);
  const unread = isOpen ? 0 : Math.max(0, said.length - read);
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

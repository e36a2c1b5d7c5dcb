import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWaiting } from '../matches/mine.ts';
import { useFeature } from '../online/useFeature.ts';
import { text } from '../words/words.ts';
import { ADDRESS } from './address.ts';
import styles from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** Where a page puts what it has in the line at the top. */
const PART = 'header-part';

/** The line at the top of every page. */
export function Header() {
  const hasAccounts = useFeature('accounts');
  const hasLobby = useFeature('lobby');
  const waiting = useWaiting();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#content">
        {text('app.skip')}
      </a>
      <Link to={ADDRESS.front} className={styles['name']}>
        <img src="/icon.svg" width="32" height="32" alt="" />
        <span className={styles['word']}>{text('app.name')}</span>
      </Link>
      <div id={PART} className={styles['part']} />
      <nav aria-label={text('app.navigation')} className={styles['links']}>
        <Link to={ADDRESS.front}>{text('app.games')}</Link>
        <Link to={ADDRESS.learn()}>{text('app.learn')}</Link>
        {hasLobby === true && <Link to={ADDRESS.lobby}>{text('app.lobby')}</Link>}
        <Link to={ADDRESS.matches}>
          {text('app.matches')}
          {waiting > 0 && (
            <span className={styles['waiting']}>
              {waiting}
              <span className="unseen">{text('matches.waiting', { count: waiting })}</span>
            </span>
          )}
        </Link>
        <Link to={ADDRESS.settings}>{text('app.settings')}</Link>
        {hasAccounts && (
          <Link to={ADDRESS.account} aria-label={text('app.account')} title={text('app.account')}>
            <Icon name="person" />
          </Link>
        )}
      </nav>
    </header>
  );
}

/** What a page has in the line at the top, in place of the ways to other pages: the table needs the room. */
export function HeaderPart({ children }: { readonly children: ReactNode }) {
  const part = document.getElementById(PART);
  return part === null ? null : createPortal(children, part);
}

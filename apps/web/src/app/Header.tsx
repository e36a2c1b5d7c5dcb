import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { text } from '../words/words.ts';
import { ADDRESS } from './address.ts';
import styles from './Header.module.css';
import { Link } from './Link.tsx';

/** Where a page puts what it has in the line at the top. */
const PART = 'header-part';

/** The line at the top of every page. */
export function Header() {
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#content">
        {text('app.skip')}
      </a>
      <Link to={ADDRESS.front} className={styles['name']}>
        <Mark />
        <span className={styles['word']}>{text('app.name')}</span>
      </Link>
      <div id={PART} className={styles['part']} />
      <nav aria-label={text('app.navigation')} className={styles['links']}>
        <Link to={ADDRESS.front}>{text('app.games')}</Link>
        <Link to={ADDRESS.learn()}>{text('app.learn')}</Link>
        <Link to={ADDRESS.settings}>{text('app.settings')}</Link>
      </nav>
    </header>
  );
}

/** What a page has in the line at the top, in place of the ways to other pages: the table needs the room. */
export function HeaderPart({ children }: { readonly children: ReactNode }) {
  const part = document.getElementById(PART);
  return part === null ? null : createPortal(children, part);
}

/** A counter on a square: the app's sign. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="6" fill="var(--wood)" />
      <rect x="5" y="5" width="22" height="22" rx="2" fill="var(--open)" />
      <rect x="9" y="11" width="14" height="10" rx="2" fill="var(--side-a)" />
      <path d="M9 11L23 21M23 11L9 21" stroke="var(--on-side)" strokeWidth="1.6" />
    </svg>
  );
}

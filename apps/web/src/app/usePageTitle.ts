import { useEffect } from 'react';
import { useWaiting } from '../matches/mine.ts';
import { text } from '../words/words.ts';

/** The element in which a page that opens is said to those who do not see it. */
export const SAID = 'page-said';

/** What the browser's tab and history call the page: with how many matches wait, where any do. */
export function usePageTitle(page?: string): void {
  const waiting = useWaiting();
  const title = page === undefined ? text('app.name') : text('app.titled', { page });
  useEffect(() => {
    document.title = waiting > 0 ? text('app.waiting', { count: waiting, title }) : title;
  }, [title, waiting]);
  useEffect(() => {
    const said = document.getElementById(SAID);
    if (said !== null) said.textContent = title;
  }, [title]);
}

import { useEffect } from 'react';
import { text } from '../words/words.ts';

/** The element in which a page that opens is said to those who do not see it. */
export const SAID = 'page-said';

/** What the browser's tab and history call the page. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? text('app.name') : text('app.titled', { page });
    const said = document.getElementById(SAID);
    if (said !== null) said.textContent = document.title;
  }, [page]);
}

import { useEffect } from 'react';
import { text } from '../words/words.ts';

/** What the browser's tab and history call the page. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page === undefined ? text('app.name') : text('app.titled', { page });
  }, [page]);
}

import { text } from '../words/words.ts';
import { ADDRESS } from './address.ts';
import { Link } from './Link.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** An address that leads nowhere, with a way out. */
export function Missing({ what }: { readonly what: string }) {
  usePageTitle(text('missing.title'));
  return (
    <main id="content" className="page">
      <h1>{text('missing.title')}</h1>
      <p>{what}</p>
      <Link to={ADDRESS.front} className="button primary">
        {text('missing.back')}
      </Link>
    </main>
  );
}

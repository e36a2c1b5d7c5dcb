import { lazy, Suspense, useEffect, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { onOtherWindows, savedMatches, type SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';

/** Whoever has no matches needs neither rules nor drawings here. */
const MatchCard = lazy(async () => ({ default: (await import('./MatchCard.tsx')).MatchCard }));

/** So many are shown at once. */
const SHOWN = 6;

/** The matches on this device: those that go on, or those that are over. */
export function Matches({ over }: { readonly over: boolean }) {
  const [matches, setMatches] = useState<readonly SavedMatch[]>([]);
  const [problem, setProblem] = useState<string>();
  const [all, setAll] = useState(false);
  useEffect(() => {
    let wanted = true;
    const read = (): void => {
      savedMatches().then(
        (found) => wanted && setMatches(found.filter((match) => match.over === over)),
        (error: unknown) => wanted && setProblem(String(error)),
      );
    };
    read();
    const stop = onOtherWindows(read);
    return () => {
      wanted = false;
      stop();
    };
  }, [over]);
  if (problem !== undefined && !over) {
    return <p>{text('front.unavailable', { reason: problem })}</p>;
  }
  if (matches.length === 0) return null;
  const title = text(over ? 'front.finished' : 'front.continue');
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['matches']}>
        {(all ? matches : matches.slice(0, SHOWN)).map((match) => (
          <li key={match.id} className={styles['match']}>
            <Suspense fallback={<div className={styles['thumb']} />}>
              <MatchCard
                match={match}
                onRemoved={() => setMatches((list) => list.filter(({ id }) => id !== match.id))}
              />
            </Suspense>
          </li>
        ))}
      </ul>
      {over && (
        <p>
          <Link to={ADDRESS.history}>{text('history.front')}</Link>
        </p>
      )}
      {!all && matches.length > SHOWN && (
        <button type="button" onClick={() => setAll(true)}>
          {text('front.more', { count: matches.length })}
        </button>
      )}
    </section>
  );
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { onOtherWindows, savedMatches, type SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';

/** Whoever has no matches needs neither rules nor drawings here. */
const MatchCard = lazy(async () => ({ default: (await import('./MatchCard.tsx')).MatchCard }));

/** So many are shown, so that the games stay in sight; a phone has room for one less. */
const SHOWN = 3;

/** The last matches on this device: those that go on, or those that are over. */
export function Matches({ over }: { readonly over: boolean }) {
  const [matches, setMatches] = useState<readonly SavedMatch[]>([]);
  const [problem, setProblem] = useState<string>();
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
      <div className={styles['line']}>
        <h2>{title}</h2>
        {over && <Link to={ADDRESS.matches}>{text('history.front')}</Link>}
        {!over && matches.length >= SHOWN && (
          <Link to={ADDRESS.matches}>{text('front.more', { count: matches.length })}</Link>
        )}
      </div>
      <ul className={styles['matches']}>
        {matches.slice(0, SHOWN).map((match) => (
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
    </section>
  );
}

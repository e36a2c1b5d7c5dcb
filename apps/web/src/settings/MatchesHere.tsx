import { useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { onOtherWindows, removeMatch, savedMatches, type SavedMatch } from '../store/matches.ts';
import { text } from './words.ts';
import styles from './SettingsPage.module.css';

/** What is known of the matches so far. */
type Shelf = readonly SavedMatch[] | 'loading' | 'failed';

const KILOBYTE = 1000;

/** What is kept on this device, and a way to be rid of it. */
export function MatchesHere() {
  const [shelf, setShelf] = useState<Shelf>('loading');
  const [asking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState(0);

  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const found = await savedMatches().catch((): Shelf => 'failed');
      if (!gone) setShelf(found);
    };
    void look();
    const silence = onOtherWindows(() => void look());
    return () => {
      gone = true;
      silence();
    };
  }, []);

  const finished = typeof shelf === 'string' ? [] : shelf.filter(({ over }) => over);
  const deleteFinished = async (): Promise<void> => {
    setAsking(false);
    // Their results stay; they are worked out by the games' rules, which this page has no other use for.
    const { recordAll } = await import('../matches/records.ts');
    await recordAll(finished);
    await Promise.all(finished.map(async ({ id }) => removeMatch(id)));
    setDeleted(finished.length);
    setShelf(await savedMatches());
  };

  return (
    <section className="panel" aria-labelledby="settings-matches">
      <h2 id="settings-matches">{text('settings.matches')}</h2>
      <p>{summary(shelf)}</p>
      <p role="status">{deleted > 0 && text('settings.matches.deleted', { count: deleted })}</p>
      {finished.length > 0 && (
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {text('settings.matches.delete')}
        </button>
      )}
      {asking && (
        <Dialog
          label={text('settings.delete.title', { count: finished.length })}
          onClose={() => setAsking(false)}
        >
          <h2>{text('settings.delete.title', { count: finished.length })}</h2>
          <p>{text('settings.delete.text', { count: finished.length })}</p>
          <div className={styles['row']}>
            <button type="button" onClick={() => setAsking(false)}>
              {text('app.cancel')}
            </button>
            <button type="button" className="danger" onClick={() => void deleteFinished()}>
              {text('settings.delete.confirm')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function summary(shelf: Shelf): string {
  if (shelf === 'loading') return text('settings.matches.loading');
  if (shelf === 'failed') return text('settings.matches.failed');
  if (shelf.length === 0) return text('settings.matches.none');
  const over = shelf.filter((match) => match.over).length;
  const counts = { all: shelf.length, over, size: sizeOf(shelf) };
  return `${text('settings.matches.some', counts)} ${text('settings.matches.kept')}`;
}

function sizeOf(matches: readonly SavedMatch[]): string {
  const kilobytes = new Blob([JSON.stringify(matches)]).size / KILOBYTE;
  return kilobytes < KILOBYTE
    ? text('settings.matches.kilobytes', { size: Math.ceil(kilobytes) })
    : text('settings.matches.megabytes', { size: (kilobytes / KILOBYTE).toFixed(1) });
}

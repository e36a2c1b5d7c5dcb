import { text } from '../../words/words.ts';
import styles from './Standing.module.css';

interface ListedProps<Entry> {
  readonly entries: readonly Entry[];
  readonly wordsOf: (entry: Entry) => readonly string[];
  readonly onEntries: (entries: readonly Entry[]) => void;
}

/** Entries in their order, of which the first that fits counts. */
export function Listed<Entry>({ entries, wordsOf, onEntries }: ListedProps<Entry>) {
  if (entries.length === 0) return <p className={styles['none']}>{text('orders.none')}</p>;
  return (
    <ol className={styles['listed']}>
      {entries.map((entry, i) => {
        const words = wordsOf(entry);
        const what = words.join(' ');
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {words.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <div className={styles['acts']}>
              {i > 0 && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={text('orders.sooner.what', { what })}
                  onClick={() => onEntries(swapped(entries, i))}
                >
                  {text('orders.sooner')}
                </button>
              )}
              <button
                type="button"
                className="quiet"
                aria-label={text('orders.remove.what', { what })}
                onClick={() => onEntries(entries.filter((_, nth) => nth !== i))}
              >
                {text('orders.remove')}
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** With an entry before the one that it came after. */
function swapped<Entry>(entries: readonly Entry[], i: number): readonly Entry[] {
  return entries.with(i, entries[i - 1]).with(i - 1, entries[i]);
}

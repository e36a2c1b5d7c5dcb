import { useEffect, useRef } from 'react';
import { text } from '../../words/words.ts';
import styles from './Standing.module.css';

interface ListedProps<Entry> {
  readonly entries: readonly Entry[];
  readonly wordsOf: (entry: Entry) => readonly string[];
  readonly onEntries: (entries: readonly Entry[]) => void;
}

const WAYS = { sooner: -1, later: 1 } as const;
type Way = keyof typeof WAYS;

/** Entries in their order, of which the first that fits counts. */
export function Listed<Entry>({ entries, wordsOf, onEntries }: ListedProps<Entry>) {
  const list = useRef<HTMLOListElement>(null);
  /** Where the entry goes that is being moved, and which way: keys go with it once it is there. */
  const moving = useRef<{ readonly in: unknown; readonly to: number; readonly way: Way }>(
    undefined,
  );
  useEffect(() => {
    const moved = moving.current;
    if (moved === undefined || moved.in === entries) return;
    moving.current = undefined;
    const ways = [...(list.current?.children[moved.to]?.querySelectorAll('button') ?? [])];
    (ways.find(({ name }) => name === moved.way) ?? ways.at(0))?.focus();
  }, [entries]);
  if (entries.length === 0) return <p className={styles['none']}>{text('orders.none')}</p>;
  return (
    <ol ref={list} className={styles['listed']}>
      {entries.map((entry, i) => {
        const words = wordsOf(entry);
        const what = words.join(' ');
        const ways = (Object.keys(WAYS) as Way[]).filter((way) => i + WAYS[way] in entries);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {words.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <div className={styles['acts']}>
              {ways.map((way) => (
                <button
                  key={way}
                  type="button"
                  name={way}
                  className="quiet"
                  aria-label={text(`orders.${way}.what`, { what })}
                  onClick={() => {
                    moving.current = { in: entries, to: i + WAYS[way], way };
                    onEntries(swapped(entries, i, i + WAYS[way]));
                  }}
                >
                  {text(`orders.${way}`)}
                </button>
              ))}
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

/** With two entries in each other's place. */
function swapped<Entry>(entries: readonly Entry[], i: number, j: number): readonly Entry[] {
  return entries.with(i, entries[j]).with(j, entries[i]);
}

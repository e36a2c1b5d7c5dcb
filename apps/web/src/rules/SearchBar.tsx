import { useId } from 'react';
import { text } from '../words/words.ts';
import { WANTED, type Search } from './search.ts';
import styles from './SearchBar.module.css';

interface SearchBarProps {
  readonly search: Search;
  readonly onChange: (change: Partial<Search>) => void;
  /** How many rules were found, out of how many. */
  readonly count: number;
  readonly all: number;
}

/** Where one says which rules one wants to see. */
export function SearchBar({ search, onChange, count, all }: SearchBarProps) {
  const id = useId();
  return (
    <search className={`panel ${styles['bar']}`}>
      <div className={styles['find']}>
        <label htmlFor={id} className="unseen">
          {text('rules.find')}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={text('rules.find.hint')}
          value={search.find}
          onChange={(event) => onChange({ find: event.target.value })}
        />
      </div>
      <fieldset className={styles['only']}>
        <legend className="unseen">{text('rules.only')}</legend>
        {WANTED.map((wanted) => (
          <label key={wanted}>
            <input
              type="radio"
              name={`${id}-only`}
              checked={search.only === wanted}
              onChange={() => onChange({ only: wanted })}
            />
            {text(`rules.only.${wanted}`)}
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles['count']}>
        {count === all
          ? text('rules.count.all', { all })
          : text('rules.count.some', { count, all })}
      </p>
    </search>
  );
}

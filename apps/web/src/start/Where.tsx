import { useId } from 'react';
import { text } from '../words/words.ts';
import seats from './SeatsChooser.module.css';
import styles from './StartPage.module.css';

/** Where a match can be played. */
export const PLACES = ['here', 'link'] as const;
export type Place = (typeof PLACES)[number];

interface WhereProps {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

/** At this screen, or with somebody elsewhere. */
export function Where({ place, onChange }: WhereProps) {
  const group = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{text('friend.where')}</legend>
      {PLACES.map((each) => (
        <label key={each} className={seats['choice']}>
          <input
            type="radio"
            name={group}
            checked={each === place}
            onChange={() => onChange(each)}
          />
          <span>
            {text(`friend.${each}`)}{' '}
            <span className={seats['about']}>{text(`friend.${each}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';
import { useFeatures } from '../online/useFeature.ts';
import { text } from '../words/words.ts';
import seats from './SeatsChooser.module.css';
import styles from './StartPage.module.css';

/** Where a match can be played, and against whom: what needs something of the host names it. */
const PLACES = { here: 'invite', link: 'invite', lobby: 'lobby', computer: 'computers' } as const;
export type Place = keyof typeof PLACES;

interface WhereProps {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

/** At this screen, or with somebody elsewhere; nothing to choose where there is no host. */
export function Where({ place, onChange }: WhereProps) {
  const group = useId();
  const features = useFeatures();
  const places = (Object.keys(PLACES) as Place[]).filter((each) => features.includes(PLACES[each]));
  if (places.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{text('friend.where')}</legend>
      {places.map((each) => (
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

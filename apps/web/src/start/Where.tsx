import { useId, useState } from 'react';
import { useFeatures } from '../online/useFeature.ts';
import { text } from '../words/words.ts';
import seats from './SeatsChooser.module.css';
import styles from './StartPage.module.css';

/** Where a match can be played, and against whom: what needs something of the host names it. */
const PLACES = { here: 'invite', link: 'invite', lobby: 'lobby', computer: 'computers' } as const;
export type Place = keyof typeof PLACES;

/** A place that an address names. */
export function placeNamed(name: string | null): Place {
  return name !== null && Object.hasOwn(PLACES, name) ? (name as Place) : 'here';
}

/** Where it is played: at this screen, whatever an address says, as long as there is no host for anything else. */
export function usePlace(named: Place): readonly [Place, readonly Place[], (place: Place) => void] {
  const [chosen, setChosen] = useState(named);
  const features = useFeatures();
  const places = (Object.keys(PLACES) as Place[]).filter((each) => features.includes(PLACES[each]));
  return [places.includes(chosen) ? chosen : 'here', places, setChosen];
}

interface WhereProps {
  /** Those there are. */
  readonly places: readonly Place[];
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

/** At this screen, or with somebody elsewhere; nothing to choose where there is no host. */
export function Where({ places, place, onChange }: WhereProps) {
  const group = useId();
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

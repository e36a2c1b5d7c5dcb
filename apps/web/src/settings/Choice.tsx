import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  /** Whether each is a card with a picture, rather than a word. */
  readonly cards?: boolean;
  readonly children: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
}

/** One out of a few. */
export function Choice<T extends string>({
  label,
  values,
  chosen,
  cards = false,
  children,
  onChoose,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']} data-cards={cards || undefined}>
      <legend>{label}</legend>
      <div className={styles['values']}>
        {values.map((value) => (
          <label key={value} className={styles['value']}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={styles['face']}>{children(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

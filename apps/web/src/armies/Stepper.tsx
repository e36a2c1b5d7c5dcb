import { MOST_COUNT } from '@sandtable/kernel';
import { text } from './words.ts';
import styles from './ArmiesPage.module.css';

interface StepperProps {
  readonly label: string;
  readonly count: number;
  readonly most: number;
  /** The ids of the texts that say what is wrong with it. */
  readonly wrong: readonly string[];
  readonly onChange: (count: number) => void;
}

/** How many of something: by buttons, by the arrow keys, or typed. */
export function Stepper({ label, count, most, wrong, onChange }: StepperProps) {
  const step = (by: number): void => {
    const next = count + by;
    // Out of what can be had, a step back is always possible.
    if (next >= 0 && (by < 0 || next <= most)) onChange(next);
  };
  return (
    <span className={styles['stepper']}>
      <button
        type="button"
        aria-label={text('armies.fewer', { entry: label })}
        aria-disabled={count === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={count}
        aria-label={label}
        aria-invalid={wrong.length > 0}
        aria-describedby={wrong.length > 0 ? wrong.join(' ') : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          const next = Number(value);
          if (Number.isInteger(next) && next >= 0 && next <= MOST_COUNT) onChange(next);
        }}
      />
      <button
        type="button"
        aria-label={text('armies.more', { entry: label })}
        aria-disabled={count >= most}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

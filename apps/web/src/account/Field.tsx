import { useId, type InputHTMLAttributes } from 'react';
import styles from './AccountPage.module.css';

interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onInput' | 'value'
> {
  readonly label: string;
  /** What it has to be like. */
  readonly note?: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** A line to write in, with what it is for above it. */
export function Field({ label, note, value, onInput, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        autoCapitalize="none"
        spellCheck={false}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        {...rest}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './LabPage.module.css';
import { text } from './words.ts';

interface PlanFormProps {
  /** What is done with it. */
  readonly start: string;
  readonly onStart: () => void;
  /** Somebody comes from elsewhere on the page, to start it. */
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}

/** What is to be played. */
export function PlanForm({ start, onStart, isAwaited = false, children }: PlanFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAwaited) button.current?.focus();
  }, [isAwaited]);
  return (
    <form
      className={`panel ${styles['form']}`}
      aria-label={text('lab.what')}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {children}
      <button ref={button} type="submit" className="primary">
        {start}
      </button>
    </form>
  );
}

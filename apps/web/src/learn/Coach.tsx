import { useState, type ReactNode } from 'react';
import { Icon } from '../app/Icon.tsx';
import { text } from '../words/words.ts';
import { Murmur } from '../app/Murmur.tsx';
import styles from './Coach.module.css';

interface CoachProps {
  /** What it is about, in a few words. */
  readonly title: string;
  /** How far it has come, such as `2 of 4`. */
  readonly far?: string;
  /** What came of the last thing. */
  readonly about?: string | undefined;
  /** Whether that went well. */
  readonly good?: boolean;
  /** What to do next. */
  readonly next?: string | undefined;
  /** What can be pressed. */
  readonly children: ReactNode;
}

/** Somebody who looks over your shoulder: says what to try, and what came of it. */
export function Coach({ title, far, about, good = true, next, children }: CoachProps) {
  const words = [about, next].join('\n');
  // On a phone it can be folded away, until something else is said.
  const [folded, setFolded] = useState<string>();
  const isFolded = folded === words;
  return (
    <section className={styles['coach']} aria-label={title} data-folded={isFolded}>
      <Face />
      <div className={styles['bubble']}>
        <div className={styles['words']}>
          <p className={styles['title']}>
            <strong>{title}</strong>
            {far !== undefined && <span>{far}</span>}
          </p>
          <Murmur words={[about, next].filter((line) => line !== undefined).join(' ')} />
          <div className={styles['said']}>
            {about !== undefined && (
              <p className={styles['about']} data-good={good}>
                {about}
              </p>
            )}
            {next !== undefined && <p className={styles['next']}>{next}</p>}
          </div>
        </div>
        <div className={styles['acts']}>
          {children}
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={!isFolded}
            aria-label={text(isFolded ? 'learn.unfold' : 'learn.fold')}
            onClick={() => setFolded(isFolded ? undefined : words)}
          >
            <Icon name={isFolded ? 'open' : 'shut'} />
          </button>
        </div>
      </div>
    </section>
  );
}

/** Under a cap, in the colours of the page. */
function Face() {
  return (
    <svg className={styles['face']} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="var(--accent)" />
      <path d="M10 32q2-8 10-8t10 8z" fill="var(--on-accent)" opacity="0.9" />
      <circle cx="20" cy="19" r="6.5" fill="var(--on-accent)" />
      <path d="M11 15q1-7 9-7t9 7l2 1.6H9.5z" fill="var(--wood)" />
    </svg>
  );
}

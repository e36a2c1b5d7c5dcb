import type { ReactNode } from 'react';
import styles from './Legend.module.css';

interface LegendPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Signs of one sort, whatever the game. */
export function LegendPart({ title, children }: LegendPartProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['signs']}>{children}</ul>
    </>
  );
}

interface LegendLineProps {
  readonly means: string;
  readonly children: ReactNode;
}

/** A sign as it stands on the table, and what it means. */
export function LegendLine({ means, children }: LegendLineProps) {
  return (
    <li>
      <span className={styles['sign']}>{children}</span>
      <span>{means}</span>
    </li>
  );
}

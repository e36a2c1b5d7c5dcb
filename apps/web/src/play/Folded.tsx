import { useRef, type ReactNode, type RefObject } from 'react';
import styles from './Folded.module.css';

interface FoldedProps {
  /** What is always in sight, and opens the rest. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly details?: RefObject<HTMLDetailsElement | null>;
}

/** Something that lies over the page when it is opened, and closes by Escape or when the focus leaves it. */
export function Folded({ summary, className, children, details }: FoldedProps) {
  const own = useRef<HTMLDetailsElement>(null);
  const folded = details ?? own;
  return (
    // Not a control itself: it closes when Escape is pressed in it, or the focus leaves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={folded}
      className={`${styles['folded']} ${className ?? ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || folded.current?.open !== true) return;
        event.stopPropagation();
        folded.current.open = false;
        folded.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (folded.current?.contains(relatedTarget) === false) folded.current.open = false;
      }}
    >
      <summary className="button">{summary}</summary>
      {/* A click on the words in it leaves the focus there. */}
      <div className={styles['over']} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}

import { text } from '../words/words.ts';
import styles from './Question.module.css';

export type ChoiceLook = 'primary' | 'button' | 'choice';

interface ChoiceButtonProps {
  /** The key that takes it; beyond the ninth there is none. */
  readonly shortcut: string;
  readonly label: string;
  readonly look: ChoiceLook;
  /** Enter takes it as well. */
  readonly usual: boolean;
  /** Which click it is of those that follow each other quickly; 0 where it was a key. */
  readonly onTake: (click: number) => void;
}

export function ChoiceButton({ shortcut, label, look, usual, onTake }: ChoiceButtonProps) {
  const hasKey = shortcut.length === 1;
  return (
    <button
      type="button"
      className={styles[look]}
      {...(hasKey && { 'data-choice': shortcut, 'aria-keyshortcuts': shortcut })}
      {...(usual && { 'data-default': true })}
      onClick={(event) => onTake(event.detail)}
    >
      {hasKey && (
        <kbd aria-hidden="true" className={styles['key']}>
          {shortcut.toUpperCase()}
        </kbd>
      )}
      {label}
      {usual && (
        <kbd aria-hidden="true" className={styles['enter']}>
          {text('play.enter')}
        </kbd>
      )}
    </button>
  );
}

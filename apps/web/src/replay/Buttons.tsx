import { text } from '../words/words.ts';
import styles from './Buttons.module.css';
import type { Act } from './useReplay.ts';

interface ButtonsProps {
  readonly acts: readonly Act[];
  readonly playing: boolean;
  readonly impossible?: (act: Act) => boolean;
  /** Names of acts that are not called as usual. */
  readonly names?: Partial<Record<Act, string>>;
  readonly onAct: (act: Act) => void;
}

/** Play, pause and the ways through what has happened. */
export function Buttons({ acts, playing, impossible, names, onAct }: ButtonsProps) {
  return (
    <div className={styles['buttons']}>
      {acts.map((name) => {
        const isPause = name === 'play' && playing;
        const label = names?.[name] ?? text(isPause ? 'replay.pause' : `replay.${name}`);
        return (
          <button
            key={name}
            type="button"
            className={name === 'play' ? 'primary' : 'quiet'}
            data-act={name}
            aria-label={label}
            title={label}
            disabled={impossible?.(name)}
            onClick={() => onAct(name)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={isPause ? PAUSE : SIGNS[name]} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

const PAUSE = 'M6 4h4v16H6zM14 4h4v16h-4z';
const SIGNS: Readonly<Record<Act, string>> = {
  first: 'M4 5h2.5v14H4zM20 5v14L8 12z',
  previousChapter: 'M12 5v14L2 12zM22 5v14L12 12z',
  previous: 'M17 5v14L6 12z',
  play: 'M7 4v16l13-8z',
  next: 'M7 5v14l11-7z',
  nextChapter: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M17.500 5H20v14h-2.500zM4 5v14l12-7z',
};

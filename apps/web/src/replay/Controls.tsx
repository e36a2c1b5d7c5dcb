import type { Side, Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';
import styles from './Controls.module.css';
import type { Timeline } from './timeline.ts';
import { ACTS, SPEEDS, type Act, type Replaying, type ReplaySpeed } from './useReplay.ts';

interface ControlsProps {
  readonly words: Words;
  readonly sides: readonly Side[];
  readonly timeline: Timeline;
  readonly replaying: Replaying;
}

/** The buttons under the time line. */
export function Controls({ words, sides, timeline, replaying }: ControlsProps) {
  const { step, playing, speed, setSpeed, act } = replaying;
  const total = timeline.steps.length;
  return (
    <div className={styles['controls']}>
      <p className={styles['legend']}>
        {sides.map((side, index) => (
          <span key={side} data-colour={index === 0 ? 'a' : 'b'}>
            {text('replay.losses', { side: words.sideFirst(side) })}
          </span>
        ))}
      </p>
      <div className={styles['buttons']}>
        {ACTS.map((name) => {
          const label = text(name === 'play' && playing ? 'replay.pause' : `replay.${name}`);
          return (
            <button
              key={name}
              type="button"
              className={name === 'play' ? 'primary' : 'quiet'}
              data-act={name}
              aria-label={label}
              title={label}
              disabled={impossible(name, step, total)}
              onClick={() => act(name)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={name === 'play' && playing ? PAUSE : SIGNS[name]} />
              </svg>
            </button>
          );
        })}
      </div>
      <label className={styles['speed']}>
        <span>{text('replay.speed')}</span>
        <select
          value={speed}
          onChange={(event) => setSpeed(Number(event.currentTarget.value) as ReplaySpeed)}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {text('replay.times', { speed: each })}
            </option>
          ))}
        </select>
      </label>
      <p className={styles['keys']}>{text('replay.keys')}</p>
    </div>
  );
}

function impossible(act: Act, step: number, total: number): boolean {
  if (act === 'play') return total === 0;
  return act === 'first' || act.startsWith('previous') ? step === 0 : step === total;
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

import type { Side, Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';
import { Buttons } from './Buttons.tsx';
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
        <Buttons
          acts={ACTS}
          playing={playing}
          impossible={(name) => impossible(name, step, total)}
          onAct={act}
        />
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

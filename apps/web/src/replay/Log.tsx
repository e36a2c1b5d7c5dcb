import { memo, useEffect, useRef } from 'react';
import { text } from '../words/words.ts';
import styles from './Log.module.css';
import type { Timeline, ToldStep } from './timeline.ts';

interface LogProps {
  readonly timeline: Timeline;
  readonly step: number;
  /** How it came out, under the last step. */
  readonly result: string;
  readonly onJump: (step: number) => void;
}

/** The whole match in words. Every line leads to its step. */
export function Log({ timeline, step, result, onJump }: LogProps) {
  const list = useRef<HTMLElement>(null);
  const { chapters, steps } = timeline;
  const jump = useRef(onJump);
  useEffect(() => {
    jump.current = onJump;
  });
  useEffect(() => {
    const frame = list.current;
    const line = frame?.querySelector('[aria-current]');
    if (frame !== null && line instanceof HTMLElement) reveal(line, frame);
    // The line of the step is found in the page itself.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [step]);
  return (
    <section ref={list} className={styles['log']} aria-label={text('replay.log')}>
      <h2 className="unseen">{text('replay.log')}</h2>
      {chapters.map((chapter, i) => {
        const end = i + 1 < chapters.length ? chapters[i + 1].step : steps.length + 1;
        return (
          <section key={chapter.step} aria-label={chapter.title}>
            <h3 className={styles['chapter']}>
              <button
                type="button"
                aria-current={chapter.step === 0 && step === 0 ? 'step' : undefined}
                onClick={() => onJump(chapter.step)}
              >
                {chapter.title}
              </button>
            </h3>
            <ol className={styles['lines']}>
              {steps.slice(Math.max(chapter.step - 1, 0), end - 1).map((told) => (
                <Line key={told.step} told={told} current={told.step === step} jump={jump} />
              ))}
            </ol>
          </section>
        );
      })}
      <p className={styles['result']}>{result}</p>
    </section>
  );
}

interface LineProps {
  readonly told: ToldStep;
  readonly current: boolean;
  readonly jump: { readonly current: (step: number) => void };
}

const Line = memo(function Line({ told, current, jump }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['line']}
        data-silent={told.events.length === 0}
        aria-current={current ? 'step' : undefined}
        onClick={() => jump.current(told.step)}
      >
        <span className={styles['number']}>{told.step}</span>
        <span>{told.lines.join(' ')}</span>
      </button>
    </li>
  );
});

/** Scrolls the list, and not the page around it, until a line of it is seen. */
function reveal(line: HTMLElement, list: HTMLElement): void {
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  // Chapters stick to the top of the list and cover what is under them.
  const covered = 3 * Number.parseFloat(getComputedStyle(list).fontSize);
  if (inner.top < outer.top + covered) list.scrollTop += inner.top - outer.top - covered;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + covered;
}

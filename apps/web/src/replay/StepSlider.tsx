import type { Side, Words } from '@sandtable/kernel';
import { memo, type CSSProperties } from 'react';
import { text } from '../words/words.ts';
import { chapterAt, type Fall, type Timeline } from './timeline.ts';
import styles from './StepSlider.module.css';

interface StepSliderProps {
  readonly words: Words;
  readonly sides: readonly Side[];
  readonly timeline: Timeline;
  readonly step: number;
  readonly onJump: (step: number) => void;
}

/** Every step of a match in one line, with its chapters and where pieces fell. */
export function StepSlider({ words, sides, timeline, step, onJump }: StepSliderProps) {
  const { chapters, steps } = timeline;
  const total = Math.max(steps.length, 1);
  const value = { step, total: steps.length, chapter: chapterAt(timeline, step).title };
  return (
    <div className={styles['line']}>
      <Falls words={words} sides={sides} timeline={timeline} />
      <input
        type="range"
        className={styles['slider']}
        min={0}
        max={steps.length}
        value={step}
        style={{ '--done': step / total } as CSSProperties}
        aria-label={text('replay.step')}
        aria-valuetext={text('replay.stepIn', value)}
        onChange={(event) => onJump(event.currentTarget.valueAsNumber)}
      />
      {/* For the mouse: keys and buttons go from chapter to chapter as well. */}
      <div
        className={styles['chapters']}
        aria-hidden="true"
        onClick={({ target }) => {
          const at = target instanceof Element && target.closest<HTMLElement>('[data-step]');
          if (at instanceof HTMLElement) onJump(Number(at.dataset['step']));
        }}
      >
        {chapters.map((chapter, i) => {
          const end = i + 1 < chapters.length ? chapters[i + 1].step : total;
          return (
            <span
              key={chapter.step}
              className={styles['chapter']}
              style={{
                left: percent(chapter.step / total),
                width: percent((end - chapter.step) / total),
              }}
              title={chapter.title}
              data-step={chapter.step}
              data-current={chapterAt(timeline, step) === chapter}
            >
              <span>{chapter.title}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function percent(part: number): string {
  return `${100 * part}%`;
}

interface FallsProps {
  readonly words: Words;
  readonly sides: readonly Side[];
  readonly timeline: Timeline;
}

/** A small mark for each step in which pieces fell, in the colour of their side. */
const Falls = memo(function Falls({ words, sides, timeline: { falls, steps } }: FallsProps) {
  const losses = ({ lost }: Fall): string[] =>
    sides
      .filter((side) => lost[side] !== undefined)
      .map((side) => text('replay.lostBy', { count: lost[side], side: words.side(side) }));
  return (
    <div className={styles['falls']} aria-hidden="true">
      {falls.flatMap((fall) =>
        sides.map((side, index) => {
          const count = fall.lost[side] ?? 0;
          return (
            count > 0 && (
              <span
                key={`${fall.step} ${side}`}
                className={styles['fall']}
                data-colour={index === 0 ? 'a' : 'b'}
                title={text('replay.lost', { step: fall.step, losses: losses(fall) })}
                style={{
                  left: percent(fall.step / steps.length),
                  height: `${Math.min(0.35 + 0.25 * count, 1.1)}rem`,
                }}
              />
            )
          );
        }),
      )}
    </div>
  );
});

import type { Review } from '@sandtable/lab';
import { useState, type MouseEvent } from 'react';
import type { Game } from '../games/games.ts';
import { Table } from '../report/Table.tsx';
import { Marks } from './Marks.tsx';
import styles from './Review.module.css';
import { percent, signed, text } from './reviewText.ts';
import { chanceFor, facing, gainFor, type Story } from './story.ts';
import { titleOf } from './Turnings.tsx';

interface CurveProps {
  readonly game: Game;
  readonly story: Story;
  readonly review: Review;
  /** The one that is looked at. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

const TICKS = [100, 50, 0];

/** The chance of winning from step to step: below the line it is that of the side that is told of first, above it the other's. */
export function Curve({ game, story, review, step, onStep }: CurveProps) {
  const { words } = game;
  const [first, second] = facing(story);
  const [up, down] = [story.front, 1 - story.front];
  const { steps, turnings } = review;
  const chances = steps.map(({ chance }) => chanceFor(story, chance.value));
  // Found already or not.
  const of = story.steps.length;
  const points = chances.map((chance, i) => `${i},${1 - chance}`);
  const last = steps.length - 1;
  const choose = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onStep(Math.min(Math.max(Math.round(((clientX - left) / width) * of), 0), last));
  };
  return (
    <figure className={styles['curve']}>
      <p className={styles['above']} data-side={up}>
        {text('review.wins', { side: words.sideFirst(first) })}
      </p>
      <div className={styles['plot']}>
        <div className={styles['ticks']} aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick} style={{ bottom: `${tick}%` }}>
              {text('review.percent', { percent: tick })}
            </span>
          ))}
        </div>
        {/* What a pointer does here, the slider below does too. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <svg
          viewBox={`0 0 ${Math.max(of, 1)} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text(story.isOver ? 'review.curve.label' : 'review.curve.label.now', {
            side: words.the(first),
            from: percent(chances[0]),
            to: percent(chances[last]),
          })}
          onClick={choose}
        >
          <polygon data-side={down} points={`0,0 ${points.join(' ')} ${last},0`} />
          <polygon data-side={up} points={`0,1 ${points.join(' ')} ${last},1`} />
          {story.parts.map(({ step: at, title }) => (
            <line key={at} className={styles['part']} x1={at} x2={at} y1="0" y2="1">
              <title>{title}</title>
            </line>
          ))}
          <line className={styles['even']} x1="0" x2={of} y1="0.5" y2="0.5" />
          {missedIn(story, review).map(({ step: at, chance }) => (
            <line
              key={at}
              className={styles['missed']}
              x1={at}
              x2={at}
              y1={1 - chances[at]}
              y2={1 - chance}
            >
              <title>{text('review.missed', { step: at, percent: percent(chance) })}</title>
            </line>
          ))}
          <polyline points={points.join(' ')} />
          <line className={styles['here']} x1={step} x2={step} y1="0" y2="1" />
        </svg>
        {turnings.map((turning, nth) => (
          <button
            key={`${turning.step} ${turning.kind}`}
            type="button"
            className={styles['turning']}
            data-kind={turning.kind}
            style={{
              left: `${(turning.step / Math.max(of, 1)) * 100}%`,
              bottom: `${chances[turning.step] * 100}%`,
            }}
            aria-label={text('review.turning.nth', { nth: nth + 1, what: titleOf(game, turning) })}
            onClick={() => onStep(turning.step)}
          >
            {nth + 1}
          </button>
        ))}
      </div>
      <p className={styles['below']} data-side={down}>
        {text('review.wins', { side: words.sideFirst(second) })}
      </p>
      {missedIn(story, review).length > 0 && (
        <p className={styles['note']}>{text('review.missed.about')}</p>
      )}
      <Marks game={game} story={story} review={review} step={step} />
      <input
        type="range"
        className={styles['slider']}
        min={0}
        max={Math.max(last, 1)}
        value={step}
        aria-label={text('review.step')}
        aria-valuetext={text('review.step.at', {
          step,
          side: words.sideFirst(first),
          percent: percent(chances[step]),
        })}
        onChange={(event) => onStep(Math.min(Number(event.currentTarget.value), last))}
      />
      <Behind game={game} story={story} review={review} />
    </figure>
  );
}

/**
 * Decisions that cost something, each with the chance that it could have come to. The curve goes on with quick answers, which may miss the
 * better plan as well: it is flat there then, however much was missed.
 */
function missedIn(
  story: Story,
  { steps }: Review,
): { readonly step: number; readonly chance: number }[] {
  return steps.flatMap(({ step, side, chance, price }) => {
    if (price === undefined) return [];
    const gain = side === story.ruleset.sides[0] ? price.value : -price.value;
    return [{ step, chance: chanceFor(story, Math.min(Math.max(chance.value + gain, 0), 1)) }];
  });
}

/** The same as a table, made when somebody opens it. */
function Behind({ game, story, review }: Pick<CurveProps, 'game' | 'story' | 'review'>) {
  const { words } = game;
  const [open, setOpen] = useState(false);
  const [first] = facing(story);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('review.table')}</summary>
      {open && (
        <div className={styles['scrolled']}>
          <Table
            caption={text('review.curve')}
            head={[
              text('review.step'),
              text('review.head.what'),
              words.sideFirst(first),
              text('review.head.dice'),
              text('review.head.decision'),
            ]}
            rows={review.steps.map(({ step, chance, gift, price }) => [
              step,
              step === 0 ? text('review.step.opening') : story.told(step)[0],
              percent(chanceFor(story, chance.value)),
              gift === undefined ? '' : signed(gainFor(story, gift.value)),
              price === undefined ? '' : signed(-price.value),
            ])}
          />
        </div>
      )}
    </details>
  );
}

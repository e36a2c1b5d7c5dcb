import type { Review } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import styles from './Review.module.css';
import { text } from './reviewText.ts';
import { facing, gainFor, type Story } from './story.ts';

interface MarksProps {
  readonly game: Game;
  readonly story: Story;
  readonly review: Review;
  readonly step: number;
}

/** What is smaller than this is not seen. */
const SMALLEST = 0.005;
/** Small ones are seen for what they are: the scale does not follow them all the way down. */
const LEAST_SCALE = 0.1;

/** What each roll gave and each decision cost, under the curve: up is good for the side that is told of first. */
export function Marks({ game: { words }, story, review, step }: MarksProps) {
  const [first] = facing(story);
  const of = story.steps.length;
  const marks = review.steps.flatMap(({ step: at, side, gift, price }) => [
    ...(gift === undefined ? [] : [{ at, kind: 'roll', by: gainFor(story, gift.value) }]),
    ...(price === undefined
      ? []
      : [{ at, kind: 'decision', by: side === first ? -price.value : price.value }]),
  ]);
  const most = Math.max(LEAST_SCALE, ...marks.map(({ by }) => Math.abs(by)));
  return (
    <div className={styles['marks']} aria-hidden="true">
      <p>
        <span>{text('review.marks')}</span>
        <span data-kind="roll">{text('review.legend.dice')}</span>
        <span data-kind="decision">{text('review.legend.decisions')}</span>
        <span>{text('review.legend.up', { side: words.the(first) })}</span>
      </p>
      <svg viewBox={`0 -1 ${Math.max(of, 1)} 2`} preserveAspectRatio="none">
        <line className={styles['even']} x1="0" x2={of} y1="0" y2="0" />
        {marks
          .filter(({ by }) => Math.abs(by) >= SMALLEST)
          .map(({ at, kind, by }) => (
            <line
              key={`${at} ${kind}`}
              data-kind={kind}
              data-side={by > 0 ? story.front : 1 - story.front}
              x1={at}
              x2={at}
              y1="0"
              y2={-by / most}
            />
          ))}
        <line className={styles['here']} x1={step} x2={step} y1="-1" y2="1" />
      </svg>
    </div>
  );
}

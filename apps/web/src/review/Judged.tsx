import type { Review } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import styles from './Review.module.css';
import { errorOf, percent, text } from './reviewText.ts';
import type { Story } from './story.ts';

interface JudgedProps {
  readonly game: Game;
  readonly story: Story;
  readonly review: Review;
  readonly step: number;
}

/** What a decision cost, and what would have been better; nothing where it cost nothing. */
export function Judged({ game: { words }, story, review, step }: JudgedProps) {
  const { side = '', price } = review.steps[step];
  if (price === undefined) return null;
  const { move } = story.steps[step - 1];
  const [, ...goesOn] = story.plan(step, price.better);
  return (
    <>
      <p>
        {text('review.price', {
          side: words.the(side),
          percent: percent(price.value),
          error: errorOf(price),
        })}
      </p>
      {move !== undefined && <p>{text('review.chosen', { chosen: story.choice(step, move) })}</p>}
      <p className={styles['better']}>
        {text('review.better', { better: story.choice(step, price.better[0]) })}
      </p>
      {goesOn.length > 0 && (
        <div className={styles['goesOn']}>
          <p>{text('review.better.on')}</p>
          <ol>
            {goesOn.map((each, nth) => (
              // The same may be done twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={nth}>{each}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

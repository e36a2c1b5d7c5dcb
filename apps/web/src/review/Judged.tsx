import type { Match } from '@sandtable/kernel';
import type { Review } from '@sandtable/lab';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { choiceIn } from './happened.ts';
import styles from './Review.module.css';
import { errorOf, percent, text } from './reviewText.ts';

interface JudgedProps {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  readonly review: Review;
  readonly step: number;
  readonly onPlayOn: (step: number) => void;
}

/** What a decision cost, what would have been better, and the ways to see it and to try it. */
export function Judged({ id, game, match, review, step, onPlayOn }: JudgedProps) {
  const { words } = game;
  const { side = '', price } = review.steps[step];
  return (
    <>
      {price !== undefined && (
        <>
          <p>
            {text('review.price', {
              side: words.the(side),
              percent: percent(price.value),
              error: errorOf(price),
            })}
          </p>
          <p className={styles['better']}>
            {text('review.better', { better: choiceIn(game, match, step, price.better[0]) })}
          </p>
        </>
      )}
      <div className={styles['ways']}>
        <Link
          to={price === undefined ? ADDRESS.replay(id, step) : ADDRESS.better(id, step - 1)}
          className="button"
        >
          {text('review.show')}
        </Link>
        <button type="button" onClick={() => onPlayOn(step - 1)}>
          {text('review.on')}
        </button>
      </div>
    </>
  );
}

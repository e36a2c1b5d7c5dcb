import type { Match, Move } from '@sandtable/kernel';
import type { Review } from '@sandtable/lab';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import type { BetterBeginning } from '../replay/PlayOnDialog.tsx';
import { choiceIn } from './happened.ts';
import styles from './Review.module.css';
import { errorOf, percent, text } from './reviewText.ts';

/** From where somebody plays on, and what he may begin with. */
export interface Beginning {
  readonly step: number;
  readonly better: BetterBeginning | undefined;
}

function beginningAt(game: Game, match: Match, step: number, move: Move | undefined): Beginning {
  const { side } = match.steps[step - 1];
  const isLegal =
    move !== undefined && game.ruleset.check(match.at(step - 1), side, move) === undefined;
  return {
    step: step - 1,
    better: isLegal ? { side, move, label: choiceIn(game, match, step, move) } : undefined,
  };
}

interface JudgedProps {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  readonly review: Review;
  readonly step: number;
  readonly onPlayOn: (from: Beginning) => void;
}

/** What a decision cost, what would have been better, and the ways to see it and to try it. */
export function Judged({ id, game, match, review, step, onPlayOn }: JudgedProps) {
  const { words } = game;
  const { side = '', price } = review.steps[step];
  const chosen = side === '' ? undefined : match.steps[step - 1].move;
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
          {chosen !== undefined && (
            <p>{text('review.chosen', { chosen: choiceIn(game, match, step, chosen) })}</p>
          )}
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
        <button
          type="button"
          onClick={() => onPlayOn(beginningAt(game, match, step, price?.better[0]))}
        >
          {text('review.on')}
        </button>
      </div>
    </>
  );
}

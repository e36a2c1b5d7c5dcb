import type { Match } from '@sandtable/kernel';
import { isSure, type Review } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { toldIn, type Opened } from './happened.ts';
import { Judged, type Beginning } from './Judged.tsx';
import styles from './Review.module.css';
import { errorOf, percent, text } from './reviewText.ts';

interface StepShownProps {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  readonly review: Review;
  readonly parts: readonly Opened[];
  /** Whether its decision was large enough to be thought about. */
  readonly isThought: boolean;
  readonly step: number;
  readonly onPlayOn: (from: Beginning) => void;
}

/** So much of what happened in a step is told; the rest is seen in the replay. */
const LINES = 4;

/** The step that is looked at: what happened, what its dice gave, what its decision cost. */
export function StepShown(props: StepShownProps) {
  const { game, match, review, parts, isThought, step } = props;
  const { words, ruleset } = game;
  const [first, second] = ruleset.sides;
  const { side, chance, gift, price } = review.steps[step];
  const part = parts.findLast((each) => each.step <= step);
  const lines = toldIn(game, match, step);
  return (
    <div className={styles['shown']} aria-live="polite">
      <h3>
        {side === undefined
          ? text('review.step.opening')
          : text('review.step.by', { step, side: words.sideFirst(side) })}
      </h3>
      {part !== undefined && <p className={styles['during']}>{part.title}</p>}
      <p>
        {text('review.chance', {
          first: words.sideFirst(first),
          percent: percent(chance.value),
          second: words.sideFirst(second),
          others: percent(1 - chance.value),
        })}
      </p>
      <ul>
        {lines.slice(0, LINES).map((line, i) => (
          // What happens in a step happens once.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{line}</li>
        ))}
        {lines.length > LINES && <li>{text('review.more', { count: lines.length - LINES })}</li>}
      </ul>
      {gift !== undefined && (
        <p>
          {isSure(gift)
            ? text('review.gift', {
                side: words.the(gift.value > 0 ? first : second),
                percent: percent(gift.value),
                error: errorOf(gift),
              })
            : text('review.gift.none')}
        </p>
      )}
      {side !== undefined && price === undefined && (
        <p>{text(isThought ? 'review.price.none' : 'review.price.small')}</p>
      )}
      {side !== undefined && <Judged {...props} />}
    </div>
  );
}

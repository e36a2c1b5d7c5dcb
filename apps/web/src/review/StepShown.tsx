import { isSure, type Review } from '@sandtable/lab';
import type { ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import { Judged } from './Judged.tsx';
import styles from './Review.module.css';
import { errorOf, percent, text } from './reviewText.ts';
import { chanceFor, facing, gainFor, type Story } from './story.ts';

interface StepShownProps {
  readonly game: Game;
  readonly story: Story;
  readonly review: Review;
  /** Whether whoever decided is judged here. */
  readonly isJudged: boolean;
  /** Whether its decision was large enough to be thought about. */
  readonly isThought: boolean;
  readonly step: number;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** So much of what happened in a step is told; the rest is seen in the replay. */
const LINES = 4;

/** The step that is looked at: what happened, what its dice gave, what its decision cost. */
export function StepShown(props: StepShownProps) {
  const { game, story, review, isJudged, isThought, step, children } = props;
  const { words, ruleset } = game;
  const [first, second] = facing(story);
  const own = chanceFor(story, review.steps[step].chance.value);
  const { side, gift, price } = review.steps[step];
  // In a match that goes on nobody can tell dice from what they brought to light.
  const isLight = !story.isOver && ruleset.hasSecrets;
  const part = story.parts.findLast((each) => each.step <= step);
  const lines = story.told(step);
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
          percent: percent(own),
          second: words.sideFirst(second),
          others: percent(1 - own),
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
            ? text(isLight ? 'review.gift.light' : 'review.gift', {
                side: words.the(gainFor(story, gift.value) > 0 ? first : second),
                percent: percent(gift.value),
                error: errorOf(gift),
              })
            : text(isLight ? 'review.gift.light.none' : 'review.gift.none')}
        </p>
      )}
      {isJudged && price === undefined && (
        <p>{text(isThought ? 'review.price.none' : 'review.price.small')}</p>
      )}
      <Judged game={game} story={story} review={review} step={step} />
      {children}
    </div>
  );
}

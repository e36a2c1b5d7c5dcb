import type { Review, Turning } from '@sandtable/lab';
import type { ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import report from '../report/BattleReport.module.css';
import { Judged } from './Judged.tsx';
import styles from './Review.module.css';
import { percent, text } from './reviewText.ts';
import type { Story } from './story.ts';

interface TurningsProps {
  readonly game: Game;
  readonly story: Story;
  readonly review: Review;
  readonly onStep: (step: number) => void;
  /** What can be done about a step. */
  readonly ways: (step: number) => ReactNode;
}

/** So much of what happened in a step is told. */
const LINES = 3;

/** The rolls and decisions that moved most, each to be seen and to be tried otherwise. */
export function Turnings({ game, story, review, onStep, ways }: TurningsProps) {
  const { turnings } = review;
  return (
    <section className="panel" aria-labelledby="review-turnings">
      <h2 id="review-turnings">{text('review.turnings')}</h2>
      <p className={report['about']}>
        {text(turnings.length > 0 ? 'review.turnings.about' : 'review.turnings.none')}
      </p>
      <ol className={styles['turnings']}>
        {turnings.map((turning) => (
          <li key={`${turning.step} ${turning.kind}`}>
            <button type="button" className="quiet" onClick={() => onStep(turning.step)}>
              {titleOf(game, turning)}
            </button>
            <ul>
              {linesOf(story, turning)
                .slice(0, LINES)
                .map((line, i) => (
                  // What happens in a step happens once.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={i}>{line}</li>
                ))}
            </ul>
            <Judged game={game} story={story} review={review} step={turning.step} />
            {ways(turning.step)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened; where dice turned it, the dice first: much else may have come before them. */
function linesOf(story: Story, { kind, step }: Turning): readonly string[] {
  const rolled = kind === 'roll' ? story.rolled(step) : [];
  return rolled.length > 0 ? rolled : story.told(step);
}

/** Whom it helped, and by how much. */
export function titleOf({ words }: Game, { kind, step, side, by }: Turning): string {
  return text(`review.turning.${kind}`, {
    step,
    side: words.the(side),
    percent: percent(by.value),
  });
}

import { reviewOf, type Review, type SideReview } from '@sandtable/lab';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import { Curve } from './Curve.tsx';
import report from '../report/BattleReport.module.css';
import styles from './Review.module.css';
import { percent, text } from './reviewText.ts';
import { StepShown } from './StepShown.tsx';
import type { Story } from './story.ts';
import { Totals } from './Totals.tsx';
import { Turnings } from './Turnings.tsx';
import type { Reviewing } from './useReview.ts';

/** What stands beside what is told of a step: what can be done about it, or the table. */
export type Beside = (step: number, review: Review) => ReactNode;

interface AccountProps {
  readonly game: Game;
  readonly story: Story;
  readonly reviewing: Reviewing;
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** What its figures mean, for whoever wants to know. */
  readonly figures: readonly string[];
  /** Who is judged: both sides, or the one whose view it is. */
  readonly judged: readonly SideReview['side'][];
  readonly ways?: Beside;
  /** The step that is looked at, on the board. */
  readonly board?: Beside;
}

/** The course of the chance of winning, where it turned, and what of it was luck and what skill. */
export function Account(props: AccountProps) {
  const { game, story, reviewing, about, figures, judged, ways, board } = props;
  const { found } = reviewing;
  const review = useMemo(
    () => (found.length === 0 ? undefined : reviewOf(story, found)),
    [story, found],
  );
  const isWhole = found.length > story.steps.length;
  const [chosen, setChosen] = useState<number>();
  const curve = useRef<HTMLElement>(null);
  /** What is chosen elsewhere on the page is looked at here. */
  const look = (to: number): void => {
    setChosen(to);
    curve.current?.scrollIntoView();
    curve.current?.focus({ preventScroll: true });
  };
  const step = Math.min(chosen ?? review?.turnings[0]?.step ?? 0, found.length - 1);
  return (
    <>
      <Progress
        reviewing={reviewing}
        isWhole={isWhole}
        playOuts={review?.playOuts ?? 0}
        about={about}
        figures={figures}
      />
      {review !== undefined && (
        <section ref={curve} tabIndex={-1} className="panel" aria-labelledby="review-curve">
          <h2 id="review-curve">{text('review.curve')}</h2>
          <p className={report['about']}>{text('review.curve.of')}</p>
          <Curve game={game} story={story} review={review} step={step} onStep={setChosen} />
          <div className={styles['looked']} data-board={board !== undefined}>
            <StepShown
              game={game}
              story={story}
              review={review}
              isJudged={judged.includes(review.steps[step].side ?? '')}
              isThought={found[step].choice !== undefined}
              step={step}
            >
              {ways?.(step, review)}
            </StepShown>
            {board?.(step, review)}
          </div>
        </section>
      )}
      {review !== undefined && isWhole && (
        <>
          <Turnings
            game={game}
            story={story}
            review={review}
            onStep={look}
            ways={(at) => ways?.(at, review)}
          />
          <Totals game={game} review={review} judged={judged} onStep={look} />
        </>
      )}
    </>
  );
}

interface ProgressProps extends Pick<AccountProps, 'about' | 'figures'> {
  readonly reviewing: Reviewing;
  readonly isWhole: boolean;
  readonly playOuts: number;
}

/** What the figures are, and how far it has come with them. */
function Progress({ reviewing, isWhole, playOuts, about, figures }: ProgressProps) {
  const { share, failure } = reviewing;
  const isDone = share >= 1;
  return (
    <section className={styles['progress']} aria-busy={!isDone && failure === undefined}>
      <p>{about}</p>
      <details>
        <summary>{text('review.means')}</summary>
        {figures.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </details>
      {failure !== undefined && <p role="alert">{text('review.failed', { reason: failure })}</p>}
      {!isDone && failure === undefined && (
        <progress
          value={share}
          aria-label={text('review.working', { percent: Math.floor(share * 100) })}
        />
      )}
      <p className={styles['state']} data-share={percent(share)}>
        {isDone
          ? text('review.done', { count: playOuts })
          : isWhole
            ? text('review.finer', { count: playOuts })
            : text('review.coarse')}
      </p>
    </section>
  );
}

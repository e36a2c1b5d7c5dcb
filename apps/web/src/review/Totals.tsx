import type { Review, SideReview } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import report from '../report/BattleReport.module.css';
import { Table } from '../report/Table.tsx';
import styles from './Review.module.css';
import { percent, signed, signedFigure, text } from './reviewText.ts';

interface TotalsProps {
  readonly game: Game;
  readonly review: Review;
  readonly onStep: (step: number) => void;
}

/** What was luck and what was skill, for both sides, and what it adds up to. */
export function Totals({ game, review, onStep }: TotalsProps) {
  return (
    <section className="panel" aria-labelledby="review-sides">
      <h2 id="review-sides">{text('review.sides')}</h2>
      <div className={report['pair']}>
        {review.sides.map((side, place) => (
          <SideCard
            key={side.side}
            game={game}
            review={review}
            side={side}
            place={place}
            onStep={onStep}
          />
        ))}
      </div>
      <Sum game={game} review={review} />
    </section>
  );
}

interface SideCardProps extends TotalsProps {
  readonly side: SideReview;
  readonly place: number;
}

function SideCard({ game: { words }, review, side, place, onStep }: SideCardProps) {
  const { luck, price, decisions, costly, worst, best } = side;
  const priceOf = (step: number): string => signed(-(review.steps[step].price?.value ?? 0));
  const giftOf = (step: number): string =>
    signed((place === 0 ? 1 : -1) * (review.steps[step].gift?.value ?? 0));
  return (
    <div className={report['side']} data-side={place}>
      <h3>{words.sideFirst(side.side)}</h3>
      <dl className={styles['figures']}>
        <div>
          <dt>{text('review.luck')}</dt>
          <dd className={report['big']}>{signedFigure(luck)}</dd>
        </div>
        <div>
          <dt>{text('review.decisions')}</dt>
          <dd className={report['big']}>
            {costly === 0 ? percent(0) : signedFigure({ ...price, value: -price.value })}
          </dd>
        </div>
      </dl>
      <p>
        {decisions === 0
          ? text('review.thought.none')
          : text('review.thought', { costly, count: decisions })}
      </p>
      <Steps title={text('review.worst')} steps={worst} figureOf={priceOf} onStep={onStep} />
      <Steps title={text('review.best')} steps={best} figureOf={giftOf} onStep={onStep} />
    </div>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: readonly number[];
  readonly figureOf: (step: number) => string;
  readonly onStep: (step: number) => void;
}

/** A few steps, each to be looked at. */
function Steps({ title, steps, figureOf, onStep }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <button type="button" className="quiet" onClick={() => onStep(step)}>
              {text('review.jump', { step, percent: figureOf(step) })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From the beginning to the end, with what nothing accounts for. */
function Sum({ game: { words }, review }: Pick<TotalsProps, 'game' | 'review'>) {
  const { steps, sides, rest } = review;
  const [first, second] = sides;
  const title = text('review.sum', { side: words.the(first.side) });
  return (
    <>
      <h3>{title}</h3>
      <Table
        caption={title}
        head={[text('review.sum.what'), words.sideFirst(first.side)]}
        rows={[
          [text('review.sum.from'), percent(steps[0].chance.value)],
          [text('review.sum.luck'), signed(first.luck.value)],
          [text('review.sum.own'), signed(-first.price.value)],
          [text('review.sum.others', { side: words.the(second.side) }), signed(second.price.value)],
          [text('review.sum.rest'), signed(rest)],
          [text('review.sum.to'), percent(steps[steps.length - 1].chance.value)],
        ]}
      />
    </>
  );
}

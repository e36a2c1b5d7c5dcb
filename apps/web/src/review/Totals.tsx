import type { Review, SideReview } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import report from '../report/BattleReport.module.css';
import { Table } from '../report/Table.tsx';
import styles from './Review.module.css';
import { percent, signed, signedFigure, text } from './reviewText.ts';

interface TotalsProps {
  readonly game: Game;
  readonly review: Review;
  /** Who is judged. */
  readonly judged: readonly SideReview['side'][];
  readonly onStep: (step: number) => void;
}

/** What was luck and what was skill, for both sides, and what it adds up to. */
export function Totals({ game, review, judged, onStep }: TotalsProps) {
  return (
    <section className="panel" aria-labelledby="review-sides">
      <h2 id="review-sides">{text('review.sides')}</h2>
      <div className={report['pair']}>
        {review.sides.map(
          (side, place) =>
            judged.includes(side.side) && (
              <SideCard
                key={side.side}
                game={game}
                review={review}
                side={side}
                place={place}
                onStep={onStep}
              />
            ),
        )}
      </div>
      <Sum game={game} review={review} judged={judged} />
    </section>
  );
}

interface SideCardProps extends Omit<TotalsProps, 'judged'> {
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

/** From the beginning to the end, with what nothing accounts for: for the first side, or for the only one that is judged. */
function Sum({ game: { words, ruleset }, review, judged }: Omit<TotalsProps, 'onStep'>) {
  const { steps, sides, rest, unseen } = review;
  const own = sides.find(({ side }) => judged.includes(side)) ?? sides[0];
  const other = sides[own === sides[0] ? 1 : 0];
  const sign = own === sides[0] ? 1 : -1;
  const isAlone = judged.length === 1;
  // Whoever sees one side only cannot tell dice from what they brought to light.
  const isLight = isAlone && ruleset.hasSecrets;
  const chanceAt = (step: number): string => {
    const { value } = steps[step].chance;
    return percent(sign === 1 ? value : 1 - value);
  };
  const title = text('review.sum', { side: words.the(own.side) });
  const others = text(isAlone ? 'review.sum.unseen' : 'review.sum.others', {
    side: words.the(other.side),
  });
  return (
    <>
      <h3>{title}</h3>
      <Table
        caption={title}
        head={[text('review.sum.what'), words.sideFirst(own.side)]}
        rows={[
          [text('review.sum.from'), chanceAt(0)],
          [text(isLight ? 'review.sum.light' : 'review.sum.luck'), signed(own.luck.value)],
          [text('review.sum.own'), signed(-own.price.value)],
          ...(isAlone && unseen === 0
            ? []
            : [[others, signed(isAlone ? sign * unseen : other.price.value)]]),
          [text(isAlone ? 'review.sum.rest.own' : 'review.sum.rest'), signed(sign * rest)],
          [text(isAlone ? 'review.sum.now' : 'review.sum.to'), chanceAt(steps.length - 1)],
        ]}
      />
    </>
  );
}

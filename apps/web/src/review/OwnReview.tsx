import type { Side, StepSeen } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import type { Sitting } from '../play/sitting.ts';
import report from '../report/BattleReport.module.css';
import { text as appText } from '../words/words.ts';
import { Account, type Beside } from './Account.tsx';
import styles from './Review.module.css';
import { text } from './reviewText.ts';
import { SeenBoard } from './SeenBoard.tsx';
import { storySeen } from './story.ts';
import { useReview, type Subject } from './useReview.ts';

interface OwnReviewProps {
  readonly sitting: Sitting;
  readonly side: Side;
}

/** What a side has done so far in a match that goes on, by what it knew and knows and nothing else. */
export function OwnReview({ sitting, side }: OwnReviewProps) {
  const { game, table, title } = sitting;
  const [seen, setSeen] = useState<readonly StepSeen[] | 'none'>();
  useEffect(() => {
    let wanted = true;
    const tell = (steps: readonly StepSeen[] = []): void => {
      if (wanted) setSeen(steps.length === 0 ? 'none' : steps);
    };
    Promise.resolve(table.seen?.(side)).then(tell, () => tell());
    return () => {
      wanted = false;
    };
  }, [table, side]);
  const { pathname } = useAddress();
  usePageTitle(text('review.soFar.title', { scenario: title }));
  return (
    <main
      id="content"
      className={`page ${report['report']} ${styles['review']}`}
      data-game={game.ruleset.id}
      aria-busy={seen === undefined}
    >
      <header className={report['head']}>
        <p className={report['game']}>{game.words.text('ruleset.title')}</p>
        <h1>{text('review.soFar.title', { scenario: title })}</h1>
        <p className={report['setting']}>
          {text('review.soFar.side', { side: game.words.the(side) })}
        </p>
        <div className={report['ways']}>
          <Link to={pathname} className="button primary">
            {text('review.goOn')}
          </Link>
        </div>
      </header>
      {seen === undefined && <p role="status">{appText('app.loading')}</p>}
      {seen === 'none' && <p role="alert">{text('review.soFar.none')}</p>}
      {Array.isArray(seen) && <Looked sitting={sitting} side={side} seen={seen} />}
    </main>
  );
}

interface LookedProps extends OwnReviewProps {
  readonly seen: readonly StepSeen[];
}

function Looked({ sitting: { game, table, title }, side, seen }: LookedProps) {
  const story = useMemo(() => storySeen(game, side, seen), [game, side, seen]);
  const subject = useMemo(
    (): Subject => ({
      premises: table.premises,
      positions: seen.length + 1,
      given: () => ({
        witnessed: { side, steps: seen.map(({ events: _, ...step }) => step) },
      }),
    }),
    [table, side, seen],
  );
  const reviewing = useReview(subject);
  const { hasSecrets } = game.ruleset;
  const board: Beside = (step, review) => (
    <SeenBoard
      game={game}
      title={title}
      viewer={side}
      seen={seen}
      step={step}
      better={review.steps[step].price?.better[0]}
    />
  );
  return (
    <Account
      game={game}
      story={story}
      reviewing={reviewing}
      about={text('review.soFar.about')}
      figures={[
        text('review.figures'),
        ...(hasSecrets ? [text('review.soFar.secrets')] : []),
        ...(seen[0].step > 1 ? [text('review.soFar.from', { count: seen.length })] : []),
      ]}
      judged={[side]}
      board={board}
    />
  );
}

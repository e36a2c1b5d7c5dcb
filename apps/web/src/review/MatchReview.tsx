import type { Match } from '@sandtable/kernel';
import { reviewOf } from '@sandtable/lab';
import { useMemo, useRef, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { playersIn } from '../matches/players.ts';
import { PlayOnDialog } from '../replay/PlayOnDialog.tsx';
import report from '../report/BattleReport.module.css';
import type { SavedMatch } from '../store/matches.ts';
import { Curve } from './Curve.tsx';
import { partsOf } from './happened.ts';
import type { Beginning } from './Judged.tsx';
import styles from './Review.module.css';
import { percent, text } from './reviewText.ts';
import { StepShown } from './StepShown.tsx';
import { Totals } from './Totals.tsx';
import { Turnings } from './Turnings.tsx';
import type { Reviewing } from './useReview.ts';

interface MatchReviewProps {
  readonly saved: SavedMatch;
  readonly game: Game;
  readonly match: Match;
  readonly reviewing: Reviewing;
}

/** The course of the chance of winning, where it turned, and what of it was luck and what skill. */
export function MatchReview({ saved, game, match, reviewing }: MatchReviewProps) {
  const { ruleset, words } = game;
  const { title, setting } = words.battle(match.scenario);
  const { found } = reviewing;
  const { outcome } = match.pending;
  const review = useMemo(
    () => (found.length === 0 ? undefined : reviewOf(match, found)),
    [match, found],
  );
  const parts = useMemo(() => partsOf(game, match), [game, match]);
  const isWhole = found.length > match.steps.length;
  const [chosen, setChosen] = useState<number>();
  const [playingOn, setPlayingOn] = useState<Beginning>();
  const curve = useRef<HTMLElement>(null);
  /** What is chosen elsewhere on the page is looked at here. */
  const look = (to: number): void => {
    setChosen(to);
    curve.current?.scrollIntoView();
    curve.current?.focus({ preventScroll: true });
  };
  const step = Math.min(chosen ?? review?.turnings[0]?.step ?? 0, found.length - 1);
  return (
    <main
      id="content"
      className={`page ${report['report']} ${styles['review']}`}
      data-game={ruleset.id}
    >
      <header className={report['head']}>
        <p className={report['game']}>{words.text('ruleset.title')}</p>
        <h1>{text('review.title', { scenario: title })}</h1>
        {setting !== undefined && <p className={report['setting']}>{setting}</p>}
        {saved.people !== undefined && (
          <p className={report['setting']}>{playersIn(game, saved).join(' · ')}</p>
        )}
        {outcome !== undefined && <p className={report['result']}>{words.result(outcome)}</p>}
        {match.ended !== undefined && <p className={report['about']}>{text('review.ended')}</p>}
        <div className={report['ways']}>
          <Link to={ADDRESS.replay(saved.id)} className="button primary">
            {text('review.watch')}
          </Link>
          <Link to={ADDRESS.report(saved.id)} className="button">
            {text('review.report')}
          </Link>
        </div>
      </header>
      <Progress reviewing={reviewing} isWhole={isWhole} playOuts={review?.playOuts ?? 0} />
      {review !== undefined && (
        <section ref={curve} tabIndex={-1} className="panel" aria-labelledby="review-curve">
          <h2 id="review-curve">{text('review.curve')}</h2>
          <Curve
            game={game}
            match={match}
            review={review}
            parts={parts}
            of={match.steps.length}
            step={step}
            onStep={setChosen}
          />
          <StepShown
            id={saved.id}
            game={game}
            match={match}
            review={review}
            parts={parts}
            isThought={found[step].choice !== undefined}
            step={step}
            onPlayOn={setPlayingOn}
          />
        </section>
      )}
      {review !== undefined && isWhole && (
        <>
          <Turnings
            id={saved.id}
            game={game}
            match={match}
            review={review}
            onStep={look}
            onPlayOn={setPlayingOn}
          />
          <Totals game={game} review={review} onStep={look} />
        </>
      )}
      {playingOn !== undefined && (
        <PlayOnDialog
          game={game}
          match={match}
          step={playingOn.step}
          made={playingOn.step}
          better={playingOn.better}
          seats={saved.seats}
          onClose={() => setPlayingOn(undefined)}
        />
      )}
    </main>
  );
}

interface ProgressProps {
  readonly reviewing: Reviewing;
  readonly isWhole: boolean;
  readonly playOuts: number;
}

/** What the figures are, and how far it has come with them. */
function Progress({ reviewing: { share, failure }, isWhole, playOuts }: ProgressProps) {
  const isDone = share >= 1;
  return (
    <section className={styles['progress']} aria-busy={!isDone && failure === undefined}>
      <p>{text('review.about')}</p>
      <p className={report['about']}>{text('review.luckToo')}</p>
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

import type { Match } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { playersIn } from '../matches/players.ts';
import { PlayOnDialog } from '../replay/PlayOnDialog.tsx';
import report from '../report/BattleReport.module.css';
import type { SavedMatch } from '../store/matches.ts';
import { Account, type Beside } from './Account.tsx';
import { beginningAt, type Beginning } from './beginning.ts';
import styles from './Review.module.css';
import { text } from './reviewText.ts';
import { storyOf } from './story.ts';
import type { Reviewing } from './useReview.ts';

interface MatchReviewProps {
  readonly saved: SavedMatch;
  readonly game: Game;
  readonly match: Match;
  readonly reviewing: Reviewing;
}

/** A match that is over: what both sides did, and ways to see it again and to try it otherwise. */
export function MatchReview({ saved, game, match, reviewing }: MatchReviewProps) {
  const { ruleset, words } = game;
  const { title } = words.battle(match.scenario);
  const { outcome } = match.pending;
  const story = useMemo(() => storyOf(game, match), [game, match]);
  const [playingOn, setPlayingOn] = useState<Beginning>();
  const ways: Beside = (step, review) => {
    const { price } = review.steps[step];
    if (step === 0) return null;
    const to = price === undefined ? ADDRESS.replay : ADDRESS.better;
    return (
      <div className={styles['ways']}>
        <Link to={to(saved.id, price === undefined ? step : step - 1)} className="button">
          {text('review.show')}
        </Link>
        <button
          type="button"
          onClick={() => setPlayingOn(beginningAt(match, story, step, price?.better[0]))}
        >
          {text('review.on')}
        </button>
      </div>
    );
  };
  return (
    <main
      id="content"
      className={`page ${report['report']} ${styles['review']}`}
      data-game={ruleset.id}
    >
      <header className={report['head']}>
        <p className={report['game']}>{words.text('ruleset.title')}</p>
        <h1>{text('review.title', { scenario: title })}</h1>
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
      <Account
        game={game}
        story={story}
        reviewing={reviewing}
        about={text('review.about')}
        figures={[text('review.figures'), text('review.luckToo')]}
        judged={ruleset.sides}
        ways={ways}
      />
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

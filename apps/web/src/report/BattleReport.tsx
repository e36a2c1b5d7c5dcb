import type { Match } from '@sandtable/kernel';
import type { Report } from '@sandtable/lab';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { playersIn } from '../matches/players.ts';
import { ToTable } from '../online/ToTable.tsx';
import type { SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import styles from './BattleReport.module.css';
import { Course } from './Course.tsx';
import { Luck } from './Luck.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { Why } from './Why.tsx';

interface BattleReportProps {
  readonly saved: SavedMatch;
  readonly game: Game;
  readonly match: Match;
  readonly report: Report;
}

/** Why it came out so, how it went, where it turned, and what the dice had to do with it. */
export function BattleReport({ saved, game, match, report }: BattleReportProps) {
  const { ruleset, words } = game;
  const { title, setting } = words.battle(match.scenario);
  return (
    <main id="content" className={`page ${styles['report']}`} data-game={ruleset.id}>
      <header className={styles['head']}>
        <p className={styles['game']}>{words.text('ruleset.title')}</p>
        <h1>{title}</h1>
        {setting !== undefined && <p className={styles['setting']}>{setting}</p>}
        {saved.people !== undefined && (
          <p className={styles['setting']}>{playersIn(game, saved).join(' · ')}</p>
        )}
        <p className={styles['result']}>{words.result(report.outcome)}</p>
        <div className={styles['ways']}>
          <Link to={ADDRESS.replay(saved.id)} className="button primary">
            {text('report.watch')}
          </Link>
          <Link to={ADDRESS.review(saved.id)} className="button">
            {text('report.review')}
          </Link>
          {saved.people === undefined ? (
            <Link to={ADDRESS.start(ruleset.id, match.scenario.id)} className="button">
              {text('report.again')}
            </Link>
          ) : (
            <ToTable id={saved.id} seats={saved.seats} />
          )}
          <Link to={ADDRESS.matches} className="button">
            {text('report.history')}
          </Link>
        </div>
      </header>
      <Why game={game} report={report} />
      <Luck id={saved.id} game={game} report={report} />
      <Course game={game} report={report} />
      <TurningPoints id={saved.id} game={game} report={report} />
    </main>
  );
}

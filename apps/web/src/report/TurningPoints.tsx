import type { Report, TurningPoint } from '@sandtable/lab';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './BattleReport.module.css';
import { turnTitle } from './turnTitle.ts';

interface TurningPointsProps {
  readonly id: string;
  readonly game: Game;
  readonly report: Report;
}

/** So much of what happened in a step is told; the rest is seen in the replay. */
const LINES = 6;

/** Where it was decided, each to be watched again. */
export function TurningPoints({ id, game, report }: TurningPointsProps) {
  const { words } = game;
  const { turns, turningPoints } = report;
  return (
    <section className="panel" aria-labelledby="report-points">
      <h2 id="report-points">{text('report.points')}</h2>
      <p className={styles['about']}>
        {text(turningPoints.length > 0 ? 'report.points.about' : 'report.points.none')}
      </p>
      <ol className={styles['points']}>
        {turningPoints.map((point) => {
          const { step, side, events } = point;
          const turn = turns.findLast((each) => each.step <= step) ?? turns[0];
          return (
            <li key={step}>
              <Link to={ADDRESS.replay(id, step)}>
                {text('report.point', {
                  step,
                  turn: turnTitle(game, turn),
                  side: words.the(side),
                })}
              </Link>
              <ul>
                {events.slice(0, LINES).map((event, i) => (
                  // What happens in a step happens once.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={i}>{words.tell(event)}</li>
                ))}
                {events.length > LINES && (
                  <li>{text('report.point.more', { count: events.length - LINES })}</li>
                )}
              </ul>
              <p className={styles['figures']}>{changes(game, point).join('; ')}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What it changed, in figures. */
function changes({ words }: Game, { before, after }: TurningPoint): string[] {
  return after.flatMap(({ side, score, lost }, i) => [
    ...(score === before[i].score
      ? []
      : [
          text('report.changed.score', {
            side: words.sideFirst(side),
            before: before[i].score,
            after: score,
          }),
        ]),
    ...(lost === before[i].lost
      ? []
      : [
          text('report.changed.lost', {
            side: words.sideFirst(side),
            what: words.text('losses').toLowerCase(),
            before: before[i].lost,
            after: lost,
          }),
        ]),
  ]);
}

import { asSentence } from '@sandtable/kernel';
import type { Report } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './BattleReport.module.css';

interface WhyProps {
  readonly game: Game;
  readonly report: Report;
}

/** What ended it, what each side was after, what it came to, and what it was short of. */
export function Why({ game: { words }, report: { outcome, standing, missed } }: WhyProps) {
  const over = words.over(standing);
  return (
    <section className="panel" aria-labelledby="report-why">
      <h2 id="report-why">{text('report.why')}</h2>
      {over !== undefined && <p className={styles['about']}>{over}</p>}
      <div className={styles['pair']}>
        {standing.map(({ side, aim, now }, i) => {
          const needed = missed.find((each) => each.side === side)?.needed ?? [];
          const isShort = outcome.winner !== side && needed.length > 0;
          return (
            <div key={side} className={styles['side']} data-side={i}>
              <h3>
                {words.sideFirst(side)}
                {outcome.winner === side && (
                  <span className={styles['badge']}>{text('report.winner')}</span>
                )}
              </h3>
              <dl className={styles['lines']}>
                <dt>{text('report.aim')}</dt>
                <dd>{asSentence(words.render(aim.message))}</dd>
                <dt>{text('report.end')}</dt>
                {now.map((line) => (
                  <dd key={words.render(line.message)}>{asSentence(words.render(line.message))}</dd>
                ))}
                {isShort && <dt>{text('report.missed')}</dt>}
                {isShort &&
                  needed.map((line) => (
                    <dd key={words.render(line.message)}>
                      {asSentence(words.render(line.message))}
                    </dd>
                  ))}
              </dl>
            </div>
          );
        })}
      </div>
    </section>
  );
}

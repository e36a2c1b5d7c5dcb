import type { Report, Turn } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './BattleReport.module.css';
import { Chart } from './Chart.tsx';
import { Table } from './Table.tsx';
import { turnNumbers, turnTitle } from './turnTitle.ts';

interface CourseProps {
  readonly game: Game;
  readonly report: Report;
}

/** Score and losses, turn by turn. */
export function Course({ game, report: { turns } }: CourseProps) {
  const { words, ruleset } = game;
  const { sides } = ruleset;
  const names = sides.map((side) => words.sideFirst(side));
  const what = words.text('losses');
  const lost = sides.map((_, i) => lostByTurn(turns, i));
  const scores = sides.map((_, i) => turns.map(({ end }) => end[i].score));
  const labels = turnNumbers(turns);
  const rows = (figures: readonly (readonly number[])[]): (string | number)[][] =>
    turns.map((turn, i) => [turnTitle(game, turn), ...figures.map((values) => values[i])]);
  const inAll = turns[turns.length - 1].end.map(({ lost: count, of }) =>
    of === undefined ? String(count) : text('report.of', { count, of }),
  );
  const score = text('report.score');
  const losses = text('report.losses', { what });
  const head = [text('report.turn'), ...names];
  return (
    <section className={`panel ${styles['pair']}`} aria-label={score}>
      <div>
        <h2>{score}</h2>
        <p className={styles['about']}>{text('report.score.about')}</p>
        <Chart kind="lines" label={score} names={labels} series={seriesOf(names, scores)}>
          <Table caption={score} head={head} rows={rows(scores)} />
        </Chart>
      </div>
      <div>
        <h2>{losses}</h2>
        <p className={styles['about']}>
          {text('report.losses.about', {
            first: names[0],
            firstLost: inAll[0],
            second: names[1],
            secondLost: inAll[1],
          })}
        </p>
        <Chart kind="bars" label={losses} names={labels} series={seriesOf(names, lost)}>
          <Table caption={losses} head={head} rows={rows(lost)} />
        </Chart>
      </div>
    </section>
  );
}

function seriesOf(names: readonly string[], figures: readonly (readonly number[])[]) {
  return names.map((name, i) => ({ name, values: figures[i] }));
}

/** What a side lost in each turn; less than nothing where more came back. */
function lostByTurn(turns: readonly Turn[], side: number): number[] {
  return turns.map(({ end }, i) => end[side].lost - (i === 0 ? 0 : turns[i - 1].end[side].lost));
}

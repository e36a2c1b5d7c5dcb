import { asSentence, type Move, type Premises, type Side } from '@sandtable/kernel';
import type { MeasureOdds } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { barsOf } from './bars.ts';
import styles from './OddsChart.module.css';
import { useOdds } from './useOdds.ts';

interface OddsChartProps {
  readonly game: Game;
  readonly premises: Premises;
  readonly view: object;
  readonly side: Side;
  readonly move: Move;
}

/** What a move can come to, from the rules themselves: one small chart a measure. */
export function OddsChart({ game, premises, view, side, move }: OddsChartProps) {
  const odds = useOdds(premises, view, side, move);
  if (odds === undefined) return null;
  if (odds === 'working') {
    return <p className={styles['working']}>{text('play.odds.working')}</p>;
  }
  const measures = Object.entries(odds.measures);
  // What cannot happen is only worth a line where there is nothing else to say.
  const telling = measures.filter(([, measure]) => !isNever(measure));
  const shown = telling.length > 0 || measures.length > 1 ? telling : measures;
  if (shown.length === 0) return null;
  const charts = shown.filter(([, { isChance, distribution }]) => {
    return isChance !== true && distribution.length > 1;
  }).length;
  return (
    <div className={styles['charts']} data-charts={Math.min(charts, MOST_CHARTS)}>
      {shown.map(([name, measure]) =>
        measure.isChance === true ? (
          <Likely
            key={name}
            label={asSentence(game.words.word('measure', name))}
            chance={measure.expected}
          />
        ) : measure.distribution.length === 1 ? (
          <p key={name} className={styles['certain']}>
            {text('play.odds.certain', {
              measure: asSentence(game.words.word('measure', name)),
              value: measure.distribution[0].value,
            })}
          </p>
        ) : (
          <Chart
            key={name}
            label={asSentence(game.words.word('measure', name))}
            measure={measure}
          />
        ),
      )}
    </div>
  );
}

/** So many and more are told in figures alone. */
const MOST_CHARTS = 3;

function isNever({ distribution, isChance }: MeasureOdds): boolean {
  return isChance !== true && distribution.length === 1 && distribution[0].value === 0;
}

interface LikelyProps {
  readonly label: string;
  readonly chance: number;
}

/** Whether something comes true: one bar that is more or less full. */
function Likely({ label, chance }: LikelyProps) {
  return (
    <figure className={styles['likely']}>
      <figcaption>
        {text('play.odds.chance', { measure: label, percent: percent(chance) })}
      </figcaption>
      <div aria-hidden="true" className={styles['whole']}>
        <div className={styles['part']} style={{ width: `${chance * 100}%` }} />
      </div>
    </figure>
  );
}

interface ChartProps {
  readonly label: string;
  readonly measure: MeasureOdds;
}

function Chart({ label, measure: { expected, distribution } }: ChartProps) {
  const bars = barsOf(distribution);
  const most = Math.max(...bars.map(({ probability }) => probability));
  return (
    <figure className={styles['chart']}>
      <figcaption>
        {text('play.odds.expected', { measure: label, expected: expected.toFixed(2) })}
      </figcaption>
      <ol className={styles['bars']}>
        {bars.map(({ value, probability }) => (
          <li key={value}>
            <span className="unseen">
              {text('play.odds.bar', { value, percent: percent(probability) })}
            </span>
            <span aria-hidden="true" className={styles['share']}>
              {text('play.odds.share', { percent: percent(probability) })}
            </span>
            <span
              aria-hidden="true"
              className={styles['bar']}
              style={{ height: `${(probability / most) * 2}rem` }}
            />
            <span aria-hidden="true">{value}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Never 0 for what can happen, nor 100 for what may not. */
function percent(probability: number): string {
  const share = probability * 100;
  if (share > 0 && share < 1) return '<1';
  if (share < 100 && share > 99) return '>99';
  return share.toFixed(0);
}

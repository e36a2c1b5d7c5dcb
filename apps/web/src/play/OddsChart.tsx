import { asSentence, type Move, type Premises, type Side } from '@sandtable/kernel';
import type { MeasureOdds, Odds } from '@sandtable/lab';
import { Murmur } from '../app/Murmur.tsx';
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
  /** Somebody looks at it, and is told of it if he does not see it. */
  readonly isLookedAt: boolean;
}

/** What a move can come to, from the rules themselves: one small chart a measure. */
export function OddsChart({ game, premises, view, side, move, isLookedAt }: OddsChartProps) {
  const odds = useOdds(premises, view, side, move);
  const shown = odds === undefined || odds === 'working' ? [] : shownOf(odds);
  const charts = shown.filter(([, { isChance, distribution }]) => {
    return isChance !== true && distribution.length > 1;
  }).length;
  const label = (name: string): string => asSentence(game.words.word('measure', name));
  const said = shown.map(([name, measure]) => headline(label(name), measure));
  return (
    <>
      <Murmur words={isLookedAt ? said.join('; ') : ''} />
      {odds === 'working' && <p className={styles['working']}>{text('play.odds.working')}</p>}
      {shown.length > 0 && (
        <div className={styles['room']}>
          <div className={styles['charts']} data-charts={Math.min(charts, MOST_CHARTS)}>
            {shown.map(([name, measure]) =>
              measure.isChance === true ? (
                <Likely key={name} label={label(name)} measure={measure} />
              ) : measure.distribution.length === 1 ? (
                <p key={name} className={styles['certain']}>
                  {headline(label(name), measure)}
                </p>
              ) : (
                <Chart key={name} label={label(name)} measure={measure} />
              ),
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** What cannot happen is only worth a line where there is nothing else to say. */
function shownOf({ measures }: Odds): readonly (readonly [string, MeasureOdds])[] {
  const all = Object.entries(measures);
  const telling = all.filter(([, measure]) => !isNever(measure));
  return telling.length > 0 || all.length > 1 ? telling : all;
}

/** What a measure comes to, in a line. */
function headline(measure: string, { isChance, expected, distribution }: MeasureOdds): string {
  if (isChance === true) return text('play.odds.chance', { measure, percent: percent(expected) });
  if (distribution.length === 1) {
    return text('play.odds.certain', { measure, value: distribution[0].value });
  }
  return text('play.odds.expected', { measure, expected: expected.toFixed(2) });
}

/** So many and more are told in figures alone. */
const MOST_CHARTS = 3;

function isNever({ distribution, isChance }: MeasureOdds): boolean {
  return isChance !== true && distribution.length === 1 && distribution[0].value === 0;
}

/** Whether something comes true: one bar that is more or less full. */
function Likely({ label, measure }: ChartProps) {
  return (
    <figure className={styles['likely']}>
      <figcaption>{headline(label, measure)}</figcaption>
      <div aria-hidden="true" className={styles['whole']}>
        <div className={styles['part']} style={{ width: `${measure.expected * 100}%` }} />
      </div>
    </figure>
  );
}

interface ChartProps {
  readonly label: string;
  readonly measure: MeasureOdds;
}

function Chart({ label, measure }: ChartProps) {
  const bars = barsOf(measure.distribution);
  const most = Math.max(...bars.map(({ probability }) => probability));
  return (
    <figure className={styles['chart']}>
      <figcaption>{headline(label, measure)}</figcaption>
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

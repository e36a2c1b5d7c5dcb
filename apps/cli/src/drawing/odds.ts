import type { Words } from '@sandtable/kernel';
import type { MeasureOdds, Odds } from '@sandtable/lab';
import { table } from '../terminal.ts';

const BAR = 40;

/** The odds of a move as a chart, one block a measure. */
export function drawOdds({ measures }: Odds, words: Words): string {
  const charts = Object.entries(measures).map(([name, odds]) => drawMeasure(name, odds, words));
  return charts.join('\n');
}

function drawMeasure(name: string, odds: MeasureOdds, words: Words): string {
  const { expected, distribution, isChance } = odds;
  if (isChance === true) {
    return words.text('odds.chance', {
      measure: words.word('measure', name),
      percent: percent(expected),
    });
  }
  const title = words.text('odds.measure', {
    measure: words.word('measure', name),
    expected: expected.toFixed(2),
  });
  return `${title}\n${drawBars(distribution)}`;
}

/** How likely each number is. */
export function drawBars(
  distribution: readonly { readonly value: number; readonly probability: number }[],
): string {
  const most = Math.max(...distribution.map(({ probability }) => probability));
  const rows = distribution.map(({ value, probability }) => [
    ' ',
    value,
    percent(probability).padStart(7),
    '█'.repeat(Math.round((probability / most) * BAR)) || '▏',
  ]);
  return table(rows);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

import type { MeasureOdds } from '@sandtable/lab';
import { text } from '../words/words.ts';

/** As many bars as there is room for beside the table. */
const MOST_BARS = 9;

interface Bar {
  readonly value: string;
  readonly probability: number;
}

/** What is beyond the last bar is added to it. */
export function barsOf(distribution: MeasureOdds['distribution']): Bar[] {
  const bars = distribution.map(({ value, probability }) => ({ value: `${value}`, probability }));
  if (bars.length <= MOST_BARS) return bars;
  const rest = bars.slice(MOST_BARS - 1);
  const probability = rest.reduce((sum, bar) => sum + bar.probability, 0);
  const value = text('play.odds.more', { value: rest[0].value });
  return [...bars.slice(0, MOST_BARS - 1), { value, probability }];
}

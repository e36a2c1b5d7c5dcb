import type { ClockTerms } from '@sandtable/wire';
import { TERMS } from '../../words/english/terms.ts';
import { textsOf } from '../../words/words.ts';

/** A text about what is agreed on beforehand. */
export const termsText = textsOf(TERMS);

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** How long that is, in the largest unit that it is a whole number of. */
function lengthWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? [
    'seconds',
    1,
  ];
  return termsText(`terms.${unit}`, { count: seconds / size });
}

/** How long somebody has by a clock. */
export function clockWords(clock: ClockTerms): string {
  const time = lengthWords(clock.seconds);
  if (clock.kind === 'move') return termsText('terms.move', { time });
  return clock.increment === 0
    ? termsText('terms.bank.plain', { time })
    : termsText('terms.bank', { time, increment: lengthWords(clock.increment) });
}

import type { Interval } from '@sandtable/lab';
import { ENGLISH } from '../words/english.ts';
import { LAB } from '../words/english/lab.ts';
import { textsOf } from '../words/words.ts';

/** A text of the lab, or of the app itself. */
export const text = textsOf({ ...ENGLISH, ...LAB });

/** A share as a percentage. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}\u00a0%`;
}

/** Where a share lies. */
export function between([low, high]: Interval): string {
  return text('lab.between', { low: percent(low), high: percent(high) });
}

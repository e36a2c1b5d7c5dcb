import type { Measured } from '@sandtable/lab';
import { SURE } from '@sandtable/lab';
import { REVIEW } from '../words/english/review.ts';
import { textsOf } from '../words/words.ts';

export const text = textsOf(REVIEW);

/** A share in whole hundredths. */
export function percent(share: number): string {
  return text('review.percent', { percent: Math.round(Math.abs(share) * 100) });
}

/** The same with its sign. */
export function signed(share: number): string {
  const written = percent(share);
  if (written === percent(0)) return written;
  return share < 0 ? `−${written}` : `+${written}`;
}

/** How far off a figure may be, at 95 % confidence. */
export function errorOf({ error }: Measured): string {
  return percent(SURE * error);
}

export function signedFigure(figure: Measured): string {
  return text('review.measured', { value: signed(figure.value), error: errorOf(figure) });
}

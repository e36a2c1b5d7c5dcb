import { ENGLISH } from '../words/english.ts';
import { LAB } from '../words/english/lab.ts';
import { textsOf } from '../words/words.ts';

/** A text of the lab, or of the app itself. */
export const text = textsOf({ ...ENGLISH, ...LAB });

/** A share as a percentage. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}\u00a0%`;
}

import { PHRASE_ENGLISH } from '@sandtable/wire/english';
import { ENGLISH } from '../words/english.ts';
import { DEVICE } from '../words/english/device.ts';
import { MATTERS } from '../words/english/matters.ts';
import { ONLINE } from '../words/english/online.ts';
import { ORDERS } from '../words/english/orders.ts';
import { textsOf } from '../words/words.ts';

/** The texts of pages about a match that is hosted: whoever sets one up, or plays alone, waits for none of them. */
export const ONLINE_ENGLISH = {
  ...ENGLISH,
  ...DEVICE,
  ...MATTERS,
  ...ONLINE,
  ...ORDERS,
  ...PHRASE_ENGLISH,
} as const;

/** A text of such a page, or of the app itself. */
export const text = textsOf(ONLINE_ENGLISH);

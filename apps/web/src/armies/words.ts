import { ENGLISH } from '../words/english.ts';
import { ARMIES } from '../words/english/armies.ts';
import { textsOf } from '../words/words.ts';

/** A text of the page where armies are chosen, or of the app itself. */
export const text = textsOf({ ...ENGLISH, ...ARMIES });

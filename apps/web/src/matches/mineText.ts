import { MINE } from '../words/english/mine.ts';
import { textsOf } from '../words/words.ts';

/** A text about matches with others. */
export const mineText = textsOf(MINE);

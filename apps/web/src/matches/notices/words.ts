import { ENGLISH } from '../../words/english.ts';
import { NOTICES } from '../../words/english/notices.ts';
import { textsOf } from '../../words/words.ts';

/** A text about notices, or of the app itself. */
export const text = textsOf({ ...ENGLISH, ...NOTICES });

import { ENGLISH } from '../words/english.ts';
import { SETTINGS } from '../words/english/settings.ts';
import { textsOf } from '../words/words.ts';

/** A text of the page of settings, or of the app itself. */
export const text = textsOf({ ...ENGLISH, ...SETTINGS });

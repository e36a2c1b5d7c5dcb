import { ACCOUNT } from '../words/english/account.ts';
import { textsOf } from '../words/words.ts';

/** A text of the account page. */
export const accountText = textsOf(ACCOUNT);

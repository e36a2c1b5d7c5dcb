import type { AccountTold, CodesTold, PasskeyTold, SessionTold, Whoami } from '@sandtable/wire';
import type { NewBot } from '../../bots/bots.ts';
import { CONTACT_KINDS, PACES } from '../../notices/contacts.ts';
import type { ContactTold } from '../notices.ts';
import { COUNT, FLAG, listOf, TEXT, TIME, told } from './form.ts';

const PASSKEY = told<PasskeyTold>('Passkey', {
  id: TEXT,
  name: TEXT,
  created: TIME,
  used: { description: 'A time like the others; null before the first.' },
});
const SESSION = told<SessionTold>('Session', {
  id: TEXT,
  device: TEXT,
  created: TIME,
  used: TIME,
  isThis: FLAG,
});
const ACCOUNT = told<AccountTold>('Account', {
  name: TEXT,
  created: TIME,
  hasPassword: FLAG,
  codesLeft: COUNT,
  passkeys: listOf(PASSKEY),
  sessions: listOf(SESSION),
  blocked: listOf(TEXT),
});
export const WHOAMI = told<Whoami>('Whoami', { passkeys: FLAG }, { account: ACCOUNT });
export const CODES = told<CodesTold>('Codes', { codes: listOf(TEXT) });
/** As the WebAuthn specification has it: a browser understands it. */
export const PASSKEY_OPTIONS = { type: 'object', description: 'For a browser.' } as const;

export const NEW_BOT = told<NewBot>('NewBot', { name: TEXT, token: TEXT });
const BOT = told<{ name: string; created: number }>('Bot', { name: TEXT, created: TIME });
export const BOTS = told<{ bots: readonly object[] }>('Bots', { bots: listOf(BOT) });

export const CONTACT = told<ContactTold>('Contact', {
  word: TEXT,
  kind: { enum: CONTACT_KINDS },
  pace: { enum: PACES },
  isConfirmed: FLAG,
});
export const CONTACTS = told<{ contacts: readonly ContactTold[] }>('Contacts', {
  contacts: listOf(CONTACT),
});
export const NOTICE_WAYS = told<{ ways: readonly string[]; pushKey: string }>('NoticeWays', {
  ways: listOf({ enum: CONTACT_KINDS }),
  pushKey: TEXT,
});

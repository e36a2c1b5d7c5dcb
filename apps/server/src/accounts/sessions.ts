import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Whoever does not come back for so long is signed out. */
export const LASTS_MS = 60 * DAY;
/** When somebody was there last is written down so often. */
const RENEWED_MS = DAY;

/** Somebody who is signed in on some device. */
export interface Session {
  readonly id: string;
  readonly account: string;
  /** When he last showed that it is he. */
  readonly proven: number;
  /** The browser is to keep it for longer: it was renewed. */
  readonly isRenewed: boolean;
}

/** What is kept of a token. Whoever reads the database cannot sign in with it. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Signs somebody in; gives what his browser keeps. */
export async function openSession(
  db: Kysely<Tables>,
  account: string,
  device: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('session').where('expires', '<=', now).execute();
  await db
    .insertInto('session')
    .values({
      id: randomBytes(9).toString('base64url'),
      hash: tokenHash(token),
      account,
      device,
      created: now,
      used: now,
      expires: now + LASTS_MS,
      proven: now,
    })
    .execute();
  return token;
}

/** The session that a token belongs to, as long as it lasts. Being used, it lasts longer. */
export async function sessionOf(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['id', 'account', 'used', 'expires', 'proven'])
    .where('hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (row === undefined || row.expires <= now) return undefined;
  const isRenewed = now - row.used >= RENEWED_MS;
  if (isRenewed) {
    await db
      .updateTable('session')
      .set({ used: now, expires: now + LASTS_MS })
      .where('id', '=', row.id)
      .execute();
  }
  return { id: row.id, account: row.account, proven: row.proven, isRenewed };
}

/** Whoever is signed in has shown once more that it is he. */
export async function proveSession(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db.updateTable('session').set({ proven: now }).where('id', '=', id).execute();
}

/** Sessions that were ended. */
interface Ended {
  readonly count: number;
  /** The matches at which keys of theirs opened a seat. */
  readonly matches: readonly string[];
}

/** Ends a session of somebody; all of them where none is named; all but one where that is to stay. */
export async function endSessions(
  db: Kysely<Tables>,
  account: string,
  which: { readonly id?: string; readonly except?: string } = {},
): Promise<Ended> {
  const rows = await db
    .selectFrom('session')
    .leftJoin('device_key', 'device_key.session', 'session.id')
    .select(['session.id', 'device_key.match'])
    .where('session.account', '=', account)
    .execute();
  const ended = rows.filter(
    ({ id }) => (which.id === undefined || id === which.id) && id !== which.except,
  );
  const ids = [...new Set(ended.map(({ id }) => id))];
  // Their keys go with them.
  if (ids.length > 0) await db.deleteFrom('session').where('id', 'in', ids).execute();
  const matches = ended.flatMap(({ match }) => (match === null ? [] : [match]));
  return { count: ids.length, matches: [...new Set(matches)] };
}

const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrom(?:e|ium)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** By what somebody knows which of his devices it is. No more of what it says about itself is kept. */
export function deviceOf(agent = ''): string {
  const found = [BROWSERS, SYSTEMS].map((all) => all.find(([, sign]) => sign.test(agent))?.[0]);
  return found.filter((part) => part !== undefined).join(', ');
}

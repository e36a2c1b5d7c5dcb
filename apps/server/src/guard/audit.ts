import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { PersonalData } from '../accounts/personal.ts';
import type { House } from '../host/house.ts';
import { sessionOf } from '../accounts/sessions.ts';
import { botAt } from '../http/bots.ts';
import { signedIn } from '../http/session.ts';
import type { Tables } from '../store/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long what was done is kept; */
const KEPT_MS = 90 * DAY_MS;
/** and so long two deeds can be seen to be from one address. Afterwards nobody can tell any more, not even with the database. */
const SALT_KEPT_MS = 7 * DAY_MS;
const SALT = 'audit-salt ';

/** What is written down, by method and route: whether it was done or refused. Moves are in the logs of their matches, reports with the talk. */
export const DEEDS: Readonly<Record<string, string>> = {
  'POST /api/matches': 'founds a match',
  'POST /api/matches/:match/take': 'takes a seat',
  'POST /api/matches/:match/invite': 'invites to a seat that nobody has',
  'POST /api/lobby/withdraw': 'withdraws a match',
  'POST /api/matches/:match/move': 'moves a seat to another device',
  'POST /api/matches/:match/key': 'fetches a key for a seat',
  'POST /api/lobby/take': 'takes a seat in the lobby',
  'POST /api/bot/matches/:match/take': 'takes a seat, as a program',
  'POST /api/account/create': 'makes an account',
  'POST /api/account/sign-in': 'signs in',
  'POST /api/account/sign-out': 'signs out',
  'POST /api/account/prove': 'shows once more who it is',
  'PUT /api/account/name': 'changes the name',
  'PUT /api/account/password': 'sets a password',
  'DELETE /api/account/password': 'drops the password',
  'POST /api/account/passkeys': 'adds a passkey',
  'DELETE /api/account/passkeys/:id': 'drops a passkey',
  'POST /api/account/codes': 'makes recovery codes',
  'POST /api/account/bots': 'makes a program',
  'DELETE /api/account/bots/:name': 'ends a program',
  'GET /api/account/data': 'fetches all data',
};

/** Writes down what is done on a host that is none of the play. Nobody waits for it. */
export function addAudit(app: FastifyInstance, house: House): void {
  const salts = new Map<string, Promise<string>>();
  const saltOf = (day: string): Promise<string> => {
    let salt = salts.get(day);
    if (salt === undefined) {
      salts.clear();
      salt = house.store.setting(`${SALT}${day}`, () => randomBytes(32).toString('hex'));
      salts.set(day, salt);
      forgetOld(house.store.db, house.now()).catch(() => undefined);
    }
    return salt;
  };
  const write = async (
    deed: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const at = house.now();
    const salt = await saltOf(dayOf(at));
    const account = await whose(house, request, reply);
    const { match = foundedIn(reply) } = (request.params ?? {}) as { match?: string };
    await house.store.db
      .insertInto('audit')
      .values({
        id: randomUUID(),
        at,
        deed,
        status: reply.statusCode,
        match: match ?? null,
        account: account ?? null,
        address: createHmac('sha256', salt).update(request.ip).digest('hex').slice(0, 16),
      })
      .execute();
  };
  const writing = new Set<Promise<void>>();
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const name = `${method} ${routeOptions.url}`;
    if (!Object.hasOwn(DEEDS, name)) return;
    const written = write(DEEDS[name], request, reply)
      .catch((error: unknown) => house.log.warn({ err: error }, 'a deed was not written down'))
      .finally(() => writing.delete(written));
    writing.add(written);
  });
  app.addHook('onClose', () => Promise.all(writing).then(() => undefined));
}

/** The match that there is only since. */
function foundedIn(reply: FastifyReply): string | undefined {
  return /^\/api\/matches\/([\w-]+)$/.exec(String(reply.getHeader('location') ?? ''))?.[1];
}

/** Who has done what the host was not asked for, but its database: whoever runs it. */
const OPERATOR = 'operator';

/** Whoever runs the host has done something to its database. */
export async function noteOperator(
  db: Kysely<Tables>,
  deed: string,
  about: { readonly at: number; readonly account?: string | undefined; readonly match?: string },
): Promise<void> {
  const { at, account = null, match = null } = about;
  await db
    .insertInto('audit')
    .values({ id: randomUUID(), at, deed, status: 200, match, account, address: OPERATOR })
    .execute();
}

/** The account of whoever asks; where he has only just signed in, by what he was given. */
async function whose(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const [, given] = /sandtable=([^;]+)/.exec(String(reply.getHeader('set-cookie') ?? '')) ?? [];
  if (given !== undefined) {
    return (await sessionOf(house.store.db, given, house.now()))?.account;
  }
  const who = (await signedIn(house, request))?.account ?? (await botAt(house, request));
  return who?.id;
}

/** Whatever is too old, and the salts without which addresses cannot be compared any more. */
async function forgetOld(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('audit')
    .where('at', '<', now - KEPT_MS)
    .execute();
  await db
    .deleteFrom('setting')
    .where('name', 'like', `${SALT}%`)
    .where('name', '<', `${SALT}${dayOf(now - SALT_KEPT_MS)}`)
    .execute();
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The last deeds, a line each, for whoever runs the host. */
export async function trail(db: Kysely<Tables>, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account')
    .select(['at', 'deed', 'status', 'match', 'account.name as name', 'address'])
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at, deed, status, match, name, address }) => {
    const done = status < 400 ? '' : ` (refused, ${status})`;
    const where = match === null ? '' : ` at ${match}`;
    const who = address === OPERATOR ? '' : ` ${name ?? 'somebody'}`;
    const about = address === OPERATOR && name !== null ? `: ${name}` : '';
    return `${new Date(at).toISOString()} ${address}${who} ${deed}${about}${where}${done}`;
  });
}

/** What is written down of somebody who has an account. */
export const AUDIT_DATA: PersonalData = {
  name: 'deeds',
  exportOf: (db, { id }) =>
    db
      .selectFrom('audit')
      .select(['at', 'deed', 'status', 'match'])
      .where('account', '=', id)
      .orderBy('at')
      .execute(),
  forget: async (db, { id }) => {
    await db.deleteFrom('audit').where('account', '=', id).execute();
  },
};

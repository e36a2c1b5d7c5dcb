import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/personal.ts';
import { LASTS_MS, sessionOf } from '../accounts/sessions.ts';
import type { House } from '../host/house.ts';

/** With this beginning a browser takes it from nobody but this host itself, encrypted. */
const ENCRYPTED = '__Host-sandtable';
const PLAIN = 'sandtable';

/** Somebody who is signed in. */
interface SignedIn {
  readonly account: Account;
  readonly session: string;
  /** When he last showed that it is he. */
  readonly proven: number;
}

/** So long it is believed that it is still he. */
const PROVEN_MS = 10 * 60_000;

/** Whether somebody has shown just now, by more than his cookie, that it is he. */
export function hasProven({ now }: House, { proven }: Pick<SignedIn, 'proven'>): boolean {
  return now() - proven < PROVEN_MS;
}

/** Who asks, where he is signed in; none for a guest. */
export async function signedIn(
  house: House,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<SignedIn | undefined> {
  const token = tokenIn(house, request);
  if (token === undefined) return undefined;
  const session = await sessionOf(house.store.db, token, house.now());
  const account = session && (await house.accounts.account(session.account));
  if (session === undefined || account === undefined) return undefined;
  if (session.isRenewed && reply !== undefined) giveToken(house, request, reply, token);
  return { account, session: session.id, proven: session.proven };
}

/** The name of whoever opens a socket with these cookies, where he is signed in. */
export async function memberBy(
  house: House,
  cookie: string | undefined,
): Promise<string | undefined> {
  // Where it is encrypted there is no other.
  const token = cookieIn(cookie, ENCRYPTED) ?? cookieIn(cookie, PLAIN);
  const session = token && (await sessionOf(house.store.db, token, house.now()));
  return session ? (await house.accounts.account(session.account))?.name : undefined;
}

/** Has the browser keep what shows that somebody is signed in; without it, forget it. No page can read it. */
export function giveToken(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  token?: string,
): void {
  const age = token === undefined ? 0 : LASTS_MS / 1000;
  const parts = [
    `${cookieName(house, request)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${age}`,
    ...(isEncrypted(house, request) ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}

function isEncrypted({ settings: { publicUrl } }: House, { protocol }: FastifyRequest): boolean {
  return publicUrl === undefined ? protocol === 'https' : publicUrl.startsWith('https:');
}

function cookieName(house: House, request: FastifyRequest): string {
  return isEncrypted(house, request) ? ENCRYPTED : PLAIN;
}

function tokenIn(house: House, request: FastifyRequest): string | undefined {
  return cookieIn(request.headers.cookie, cookieName(house, request));
}

function cookieIn(cookie: string | undefined, name: string): string | undefined {
  const begin = `${name}=`;
  const cookies = (cookie ?? '').split(/; */);
  return cookies.find((each) => each.startsWith(begin))?.slice(begin.length);
}

/** Who asks, where everything is done for somebody who is signed in: see `ownAccount.ts`. */
export function whoAsks(request: FastifyRequest): SignedIn {
  return request.getDecorator<SignedIn>('who');
}

import { message, type MatchFile, type Message, type Side } from '@sandtable/kernel';
import type {
  About,
  Founded,
  Invited,
  MatchFacts,
  NewMatch,
  SeatGiven,
  Whoami,
} from '@sandtable/wire';
import { keepAbout, keptAbout } from '../store/about.ts';

/** Why a host has not done what it was asked for. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal';
  /** What it calls the reason; `away` where it did not answer. */
  readonly code: string;
  readonly reason: Message;

  constructor(code: string, reason: Message) {
    super(reason.key);
    this.code = code;
    this.reason = reason;
  }
}

/** What can be said of whatever went wrong while a host was asked. */
export function reasonOf(error: unknown): Message {
  return error instanceof HostRefusal ? error.reason : message('online.trouble');
}

interface Request {
  /** POST where something is sent, unless told. */
  readonly method?: 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** Of a seat, for what only its holder may do. */
  readonly key?: string;
}

/** Asks the host that this page comes from. */
export async function ask<T>(path: string, { method, body, key }: Request = {}): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Seat ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer === undefined) throw new HostRefusal('away', message('online.away'));
  if (answer.status === 204) return undefined as T;
  // Where only files are served, every address is a page of the app.
  const isSaid = answer.headers.get('content-type')?.includes('json') === true;
  if (!isSaid) throw new HostRefusal('none', message('online.none'));
  const said = (await answer.json()) as unknown;
  if (answer.ok) return said as T;
  const { error = 'trouble', message: reason } = said as { error?: string; message?: unknown };
  throw new HostRefusal(
    error,
    typeof reason === 'object' && reason !== null ? (reason as Message) : message('online.trouble'),
  );
}

let asked: Promise<About | undefined> | undefined;

/** What the host of this page is, or was when it last said so; nothing where it is only files. */
export function aboutHost(): Promise<About | undefined> {
  asked ??= ask<About | undefined>('about')
    .catch((error: unknown) => {
      if (error instanceof HostRefusal && error.code === 'away') return undefined;
      throw error;
    })
    .then(
      (about) => {
        if (about !== undefined) return keepAbout(about);
        // It does not answer: it is asked again the next time.
        asked = undefined;
        return keptAbout();
      },
      () => {
        asked = undefined;
        return undefined;
      },
    );
  return asked;
}

const at = (match: string): string => `matches/${encodeURIComponent(match)}`;

/** What a host does for those who play, over HTTP. What happens at a table comes over a `Line`. */
export const HOST = {
  found: (body: NewMatch) => ask<Founded>('matches', { body }),
  facts: (match: string) => ask<MatchFacts>(at(match)),
  invited: (match: string, invitation: string) =>
    ask<Invited>(`${at(match)}/invitation`, { body: { invitation } }),
  take: (match: string, body: { readonly invitation: string; readonly name?: string }) =>
    ask<SeatGiven>(`${at(match)}/take`, { body }),
  giveNumber: (match: string, key: string, number: string) =>
    ask<unknown>(`${at(match)}/number`, { body: { number }, key }),
  move: (match: string, key: string) =>
    ask<{ readonly invitation: string }>(`${at(match)}/move`, { body: {}, key }),
  /** A new word for a seat that nobody has, in place of any before it. */
  invite: (match: string, key: string, side: Side) =>
    ask<{ readonly invitation: string }>(`${at(match)}/invite`, { body: { side }, key }),
  /** All of it as it stands, of a game without secrets. */
  copy: (match: string, key: string) => ask<MatchFile>(`${at(match)}/copy`, { key }),
  /** A key for a seat of one's account, on this device. */
  ownKey: (match: string) => ask<SeatGiven>(`${at(match)}/key`, { body: {} }),
  whoami: () => ask<Whoami>('account'),
  proof: (match: string) => ask<unknown>(`${at(match)}/proof`),
};

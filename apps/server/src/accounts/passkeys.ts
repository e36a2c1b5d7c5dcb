import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { ChallengeTable } from './tables.ts';
import type { Account } from './personal.ts';

/** The place that passkeys are for: they work nowhere else. */
export interface Place {
  /** A name of a host without a port. */
  readonly id: string;
  readonly origin: string;
}

type Purpose = 'create' | 'add' | 'sign-in';

/** EdDSA, ES256 and RS256: what devices have. Newer ones are an experiment in Node still. */
const ALGORITHMS = [-8, -7, -257];

/** So long somebody has to show his passkey. */
const LASTS_MS = 5 * 60 * 1000;

/**
 * Where passkeys are for, by the host's own setting; without one only on the machine itself. A browser makes
 * none for a number, and none on a page that comes without encryption from elsewhere.
 */
export function placeOf(publicUrl: string | undefined, host = ''): Place | undefined {
  if (publicUrl !== undefined) {
    const { hostname, origin } = new URL(publicUrl);
    return /^[\d.]+$|^\[/.test(hostname) ? undefined : { id: hostname, origin };
  }
  return /^localhost(?::\d+)?$/.test(host)
    ? { id: 'localhost', origin: `http://${host}` }
    : undefined;
}

/** What a browser is asked for to make a passkey: for an account that is to be, or another one for an account that is. */
export async function askToMake(
  db: Kysely<Tables>,
  place: Place,
  { account, purpose, now }: { account: Account; purpose: 'create' | 'add'; now: number },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id, name } = account;
  const had = await db.selectFrom('passkey').select('id').where('account', '=', id).execute();
  const options = await generateRegistrationOptions({
    rpName: 'Sandtable',
    rpID: place.id,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    timeout: LASTS_MS,
    excludeCredentials: had,
    supportedAlgorithmIDs: ALGORITHMS,
    // Found without a name, and of no use to whoever finds the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, { challenge: options.challenge, purpose, account: id, name }, now);
  return options;
}

/** What a browser is asked for to show a passkey: any that somebody has here. Nobody learns by it who is known. */
export async function askToShow(
  db: Kysely<Tables>,
  place: Place,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: place.id,
    userVerification: 'required',
    timeout: LASTS_MS,
  });
  const { challenge } = options;
  await keepChallenge(db, { challenge, purpose: 'sign-in', account: null, name: null }, now);
  return options;
}

/** A passkey that was made as asked; and for whom. It is not kept yet. */
export async function made(
  db: Kysely<Tables>,
  place: Place,
  { response, purpose, now }: { response: object; purpose: 'create' | 'add'; now: number },
): Promise<{ account: Account; passkey: NewPasskey } | undefined> {
  const asked = await takeChallenge(db, response, purpose, now);
  const { account: id, name } = asked ?? { account: null, name: null };
  if (asked === undefined || id === null || name === null) return undefined;
  const verdict = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => NOT_VERIFIED);
  if (!verdict.verified) return undefined;
  const {
    publicKey,
    counter,
    transports = [],
    ...credential
  } = verdict.registrationInfo.credential;
  return {
    account: { id, name },
    passkey: {
      id: credential.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    },
  };
}

export interface NewPasskey {
  readonly id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
}

const NOT_VERIFIED = { verified: false } as const;

/** Whose passkey was shown, where it was shown as asked. */
export async function shown(
  db: Kysely<Tables>,
  place: Place,
  response: object,
  now: number,
): Promise<string | undefined> {
  const asked = await takeChallenge(db, response, 'sign-in', now);
  const given = response as AuthenticationResponseJSON;
  if (asked === undefined || typeof given.id !== 'string') return undefined;
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', given.id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { userHandle } = given.response;
  if (Buffer.from(userHandle ?? '', 'base64url').toString() !== row.account) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: asked.challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.id,
    requireUserVerification: true,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => ({ ...NOT_VERIFIED, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return undefined;
  await db
    .updateTable('passkey')
    .set({ counter: authenticationInfo.newCounter, used: now })
    .where('id', '=', row.id)
    .execute();
  return row.account;
}

async function keepChallenge(
  db: Kysely<Tables>,
  asked: Omit<ChallengeTable, 'expires'> & { readonly purpose: Purpose },
  now: number,
): Promise<void> {
  await db.deleteFrom('challenge').where('expires', '<=', now).execute();
  await db
    .insertInto('challenge')
    .values({ ...asked, expires: now + LASTS_MS })
    .execute();
}

/** What was asked for that this answers. It is gone with that: nobody answers twice, on whatever node. */
async function takeChallenge(
  db: Kysely<Tables>,
  response: object,
  purpose: Purpose,
  now: number,
): Promise<Selectable<ChallengeTable> | undefined> {
  return db
    .deleteFrom('challenge')
    .where('challenge', '=', challengeIn(response))
    .where('purpose', '=', purpose)
    .where('expires', '>', now)
    .returningAll()
    .executeTakeFirst();
}

function challengeIn(given: object): string {
  try {
    const { clientDataJSON } = (given as AuthenticationResponseJSON).response;
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

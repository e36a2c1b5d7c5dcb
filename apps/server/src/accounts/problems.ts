/** Why something about an account was not done, and what a request is answered with then. */
export const PROBLEMS = {
  'name-form': { status: 400, key: 'wire.account.nameForm' },
  'name-scripts': { status: 400, key: 'wire.account.nameScripts' },
  'name-barred': { status: 409, key: 'wire.account.nameBarred' },
  'name-taken': { status: 409, key: 'wire.account.nameTaken' },
  'password-short': { status: 400, key: 'wire.account.passwordShort' },
  'password-long': { status: 400, key: 'wire.account.passwordLong' },
  'password-easy': { status: 400, key: 'wire.account.passwordEasy' },
  /** Name, password or code: which of them, nobody is told. */
  wrong: { status: 403, key: 'wire.account.wrong' },
  /** The passkey has not answered what it was asked here, or too late. */
  passkey: { status: 403, key: 'wire.account.passkey' },
  /** Passkeys cannot be used at the address that this host is reached at. */
  'passkey-place': { status: 409, key: 'wire.account.passkeyPlace' },
  /** Without it he would never get in again. */
  'last-way': { status: 409, key: 'wire.account.lastWay' },
  /** He is signed in, and has not shown for a while that it is he. */
  prove: { status: 403, key: 'wire.account.prove' },
  confirm: { status: 400, key: 'wire.account.confirm' },
  missing: { status: 404, key: 'wire.account.missing' },
  'signed-out': { status: 401, key: 'wire.account.signedOut' },
  /** Too often. */
  limit: { status: 429, key: 'wire.account.limit' },
  /** A password too often. */
  guessed: { status: 429, key: 'wire.account.guessed' },
  /** Too many at once. */
  busy: { status: 503, key: 'wire.account.busy' },
} as const;
export type AccountProblem = keyof typeof PROBLEMS;

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: AccountProblem };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(problem: AccountProblem): {
  readonly ok: false;
  readonly problem: AccountProblem;
} {
  return { ok: false, problem };
}

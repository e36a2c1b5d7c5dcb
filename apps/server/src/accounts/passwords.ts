import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { folded } from './looks.ts';

/** 32 MB three times over, some tenths of a second. What is kept says what it was made with, so this can be raised. */
const COST = { log2: 15, r: 8, p: 3 };
const BYTES = 32;

/** So many are worked out at a time: the others of Node's threads are for the disk. */
const AT_ONCE = 2;
/** So many wait. Whoever comes then is told to come back. */
const MOST_WAITING = 32;

/** One is tried so often at a time, and once more each minute. */
export const GUESSES = { most: 10, everyMs: 60_000 };

const LEAST = 10;
const MOST = 200;

/** Why it is no password, if so. Length is what counts; no rules about signs and digits. */
export function passwordProblem(
  password: string,
  name: string,
): 'short' | 'long' | 'easy' | undefined {
  if (password.length < LEAST) return 'short';
  if (password.length > MOST) return 'long';
  const isEasy = new Set(password).size < 5 || folded(password) === folded(name);
  return isEasy ? 'easy' : undefined;
}

/** Works out what is kept of passwords, a few at a time and on other threads than the host's own. */
export class Passwords {
  readonly #waiting: (() => void)[] = [];
  #working = 0;
  readonly #cost: typeof COST;
  /** What is compared with where there is nothing to compare with: that takes as long. */
  #nobodys: Promise<string> | undefined;

  /** @param cost What it takes to work one out, where that is not as usual. */
  constructor(cost = COST) {
    this.#cost = cost;
  }

  /** What is kept of a password; none where too many wait already. */
  async keep(password: string): Promise<string | undefined> {
    const salt = randomBytes(16);
    const hash = await this.#derive(password, salt, this.#cost);
    if (hash === undefined) return undefined;
    const { log2, r, p } = this.#cost;
    return ['scrypt', log2, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /** Whether it is the password that this was kept of. Without any it is not, after the same time. */
  async isRight(password: string, kept: string | null | undefined): Promise<boolean | 'busy'> {
    this.#nobodys ??= this.keep(randomBytes(16).toString('hex')).then((made) => made ?? '');
    const against = kept ?? (await this.#nobodys);
    const [, log2, r, p, salt, hash] = against.split('$');
    if (hash === undefined) {
      this.#nobodys = undefined;
      return 'busy';
    }
    const cost = { log2: Number(log2), r: Number(r), p: Number(p) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64url'), cost);
    if (derived === undefined) return 'busy';
    return (
      timingSafeEqual(derived, Buffer.from(hash, 'base64url')) &&
      kept !== undefined &&
      kept !== null
    );
  }

  async #derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer | undefined> {
    if (this.#working >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) return undefined;
      await new Promise<void>((go) => this.#waiting.push(go));
    } else {
      this.#working++;
    }
    try {
      return await derive(password.normalize('NFKC'), salt, cost);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#working--;
      else next();
    }
  }
}

function derive(password: string, salt: Buffer, { log2, r, p }: typeof COST): Promise<Buffer> {
  const N = 2 ** log2;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((settle, fail) => {
    scrypt(password, salt, BYTES, options, (error, hash) =>
      error === null ? settle(hash) : fail(error),
    );
  });
}
